"""Squares in moves: the same on every board, however its grid counts cells."""

from __future__ import annotations

from typing import Final

from starhaul.kernel import Move
from starhaul.trucker.boards import BASE_PLANE
from starhaul.trucker.grid import Plane, Square

EVERYWHERE: Final = Plane(1, 1, 12, 12)
"""All squares of all boards, and more."""


def square_number(square: Square) -> int:
    """A square of any board as a small number: as the plane of the base game counts its cells, which is how views have
    always shown moves, and beyond that plane by column and row."""
    column, row = square
    return BASE_PLANE.cell(column, row) if BASE_PLANE.has(column, row) else 100 * column + row


_SQUARES: Final[dict[int, Square]] = {
    square_number(square): square for grid in (BASE_PLANE, EVERYWHERE) for square in map(grid.square, range(grid.size))
}
"""Squares by their numbers."""
_WRITTEN: Final[dict[int, str]] = {number: f"{column},{row}" for number, (column, row) in _SQUARES.items()}
"""The same in the notation of moves."""


class SquareMove(Move):
    """A move that names a square: the same on every board, however its grid counts cells."""

    __slots__ = ("cell",)

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell
        """The number of the square (`square_number`)."""

    @property
    def square(self) -> Square:
        return _SQUARES[self.cell]


def written(move: SquareMove) -> str:
    """Its square, in the notation of moves."""
    return _WRITTEN[move.cell]
