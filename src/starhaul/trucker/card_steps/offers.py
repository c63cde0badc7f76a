"""What a card offers for flight days: take it or leave it (CRD-SHIP, CRD-STATION, CRD-ENEMY-03)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from starhaul.kernel import Move, Seat
from starhaul.trucker.decisions import Ask
from starhaul.trucker.events import OfferTaken, Passed
from starhaul.trucker.moves import ACCEPT, PASS, Accept
from starhaul.trucker.state import TruckerQuestion, TruckerState

from .small_steps import LoseDays


class Offer(TruckerQuestion):
    """Take it and lose the days, or leave it?"""

    __slots__ = ("days",)

    def __init__(self, ask: Ask, days: int) -> None:
        super().__init__(ask)
        self.days: Final = days

    @abstractmethod
    def take(self, state: TruckerState, seat: Seat) -> None:
        """What it costs and brings besides the days, which are lost afterwards."""

    def leave(self, state: TruckerState) -> None:
        """What follows if this player does not want it: nothing, unless others may have it."""

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        del state, seat
        return [ACCEPT, PASS]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        if isinstance(move, Accept):
            state.tell(OfferTaken(seat))
            state.first(LoseDays(seat, self.days))
            self.take(state, seat)
        else:
            state.tell(Passed(seat))
            self.leave(state)
