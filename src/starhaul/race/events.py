"""What happened, as small frozen values; what only its owner may see is left out for the others."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from starhaul.kernel import Event

from .actions import Action, Stage


@dataclass(frozen=True, slots=True)
class GoalsDealt(Event):
    """These goal tiles are in play."""

    goals: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StartWorldDealt(Event):
    """A seat begins with this world."""

    reveals: ClassVar[bool] = True
    seat: int
    world: int


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    round: int

    def opens(self) -> str:
        return "choice"


@dataclass(frozen=True, slots=True)
class Answered(Event):
    """A seat has made a choice that stays sealed until all are revealed."""

    seat: int


@dataclass(frozen=True, slots=True)
class ActionsRevealed(Event):
    """The action cards of every seat."""

    reveals: ClassVar[bool] = True
    actions: tuple[tuple[Action, ...], ...]


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    stage: Stage

    def opens(self) -> str:
        """The phase: a second Develop or Settle of the expert game is the same phase again."""
        return self.stage.name.lower().removesuffix("_2")


@dataclass(frozen=True, slots=True)
class WithCards(Event):
    """Something with cards that only their owner sees; the others see how many there are."""

    seat: int
    count: int
    cards: tuple[int, ...] | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class Drew(WithCards):
    """Cards from the deck into a hand, or laid out to choose from."""

    by: str
    """What gave them: a phase, a bonus, or the label of a card."""


@dataclass(frozen=True, slots=True)
class Kept(WithCards):
    """What a seat kept of the cards it looked at; the rest is discarded."""

    seen: int


@dataclass(frozen=True, slots=True)
class Discarded(WithCards):
    """Cards from a hand to the discard pile."""

    why: str


@dataclass(frozen=True, slots=True)
class PlacementsRevealed(Event):
    """What each seat is about to place; None: nothing."""

    reveals: ClassVar[bool] = True
    cards: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Placed(WithCards):
    """A card was placed: the cards paid for it (or spent for strength), and how it was done."""

    card: int
    how: str
    """`paid`, `conquered` or `free`."""
    strength: int
    """Strength against the world where it was conquered."""


@dataclass(frozen=True, slots=True)
class Sacrificed(Event):
    """A card left its tableau for its power."""

    reveals: ClassVar[bool] = True
    seat: int
    card: int
    strength: int


@dataclass(frozen=True, slots=True)
class GoodsAppeared(Event):
    """Goods came to lie on these worlds."""

    seat: int
    worlds: tuple[int, ...]
    why: str


@dataclass(frozen=True, slots=True)
class Sold(Event):
    """A good was sold; the cards follow."""

    seat: int
    world: int
    price: int
    by: str


@dataclass(frozen=True, slots=True)
class Consumed(Event):
    """A power discarded the goods of these worlds for chips and cards."""

    seat: int
    by: int
    worlds: tuple[int, ...]
    vp: int
    cards: int


@dataclass(frozen=True, slots=True)
class DiscardedForChips(WithCards):
    """A power turned cards of the hand into chips."""

    by: int
    vp: int


@dataclass(frozen=True, slots=True)
class Gambled(Event):
    """A number was named and a card flipped."""

    reveals: ClassVar[bool] = True
    seat: int
    by: int
    number: int
    card: int
    kept: bool


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The discard pile became the deck."""

    cards: int
    seat: int | None = None
    """Whose deck; None: the common one."""


@dataclass(frozen=True, slots=True)
class GoalClaimed(Event):
    seat: int
    goal: str


@dataclass(frozen=True, slots=True)
class GoalLost(Event):
    seat: int
    goal: str


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The last round is over: why, and the scores."""

    reasons: tuple[str, ...]
    scores: tuple[int, ...]
