"""A merchant joins the flight."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from starhaul.trucker.levels import ByLevel

from .effect import SetupEffect


@dataclass(frozen=True, slots=True)
class PlaceMerchant(SetupEffect):
    """A rocket of nobody behind all others, with so many crates (MIS-HSE-11)."""

    effect: Literal["place_merchant"]
    crates: ByLevel
    behind: Literal["last starting rocket"]
