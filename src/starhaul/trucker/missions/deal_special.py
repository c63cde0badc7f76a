"""Special components dealt to everybody before building."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from starhaul.trucker.special_components import SpecialKind

from .effect import SetupEffect


@dataclass(frozen=True, slots=True)
class DealSpecial(SetupEffect):
    """Everybody gets so many random special components of each of these kinds (MIS-GAM-20)."""

    effect: Literal["deal_special"]
    kinds: tuple[SpecialKind, ...]
    per_player: int
    to: Literal["reserve"]
