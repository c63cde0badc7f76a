"""The boards: ship boards as geometry, flight boards as printed figures."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Final

from starhaul.kernel import Ref, Table, load_content

from .components import DATA, Source
from .goods import COLOURS
from .grid import FRONT, REAR, Grid, Square

HIGHEST_ROLL: Final = 12


@dataclass(frozen=True, slots=True)
class ShipOutline:
    """A ship board as printed: '#' a square, 'S' the square of the starting cabin."""

    id: str
    first_column: int
    first_row: int
    grid: tuple[str, ...]
    source: Source

    def squares(self, signs: str = "#S") -> list[Square]:
        return [
            (self.first_column + across, self.first_row + down)
            for down, line in enumerate(self.grid)
            for across, sign in enumerate(line)
            if sign in signs
        ]


@dataclass(frozen=True, slots=True)
class FlightBoard:
    """A flight board: its loop, starting spaces (position 1 first), timer, piles and rewards (places 1 to 4)."""

    id: str
    ship: Annotated[str, Ref("ship")]
    spaces: int
    start: tuple[int, ...]
    timer_spaces: int
    finish: tuple[int, ...]
    best_looking: int
    lost_component: int
    source: Source
    pile: dict[str, int] = field(default_factory=dict)
    """How many cards of each deck lie in each of the four piles."""


@dataclass(frozen=True, slots=True)
class Good:
    """What a block is worth, and how many the bank has."""

    id: str
    price: int
    bank: int
    source: Source


@dataclass(frozen=True, slots=True)
class Timer:
    """How long the sand runs."""

    id: str
    seconds: int
    source: Source


class Board:
    """A ship board: the squares of its building area on a grid, and which of them a roll names."""

    __slots__ = ("area", "columns", "grid", "name", "rows", "start")

    def __init__(self, name: str, grid: Grid, area: int, start: int) -> None:
        self.name: str = name
        self.grid: Grid = grid
        self.area: int = area
        self.start: int = start
        """The cell of the starting cabin."""
        self.columns: list[int] = [grid.column(roll) for roll in range(HIGHEST_ROLL + 1)]
        self.rows: list[int] = [grid.row(roll) for roll in range(HIGHEST_ROLL + 1)]

    def lane(self, side: int, roll: int) -> int:
        """The squares that a threat from this side passes on this roll (HIT-01)."""
        if not 0 <= roll <= HIGHEST_ROLL:
            return 0
        return self.columns[roll] if side in (FRONT, REAR) else self.rows[roll]

    def wide_lane(self, side: int, roll: int) -> int:
        """The lane with the two next to it (HIT-07)."""
        return self.lane(side, roll - 1) | self.lane(side, roll) | self.lane(side, roll + 1)

    def cell(self, square: Square) -> int:
        return self.grid.cell(*square)

    def square(self, cell: int) -> Square:
        return self.grid.square(cell)


_SHIPS: Final = Table("ship", ShipOutline)
_FLIGHTS: Final = Table("flight", FlightBoard)
_GOODS: Final = Table("good", Good)
_TIMERS: Final = Table("timer", Timer)
BOARD_TABLES: Final[list[Table[Any]]] = [_SHIPS, _FLIGHTS, _GOODS, _TIMERS]
_CONTENT: Final = load_content([DATA / "boards.toml"], BOARD_TABLES)


def _common_grid(outlines: list[ShipOutline]) -> Grid:
    """The smallest grid that has all squares of these boards: a ship may be looked at on any of them."""
    columns, rows = zip(*(square for outline in outlines for square in outline.squares()), strict=True)
    return Grid(min(columns), min(rows), max(columns) - min(columns) + 1, max(rows) - min(rows) + 1)


def _board(outline: ShipOutline, grid: Grid) -> Board:
    area = sum(1 << grid.cell(*square) for square in outline.squares())
    (start,) = outline.squares("S")
    return Board(outline.id, grid, area, grid.cell(*start))


_OUTLINES: Final = list(_CONTENT[_SHIPS].values())
_GRID: Final = _common_grid(_OUTLINES)

BOARDS: Final[dict[str, Board]] = {outline.id: _board(outline, _GRID) for outline in _OUTLINES}
"""Ship boards by class."""
FLIGHT_BOARDS: Final[dict[str, FlightBoard]] = dict(_CONTENT[_FLIGHTS])
"""By level; L is the learning flight."""
GOODS: Final[list[Good]] = [_CONTENT[_GOODS][colour] for colour in COLOURS]
"""By colour, as the numbers in goods.py."""
TIMER_SECONDS: Final[int] = _CONTENT[_TIMERS]["usual"].seconds
EVERY_SQUARE: Final[frozenset[Square]] = frozenset(square for outline in _OUTLINES for square in outline.squares())
"""The squares that at least one board has."""
