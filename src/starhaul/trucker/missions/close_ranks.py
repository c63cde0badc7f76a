"""Flying in a convoy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .effect import FlightEffect


@dataclass(frozen=True, slots=True)
class CloseRanks(FlightEffect):
    """After each card all rockets move up to the leader (MIS-HSE-07)."""

    effect: Literal["close_ranks"]
