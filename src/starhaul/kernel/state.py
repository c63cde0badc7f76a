"""A game in progress."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Self

from mypy_extensions import mypyc_attr

from .chance import Chance, Outcome
from .decision import Decision
from .event import Event
from .move import IllegalMove, Move
from .result import Result
from .seat import Seat
from .view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """Plain data with one way to change it. It holds no generator, no deck order, no clock and no text for people.

    When `chance` is due nobody is asked; with neither a chance nor a decision the game is over.
    """

    __slots__ = ()

    @property
    @abstractmethod
    def chance(self) -> Chance | None:
        """The dice or the draw that is due."""

    @property
    @abstractmethod
    def decisions(self) -> Mapping[Seat, Decision]:
        """Who must or may answer now, and what is asked."""

    @property
    @abstractmethod
    def outcome(self) -> Result | None:
        """Scores and ranks, once the game is over."""

    @property
    def is_over(self) -> bool:
        return self.chance is None and not self.decisions

    @abstractmethod
    def legal_moves(self, seat: int) -> list[Move]:
        """All that this seat may submit now: complete, finite, in a fixed order; empty when nothing is asked."""

    def is_halfway(self, seat: int) -> bool:
        """Whether this seat has made a part of what is one choice to a person, such as the cards to pay with."""
        del seat
        return False

    @abstractmethod
    def problem_with(self, seat: int, move: Move) -> IllegalMove | None:
        """Why this move is refused, or None; it depends on nothing that the seat may not know."""

    @abstractmethod
    def apply(self, seat: int, move: Move) -> list[Event]:
        """Change the state in place, or raise IllegalMove and leave it as it was."""

    @abstractmethod
    def resolve(self, outcome: Outcome) -> list[Event]:
        """Let this come up for the chance that is due, or raise BadOutcome and leave the state as it was."""

    @abstractmethod
    def clone(self) -> Self:
        """An independent copy; searches depend on its being cheap."""

    @abstractmethod
    def dump(self) -> bytes:
        """The whole state, exactly, at any moment; `Game.load` reads it."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """All that this seat (None: a spectator) may know, and nothing more."""

    def show(self, seats: Sequence[Seat | None]) -> Sequence[View]:
        """The views of several seats at one moment, equal to those of `view`, for screens: nobody may call
        `sample_state` on them. Games override it to leave out what guessing needs, and to make once what all may see.
        """
        return [self.view(seat) for seat in seats]
