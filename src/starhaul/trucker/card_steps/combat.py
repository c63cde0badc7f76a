"""Combat zones, tactical zones: a comparison, and a penalty for the lowest (CRD-COMBAT, MIS-TAC)."""

from __future__ import annotations

from typing import Final, final

from starhaul.trucker.declaring import Declare
from starhaul.trucker.events import Lowest
from starhaul.trucker.hazards import Penalty
from starhaul.trucker.measures import Tally
from starhaul.trucker.state import TruckerState, TruckerStep


@final
class DeclareInOrder(TruckerStep):
    """Strengths and crews are declared in the order of this moment (CRD-COMBAT-02, ABE-CRU-10, MIS-TAC-03,
    MIS-TAC-07)."""

    __slots__ = ("tally",)

    def __init__(self, tally: Tally) -> None:
        self.tally: Final = tally

    def run(self, state: TruckerState) -> None:
        state.first(*[Declare(seat, self.tally) for seat in state.order()])


@final
class Judge(TruckerStep):
    """The lowest suffers; among equals the one farthest ahead (CRD-COMBAT-03, MIS-TAC-05)."""

    __slots__ = ("penalty", "tally")

    def __init__(self, tally: Tally, penalty: Penalty) -> None:
        self.tally: Final = tally
        self.penalty: Final = penalty

    def run(self, state: TruckerState) -> None:
        lowest = min(state.order(), key=lambda seat: state.rockets[seat].declared)
        state.tell(Lowest(lowest, self.tally.criterion, self.tally.minus))
        state.first(*self.penalty.steps((lowest,)))
