"""Questions that know the rules around them."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .decision import Decision
from .move import IllegalMove, Move
from .seat import Seat

S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Decision, Generic[S]):
    """A decision that says which moves answer it, and what each of them does.

    It never changes. An answer in several moves lies in the questions themselves: each move but the last asks the next
    question, which holds what was answered so far.
    """

    __slots__ = ()

    rule: ClassVar[str]
    """The rule that a move breaks which does not answer the question."""
    lasts: ClassVar[bool] = False
    """Whether the question stays after an answer, as building does; else one answer settles it."""

    @property
    def is_halfway(self) -> bool:
        """Whether a part of the answer was given."""
        return False

    @abstractmethod
    def moves(self, state: S, seat: Seat) -> list[Move]:
        """All answers, in a fixed order."""

    @abstractmethod
    def answer(self, state: S, seat: Seat, move: Move) -> None:
        """Let a legal answer take effect."""

    def default(self, state: S, seat: Seat) -> Move:
        """A sensible answer for somebody who does not know this question."""
        return self.moves(state, seat)[0]

    def problem(self, state: S, seat: Seat, move: Move) -> IllegalMove | None:
        """Why this is no answer, or None."""
        if move in self.moves(state, seat):
            return None
        return IllegalMove("not-offered", self.rule, move=str(move), ask=self.ask.name.lower())
