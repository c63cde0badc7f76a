"""The boards as printed: ship boards by name, flight boards with their figures, and what goods are worth."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from starhaul.kernel import Content, Table, load_content

from .goods import COLOURS
from .grid import Plane, Square
from .printed_boards import CylinderOutline, FlightBoard, Good, Half, ShipOutline, Timer
from .sets import files_about
from .ship_board import NO_CELL, SUMMED_DICE, Board, plane_around

_SHIPS: Final = Table("ship", ShipOutline)
_FLIGHTS: Final = Table("flight", FlightBoard)
_GOODS: Final = Table("good", Good)
_TIMERS: Final = Table("timer", Timer)
CYLINDERS: Final = Table("cylinder", CylinderOutline)
NUMBERED: Final = Table("numbered", ShipOutline)
HALVES: Final = Table("half", Half)
BOARD_TABLES: Final[list[Table[Any]]] = [_SHIPS, CYLINDERS, NUMBERED, HALVES, _FLIGHTS, _GOODS, _TIMERS]
BOARDS: Final[Content] = load_content([*files_about("boards").values()], BOARD_TABLES)

_OUTLINES: Final = list(BOARDS[_SHIPS].values())
BASE_PLANE: Final[Plane] = plane_around([square for outline in _OUTLINES for square in outline.squares()])
"""All boards of the base game lie on it: a ship may be looked at on any of them."""


def _base_board(outline: ShipOutline) -> Board:
    (start,) = outline.squares("S")
    return Board(outline.id, BASE_PLANE, SUMMED_DICE, outline.squares(), start)


_BOARDS: Final[dict[str, Board]] = {outline.id: _base_board(outline) for outline in _OUTLINES}
BASE_BOARDS: Final[tuple[str, ...]] = tuple(_BOARDS)
"""The names of the boards of the base game."""


def board(name: str) -> Board:
    """The board with this name: a class of ships (`II`), or one of those that chance makes of it (`IIIB/2-5`)."""
    found = _BOARDS.get(name)
    if found is None:
        from .expansion_boards import make_board  # noqa: PLC0415 read only where a game uses them

        found = _BOARDS[name] = make_board(name)
    return found


FLIGHT_BOARDS: Final[dict[str, FlightBoard]] = dict(BOARDS[_FLIGHTS])
"""By level; L is the learning flight."""
GOODS: Final[list[Good]] = [BOARDS[_GOODS][colour] for colour in COLOURS]
"""By colour, as the numbers in goods.py."""
TIMER_SECONDS: Final[int] = BOARDS[_TIMERS]["usual"].seconds
_PLANE_OUTLINES: Final[list[ShipOutline]] = [*_OUTLINES, *BOARDS[NUMBERED].values(), *BOARDS[HALVES].values()]
EVERY_SQUARE: Final[frozenset[Square]] = frozenset(
    square for outline in _PLANE_OUTLINES for square in outline.squares()
)
"""The squares that at least one board has, but for the cylinder."""


@cache
def widened(found: Board) -> Board:
    """This board on a plane that has every square: a ship may stand beside its own board."""
    squares, closed = found.squares(found.area), found.squares(found.closed)
    start = None if found.start == NO_CELL else found.square(found.start)
    plane, drawn = plane_around([*EVERY_SQUARE]), found.squares(found.frame)
    return Board(found.name, plane, found.dice, squares, start, closed, found.insurance, drawn)
