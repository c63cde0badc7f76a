"""Combat zones: a comparison, and a penalty for the lowest (CRD-COMBAT)."""

from __future__ import annotations

from typing import Final, final

from starhaul.trucker.declaring import Declare
from starhaul.trucker.events import Criterion, Lowest
from starhaul.trucker.hazards import Penalty
from starhaul.trucker.state import TruckerState, TruckerStep


@final
class DeclareInOrder(TruckerStep):
    """Strengths and crews are declared in the order of this moment (CRD-COMBAT-02, ABE-CRU-10)."""

    __slots__ = ("criterion",)

    def __init__(self, criterion: Criterion) -> None:
        self.criterion: Final = criterion

    def run(self, state: TruckerState) -> None:
        state.first(*[Declare(seat, self.criterion) for seat in state.order()])


@final
class Judge(TruckerStep):
    """The lowest suffers; among equals the one farthest ahead (CRD-COMBAT-03)."""

    __slots__ = ("criterion", "penalty")

    def __init__(self, criterion: Criterion, penalty: Penalty) -> None:
        self.criterion: Final = criterion
        self.penalty: Final = penalty

    def run(self, state: TruckerState) -> None:
        lowest = min(state.order(), key=lambda seat: state.rockets[seat].declared)
        state.tell(Lowest(lowest, self.criterion))
        state.first(*self.penalty.steps((lowest,)))
