"""Staying with the merchant."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .effect import FlightEffect


@dataclass(frozen=True, slots=True)
class WaitForMerchant(FlightEffect):
    """Before each card those ahead of the merchant may go back to it (MIS-HSE-17)."""

    effect: Literal["wait_for_merchant"]
