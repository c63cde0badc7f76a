"""Staying with the merchant."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from starhaul.trucker.mission_steps.waiting import OfferWaiting
from starhaul.trucker.state import TruckerState, TruckerStep
from starhaul.trucker.terms import Moment

from .effect import FlightEffect


@dataclass(frozen=True, slots=True)
class WaitForMerchant(FlightEffect):
    """Before each card those ahead of the merchant may go back to it (MIS-HSE-17)."""

    effect: Literal["wait_for_merchant"]

    def steps_at(self, state: TruckerState, moment: Moment) -> Sequence[TruckerStep]:
        del state
        return (OfferWaiting(),) if moment is Moment.BEFORE_CARD else ()
