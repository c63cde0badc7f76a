"""From the table's agenda into the lane of one seat."""

from __future__ import annotations

from typing import Final, final

from starhaul.kernel import Seat

from .state import TruckerLaneStep, TruckerState, TruckerStep


@final
class ForSeat(TruckerStep):
    """Something that this seat alone goes through; the table waits for it. The dead go through nothing (MIS-GAM-15)."""

    __slots__ = ("seat", "step")

    def __init__(self, seat: Seat, step: TruckerLaneStep) -> None:
        self.seat: Final = seat
        self.step: Final = step

    def run(self, state: TruckerState) -> None:
        if not state.feats[self.seat].is_dead:
            state.first_for(self.seat, self.step)


@final
class SideBySide(TruckerStep):
    """All these at the same time: none waits until another is done with it."""

    __slots__ = ("steps",)

    def __init__(self, steps: tuple[TruckerStep, ...]) -> None:
        self.steps: Final = steps

    def run(self, state: TruckerState) -> None:
        for step in self.steps:
            step.run(state)
