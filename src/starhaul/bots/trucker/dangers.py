"""What threatens a ship in this flight besides what the base game knows."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Dangers:
    """How many of each are to be expected: those that were read count whole, all others by their chance."""

    intruders: float
    leaks: float
    hits: tuple[float, float, float, float]
    """Meteors and shots by the side that they come from."""
