"""What a mission pays in the end (MIS-HSE-01)."""

from __future__ import annotations

from typing import final

from starhaul.trucker.state import TruckerState, TruckerStep


@final
class SettleMission(TruckerStep):
    """Its rewards in printed order: after the usual ones, and before losses are paid."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        for effect in state.box.missions[state.leg.mission].reward:
            effect.settle(state)
