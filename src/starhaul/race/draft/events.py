"""What happens in a draft."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Event
from starhaul.race.events import WithCards


@final
class StartWorldsDealt(WithCards):
    """A start world came face down to a seat."""

    __slots__ = ()


@final
class PackReceived(WithCards):
    """A pack came to a seat from its neighbour."""

    __slots__ = ("set",)

    reveals: ClassVar[bool] = True

    def __init__(self, seat: int, count: int, cards: tuple[int, ...] | None, set: int) -> None:  # noqa: A002 see RoundBegan
        super().__init__(seat, count, cards)
        self.set: Final = set


@final
class CardTaken(WithCards):
    """A seat took a card of its pack."""

    __slots__ = ()


@final
class DecksFormed(Event):
    """The drafted cards are shuffled into personal decks; what was not drafted leaves the game."""

    __slots__ = ("cards", "removed")

    def __init__(self, cards: int, removed: int) -> None:
        self.cards: Final = cards
        """In each deck."""
        self.removed: Final = removed
