"""What is asked of a seat. A question says what it is about, which moves answer it, and what each answer does."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, ClassVar

from starhaul.kernel import Decision, IllegalMove, Move, Seat

if TYPE_CHECKING:
    from .state import TruckerState


class Ask(Enum):
    """The kinds of questions."""

    BUILD = auto()
    WATCH = auto()
    SAND = auto()
    STARTING_SPACE = auto()
    TIME = auto()
    ADD_RESERVED = auto()
    REPAIR = auto()
    KEEP_PIECE = auto()
    HOUSE = auto()
    FLY_ON = auto()
    LAND = auto()
    USE_SHIP = auto()
    DOCK = auto()
    REWARD = auto()
    POWER = auto()
    PAY_TOKEN = auto()
    DEFEND = auto()
    LOSE_CREW = auto()
    LOSE_GOOD = auto()
    LOAD = auto()
    KEEP_TITLE = auto()
    GIVE_TITLE = auto()


@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class Question(Decision):
    """A decision that knows the rules around it."""

    ask: Ask
    must: bool = True
    sealed: bool = False

    rule: ClassVar[str] = "FLT-01"
    """The rule that a move breaks which does not answer the question."""
    lasts: ClassVar[bool] = False
    """Whether the question stays after an answer, as building does; else one answer settles it."""

    @property
    def is_halfway(self) -> bool:
        """Whether a part of the answer was given."""
        return False

    @abstractmethod
    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        """All answers, in a fixed order."""

    @abstractmethod
    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        """Let a legal answer take effect."""

    def problem(self, state: TruckerState, seat: Seat, move: Move) -> IllegalMove | None:
        """Why this is no answer, or None."""
        if move in self.moves(state, seat):
            return None
        return IllegalMove("not-offered", self.rule, move=str(move), ask=self.ask.name.lower())
