"""What missions call the piles of a flight."""

from __future__ import annotations

from typing import Final, Literal

from starhaul.trucker.deck import ALL_PILES, FORECAST_PILES

PileName = Literal["visible", "hidden"]
PILES: Final[dict[PileName, tuple[int, ...]]] = {
    "visible": tuple(range(FORECAST_PILES)),
    "hidden": tuple(range(FORECAST_PILES, ALL_PILES)),
}
"""By their numbers."""
