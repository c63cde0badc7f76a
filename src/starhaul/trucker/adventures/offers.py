"""What a card offers for flight days: take it or leave it (CRD-SHIP, CRD-STATION, CRD-ENEMY-03)."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass

from starhaul.kernel import Move, Seat
from starhaul.trucker.decisions import Question
from starhaul.trucker.events import OfferTaken, Passed
from starhaul.trucker.moves import ACCEPT, PASS, Accept
from starhaul.trucker.saving import saved
from starhaul.trucker.state import TruckerState, TruckerStep


@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class Offer(Question):
    """Take it and lose the days, or leave it?"""

    days: int

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


@saved
@dataclass(frozen=True, slots=True)
class LoseDays(TruckerStep):
    """The rocket moves back."""

    seat: Seat
    days: int

    def run(self, state: TruckerState) -> None:
        state.move_rocket(self.seat, -self.days)
