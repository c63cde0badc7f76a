"""Open space: everybody flies as far as the engines go (CRD-OPEN)."""

from __future__ import annotations

from typing import Final, final

from starhaul.kernel import Seat
from starhaul.trucker.events import Fastest
from starhaul.trucker.hazards import Hit
from starhaul.trucker.state import TruckerState, TruckerStep


@final
class FlyAhead(TruckerStep):
    """Move at once; who has no strength at all, or less, stays and will have to give up (CRD-OPEN-01, CRD-OPEN-02,
    MIS-HVY-06)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: TruckerState) -> None:
        strength = max(0, state.rockets[self.seat].declared // 2)
        state.set_rocket(self.seat, state.rockets[self.seat].powerless(strength == 0))
        state.move_rocket(self.seat, strength)


@final
class MeetMeteors(TruckerStep):
    """They come at the player with the highest declared strength alone, among equals the one farthest ahead, who rolls
    (ABE-CRD-MOS-02, ABE-CRD-MOS-03)."""

    __slots__ = ("hits",)

    def __init__(self, hits: tuple[Hit, ...]) -> None:
        self.hits: Final = hits

    def run(self, state: TruckerState) -> None:
        fastest = max(state.order(), key=lambda seat: state.rockets[seat].declared)
        state.tell(Fastest(fastest))
        state.first(*[hit.at((fastest,)) for hit in self.hits])
