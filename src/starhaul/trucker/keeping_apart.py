"""What must be kept apart: radioactive containers that would be joined, artifacts in dead zones (MIS-CMP-13).

All else about where a component may be added follows from the sides that touch; these rules look farther.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .components import ARTIFACT, KIND_OF, RADIOACTIVE, SIDE_SLOTS_OF, ZONES_OF
from .grid import FACINGS, OPPOSITE, cells_in
from .joining import block

if TYPE_CHECKING:
    from .hull import Hull


def joined_containers(hull: Hull) -> int:
    """The radioactive containers that are joined to another one, also through routing modules."""
    containers = hull.kinds[RADIOACTIVE]
    return containers & hull.joined_to(containers) if containers else 0


def unfit_cells(hull: Hull, tile: int, turn: int) -> int:
    """Squares where this component, turned so, would break these rules. Only some kinds can (`IS_PARTICULAR`)."""
    kind = KIND_OF[tile]
    if kind == ARTIFACT:
        return _in_dead_zones(hull, tile * 4 + turn)
    if not hull.kinds[RADIOACTIVE]:
        return 0
    slots = SIDE_SLOTS_OF[tile * 4 + turn]
    return _at_containers(hull, slots) if kind == RADIOACTIVE else _between_containers(hull, slots)


def _in_dead_zones(hull: Hull, placed: int) -> int:
    """Where an artifact would lie in the zone of another one, or that one in its own (MIS-ART-10)."""
    squares = hull.dead_squares()
    for cell in cells_in(hull.kinds[ARTIFACT]):
        squares |= hull.board.grid.lanes_through(cell, ZONES_OF[placed])
    return squares


def _at_containers(hull: Hull, slots: tuple[int, ...]) -> int:
    """Where a radioactive container would be joined to another one, or to a routing module that one is joined to."""
    grid, containers = hull.board.grid, hull.kinds[RADIOACTIVE]
    hot = containers | _hubs_from(hull, hull.joined_directly(containers))
    squares = 0
    for facing in FACINGS:
        squares |= hull.join[slots[facing]] & grid.shift(hot, OPPOSITE[facing])
    return squares


def _between_containers(hull: Hull, slots: tuple[int, ...]) -> int:
    """Where a routing module would join two radioactive containers; in a dead zone it joins nobody (MIS-ART-11)."""
    squares = 0
    for cell in cells_in(hull.free & ~hull.dead_squares()):
        attached = _attached(hull, cell, slots)
        if attached & (attached - 1):
            squares |= 1 << cell
    return squares


def _attached(hull: Hull, cell: int, slots: tuple[int, ...]) -> int:
    """The radioactive containers that a routing module here would be joined to."""
    grid = hull.board.grid
    near = 0
    for facing in FACINGS:
        if hull.join[slots[facing]] >> cell & 1:
            near |= grid.near_bit[facing * grid.size + cell]
    return (near | hull.joined_directly(_hubs_from(hull, near))) & hull.kinds[RADIOACTIVE]


def _hubs_from(hull: Hull, cells: int) -> int:
    """The working routing modules among these, and those that hang together with them."""
    hubs = hull.hubs & ~hull.idle
    return block(hull, cells, hubs) if hubs else 0
