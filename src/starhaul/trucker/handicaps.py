"""What a gold title does to its holder's ship (TRK-12): each question has a plain answer for everybody else."""

from __future__ import annotations

from starhaul.kernel import Seat

from .grid import cells_in
from .state import TruckerState
from .titles import (
    CABIN_PLACES,
    blocked_holds,
    cabin_places,
    corridors_torn_off,
    drained_batteries,
    matched_life_supports,
)


def useless_holds(state: TruckerState, seat: Seat) -> int:
    """Holds that can hold nothing (TRK-G-01)."""
    return blocked_holds(state.ships[seat]) if state.has_gold(seat, "freight_hauler") else 0


def empty_batteries(state: TruckerState, seat: Seat) -> int:
    """Battery components that get no tokens at launch (TRK-G-02)."""
    return drained_batteries(state.ships[seat]) if state.has_gold(seat, "power_trucker") else 0


def working_life_supports(state: TruckerState, seat: Seat) -> int:
    """Life supports that work (TRK-G-03); all bits where all do."""
    return matched_life_supports(state.ships[seat]) if state.has_gold(seat, "xenoquartermaster") else -1


def places_in_cabin(state: TruckerState, seat: Seat, cell: int) -> int:
    """How many humans live in this cabin at launch (TRK-G-04); one that is not full size takes no alien."""
    return cabin_places(state.ships[seat], cell) if state.has_gold(seat, "cruise_captain") else CABIN_PLACES


def exposed_cabins(state: TruckerState, seat: Seat) -> tuple[tuple[int, int], ...]:
    """Cabins with their exposed connectors, where new ones cost figures (TRK-G-04)."""
    if not state.has_gold(seat, "cruise_captain"):
        return ()
    ship = state.ships[seat]
    return tuple((cell, ship.exposed_connectors_of(cell)) for cell in cells_in(ship.cabins))


def torn_off(state: TruckerState, seat: Seat, destroyed: int) -> int:
    """Components that fall off because these are destroyed (TRK-G-06)."""
    if not state.has_gold(seat, "corridorist"):
        return 0
    fallen = 0
    for cell in cells_in(destroyed):
        fallen |= corridors_torn_off(state.ships[seat], cell)
    return fallen & ~destroyed
