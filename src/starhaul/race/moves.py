"""What a seat submits: one small choice a move, as `str(move)` in words that parse back.

Moves are made once and shared: take one from the tables below (`PAY[7]`) or parse its notation. So they
compare by identity, which is what makes long lists of legal moves cheap.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from starhaul.kernel import Move, NoSuchMove

from .actions import Action
from .cards import POWER_BITS, POWER_MASK, catalogue

BLANKS: Final = 17
"""Numbers kept free behind the printed cards, for cards that players add (TGS-CUSTOM-04)."""


def card_label(card: int) -> str:
    labels = catalogue().label
    return labels[card] if card < len(labels) else f"own-{card - len(labels) + 1}"


class RaceMove(Move):
    """A move of Race."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return self is other

    def __hash__(self) -> int:
        return id(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies, in other processes too, are the move itself."""
        return parse_move, (str(self),)


@final
class Choose(RaceMove):
    """Choose this action card for the round."""

    __slots__ = ("action", "bit")

    def __init__(self, action: Action) -> None:
        self.action: Final = action
        self.bit: Final = 1 << action.value
        """The action in sets of actions."""

    def __str__(self) -> str:
        return f"choose {self.action.name.lower().replace('_', '')}"


class CardMove(RaceMove):
    """A move that names one card."""

    __slots__ = ("card",)

    word: ClassVar[str] = ""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def __str__(self) -> str:
        return f"{self.word} {card_label(self.card)}"


@final
class Keep(CardMove):
    """Keep this card of those looked at."""

    __slots__ = ()

    word: ClassVar[str] = "keep"


@final
class Discard(CardMove):
    """Discard this card of the hand."""

    __slots__ = ()

    word: ClassVar[str] = "discard"


@final
class Place(CardMove):
    """Place this card of the hand."""

    __slots__ = ()

    word: ClassVar[str] = "place"


@final
class Pay(CardMove):
    """Pay with this card of the hand."""

    __slots__ = ()

    word: ClassVar[str] = "pay"


@final
class Sacrifice(CardMove):
    """Give this card of the tableau up for its power."""

    __slots__ = ()

    word: ClassVar[str] = "sacrifice"


@final
class Consume(CardMove):
    """Consume the good of this world."""

    __slots__ = ()

    word: ClassVar[str] = "consume"


@final
class Sell(CardMove):
    """Sell the good of this world."""

    __slots__ = ()

    word: ClassVar[str] = "sell"


@final
class Produce(CardMove):
    """Let a good appear on this world."""

    __slots__ = ()

    word: ClassVar[str] = "produce"


@final
class Use(RaceMove):
    """Use a power of this card: the one at this place among its powers of the phase."""

    __slots__ = ("at", "card")

    def __init__(self, card: int, at: int) -> None:
        self.card: Final = card
        self.at: Final = at

    def __str__(self) -> str:
        return f"use {card_label(self.card)}" + (f" {self.at + 1}" if self.at else "")


@final
class Name(RaceMove):
    """Name this number before a card is flipped."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def __str__(self) -> str:
        return f"name {self.number}"


class Plain(RaceMove):
    """A move that needs no more than its word."""

    __slots__ = ()

    word: ClassVar[str] = ""

    def __str__(self) -> str:
        return self.word


@final
class Buy(Plain):
    """Pay for the world with cards."""

    __slots__ = ()

    word: ClassVar[str] = "buy"


@final
class Conquer(Plain):
    """Conquer the world with the strength there is."""

    __slots__ = ()

    word: ClassVar[str] = "conquer"


@final
class Pass(Plain):
    """Place nothing, or use no further power."""

    __slots__ = ()

    word: ClassVar[str] = "pass"


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

_ALL: Final[list[RaceMove]] = [
    *CHOOSE,
    *KEEP,
    *DISCARD,
    *PLACE,
    *PAY,
    *SACRIFICE,
    *CONSUME,
    *SELL,
    *PRODUCE,
    *USE,
    *NAME,
    BUY,
    CONQUER,
    PASS,
]
_BY_TEXT: Final[dict[str, RaceMove]] = {str(move): move for move in _ALL}


def parse_move(text: str) -> RaceMove:
    """The move with this notation; raises NoSuchMove."""
    move = _BY_TEXT.get(text)
    if move is None:
        raise NoSuchMove(f"{text!r} is no move of Race")
    return move
