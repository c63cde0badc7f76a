"""Staying out of a supercard."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from starhaul.kernel import Seat
from starhaul.trucker.mission_steps.sitting_out import OfferSittingOut
from starhaul.trucker.special_components import SpecialKind
from starhaul.trucker.state import TruckerState
from starhaul.trucker.terms import Moment, Terms

from .effect import FlightEffect


@dataclass(frozen=True, slots=True)
class SkipSupercard(FlightEffect):
    """Whoever discards one of these is not in flight for a supercard (MIS-GAM-22)."""

    effect: Literal["skip_supercard"]
    discard: SpecialKind
    order: Literal["leader_first"]
    whole_ship: bool

    def contribute(self, state: TruckerState, seat: Seat, terms: Terms) -> None:
        del state, seat
        terms.add_step(Moment.CARD_REVEALED, OfferSittingOut(self.discard))
