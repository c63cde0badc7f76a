"""Staying out of a supercard."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from starhaul.trucker.special_components import SpecialKind

from .effect import FlightEffect


@dataclass(frozen=True, slots=True)
class SkipSupercard(FlightEffect):
    """Whoever discards one of these is not in flight for a supercard (MIS-GAM-22)."""

    effect: Literal["skip_supercard"]
    discard: SpecialKind
    order: Literal["leader_first"]
    whole_ship: bool
