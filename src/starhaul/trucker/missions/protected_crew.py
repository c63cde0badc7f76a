"""Crew that is lost last."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .effect import FlightEffect


@dataclass(frozen=True, slots=True)
class ProtectedCrew(FlightEffect):
    """These figures can be chosen for a loss only when no human is left (MIS-HSE-06)."""

    effect: Literal["protected_crew"]
    who: Literal["aliens"]
