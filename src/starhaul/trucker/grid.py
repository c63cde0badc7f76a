"""Squares as small numbers, sets of squares as bits of one number.

Cells are numbered column by column, so that the lowest bit of a set is its smallest square by [column, row]. Each
column ends with one guard cell that never holds anything: steps over the front or rear edge end there and do not come
out in the next column.
"""

from __future__ import annotations

from typing import Final

FRONT: Final = 0
RIGHT: Final = 1
REAR: Final = 2
LEFT: Final = 3

FACING_NAMES: Final = ["front", "right", "rear", "left"]
FACINGS: Final = [FRONT, RIGHT, REAR, LEFT]
OPPOSITE: Final = [REAR, LEFT, FRONT, RIGHT]

Square = tuple[int, int]
"""Column and row, as printed on the edges of the board."""


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


class Grid:
    """A rectangle of squares: who is next to whom. A board is a set of cells on a grid."""

    __slots__ = ("columns", "first_column", "first_row", "height", "near", "near_bit", "rows", "size", "squares_all")

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

    def column(self, column: int) -> int:
        """The set of all squares of this column; empty where there is none."""
        return sum(1 << self.cell(column, row) for row in self._row_numbers() if self.has(column, row))

    def row(self, row: int) -> int:
        """The set of all squares of this row; empty where there is none."""
        return sum(1 << self.cell(column, row) for column in self._column_numbers() if self.has(column, row))

    def _row_numbers(self) -> range:
        return range(self.first_row, self.first_row + self.rows)

    def _column_numbers(self) -> range:
        return range(self.first_column, self.first_column + self.columns)

    def shift(self, bits: int, facing: int) -> int:
        """These squares moved one step; some may end on guard cells or beyond the grid."""
        if facing == FRONT:
            return bits >> 1
        if facing == RIGHT:
            return bits << self.height
        if facing == REAR:
            return bits << 1
        return bits >> self.height

    def spread(self, bits: int, links: list[int]) -> int:
        """The squares one step away, where links[facing] says from which squares a step that way leads on."""
        height = self.height
        front, right, rear, left = links
        return (bits & front) >> 1 | (bits & right) << height | (bits & rear) << 1 | (bits & left) >> height

    def reach(self, bits: int, links: list[int]) -> int:
        """All squares that any number of such steps leads to, those at the start included."""
        height = self.height
        front, right, rear, left = links
        reached = bits
        while bits:
            spread = (bits & front) >> 1 | (bits & right) << height | (bits & rear) << 1 | (bits & left) >> height
            bits = spread & ~reached
            reached |= bits
        return reached

    def first_met(self, bits: int, side: int) -> int:
        """Of squares in one lane: the cell that something coming from this side meets first, or -1."""
        if side in (FRONT, LEFT):
            bits &= -bits
        return bits.bit_length() - 1
