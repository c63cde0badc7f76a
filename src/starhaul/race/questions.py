"""What a seat is asked: which answers there are, and what they do."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from enum import Enum
from typing import TYPE_CHECKING, ClassVar, Final, Literal

from starhaul.kernel import Decision, IllegalMove, Move, Question, Seat

from .moves import CardMove

if TYPE_CHECKING:
    from .affordability import Affordability
    from .player import Player
    from .state import RaceState

PicksFrom = Literal["hand", "seen", ""]
"""Where cards that only their owner sees are being picked from."""


class RaceQuestion(Question["RaceState"]):
    """A question of Race. What it holds is its owner's business: all others see its `decision`."""

    __slots__ = ()

    decision: ClassVar[Decision]
    picks_from: ClassVar[PicksFrom] = ""
    distinct: ClassVar[bool] = False
    """Whether the goods picked must all be of different kinds."""

    def __init__(self) -> None:
        decision = self.decision  # all is set here and not by the base: every answer makes new questions
        self.ask: Enum = decision.ask
        self.must: bool = decision.must
        self.sealed: bool = decision.sealed

    def problem(self, state: RaceState, seat: Seat, move: Move) -> IllegalMove | None:
        if move in state.moves_of(seat):
            return None
        return self.refusal(state, state.players[seat], move)

    def refusal(self, state: RaceState, player: Player, move: Move) -> IllegalMove:
        """Why a move that is not among the answers is refused."""
        del state, player
        return IllegalMove("not-offered", self.rule, move=str(move))

    def refuses(self, found: Affordability | None) -> tuple[str, str]:
        """Why a card of the hand cannot be placed, and which rule speaks; nothing is found out about other kinds."""
        del found
        return "not-offered", self.rule

    def card_at_stake(self, player: Player) -> int:
        """The card that is being placed, or whose power is in use."""
        return player.placing

    def cards_to_pick(self) -> Sequence[int]:
        """Those of which moves pick some or one."""
        return ()


class Picking(RaceQuestion):
    """Cards of a row, one at a time in increasing order, so that every set has one path."""

    __slots__ = ("left", "picked", "rest")

    def __init__(self, rest: Sequence[int], left: int, picked: tuple[int, ...]) -> None:
        decision = self.decision
        self.ask: Enum = decision.ask
        self.must: bool = decision.must
        self.sealed: bool = decision.sealed
        self.rest: Final = rest
        """The cards that can still be picked."""
        self.left: Final = left
        """How many of them are to be picked, where the number is fixed."""
        self.picked: Final = picked

    @property
    def is_halfway(self) -> bool:
        return bool(self.picked)

    def cards_to_pick(self) -> Sequence[int]:
        return self.rest

    def with_picks(self, rest: Sequence[int], left: int, picked: tuple[int, ...]) -> Picking:
        """The same question, further on or with other cards."""
        return type(self)(rest, left, picked)


class Pick(Picking):
    """So many cards.

    Every card of a hand is picked by a move of its own, also where the last ones follow from the first: the number of
    moves must not tell the others which cards they were.
    """

    __slots__ = ()

    table: ClassVar[list[CardMove]]
    """The moves by card."""

    def begin(self, state: RaceState, player: Player) -> None:
        """Let the seat pick; where there is nothing to choose it happens by itself."""
        if self.left <= 0:
            self.finish(state, player, ())
        elif self.left >= len(self.rest):
            self.finish(state, player, tuple(self.rest))
        else:
            state.ask(player.seat, self)

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        del state, seat
        table = self.table
        rest = self.rest
        return [table[card] for card in rest[: len(rest) - self.left + 1]]

    def answer(self, state: RaceState, seat: Seat, move: Move) -> None:
        assert isinstance(move, CardMove)
        rest = self.rest[self.rest.index(move.card) + 1 :]
        picked = (*self.picked, move.card)
        left = self.left - 1
        if left == len(rest) and not self.picks_from:
            picked += tuple(rest)
            left = 0
        if left:
            state.ask(seat, self.with_picks(rest, left, picked))
        else:
            self.finish(state, state.players[seat], picked)

    @abstractmethod
    def finish(self, state: RaceState, player: Player, picked: tuple[int, ...]) -> None:
        """All are picked."""
