"""What a seat (or the clock) can submit. One frozen class per kind of move; `str(move)` is its notation.

A square is written as its column and row (`7,6`), a component by its id, a colour by its name. The tables at the end
hold one shared object per move, so that lists of legal moves are made of what exists already; those of moves that name
a square are in square_moves.py.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from starhaul.kernel import Move, Seat

from .boards import BASE_PLANE
from .components import COMPONENTS
from .goods import COLOURS
from .grid import Square
from .ship import ALIEN_NAMES, NO_ALIEN

HUMANS: Final = NO_ALIEN
DWELLERS: Final = ["humans", *ALIEN_NAMES[1:]]
"""Who can move into a cabin: humans, or an alien by its colour."""


_SQUARES: Final[dict[int, Square]] = {}
"""Squares by their numbers, as far as a move has named them."""


def square_number(square: Square) -> int:
    """A square of any board as a small number: as the plane of the base game counts its cells, which is how views have
    always shown moves, and beyond that plane by column and row."""
    column, row = square
    number = BASE_PLANE.cell(column, row) if BASE_PLANE.has(column, row) else 100 * column + row
    _SQUARES[number] = square
    return number


class SquareMove(Move):
    """A move that names a square: the same on every board, however its grid counts cells."""

    __slots__ = ()

    cell: int
    """The number of the square (`square_number`)."""

    @property
    def square(self) -> Square:
        return _SQUARES[self.cell]


def _written(move: SquareMove) -> str:
    column, row = move.square
    return f"{column},{row}"


@dataclass(frozen=True, slots=True)
class TakeFaceDown(Move):
    """Pick up a face-down component from the heap."""

    def __str__(self) -> str:
        return "take"


@dataclass(frozen=True, slots=True)
class TakeFaceUp(Move):
    """Pick up this component, which lies face up."""

    tile: int

    def __str__(self) -> str:
        return f"take {COMPONENTS[self.tile].id}"


@dataclass(frozen=True, slots=True)
class TakeReserved(Move):
    """Pick up a component of the own reserve."""

    tile: int

    def __str__(self) -> str:
        return f"fetch {COMPONENTS[self.tile].id}"


@dataclass(frozen=True, slots=True)
class Place(SquareMove):
    """Put the loose component here, turned so many quarters clockwise; it can still be moved until it is welded."""

    cell: int
    turn: int

    def __str__(self) -> str:
        return f"place {_written(self)} {self.turn}"


@dataclass(frozen=True, slots=True)
class Lift(Move):
    """Take the component that is not welded yet back into the hand."""

    def __str__(self) -> str:
        return "lift"


@dataclass(frozen=True, slots=True)
class Return(Move):
    """Put the loose component back into the heap, face up."""

    def __str__(self) -> str:
        return "return"


@dataclass(frozen=True, slots=True)
class Reserve(Move):
    """Put the loose component aside for later."""

    def __str__(self) -> str:
        return "reserve"


@dataclass(frozen=True, slots=True)
class ReadPile(Move):
    """Pick up a forecast pile and read it."""

    pile: int

    def __str__(self) -> str:
        return f"read {self.pile}"


@dataclass(frozen=True, slots=True)
class PutPileBack(Move):
    """Put the pile back as it was."""

    def __str__(self) -> str:
        return "put-back"


@dataclass(frozen=True, slots=True)
class FlipTimer(Move):
    """Turn the timer over, onto its next space."""

    def __str__(self) -> str:
        return "flip"


@dataclass(frozen=True, slots=True)
class Finish(Move):
    """Stop building and put the rocket on this starting space."""

    space: int

    def __str__(self) -> str:
        return f"finish {self.space}"


@dataclass(frozen=True, slots=True)
class SandOut(Move):
    """The clock: the sand has run out."""

    def __str__(self) -> str:
        return "sand-out"


@dataclass(frozen=True, slots=True)
class TimeOut(Move):
    """The clock: whoever has not answered yet is answered for."""

    def __str__(self) -> str:
        return "time-out"


@dataclass(frozen=True, slots=True)
class Remove(SquareMove):
    """Take this component off a ship that breaks the building rules."""

    cell: int

    def __str__(self) -> str:
        return f"remove {_written(self)}"


@dataclass(frozen=True, slots=True)
class Keep(SquareMove):
    """Of a broken ship keep the piece with this square, its smallest."""

    cell: int

    def __str__(self) -> str:
        return f"keep {_written(self)}"


@dataclass(frozen=True, slots=True)
class House(SquareMove):
    """Fill this cabin before launch: with humans, or with one alien."""

    cell: int
    dweller: int

    def __str__(self) -> str:
        return f"house {_written(self)} {DWELLERS[self.dweller]}"


@dataclass(frozen=True, slots=True)
class FlyOn(Move):
    """Stay in flight for the next card."""

    def __str__(self) -> str:
        return "fly-on"


@dataclass(frozen=True, slots=True)
class GiveUp(Move):
    """Leave the flight before the next card."""

    def __str__(self) -> str:
        return "give-up"


@dataclass(frozen=True, slots=True)
class Land(Move):
    """Land on this planet of the card, counted from 1."""

    planet: int

    def __str__(self) -> str:
        return f"land {self.planet}"


@dataclass(frozen=True, slots=True)
class Accept(Move):
    """Take what is offered, at its price."""

    def __str__(self) -> str:
        return "accept"


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """Leave what is offered."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Power(SquareMove):
    """Spend a token on the double engine or double cannon on this square."""

    cell: int

    def __str__(self) -> str:
        return f"power {_written(self)}"


@dataclass(frozen=True, slots=True)
class Done(Move):
    """Nothing more of this."""

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True)
class Defend(Move):
    """Spend a token against the threat."""

    def __str__(self) -> str:
        return "defend"


@dataclass(frozen=True, slots=True)
class Endure(Move):
    """Let the threat hit."""

    def __str__(self) -> str:
        return "endure"


@dataclass(frozen=True, slots=True)
class Pay(SquareMove):
    """Take a token from the battery component on this square."""

    cell: int

    def __str__(self) -> str:
        return f"pay {_written(self)}"


@dataclass(frozen=True, slots=True)
class Dismiss(SquareMove):
    """Give up a figure of the cabin on this square."""

    cell: int

    def __str__(self) -> str:
        return f"dismiss {_written(self)}"


@dataclass(frozen=True, slots=True)
class Forfeit(SquareMove):
    """Lose a block, of the colour that is due, from the hold on this square."""

    cell: int

    def __str__(self) -> str:
        return f"forfeit {_written(self)}"


@dataclass(frozen=True, slots=True)
class Unload(SquareMove):
    """Take a block out of a hold while goods are being loaded."""

    colour: int
    cell: int

    def __str__(self) -> str:
        return f"unload {COLOURS[self.colour]} {_written(self)}"


@dataclass(frozen=True, slots=True)
class Load(SquareMove):
    """Put a block that is on offer or was taken out into a hold."""

    colour: int
    cell: int

    def __str__(self) -> str:
        return f"load {COLOURS[self.colour]} {_written(self)}"


@dataclass(frozen=True, slots=True)
class KeepTitle(Move):
    """Of several titles keep this one."""

    title: str

    def __str__(self) -> str:
        return f"keep-title {self.title}"


@dataclass(frozen=True, slots=True)
class GiveTitle(Move):
    """Hand the title that is due to this seat."""

    to: Seat

    def __str__(self) -> str:
        return f"give-title {self.to}"


TAKE_FACE_DOWN: Final = TakeFaceDown()
LIFT: Final = Lift()
RETURN: Final = Return()
RESERVE: Final = Reserve()
PUT_PILE_BACK: Final = PutPileBack()
FLIP_TIMER: Final = FlipTimer()
SAND_OUT: Final = SandOut()
TIME_OUT: Final = TimeOut()
FLY_ON: Final = FlyOn()
GIVE_UP: Final = GiveUp()
ACCEPT: Final = Accept()
PASS: Final = Pass()
DONE: Final = Done()
DEFEND: Final = Defend()
ENDURE: Final = Endure()

TAKE_FACE_UP: Final = [TakeFaceUp(tile) for tile in range(len(COMPONENTS))]
TAKE_RESERVED: Final = [TakeReserved(tile) for tile in range(len(COMPONENTS))]
READ_PILE: Final = [ReadPile(pile) for pile in range(4)]
"""Piles are counted from 1."""
FINISH: Final = [Finish(space) for space in range(5)]
LAND: Final = [Land(planet) for planet in range(5)]
