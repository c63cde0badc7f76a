"""What happened, as small values; what only its owner may see is left out for the others."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Final, final

from starhaul.kernel import Event, contents

from .actions import Action, Stage


@final
class GoalsDealt(Event):
    """These goal tiles are in play."""

    __slots__ = ("goals",)

    def __init__(self, goals: tuple[str, ...]) -> None:
        self.goals: Final = goals


@final
class StartWorldDealt(Event):
    """A seat begins with this world."""

    __slots__ = ("seat", "world")

    reveals: ClassVar[bool] = True

    def __init__(self, seat: int, world: int) -> None:
        self.seat: Final = seat
        self.world: Final = world


@final
class RoundBegan(Event):
    __slots__ = ("round",)

    def __init__(self, round: int) -> None:  # noqa: A002 everybody sees it under this name
        self.round: Final = round

    def opens(self) -> str:
        return "choice"


@final
class Answered(Event):
    """A seat has made a choice that stays sealed until all are revealed."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


answered: Final = cache(Answered)
"""Every choice tells the same: one event a seat is enough."""


@final
class ActionsRevealed(Event):
    """The action cards of every seat."""

    __slots__ = ("actions",)

    reveals: ClassVar[bool] = True

    def __init__(self, actions: tuple[tuple[Action, ...], ...]) -> None:
        self.actions: Final = actions


@final
class PhaseBegan(Event):
    __slots__ = ("stage",)

    def __init__(self, stage: Stage) -> None:
        self.stage: Final = stage

    def opens(self) -> str:
        """The phase: a second Develop or Settle of the expert game is the same phase again."""
        return self.stage.name.lower().removesuffix("_2")


class WithCards(Event):
    """Something with cards that only their owner sees; the others see how many there are."""

    __slots__ = ("cards", "count", "seat")

    seat: int
    count: int
    cards: tuple[int, ...] | None

    def __init__(self, seat: int, count: int, cards: tuple[int, ...] | None) -> None:
        self.seat = seat  # kinds that come up often set these themselves: a further call would cost more than all else
        self.count = count
        self.cards = cards

    def seen_by(self, seat: int | None) -> Event:
        if seat == self.seat:
            return self
        owner, count, _, *rest = contents(self)
        return type(self)(owner, count, None, *rest)


@final
class Drew(WithCards):
    """Cards from the deck into a hand, or laid out to choose from."""

    __slots__ = ("bonus", "by", "powers")

    def __init__(
        self,
        seat: int,
        count: int,
        cards: tuple[int, ...] | None,
        by: str,
        powers: tuple[int, ...] = (),
        bonus: bool = False,
    ) -> None:
        self.seat = seat
        self.count = count
        self.cards = cards
        self.by: Final = by
        """When they came: in a phase, by a trade, at the start."""
        self.powers: Final = powers
        """The cards of the tableau that gave some of them."""
        self.bonus: Final = bonus
        """Whether the action card gave some."""


@final
class Kept(WithCards):
    """What a seat kept of the cards it looked at; the rest is discarded."""

    __slots__ = ("seen",)

    def __init__(self, seat: int, count: int, cards: tuple[int, ...] | None, seen: int) -> None:
        self.seat = seat
        self.count = count
        self.cards = cards
        self.seen: Final = seen


@final
class Discarded(WithCards):
    """Cards from a hand to the discard pile."""

    __slots__ = ("why",)

    def __init__(self, seat: int, count: int, cards: tuple[int, ...] | None, why: str) -> None:
        self.seat = seat
        self.count = count
        self.cards = cards
        self.why: Final = why


@final
class PlacementsRevealed(Event):
    """What each seat is about to place; None: nothing."""

    __slots__ = ("cards",)

    reveals: ClassVar[bool] = True

    def __init__(self, cards: tuple[int | None, ...]) -> None:
        self.cards: Final = cards


@final
class Placed(WithCards):
    """A card was placed: the cards paid for it (or spent for strength), and how it was done."""

    __slots__ = ("card", "how", "strength")

    def __init__(
        self, seat: int, count: int, cards: tuple[int, ...] | None, card: int, how: str, strength: int
    ) -> None:
        self.seat = seat
        self.count = count
        self.cards = cards
        self.card: Final = card
        self.how: Final = how
        """`paid`, `conquered` or `free`."""
        self.strength: Final = strength
        """Strength against the world where it was conquered."""


@final
class Sacrificed(Event):
    """A card left its tableau for its power."""

    __slots__ = ("card", "seat", "strength")

    reveals: ClassVar[bool] = True

    def __init__(self, seat: int, card: int, strength: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.strength: Final = strength


@final
class GoodsAppeared(Event):
    """Goods came to lie on these worlds."""

    __slots__ = ("seat", "why", "worlds")

    def __init__(self, seat: int, worlds: tuple[int, ...], why: str) -> None:
        self.seat: Final = seat
        self.worlds: Final = worlds
        self.why: Final = why


@final
class Sold(Event):
    """A good was sold; the cards follow."""

    __slots__ = ("by", "price", "seat", "world")

    def __init__(self, seat: int, world: int, price: int, by: str) -> None:
        self.seat: Final = seat
        self.world: Final = world
        self.price: Final = price
        self.by: Final = by


@final
class Consumed(Event):
    """A power discarded the goods of these worlds for chips and cards."""

    __slots__ = ("by", "cards", "seat", "vp", "worlds")

    def __init__(self, seat: int, by: int, worlds: tuple[int, ...], vp: int, cards: int) -> None:
        self.seat: Final = seat
        self.by: Final = by
        self.worlds: Final = worlds
        self.vp: Final = vp
        self.cards: Final = cards


@final
class DiscardedForChips(WithCards):
    """A power turned cards of the hand into chips."""

    __slots__ = ("by", "vp")

    def __init__(self, seat: int, count: int, cards: tuple[int, ...] | None, by: int, vp: int) -> None:
        self.seat = seat
        self.count = count
        self.cards = cards
        self.by: Final = by
        self.vp: Final = vp


@final
class Gambled(Event):
    """A number was named and a card flipped."""

    __slots__ = ("by", "card", "kept", "number", "seat")

    reveals: ClassVar[bool] = True

    def __init__(self, seat: int, by: int, number: int, card: int, kept: bool) -> None:
        self.seat: Final = seat
        self.by: Final = by
        self.number: Final = number
        self.card: Final = card
        self.kept: Final = kept


@final
class Reshuffled(Event):
    """The discard pile became the deck."""

    __slots__ = ("cards", "seat")

    def __init__(self, cards: int, seat: int | None = None) -> None:
        self.cards: Final = cards
        self.seat: Final = seat
        """Whose deck; None: the common one."""


@final
class GoalClaimed(Event):
    __slots__ = ("goal", "seat")

    def __init__(self, seat: int, goal: str) -> None:
        self.seat: Final = seat
        self.goal: Final = goal


@final
class GoalLost(Event):
    __slots__ = ("goal", "seat")

    def __init__(self, seat: int, goal: str) -> None:
        self.seat: Final = seat
        self.goal: Final = goal


@final
class GameEnded(Event):
    """The last round is over: why, and the scores."""

    __slots__ = ("reasons", "scores")

    def __init__(self, reasons: tuple[str, ...], scores: tuple[int, ...]) -> None:
        self.reasons: Final = reasons
        self.scores: Final = scores
