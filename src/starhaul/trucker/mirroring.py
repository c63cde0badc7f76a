"""Symmetry: components that mirror each other in the starting column (MIS-HSE-05)."""

from __future__ import annotations

from .components import KIND_OF, ZONES_OF
from .grid import cells_in
from .hull import EMPTY, Hull


def mirror_pairs(hull: Hull) -> int:
    """Pairs of components of the same kind in one row, equally far left and right of the starting column."""
    board, placed = hull.board, hull.placed
    middle = board.starting_column
    pairs = 0
    for cell in cells_in(hull.occupied):
        column, row = board.square(cell)
        mirrored = (2 * middle - column, row)
        if column < middle and board.has(mirrored):
            pairs += _are_alike(placed[cell], placed[board.cell(mirrored)])
    return pairs


def _are_alike(placed: int, other: int) -> bool:
    """Single and double differ, of artifacts too; capacity, connectors, plating and orientation do not matter."""
    if other == EMPTY or KIND_OF[placed >> 2] != KIND_OF[other >> 2]:
        return False
    return len(ZONES_OF[placed]) == len(ZONES_OF[other])
