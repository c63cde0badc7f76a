"""Flying in a convoy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from starhaul.trucker.mission_steps.ranks import CloseUp
from starhaul.trucker.state import TruckerState, TruckerStep
from starhaul.trucker.terms import Moment

from .effect import FlightEffect


@dataclass(frozen=True, slots=True)
class CloseRanks(FlightEffect):
    """After each card all rockets move up to the leader (MIS-HSE-07)."""

    effect: Literal["close_ranks"]

    def steps_at(self, state: TruckerState, moment: Moment) -> Sequence[TruckerStep]:
        del state
        return (CloseUp(),) if moment is Moment.CARD_OVER else ()
