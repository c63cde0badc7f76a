"""A ship as a picture of plain characters.

     7
  .--1--.     Each side shows its connector: 1 single, 2 double, 3 universal; `^ > v <` is a barrel or a thruster,
6 3gun  |     `w` an exhaust, `#` plating. Inside stand the kind and the contents: `h` a human, `P` or `B` an alien,
  |     |     `*` a token, `r y g b` blocks, `.` a free container, and for a shield the sides that it covers
  '--v--'     (`F R B L`, B for the rear); `+` marks active crubots and a solar panel that was used.
"""

from __future__ import annotations

from typing import Final

from .components import DOUBLE_ENGINE, ENGINE
from .connectors import BARREL, PLATED, SMOOTH
from .grid import FACINGS, FRONT, REAR
from .notation import ALIEN_SIGNS, GOOD_SIGNS, MARK
from .ship import Ship

WIDTH: Final = 7
MARGIN: Final = 3
KIND_SIGNS: Final = [
    "start", "cabin", "lifeP", "lifeB", "eng", "2eng", "gun", "2gun", "batt", "shld", "hold", "spec", "pipes",
    "solar", "thru", "route", "life2", "crub", "auto", "arms", "expl", "frag", "heavy", "radio", "arti",
]  # fmt: skip
_BLANK: Final = [" " * WIDTH] * 4
_EMPTY_SQUARE: Final = [" " * WIDTH, ".".center(WIDTH), " " * WIDTH, " " * WIDTH]
_ARROWS: Final = "^>v<"
_SHIELD_SIGNS: Final = "FRBL"


def draw(ship: Ship) -> str:
    """The picture of a ship: its board with the numbers along the edges, and all that stands on it."""
    columns, rows = _extent(ship)
    header = " " * MARGIN + "".join(str(column).center(WIDTH) for column in columns)
    lines = [header]
    for row in rows:
        lines += _row_lines(ship, columns, row)
    return "\n".join(line.rstrip() for line in lines).rstrip("\n")


def _extent(ship: Ship) -> tuple[range, range]:
    """The columns and rows to show: those of the board, and of anything beside it."""
    squares = ship.board.grid.squares(ship.building_area | ship.occupied)
    columns, rows = [column for column, _ in squares], [row for _, row in squares]
    return range(min(columns), max(columns) + 1), range(min(rows), max(rows) + 1)


def _row_lines(ship: Ship, columns: range, row: int) -> list[str]:
    boxes = [_box(ship, ship.board.cell((column, row))) for column in columns]
    labels = [" " * MARGIN, f"{row:>{MARGIN - 1}} ", " " * MARGIN, " " * MARGIN]
    return [label + "".join(parts) for label, *parts in zip(labels, *boxes, strict=True)]


def _box(ship: Ship, cell: int) -> list[str]:
    if not ship.occupied >> cell & 1:
        return _EMPTY_SQUARE if ship.building_area >> cell & 1 else _BLANK
    front, right, rear, left = (_side_sign(ship, cell, facing) for facing in FACINGS)
    name, contents = KIND_SIGNS[ship.kind_at(cell)], _contents(ship, cell)
    return [f".--{front}--.", f"{left}{name:<5}{right}", f"|{contents:<5.5}|", f"'--{rear}--'"]


def _side_sign(ship: Ship, cell: int, facing: int) -> str:
    side = ship.side_at(cell, facing)
    if side == SMOOTH:
        return "-" if facing in (FRONT, REAR) else "|"
    if side == PLATED:
        return "#"
    if side != BARREL:
        return str(side)
    return "w" if ship.kind_at(cell) in (ENGINE, DOUBLE_ENGINE) else _ARROWS[facing]


def _contents(ship: Ship, cell: int) -> str:
    goods = "".join(GOOD_SIGNS[colour] for colour in reversed(ship.goods_at(cell)))
    free = "." * ship.free_containers(cell)
    covered = "".join(_SHIELD_SIGNS[side] for side in FACINGS if ship.shields(side) >> cell & 1)
    crew = "h" * ship.humans_at(cell) + ALIEN_SIGNS[ship.alien_at(cell)]
    marked = MARK if (ship.active | ship.used) >> cell & 1 else ""
    return crew + "*" * ship.tokens_at(cell) + goods + free + covered + marked
