"""Supercards in the piles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from starhaul.trucker.levels import ByLevel

from .effect import SetupEffect


@dataclass(frozen=True, slots=True)
class AddSupercards(SetupEffect):
    """Supercards on top of the usual cards of piles: so many in each, or in all (MIS-GAM-21)."""

    effect: Literal["add_supercards"]
    pile: Literal["visible", "hidden"]
    per_pile: int = 0
    total: ByLevel = (0, 0, 0, 0)
    optional_: bool = False
    """Whether all players must agree on it."""
    types: tuple[str, ...] = ()
    """Any, if none is named."""
