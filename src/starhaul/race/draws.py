"""Cards that are about to be drawn: for whom, how many, where they go, and who sees them."""

from __future__ import annotations

from abc import abstractmethod
from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, final

from starhaul.kernel import Awaited, Chance, Outcome, Seat

from .actions import Stage
from .events import Drew
from .piles import NamedDraw
from .quirks import EAGER_RESHUFFLE

if TYPE_CHECKING:
    from .player import Player
    from .state import RaceState

EVERYBODY: Final = None
"""Who sees what is drawn openly, see `Chance.seen_by`."""


class DueCards(Awaited["RaceState"]):
    """Cards due for a seat, which the deck or something else will give."""

    __slots__ = ("by", "count", "seat")

    seat: Seat
    count: int
    by: str
    """What gives them, see `Drew`."""

    def __init__(self, seat: Seat, count: int, by: str) -> None:
        self.seat = seat
        self.count = count
        self.by = by

    def chance(self, state: RaceState) -> Chance:
        player = state.players[self.seat]
        bag = self.bag(state, player)
        return NamedDraw(bag, min(self.count, len(bag)), self.seen_by(player), self.labels(state))

    def came(self, state: RaceState, outcome: Outcome) -> None:
        player = state.players[self.seat]
        self.remove(state, player, outcome)
        if state.quirks & EAGER_RESHUFFLE and state.stage is not Stage.SETUP:
            pile = state.piles[player.pile]
            if not pile.deck:
                state.reshuffle(pile)
        self.take(state, player, outcome)
        if len(outcome) < self.count:
            state.draw(self.rest(state, len(outcome)))

    def rest(self, state: RaceState, drawn: int) -> DueCards:
        """What is still due when the deck gave so many and ended."""
        del state
        return type(self)(self.seat, self.count - drawn, self.by)

    def bag(self, state: RaceState, player: Player) -> Sequence[int]:
        """What can come up."""
        return state.piles[player.pile].deck

    def labels(self, state: RaceState) -> Sequence[str]:
        """How what comes up is written in records."""
        return state.cards.label

    def seen_by(self, player: Player) -> tuple[Seat, ...] | None:
        return (player.seat,)

    def remove(self, state: RaceState, player: Player, drawn: tuple[int, ...]) -> None:
        """What came up leaves the bag."""
        pile = state.piles[player.pile]
        deck = [*pile.deck]
        for card in drawn:
            del deck[bisect_left(deck, card)]
        pile.deck = deck

    @abstractmethod
    def take(self, state: RaceState, player: Player, drawn: tuple[int, ...]) -> None:
        """These came up."""


class Given(DueCards):
    """Cards that somebody gets for a reason: everybody is told which."""

    __slots__ = ("bonus", "powers")

    def __init__(self, seat: Seat, count: int, by: str, powers: tuple[int, ...] = (), bonus: bool = False) -> None:
        super().__init__(seat, count, by)
        self.powers: Final = powers
        """The cards of the tableau that give some of them."""
        self.bonus: Final = bonus
        """Whether the action card gives some."""

    def rest(self, state: RaceState, drawn: int) -> DueCards:
        del state
        return type(self)(self.seat, self.count - drawn, self.by, self.powers, self.bonus)

    def told(self, drawn: tuple[int, ...]) -> Drew:
        return Drew(self.seat, len(drawn), drawn, self.by, self.powers, self.bonus)


@final
class ToHand(Given):
    """Drawn cards go to the hand."""

    __slots__ = ()

    def take(self, state: RaceState, player: Player, drawn: tuple[int, ...]) -> None:
        player.take(drawn)
        state.tell(self.told(drawn))


@final
class ToSeen(Given):
    """Drawn cards are laid out before their owner, who will choose among them."""

    __slots__ = ()

    def take(self, state: RaceState, player: Player, drawn: tuple[int, ...]) -> None:
        player.seen = sorted([*player.seen, *drawn])
        state.tell(self.told(drawn))


to_hand: Final = lru_cache(4096)(ToHand)
to_seen: Final = lru_cache(4096)(ToSeen)
"""Few different draws come up again and again, and they never change: each is made once."""


def draw_to_hand(state: RaceState, player: Player, count: int, by: str, powers: tuple[int, ...] = ()) -> None:
    if count > 0:
        state.draw(to_hand(player.seat, count, by, powers))


def draw_by_sum(state: RaceState, player: Player, at: int, by: str, bonus: int = 0) -> None:
    """The cards that the powers behind one of the sums give, and the bonus of an action."""
    count = bonus + player.sums[at]
    if count > 0:
        state.draw(to_hand(player.seat, count, by, givers(state, player, at), bonus > 0))


def givers(state: RaceState, player: Player, at: int) -> tuple[int, ...]:
    """The cards of a tableau that have part in one of its sums."""
    if not player.sums[at]:
        return ()
    added = state.cards.added
    return tuple([card for card in player.working if any(other == at for other, _ in added[card])])
