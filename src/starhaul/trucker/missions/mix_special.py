"""Special components among the ordinary ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from starhaul.trucker.mission_steps.special import MixIn
from starhaul.trucker.special_components import SpecialKind
from starhaul.trucker.state import TruckerState, TruckerStep

from .effect import SetupEffect


@dataclass(frozen=True, slots=True)
class MixSpecial(SetupEffect):
    """So many random ones of each of these kinds, for each player, lie face down in the heap (MIS-CMP-02)."""

    effect: Literal["mix_special"]
    kinds: tuple[SpecialKind, ...]
    per_player: int

    def steps(self, state: TruckerState) -> Sequence[TruckerStep]:
        return [MixIn(kind, self.per_player * len(state.taking_part())) for kind in self.kinds]
