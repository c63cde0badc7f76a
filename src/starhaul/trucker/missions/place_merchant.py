"""A merchant joins the flight."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from starhaul.trucker.levels import ByLevel, at_level
from starhaul.trucker.mission_steps.merchant import JoinFlight
from starhaul.trucker.state import TruckerState, TruckerStep
from starhaul.trucker.terms import Moment

from .effect import SetupEffect


@dataclass(frozen=True, slots=True)
class PlaceMerchant(SetupEffect):
    """A rocket of nobody behind all others, with so many crates (MIS-HSE-11)."""

    effect: Literal["place_merchant"]
    crates: ByLevel
    behind: Literal["last starting rocket"]

    def steps_at(self, state: TruckerState, moment: Moment) -> Sequence[TruckerStep]:
        """Once the players' rockets stand on the flight board."""
        return (JoinFlight(at_level(self.crates, state.level)),) if moment is Moment.LOADED else ()
