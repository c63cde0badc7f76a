"""The ship boards of Another Big Expansion (ABE): IIB goes round, IIIB loses squares by chance, IV is put together of
two halves by chance. What chance has made of a board is part of its name: `IIIB/2-5`, `IV/F1R3`."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from starhaul.kernel import Content, Outcome, Table, load_content

from .components import DATA
from .grid import Cylinder
from .lane_dice import CombinedDice
from .printed_boards import ANY_SQUARE, CylinderOutline, ShipOutline
from .ship_board import SUMMED_DICE, Board, plane_around

_CLOSED: Final = re.compile(r"IIIB/([1-6])-([1-6])")
_HALVES: Final = re.compile(r"IV/(F[1-5])(R[1-5])")


_CYLINDERS: Final = Table("cylinder", CylinderOutline)
_NUMBERED: Final = Table("numbered", ShipOutline)
_PARTS: Final = Table("half", ShipOutline)


@cache
def _content() -> Content:
    return load_content([DATA / "boards_abe.toml"], [_CYLINDERS, _NUMBERED, _PARTS])


def make_board(name: str) -> Board:
    """The board with this name, or KeyError."""
    if name in _content()[_CYLINDERS]:
        return _cylinder(_content()[_CYLINDERS][name])
    closed = _CLOSED.fullmatch(name)
    if closed and closed[1] <= closed[2]:
        return _closed_board(name, closed[1], closed[2])
    halves = _HALVES.fullmatch(name)
    if halves:
        return _halves_board(name, _content()[_PARTS][halves[1]], _content()[_PARTS][halves[2]])
    raise KeyError(name)


def _cylinder(outline: CylinderOutline) -> Board:
    grid = Cylinder(outline.first_column, outline.first_row, len(outline.grid[0]), len(outline.grid))
    (start,) = outline.squares("S")
    return Board(outline.id, grid, _combined_dice(outline), outline.squares(), start)


def _combined_dice(outline: CylinderOutline) -> CombinedDice:
    columns: dict[Outcome, int] = {
        pair: column for column, pairs in enumerate(outline.combinations, outline.first_column) for pair in pairs
    }
    return CombinedDice(columns, list(outline.rows), list(outline.starts))


def _closed_board(name: str, low: str, high: str) -> Board:
    """Squares with either number are closed; after doubles the starting square is, too (ABE-IIIB-01, ABE-IIIB-03)."""
    outline = _content()[_NUMBERED]["IIIB"]
    squares = outline.squares()
    (start,) = outline.squares("S")
    closed = outline.squares(low + high) + ([start] if low == high else [])
    is_open = [square for square in squares if square not in closed]
    return Board(name, plane_around(squares), SUMMED_DICE, is_open, start if start in is_open else None)


def _halves_board(name: str, front: ShipOutline, rear: ShipOutline) -> Board:
    """The larger half in front; every pairing lies on the same plane (ABE-IV-01, ABE-IV-06, ABE-IV-07)."""
    (start,) = front.squares("S")
    drawn = ANY_SQUARE + "."
    plane = plane_around(front.squares(drawn) + rear.squares(drawn))
    return Board(name, plane, SUMMED_DICE, front.squares() + rear.squares(), start)
