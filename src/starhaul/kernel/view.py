"""What one seat may know of a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from .decision import Decision
from .move import Move
from .seat import Seat

if TYPE_CHECKING:
    from .state import State


class View(ABC):
    """What one seat may know: a frozen dataclass of the game's own, which shares nothing with the state."""

    __slots__ = ()

    seat: Seat | None
    """Whose view this is; None for a spectator."""
    decision: Decision | None
    """What this seat is asked now."""
    moves: Sequence[Move]
    """The legal moves of this seat."""

    @abstractmethod
    def sample_state(self, rng: Random) -> State:
        """A full state that agrees with everything this seat knows; the rest is fair guesswork."""
