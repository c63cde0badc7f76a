"""Crew that is lost last."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from starhaul.kernel import Seat
from starhaul.trucker.state import TruckerState
from starhaul.trucker.terms import Terms

from .effect import FlightEffect


@dataclass(frozen=True, slots=True)
class ProtectedCrew(FlightEffect):
    """These figures can be chosen for a loss only when no human is left (MIS-HSE-06)."""

    effect: Literal["protected_crew"]
    who: Literal["aliens"]

    def contribute(self, state: TruckerState, seat: Seat, terms: Terms) -> None:
        del state, seat
        terms.are_aliens_lost_last = True
