"""Whether a ship that is being built can still grow, whatever lies in the heap."""

from __future__ import annotations

from typing import Final

from .connectors import DOUBLE, SIDE_KINDS, SINGLE, SMOOTH, UNIVERSAL
from .grid import FACINGS
from .ship import Ship

SIDES: Final = (SMOOTH, SINGLE, DOUBLE, UNIVERSAL)
"""What a component can turn to its neighbours."""


def squares_to_grow(ship: Ship) -> int:
    """The empty squares where something could be joined to the ship if its sides were right (BLD-06, BLD-08)."""
    if not ship.occupied:
        return ship.free
    open_, joined = ship.free, 0
    for facing in FACINGS:
        fitting = 0
        for at in [facing * SIDE_KINDS + side for side in SIDES]:
            fitting |= ~ship.bad[at]
            joined |= ship.join[at] & ~ship.bad[at]
        open_ &= fitting
    return open_ & joined
