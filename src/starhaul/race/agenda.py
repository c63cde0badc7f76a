"""What is still to be done, and what is asked: small shared values that lie in the state as data.

The table has one agenda. Inside a phase every seat also has a lane of its own steps, so that seats go through it at the
same time; the next step of the table is due when all lanes are empty and nobody is asked anything.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from bisect import bisect_left
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal

from starhaul.kernel import Decision, IllegalMove, Move, Seat, Step

from .moves import CardMove

if TYPE_CHECKING:
    from .player import Player
    from .state import RaceState

PicksFrom = Literal["hand", "seen", ""]
"""Where cards that only their owner sees are being picked from."""
KINDS: Final[list[type[Any]]] = []
"""Every kind of step, question and receiver there is: what can be saved."""


class _Kind:
    __slots__ = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        KINDS.append(cls)


class TableStep(_Kind, Step["RaceState"]):
    """A step of the whole table."""

    __slots__ = ()


class LaneStep(_Kind, ABC):
    """A step of one seat inside a phase."""

    __slots__ = ()

    @abstractmethod
    def run(self, state: RaceState, player: Player) -> None:
        """Do it, or ask the seat, or have cards drawn."""


class Question(_Kind, ABC):
    """What a seat is asked: which answers there are, and what they do."""

    __slots__ = ()

    decision: ClassVar[Decision]
    rule: ClassVar[str]
    """The rule that an answer which is not offered would break."""
    picks_from: ClassVar[PicksFrom] = ""

    @abstractmethod
    def moves(self, state: RaceState, player: Player) -> list[Move]:
        """The legal answers, in a fixed order."""

    @abstractmethod
    def answer(self, state: RaceState, player: Player, move: Move) -> None:
        """Carry a legal answer out. The question is over unless the method asks again."""

    def is_halfway(self, player: Player) -> bool:
        """Whether a part of the answer was given."""
        return bool(player.picked)

    def refusal(self, state: RaceState, player: Player, move: Move) -> IllegalMove:
        """Why a move that is not among the answers is refused."""
        del state, player
        return IllegalMove("not-offered", self.rule, move=str(move))


class Pick(Question):
    """Some cards out of `player.pool`, one at a time in increasing order, so that every set has one path.

    Every card of a hand is picked by a move of its own, also where the last ones follow from the first: the number of
    moves must not tell the others which cards they were.
    """

    __slots__ = ()

    table: ClassVar[list[CardMove]]
    """The moves by card."""

    def ask(self, state: RaceState, player: Player, pool: Sequence[int], count: int) -> None:
        """Let the seat pick; where there is nothing to choose it happens by itself."""
        if count <= 0:
            self.finish(state, player, [])
        elif count >= len(pool):
            self.finish(state, player, [*pool])
        else:
            player.pool = pool
            player.start = 0
            player.left = count
            player.picked = []
            player.question = self

    def moves(self, state: RaceState, player: Player) -> list[Move]:
        del state
        pool = player.pool
        table = self.table
        return [table[card] for card in pool[player.start : len(pool) - player.left + 1]]

    def answer(self, state: RaceState, player: Player, move: Move) -> None:
        assert isinstance(move, CardMove)
        pool = player.pool
        at = pool.index(move.card, player.start) + 1
        picked = player.picked
        picked.append(move.card)
        left = player.left - 1
        if left == len(pool) - at and not self.picks_from:
            picked += pool[at:]
            left = 0
        if left:
            player.start = at
            player.left = left
        else:
            player.question = None
            player.clear_picks()
            self.finish(state, player, picked)

    @abstractmethod
    def finish(self, state: RaceState, player: Player, picked: list[int]) -> None:
        """All are picked."""


EVERYBODY: Final = None
"""Who sees what is drawn openly, see `Chance.seen_by`."""


class Receiver(_Kind, ABC):
    """Where drawn cards go, and who sees them."""

    __slots__ = ()

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

    def dry(self, state: RaceState, player: Player) -> None:
        """There is no card left to be drawn, neither in the deck nor in the pile (RFG-SET-13)."""
