"""What the terms of a seat do to its ship (TRK-12): each question has a plain answer for everybody else."""

from __future__ import annotations

from starhaul.kernel import Seat

from .grid import cells_in
from .ship import Ship
from .state import TruckerState
from .titles import (
    CABIN_PLACES,
    cabin_places,
    corridors_torn_off,
)


def places_in_cabin(state: TruckerState, seat: Seat, cell: int) -> int:
    """How many humans live in this cabin at launch (TRK-G-04); one that is not full size takes no alien."""
    return places_on(state, seat, state.ships[seat], cell)


def places_on(state: TruckerState, seat: Seat, ship: Ship, cell: int) -> int:
    """The same on a ship that this one may become."""
    return cabin_places(ship, cell) if state.terms[seat].are_holes_deadly else CABIN_PLACES


def exposed_cabins(state: TruckerState, seat: Seat) -> tuple[tuple[int, int], ...]:
    """Cabins with their exposed connectors, where new ones cost figures (TRK-G-04)."""
    if not state.terms[seat].are_holes_deadly:
        return ()
    ship = state.ships[seat]
    return tuple((cell, ship.exposed_connectors_of(cell)) for cell in cells_in(ship.cabins))


def torn_off(state: TruckerState, seat: Seat, destroyed: int) -> int:
    """Components that fall off because these are destroyed (TRK-G-06)."""
    if not state.terms[seat].are_narrow_parts_brittle:
        return 0
    fallen = 0
    for cell in cells_in(destroyed):
        fallen |= corridors_torn_off(state.ships[seat], cell)
    return fallen & ~destroyed
