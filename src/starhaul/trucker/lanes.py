"""From the table's agenda into the lane of one seat."""

from __future__ import annotations

from typing import Final, final

from starhaul.kernel import Seat

from .state import TruckerLaneStep, TruckerState, TruckerStep


@final
class ForSeat(TruckerStep):
    """Something that this seat alone goes through; the table waits for it."""

    __slots__ = ("seat", "step")

    def __init__(self, seat: Seat, step: TruckerLaneStep) -> None:
        self.seat: Final = seat
        self.step: Final = step

    def run(self, state: TruckerState) -> None:
        state.first_for(self.seat, self.step)
