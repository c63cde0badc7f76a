"""The ship boards of Another Big Expansion (ABE): IIB goes round, IIIB loses squares by chance, IV is put together of
two halves by chance. What chance has made of a board is part of its name: `IIIB/2-5`, `IV/F1R3`."""

from __future__ import annotations

import re
from itertools import combinations_with_replacement
from typing import Final

from starhaul.kernel import Outcome

from .boards import BOARDS, CYLINDERS, HALVES, NUMBERED
from .grid import Cylinder
from .lane_dice import CombinedDice
from .printed_boards import ANY_SQUARE, CylinderOutline
from .ship_board import SUMMED_DICE, Board, Insurance, plane_around

_CLOSED: Final = re.compile(r"IIIB/([1-6])-([1-6])")
_HALVES: Final = re.compile(r"IV/(F[1-5])(R[1-5])")
FRONT_HALVES: Final[list[str]] = [half.id for half in BOARDS[HALVES].values() if half.insurance_maximum]
REAR_HALVES: Final[list[str]] = [half.id for half in BOARDS[HALVES].values() if half.insurance_cost]


def make_board(name: str) -> Board:
    """The board with this name, or KeyError. `IIIB` and `IV` are those of which chance has made nothing yet."""
    if name in BOARDS[CYLINDERS]:
        return _cylinder(BOARDS[CYLINDERS][name])
    if name == "IIIB":
        return _numbered_board(name, "")
    closed = _CLOSED.fullmatch(name)
    if closed and closed[1] <= closed[2]:
        return _numbered_board(name, closed[1] + closed[2])
    if name == "IV":
        return Board(name, _halves_board("", "F1", "R1").grid, SUMMED_DICE, [], None)
    halves = _HALVES.fullmatch(name)
    if halves:
        return _halves_board(name, halves[1], halves[2])
    raise KeyError(name)


def all_boards() -> list[str]:
    """The names of all boards that there can be."""
    closed = [closed_name(dice) for dice in combinations_with_replacement(range(1, 7), 2)]
    halves = [halves_name(front, rear) for front in FRONT_HALVES for rear in REAR_HALVES]
    return [*BOARDS[CYLINDERS], "IIIB", *closed, "IV", *halves]


def closed_name(dice: Outcome) -> str:
    """The board that these two dice make of IIIB."""
    low, high = sorted(dice)
    return f"IIIB/{low}-{high}"


def halves_name(front: str, rear: str) -> str:
    """The board that is put together of these halves."""
    return f"IV/{front}{rear}"


def closed_by(name: str) -> Outcome:
    """The dice that made this board of IIIB; none of any other."""
    found = _CLOSED.fullmatch(name)
    return (int(found[1]), int(found[2])) if found else ()


def halves_of(name: str) -> tuple[str, ...]:
    """The halves that this board was put together of; none of any other."""
    found = _HALVES.fullmatch(name)
    return (found[1], found[2]) if found else ()


def _cylinder(outline: CylinderOutline) -> Board:
    grid = Cylinder(outline.first_column, outline.first_row, len(outline.grid[0]), len(outline.grid))
    (start,) = outline.squares("S")
    return Board(outline.id, grid, _combined_dice(outline), outline.squares(), start)


def _combined_dice(outline: CylinderOutline) -> CombinedDice:
    columns: dict[Outcome, int] = {
        pair: column for column, pairs in enumerate(outline.combinations, outline.first_column) for pair in pairs
    }
    return CombinedDice(columns, list(outline.rows), list(outline.starts))


def _numbered_board(name: str, dice: str) -> Board:
    """Squares with either number are closed; after doubles the starting square is, too (ABE-IIIB-01, ABE-IIIB-03)."""
    outline = BOARDS[NUMBERED]["IIIB"]
    squares = outline.squares()
    (start,) = outline.squares("S")
    is_double = len(dice) > len(set(dice))
    closed = (outline.squares(dice) if dice else []) + ([start] if is_double else [])
    is_open = [square for square in squares if square not in closed]
    return Board(name, plane_around(squares), SUMMED_DICE, is_open, None if is_double else start, closed)


def _halves_board(name: str, front_id: str, rear_id: str) -> Board:
    """The larger half in front; every pairing lies on the same plane (ABE-IV-01, ABE-IV-06, ABE-IV-07)."""
    front, rear = BOARDS[HALVES][front_id], BOARDS[HALVES][rear_id]
    (start,) = front.squares("S")
    every = ANY_SQUARE + "."
    drawn = front.squares(every) + rear.squares(every)
    insurance = Insurance(rear.insurance_cost, front.insurance_maximum)
    squares = front.squares() + rear.squares()
    return Board(name, plane_around(drawn), SUMMED_DICE, squares, start, insurance=insurance, drawn=drawn)
