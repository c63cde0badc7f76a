"""Squares as small numbers, sets of squares as bits of one number, and which square lies beside which.

Cells are numbered column by column, so that the lowest bit of a set is its smallest square by [column, row]. Each
column ends with one guard cell that never holds anything: steps over the front or rear edge end there and do not come
out in the next column.

A lane, the way of a meteor or a shot across a ship, is a small number too: that of its column or row, and where a
threat can begin in the midst of a row, also the column where it does (`lane_from`).
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Final, final

FRONT: Final = 0
RIGHT: Final = 1
REAR: Final = 2
LEFT: Final = 3

FACING_NAMES: Final = ["front", "right", "rear", "left"]
FACINGS: Final = [FRONT, RIGHT, REAR, LEFT]
OPPOSITE: Final = [REAR, LEFT, FRONT, RIGHT]

Square = tuple[int, int]
"""Column and row, as printed on the edges of the board."""

_LANE_BITS: Final = 5
_LANE_MASK: Final = (1 << _LANE_BITS) - 1


def lane_from(number: int, column: int) -> int:
    """The lane in this row of a threat that begins in this column."""
    return column << _LANE_BITS | number


def lane_number(lane: int) -> int:
    """The number of its column or row."""
    return lane & _LANE_MASK


def lane_start(lane: int) -> int:
    """The column where a threat in this lane begins; 0 where it comes in over the edge."""
    return lane >> _LANE_BITS


def cells_in(bits: int) -> list[int]:
    """The cells of a set, in order."""
    cells = []
    while bits:
        low = bits & -bits
        cells.append(low.bit_length() - 1)
        bits ^= low
    return cells


def at_or_behind(bits: int, lowest: int) -> int:
    """The cells of a set from a given one on."""
    return bits >> lowest << lowest


class Grid(metaclass=ABCMeta):
    """A rectangle of squares: who is next to whom. A board is a set of cells on a grid."""

    __slots__ = (
        "_lanes",
        "_wide_lanes",
        "columns",
        "first_column",
        "first_row",
        "height",
        "near",
        "near_bit",
        "rows",
        "size",
        "squares_all",
    )

    def __init__(self, first_column: int, first_row: int, columns: int, rows: int) -> None:
        self.first_column: int = first_column
        self.first_row: int = first_row
        self.columns: int = columns
        self.rows: int = rows
        self.height: int = rows + 1
        self.size: int = columns * self.height
        self.squares_all: int = sum(1 << cell for cell in range(self.size) if not self._is_guard(cell))
        """All squares of the rectangle."""
        self.near_bit: list[int] = [self._near_bit(cell, facing) for facing in FACINGS for cell in range(self.size)]
        """At facing * size + cell: the neighbour's bit, or 0 at the edge."""
        self.near: list[int] = [bit.bit_length() - 1 for bit in self.near_bit]
        """At facing * size + cell: the neighbour, or -1 at the edge: the last cell, a guard."""
        numbers = range(_LANE_MASK + 1)
        columns_all = [self._column(number) for number in numbers]
        rows_all = [self._row(number) for number in numbers]
        self._lanes: list[list[int]] = [columns_all, rows_all, columns_all, rows_all]
        """By side and number: the squares of that column or row, none where there is no such."""
        self._wide_lanes: list[list[int]] = [[self._widened(side, number) for number in numbers] for side in FACINGS]

    def _near_bit(self, cell: int, facing: int) -> int:
        if self._is_guard(cell):
            return 0
        return self.shift(1 << cell, facing) & self.squares_all

    def _is_guard(self, cell: int) -> bool:
        return cell % self.height == self.rows

    def cell(self, column: int, row: int) -> int:
        return (column - self.first_column) * self.height + row - self.first_row

    def has(self, column: int, row: int) -> bool:
        return 0 <= column - self.first_column < self.columns and 0 <= row - self.first_row < self.rows

    def square(self, cell: int) -> Square:
        return cell // self.height + self.first_column, cell % self.height + self.first_row

    def squares(self, bits: int) -> list[Square]:
        """The squares of a set, sorted."""
        return [self.square(cell) for cell in cells_in(bits)]

    def _column(self, column: int) -> int:
        rows = range(self.first_row, self.first_row + self.rows)
        return sum(1 << self.cell(column, row) for row in rows if self.has(column, row))

    def _row(self, row: int) -> int:
        columns = range(self.first_column, self.first_column + self.columns)
        return sum(1 << self.cell(column, row) for column in columns if self.has(column, row))

    # Neighbours

    @abstractmethod
    def shift(self, bits: int, facing: int) -> int:
        """These squares moved one step; some may end on guard cells or beyond the grid."""

    @abstractmethod
    def spread(self, bits: int, links: list[int]) -> int:
        """The squares one step away, where links[facing] says from which squares a step that way leads on."""

    @abstractmethod
    def reach(self, bits: int, links: list[int]) -> int:
        """All squares that any number of such steps leads to, those at the start included."""

    def beside(self, bits: int) -> int:
        """The squares that share an edge with any of these."""
        near = 0
        for facing in FACINGS:
            near |= self.shift(bits, facing)
        return near & self.squares_all

    def around(self, bits: int) -> int:
        """The squares that share an edge or a corner with any of these: up to eight neighbours each."""
        column = (bits | self.shift(bits, FRONT) | self.shift(bits, REAR)) & self.squares_all
        near = column ^ bits | self.shift(column, LEFT) | self.shift(column, RIGHT)
        return near & self.squares_all

    # Lanes

    def numbers(self, side: int) -> list[int]:
        """Of all columns from the left, for what comes from the front or the rear; else of all rows from the front."""
        first, count = (self.first_column, self.columns) if side in (FRONT, REAR) else (self.first_row, self.rows)
        return [*range(first, first + count)]

    def lane(self, side: int, lane: int) -> int:
        """The squares that a threat from this side passes in this lane (HIT-01)."""
        return self._lanes[side][lane & _LANE_MASK]

    def lanes_through(self, cell: int, sides: list[int]) -> int:
        """The squares of the column through this one for FRONT, of the row for RIGHT."""
        column, row = self.square(cell)
        squares = 0
        for side in sides:
            squares |= self.lane(side, row if side == RIGHT else column)
        return squares

    def wide_lane(self, side: int, lane: int) -> int:
        """The lane with those beside it (HIT-07)."""
        return self._wide_lanes[side][lane & _LANE_MASK]

    def _widened(self, side: int, number: int) -> int:
        ways = [LEFT, RIGHT] if side in (FRONT, REAR) else [FRONT, REAR]
        squares = self.lane(side, number)
        for way in ways:
            squares |= self.lane(side, self.shifted(number, way))
        return squares

    @abstractmethod
    def shifted(self, lane: int, way: int) -> int:
        """The next lane this way: to the left or right of a column, before or behind a row."""

    @abstractmethod
    def first_met(self, bits: int, side: int, lane: int) -> int:
        """Of these squares, all in this lane: the cell that a threat from this side meets first, or -1."""


@final
class Plane(Grid):
    """A grid with an edge on every side."""

    __slots__ = ()

    def shift(self, bits: int, facing: int) -> int:
        if facing == FRONT:
            return bits >> 1
        if facing == RIGHT:
            return bits << self.height
        if facing == REAR:
            return bits << 1
        return bits >> self.height

    def spread(self, bits: int, links: list[int]) -> int:
        height = self.height
        front, right, rear, left = links
        return (bits & front) >> 1 | (bits & right) << height | (bits & rear) << 1 | (bits & left) >> height

    def reach(self, bits: int, links: list[int]) -> int:
        height = self.height
        front, right, rear, left = links
        reached = bits
        while bits:
            spread = (bits & front) >> 1 | (bits & right) << height | (bits & rear) << 1 | (bits & left) >> height
            bits = spread & ~reached
            reached |= bits
        return reached

    def shifted(self, lane: int, way: int) -> int:
        return lane + 1 if way in (RIGHT, REAR) else lane - 1

    def first_met(self, bits: int, side: int, lane: int) -> int:
        del lane
        if side in (FRONT, LEFT):
            bits &= -bits
        return bits.bit_length() - 1


@final
class Cylinder(Grid):
    """A grid whose first and last columns lie beside each other in every row (ABE-IIB-01)."""

    __slots__ = ()

    def shift(self, bits: int, facing: int) -> int:
        if facing == FRONT:
            return bits >> 1
        if facing == REAR:
            return bits << 1
        round_the_back = self.height * (self.columns - 1)
        if facing == RIGHT:
            return (bits << self.height | bits >> round_the_back) & self.squares_all
        return (bits >> self.height | bits << round_the_back) & self.squares_all

    def spread(self, bits: int, links: list[int]) -> int:
        front, right, rear, left = links
        return (
            (bits & front) >> 1
            | (bits & rear) << 1
            | self.shift(bits & right, RIGHT)
            | self.shift(bits & left, LEFT)
        )  # fmt: skip

    def reach(self, bits: int, links: list[int]) -> int:
        reached = bits
        while bits:
            bits = self.spread(bits, links) & ~reached
            reached |= bits
        return reached

    def shifted(self, lane: int, way: int) -> int:
        """Columns go round (ABE-IIB-10); rows end just outside, and the column where a threat begins stays
        (ABE-IIB-11, ABE-IIB-12)."""
        step = 1 if way in (RIGHT, REAR) else -1
        number = lane_number(lane) + step
        if way in (LEFT, RIGHT):
            return (number - self.first_column) % self.columns + self.first_column
        number = min(max(number, self.first_row - 1), self.first_row + self.rows)
        return lane_from(number, lane_start(lane))

    def first_met(self, bits: int, side: int, lane: int) -> int:
        """From the side: on from where the threat begins, and once round at most (ABE-IIB-06, ABE-IIB-13)."""
        start = lane_start(lane)  # none where the die for the row missed
        if side == LEFT and start:
            bits = at_or_behind(bits, self.cell(start, self.first_row)) or bits
        elif side == RIGHT and start:
            before = (1 << self.cell(start + 1, self.first_row)) - 1
            bits = bits & before or bits
        if side in (FRONT, LEFT):
            bits &= -bits
        return bits.bit_length() - 1
