"""Supercards as trials."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from starhaul.trucker.adventures import CARDS
from starhaul.trucker.mission_steps.trials import BeginTrial, JudgeTrial
from starhaul.trucker.state import TruckerState, TruckerStep
from starhaul.trucker.terms import Moment

from .effect import FlightEffect


@dataclass(frozen=True, slots=True)
class Trial(FlightEffect):
    """Each supercard is a trial, passed by those whom it cost nothing (MIS-HSE-04)."""

    effect: Literal["trial"]

    def steps_at(self, state: TruckerState, moment: Moment) -> Sequence[TruckerStep]:
        if moment is Moment.CARD_REVEALED and CARDS[state.card].is_super:
            return (BeginTrial(),)
        return (JudgeTrial(),) if moment is Moment.AFTER_CARD and CARDS[state.card].is_super else ()
