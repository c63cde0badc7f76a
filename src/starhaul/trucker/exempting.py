"""Cannons and engines that need no empty square: one of each group of kinds, where the terms of a seat say so
(ABE-SUP-HYP-01)."""

from __future__ import annotations

from starhaul.kernel import Seat

from .altering import alteration_at
from .connectors import BARREL
from .faults import neighbour
from .grid import FACINGS, cells_in
from .refitting import refit
from .ship import Ship
from .state import TruckerState

Group = tuple[int, ...]
"""Kinds of which one component is exempt."""


def group_of(state: TruckerState, seat: Seat, kind: int) -> Group:
    """The group that this kind belongs to, if one of it can be exempt."""
    for group in state.terms[seat].exempt:
        if kind in group:
            return group
    return ()


def exempt_cells(ship: Ship, group: Group) -> list[int]:
    """Those that are exempt already."""
    altered = cells_in(ship.fittings.altered)
    return [cell for cell in altered if ship.kind_at(cell) in group and alteration_at(ship, cell).exempt]


def blocked_cells(ship: Ship, group: Group) -> list[int]:
    """Those that something stands in the way of."""
    return [cell for kind in group for cell in cells_in(ship.cells_of(kind)) if _is_blocked(ship, cell)]


def _is_blocked(ship: Ship, cell: int) -> bool:
    return any(ship.side_at(cell, facing) == BARREL and neighbour(ship, cell, facing) is not None for facing in FACINGS)


def exempt(state: TruckerState, seat: Seat, chosen: int, group: Group) -> None:
    """This one of its group needs no empty square, and no other."""
    ship = state.ships[seat]
    for cell in exempt_cells(ship, group):
        if cell != chosen:
            refit(state, seat, cell, alteration_at(ship, cell).with_exemption(exempt=False))
    if not alteration_at(ship, chosen).exempt:
        refit(state, seat, chosen, alteration_at(ship, chosen).with_exemption())
