"""What a seat submits: one small choice a move, as `str(move)` in words that parse back.

Moves are made once and shared: `Pay(7) is Pay(7)`. So they compare by identity, which is what makes long lists of
legal moves cheap.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final, Self

from starhaul.kernel import Move, NoSuchMove

from .actions import Action
from .cards import POWER_BITS, POWER_MASK, catalogue

BLANKS: Final = 17
"""Numbers kept free behind the printed cards, for cards that players add (TGS-CUSTOM-04)."""


def card_label(card: int) -> str:
    labels = catalogue().label
    return labels[card] if card < len(labels) else f"own-{card - len(labels) + 1}"


_MADE: Final[dict[tuple[Any, ...], Any]] = {}


class RaceMove(Move):
    """A move of Race; calling a class with the same values gives the same object."""

    __slots__ = ()

    def __new__(cls, *values: Any) -> Self:
        made = _MADE.get((cls, *values))
        if made is None:
            made = _MADE[(cls, *values)] = object.__new__(cls)
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        return parse_move, (str(self),)

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self


@dataclass(frozen=True, slots=True, eq=False)
class Choose(RaceMove):
    """Choose this action card for the round."""

    action: Action

    def __str__(self) -> str:
        return f"choose {self.action.name.lower().replace('_', '')}"


@dataclass(frozen=True, slots=True, eq=False)
class CardMove(RaceMove):
    """A move that names one card."""

    word: ClassVar[str] = ""
    card: int

    def __str__(self) -> str:
        return f"{self.word} {card_label(self.card)}"


class Keep(CardMove):
    """Keep this card of those looked at."""

    __slots__ = ()
    word = "keep"


class Discard(CardMove):
    """Discard this card of the hand."""

    __slots__ = ()
    word = "discard"


class Place(CardMove):
    """Place this card of the hand."""

    __slots__ = ()
    word = "place"


class Pay(CardMove):
    """Pay with this card of the hand."""

    __slots__ = ()
    word = "pay"


class Sacrifice(CardMove):
    """Give this card of the tableau up for its power."""

    __slots__ = ()
    word = "sacrifice"


class Consume(CardMove):
    """Consume the good of this world."""

    __slots__ = ()
    word = "consume"


class Sell(CardMove):
    """Sell the good of this world."""

    __slots__ = ()
    word = "sell"


class Produce(CardMove):
    """Let a good appear on this world."""

    __slots__ = ()
    word = "produce"


@dataclass(frozen=True, slots=True, eq=False)
class Use(RaceMove):
    """Use a power of this card: the one at this place among its powers of the phase."""

    card: int
    at: int

    def __str__(self) -> str:
        return f"use {card_label(self.card)}" + (f" {self.at + 1}" if self.at else "")


@dataclass(frozen=True, slots=True, eq=False)
class Name(RaceMove):
    """Name this number before a card is flipped."""

    number: int

    def __str__(self) -> str:
        return f"name {self.number}"


@dataclass(frozen=True, slots=True, eq=False)
class Plain(RaceMove):
    """A move that needs no more than its word."""

    word: ClassVar[str] = ""

    def __str__(self) -> str:
        return self.word


class Buy(Plain):
    """Pay for the world with cards."""

    __slots__ = ()
    word = "buy"


class Conquer(Plain):
    """Conquer the world with the strength there is."""

    __slots__ = ()
    word = "conquer"


class Pass(Plain):
    """Place nothing, or use no further power."""

    __slots__ = ()
    word = "pass"


_NUMBERS: Final = range(len(catalogue()) + BLANKS)

KEEP: Final[list[CardMove]] = [Keep(card) for card in _NUMBERS]
DISCARD: Final[list[CardMove]] = [Discard(card) for card in _NUMBERS]
PLACE: Final[list[CardMove]] = [Place(card) for card in _NUMBERS]
PAY: Final[list[CardMove]] = [Pay(card) for card in _NUMBERS]
SACRIFICE: Final[list[CardMove]] = [Sacrifice(card) for card in _NUMBERS]
CONSUME: Final[list[CardMove]] = [Consume(card) for card in _NUMBERS]
SELL: Final[list[CardMove]] = [Sell(card) for card in _NUMBERS]
PRODUCE: Final[list[CardMove]] = [Produce(card) for card in _NUMBERS]
USE: Final = [Use(code >> POWER_BITS, code & POWER_MASK) for code in range(len(_NUMBERS) << POWER_BITS)]
CHOOSE: Final = [Choose(action) for action in Action]
NAME: Final[list[RaceMove]] = [Name(number) for number in range(8)]
BUY: Final = Buy()
CONQUER: Final = Conquer()
PASS: Final = Pass()

_BY_TEXT: Final[dict[str, RaceMove]] = {str(move): move for move in _MADE.values()}


def parse_move(text: str) -> RaceMove:
    """The move with this notation; raises NoSuchMove."""
    move = _BY_TEXT.get(text)
    if move is None:
        raise NoSuchMove(f"{text!r} is no move of Race")
    return move
