"""Open space: everybody flies as far as the engines go (CRD-OPEN)."""

from __future__ import annotations

from typing import Final, final

from starhaul.kernel import Seat
from starhaul.trucker.state import TruckerState, TruckerStep


@final
class FlyAhead(TruckerStep):
    """Move at once; who has no strength at all will have to give up (CRD-OPEN-01, CRD-OPEN-02)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: TruckerState) -> None:
        strength = state.rockets[self.seat].declared // 2
        state.set_rocket(self.seat, state.rockets[self.seat].powerless(strength == 0))
        state.move_rocket(self.seat, strength)
