"""A mission in which a trucker can die."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from starhaul.kernel import Seat
from starhaul.trucker.mission_steps.dying import Die
from starhaul.trucker.state import TruckerState
from starhaul.trucker.terms import Moment, Terms

from .effect import FlightEffect


@dataclass(frozen=True, slots=True)
class Death(FlightEffect):
    """The trucker dies of this (MIS-GAM-15, MIS-HSE-03)."""

    effect: Literal["death"]
    cause: Literal["start_cabin_destroyed_by_explosion"]

    def contribute(self, state: TruckerState, seat: Seat, terms: Terms) -> None:
        del state, seat
        terms.add_step(Moment.CABIN_BLOWN_UP, Die())
