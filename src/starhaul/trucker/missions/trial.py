"""Supercards as trials."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .effect import FlightEffect


@dataclass(frozen=True, slots=True)
class Trial(FlightEffect):
    """Each supercard is a trial, passed by those whom it cost nothing (MIS-HSE-04)."""

    effect: Literal["trial"]
