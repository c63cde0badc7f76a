"""Open space: everybody flies as far as the engines go (CRD-OPEN)."""

from __future__ import annotations

from dataclasses import dataclass

from starhaul.kernel import Seat
from starhaul.trucker.declaring import Declare
from starhaul.trucker.rows import replaced
from starhaul.trucker.saving import saved
from starhaul.trucker.state import TruckerState, TruckerStep

from .card import AdventureCard


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenSpace(AdventureCard):
    """Nothing is printed but stars."""

    def steps(self, state: TruckerState) -> list[TruckerStep]:
        """The order is that at the reveal, whoever passes whom (CRD-OPEN-03)."""
        return [step for seat in state.order() for step in (Declare(seat, "engines"), FlyAhead(seat))]


@saved
@dataclass(frozen=True, slots=True)
class FlyAhead(TruckerStep):
    """Move at once; who has no strength at all will have to give up (CRD-OPEN-01, CRD-OPEN-02)."""

    seat: Seat

    def run(self, state: TruckerState) -> None:
        strength = state.declared[self.seat] // 2
        state.powerless = replaced(state.powerless, self.seat, strength == 0)
        state.move_rocket(self.seat, strength)
