"""Meteor rains (MIS-RAIN)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from starhaul.trucker.card_steps.meteor_rain import Rain
from starhaul.trucker.grid import FACING_NAMES
from starhaul.trucker.state import TruckerState, TruckerStep

from .card import AdventureCard

Sweep = Literal["left_to_right", "right_to_left", "front_to_rear", "rear_to_front"]
BACKWARD: Final[tuple[Sweep, ...]] = ("right_to_left", "rear_to_front")
"""Against the numbers of columns and rows."""


@dataclass(frozen=True, slots=True)
class Shower:
    """A meteor for every lane of one side, in this order."""

    from_side: Literal["front", "right", "rear", "left"]
    sweep: Sweep


@dataclass(frozen=True, slots=True, kw_only=True)
class MeteorRain(AdventureCard):
    """First all lanes of one side, then all of the other (MIS-RAIN-02)."""

    showers: tuple[Shower, ...]

    def steps(self, state: TruckerState) -> list[TruckerStep]:
        seats = tuple(state.order())
        return [Rain(seats, FACING_NAMES.index(shower.from_side), shower.sweep in BACKWARD) for shower in self.showers]
