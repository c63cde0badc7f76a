"""What can be submitted from the first component to the launch."""

from __future__ import annotations

from typing import Final, final

from starhaul.kernel import Move
from starhaul.trucker.components import COMPONENTS
from starhaul.trucker.ship import ALIEN_NAMES, NO_ALIEN

from .squares import SquareMove, written

HUMANS: Final = NO_ALIEN
DWELLERS: Final = ["humans", *ALIEN_NAMES[1:]]
"""Who can move into a cabin: humans, or an alien by its colour."""


@final
class TakeFaceDown(Move):
    """Pick up a face-down component from the heap."""

    __slots__ = ()

    def __str__(self) -> str:
        return "take"


@final
class TakeSpecial(Move):
    """Pick up a special component that lies face down in the heap."""

    __slots__ = ()

    def __str__(self) -> str:
        return "take-special"


@final
class TakeFaceUp(Move):
    """Pick up this component, which lies face up."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def __str__(self) -> str:
        return f"take {COMPONENTS[self.tile].id}"


@final
class TakeReserved(Move):
    """Pick up a component of the own reserve."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def __str__(self) -> str:
        return f"fetch {COMPONENTS[self.tile].id}"


@final
class Place(SquareMove):
    """Put the loose component here, turned so many quarters clockwise; it can still be moved until it is welded."""

    __slots__ = ("turn",)

    def __init__(self, cell: int, turn: int) -> None:
        super().__init__(cell)
        self.turn: Final = turn

    def __str__(self) -> str:
        return f"place {written(self)} {self.turn}"


@final
class Lift(Move):
    """Take the component that is not welded yet back into the hand."""

    __slots__ = ()

    def __str__(self) -> str:
        return "lift"


@final
class Return(Move):
    """Put the loose component back into the heap, face up."""

    __slots__ = ()

    def __str__(self) -> str:
        return "return"


@final
class Reserve(Move):
    """Put the loose component aside for later."""

    __slots__ = ()

    def __str__(self) -> str:
        return "reserve"


@final
class ReadPile(Move):
    """Pick up a forecast pile and read it."""

    __slots__ = ("pile",)

    def __init__(self, pile: int) -> None:
        self.pile: Final = pile

    def __str__(self) -> str:
        return f"read {self.pile}"


@final
class PutPileBack(Move):
    """Put the pile back as it was."""

    __slots__ = ()

    def __str__(self) -> str:
        return "put-back"


@final
class FlipTimer(Move):
    """Turn the timer over, onto its next space."""

    __slots__ = ()

    def __str__(self) -> str:
        return "flip"


@final
class Finish(Move):
    """Stop building and put the rocket on this starting space."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def __str__(self) -> str:
        return f"finish {self.space}"


@final
class SandOut(Move):
    """The clock: the sand has run out."""

    __slots__ = ()

    def __str__(self) -> str:
        return "sand-out"


@final
class TimeOut(Move):
    """The clock: whoever has not answered yet is answered for."""

    __slots__ = ()

    def __str__(self) -> str:
        return "time-out"


@final
class Remove(SquareMove):
    """Take this component off a ship that breaks the building rules."""

    __slots__ = ()

    def __str__(self) -> str:
        return f"remove {written(self)}"


@final
class Keep(SquareMove):
    """Of a broken ship keep the piece with this square, its smallest."""

    __slots__ = ()

    def __str__(self) -> str:
        return f"keep {written(self)}"


@final
class House(SquareMove):
    """Fill this cabin before launch: with humans, or with one alien."""

    __slots__ = ("dweller",)

    def __init__(self, cell: int, dweller: int) -> None:
        super().__init__(cell)
        self.dweller: Final = dweller

    def __str__(self) -> str:
        return f"house {written(self)} {DWELLERS[self.dweller]}"


TAKE_FACE_DOWN: Final = TakeFaceDown()
TAKE_SPECIAL: Final = TakeSpecial()
LIFT: Final = Lift()
RETURN: Final = Return()
RESERVE: Final = Reserve()
PUT_PILE_BACK: Final = PutPileBack()
FLIP_TIMER: Final = FlipTimer()
SAND_OUT: Final = SandOut()
TIME_OUT: Final = TimeOut()
TAKE_FACE_UP: Final = [TakeFaceUp(tile) for tile in range(len(COMPONENTS))]
TAKE_RESERVED: Final = [TakeReserved(tile) for tile in range(len(COMPONENTS))]
READ_PILE: Final = [ReadPile(pile) for pile in range(5)]
"""Piles are counted from 1."""
FINISH: Final = [Finish(space) for space in range(5)]
