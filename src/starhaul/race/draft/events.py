"""What happens in a draft."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from starhaul.kernel import Event
from starhaul.race.events import WithCards


@dataclass(frozen=True, slots=True)
class StartWorldsDealt(WithCards):
    """A start world came face down to a seat."""


@dataclass(frozen=True, slots=True)
class PackReceived(WithCards):
    """A pack came to a seat from its neighbour."""

    reveals: ClassVar[bool] = True
    set: int


@dataclass(frozen=True, slots=True)
class CardTaken(WithCards):
    """A seat took a card of its pack."""


@dataclass(frozen=True, slots=True)
class DecksFormed(Event):
    """The drafted cards are shuffled into personal decks; what was not drafted leaves the game."""

    cards: int
    """In each deck."""
    removed: int
