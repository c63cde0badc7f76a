"""Small steps that cards of several families share."""

from __future__ import annotations

from typing import Final, final

from starhaul.kernel import Seat
from starhaul.trucker.events import CardSkipped
from starhaul.trucker.state import TruckerState, TruckerStep


@final
class LoseDays(TruckerStep):
    """The rocket moves back."""

    __slots__ = ("days", "seat")

    def __init__(self, seat: Seat, days: int) -> None:
        self.seat: Final = seat
        self.days: Final = days

    def run(self, state: TruckerState) -> None:
        state.move_rocket(self.seat, -self.days)


@final
class SkipCard(TruckerStep):
    """The card concerns nobody."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        self.card: Final = card

    def run(self, state: TruckerState) -> None:
        state.tell(CardSkipped(self.card))
