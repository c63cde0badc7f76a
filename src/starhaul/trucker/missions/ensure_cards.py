"""Cards that a mission needs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from starhaul.trucker.mission_steps.supercards import Ensure
from starhaul.trucker.state import TruckerState, TruckerStep

from .effect import SetupEffect
from .piles import PILES, PileName


@dataclass(frozen=True, slots=True)
class EnsureCards(SetupEffect):
    """At least so many cards of these types lie in these piles (MIS-HSE-02)."""

    effect: Literal["ensure_cards"]
    types: tuple[str, ...]
    min: int
    pile: PileName

    def steps(self, state: TruckerState) -> Sequence[TruckerStep]:
        del state
        return (Ensure(PILES[self.pile], self.types, self.min),)
