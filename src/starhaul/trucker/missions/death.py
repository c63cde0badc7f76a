"""A mission in which a trucker can die."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .effect import FlightEffect


@dataclass(frozen=True, slots=True)
class Death(FlightEffect):
    """The trucker dies of this (MIS-GAM-15, MIS-HSE-03)."""

    effect: Literal["death"]
    cause: Literal["start_cabin_destroyed_by_explosion"]
