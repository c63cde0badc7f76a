"""Special components dealt to everybody before building."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from starhaul.kernel import Range
from starhaul.trucker.mission_steps.special import DealOut
from starhaul.trucker.special_components import SpecialKind
from starhaul.trucker.state import TruckerState, TruckerStep
from starhaul.trucker.terms import RESERVE_PLACES

from .effect import SetupEffect


@dataclass(frozen=True, slots=True)
class DealSpecial(SetupEffect):
    """Everybody gets so many random special components of each of these kinds (MIS-GAM-20)."""

    effect: Literal["deal_special"]
    kinds: tuple[SpecialKind, ...]
    per_player: Annotated[int, Range(1, RESERVE_PLACES)]
    to: Literal["reserve"]

    def steps(self, state: TruckerState) -> Sequence[TruckerStep]:
        del state
        return [DealOut(kind, self.per_player) for kind in self.kinds]
