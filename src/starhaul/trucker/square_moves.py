"""Moves that name a square, one shared object each, and all moves by their notation.

A square means the same on every board; the rules think in cells, which each grid counts in its own way.
"""

from __future__ import annotations

from functools import cache
from typing import Final, final

from starhaul.kernel import Move, NoSuchMove, Seat

from .boards import BASE_PLANE
from .grid import Grid
from .moves import (
    ACCEPT,
    DEFEND,
    DONE,
    DRILL_OVER,
    DWELLERS,
    ENDURE,
    EVERYWHERE,
    FINISH,
    FLIP_TIMER,
    FLY_ON,
    GIVE_UP,
    LAND,
    LIFT,
    PASS,
    PUT_PILE_BACK,
    READ_PILE,
    RESERVE,
    RETURN,
    SAND_OUT,
    SHIFT,
    STAY,
    TAKE_FACE_DOWN,
    TAKE_FACE_UP,
    TAKE_RESERVED,
    TAKE_SPECIAL,
    TIME_OUT,
    Abandon,
    Bet,
    ChooseMission,
    Dismiss,
    Forfeit,
    GiveTitle,
    House,
    Keep,
    KeepTitle,
    Load,
    Pay,
    Place,
    Power,
    Remove,
    Unload,
    parse_team_move,
    square_number,
)


@final
class SquareMoves:
    """The moves that name a square, by the cells of one grid."""

    __slots__ = ("abandon", "dismiss", "forfeit", "house", "keep", "load", "pay", "place", "power", "remove", "unload")

    def __init__(self, grid: Grid) -> None:
        squares = [square_number(grid.square(cell)) for cell in range(grid.size)]
        self.place: list[Place] = [Place(square, turn) for square in squares for turn in range(4)]
        """At cell * 4 + turn."""
        self.remove: list[Remove] = [Remove(square) for square in squares]
        self.keep: list[Keep] = [Keep(square) for square in squares]
        self.house: list[House] = [House(square, dweller) for square in squares for dweller in range(len(DWELLERS))]
        """At cell * 3 + dweller."""
        self.power: list[Power] = [Power(square) for square in squares]
        self.pay: list[Pay] = [Pay(square) for square in squares]
        self.dismiss: list[Dismiss] = [Dismiss(square) for square in squares]
        self.forfeit: list[Forfeit] = [Forfeit(square) for square in squares]
        self.abandon: list[Abandon] = [Abandon(square) for square in squares]
        self.unload: list[Unload] = [Unload(colour, square) for square in squares for colour in range(4)]
        self.load: list[Load] = [Load(colour, square) for square in squares for colour in range(4)]
        """Both at cell * 4 + colour."""

    def all(self) -> list[Move]:
        """In a fixed order."""
        return [
            *(*self.place, *self.remove, *self.keep, *self.house, *self.power),
            *(*self.pay, *self.dismiss, *self.forfeit, *self.unload, *self.load, *self.abandon),
        ]


_MOVES_ON: Final[dict[Grid, SquareMoves]] = {}


def moves_on(grid: Grid) -> SquareMoves:
    """The moves that name a square of this grid: shared objects."""
    moves = _MOVES_ON.get(grid)
    if moves is None:
        moves = _MOVES_ON[grid] = SquareMoves(grid)
    return moves


_PLAIN: Final[list[Move]] = [
    *(TAKE_FACE_DOWN, LIFT, RETURN, RESERVE, PUT_PILE_BACK, FLIP_TIMER, SAND_OUT, TIME_OUT, FLY_ON, GIVE_UP),
    *(ACCEPT, PASS, DONE, DEFEND, ENDURE, STAY, TAKE_SPECIAL, DRILL_OVER),
]
_TABLES: Final[list[Move]] = [
    *(*TAKE_FACE_UP, *TAKE_RESERVED, *READ_PILE[1:], *FINISH[1:], *LAND[1:], *SHIFT),
    *moves_on(BASE_PLANE).all(),
]
_BY_NOTATION: Final[dict[str, Move]] = {str(move): move for move in (*_PLAIN, *_TABLES)}


@cache
def _moves_everywhere() -> dict[str, Move]:
    """Those on squares that only expansions have, too: made when somebody needs one."""
    return {str(move): move for move in moves_on(EVERYWHERE).all()}


def parse_move(text: str) -> Move:
    """The move with this notation."""
    move = _BY_NOTATION.get(text) or _moves_everywhere().get(text)
    if move is None:
        move = _parse_by_id(text)
    if move is None:
        raise NoSuchMove(f"{text!r} is no move of Trucker")
    return move


def _parse_by_id(text: str) -> Move | None:
    verb, _, rest = text.partition(" ")
    option, _, stake = rest.partition(" ")
    if verb == "bet" and option and stake.isdecimal():
        return Bet(option, int(stake))
    if verb == "mission" and rest and " " not in rest:
        return ChooseMission(rest)
    if verb == "keep-title" and rest and " " not in rest:
        return KeepTitle(rest)
    if verb == "give-title" and rest.isdecimal():
        return GiveTitle(Seat(int(rest)))
    return parse_team_move(verb, rest.split(" "))
