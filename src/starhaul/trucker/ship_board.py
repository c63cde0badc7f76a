"""A ship board: where components may stand, and how meteors and shots come at them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, final

from starhaul.kernel import Value

from .grid import Grid, Plane, Square
from .lane_dice import LaneDice, SummedDice

NO_CELL: Final = -1
SUMMED_DICE: Final[SummedDice] = SummedDice()


@final
class Insurance(Value):
    """What it costs before the flight, and the most that lost components cost then (ABE-INS-02, ABE-INS-03)."""

    __slots__ = ("cost", "maximum")

    def __init__(self, cost: int, maximum: int) -> None:
        self.cost: Final = cost
        self.maximum: Final = maximum


@final
class Board:
    """The building area on a grid, and the dice that name lanes on it. Boards are found by their names
    (`boards.board`); each ship has its own."""

    __slots__ = ("area", "closed", "dice", "frame", "grid", "insurance", "name", "start")

    def __init__(
        self,
        name: str,
        grid: Grid,
        dice: LaneDice,
        squares: Sequence[Square],
        start: Square | None,
        closed: Sequence[Square] = (),
        insurance: Insurance | None = None,
        drawn: Sequence[Square] = (),
    ) -> None:
        self.name: str = name
        self.grid: Grid = grid
        self.dice: LaneDice = dice
        self.area: int = sum(1 << grid.cell(*square) for square in squares)
        self.closed: int = sum(1 << grid.cell(*square) for square in closed)
        """Squares that are printed, and where nothing may stand (ABE-IIIB-01)."""
        self.frame: int = _frame(grid, (*squares, *closed, *drawn))
        """All squares of its rows and columns, those included where only other outlines have any (ABE-SUP-ARC-05)."""
        self.insurance: Insurance | None = insurance
        """None where lost components are always paid in full (ABE-INS-07)."""
        self.start: int = NO_CELL if start is None else grid.cell(*start)
        """The cell of the starting cabin, or NO_CELL where none is used (ABE-IIIB-03)."""

    @property
    def starting_column(self) -> int:
        """The column of the starting square, in use or not: the middle one of every board."""
        return self.grid.first_column + self.grid.columns // 2

    def lane(self, side: int, lane: int) -> int:
        """The squares that a threat from this side passes in this lane (HIT-01)."""
        return self.grid.lane(side, lane)

    def wide_lane(self, side: int, lane: int) -> int:
        """The lane with those beside it (HIT-07)."""
        return self.grid.wide_lane(side, lane)

    def first_met(self, occupied: int, side: int, lane: int) -> int:
        """The cell of the component that a threat from this side meets first in this lane, or -1 (HIT-02)."""
        grid = self.grid
        return grid.first_met(grid.lane(side, lane) & occupied, side, lane)

    def has(self, square: Square) -> bool:
        """Whether the grid has this square, in the building area or not."""
        return self.grid.has(*square)

    def cell(self, square: Square) -> int:
        grid = self.grid
        return (square[0] - grid.first_column) * grid.height + square[1] - grid.first_row

    def square(self, cell: int) -> Square:
        return self.grid.square(cell)

    def squares(self, bits: int) -> tuple[Square, ...]:
        """The squares of a set, sorted."""
        return tuple(self.grid.squares(bits))


def _frame(grid: Grid, squares: Sequence[Square]) -> int:
    if not squares:
        return 0
    columns, rows = zip(*squares, strict=True)
    return sum(
        1 << grid.cell(column, row)
        for column in range(min(columns), max(columns) + 1)
        for row in range(min(rows), max(rows) + 1)
    )


def plane_around(squares: Sequence[Square]) -> Plane:
    """The smallest plane that has all of these squares; equal ones are the same object."""
    columns, rows = zip(*squares, strict=True)
    return _plane(min(columns), min(rows), max(columns) - min(columns) + 1, max(rows) - min(rows) + 1)


@cache
def _plane(first_column: int, first_row: int, columns: int, rows: int) -> Plane:
    return Plane(first_column, first_row, columns, rows)
