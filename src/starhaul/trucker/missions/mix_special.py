"""Special components among the ordinary ones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from starhaul.trucker.special_components import SpecialKind

from .effect import SetupEffect


@dataclass(frozen=True, slots=True)
class MixSpecial(SetupEffect):
    """So many random ones of each of these kinds, for each player, lie face down in the heap (MIS-CMP-02)."""

    effect: Literal["mix_special"]
    kinds: tuple[SpecialKind, ...]
    per_player: int
