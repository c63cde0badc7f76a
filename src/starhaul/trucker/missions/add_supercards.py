"""Supercards in the piles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from starhaul.trucker.levels import ByLevel, at_level
from starhaul.trucker.mission_steps.supercards import AskForMore, SlipIn, Spread
from starhaul.trucker.state import TruckerState, TruckerStep

from .effect import SetupEffect
from .piles import PILES, PileName


@dataclass(frozen=True, slots=True)
class AddSupercards(SetupEffect):
    """Supercards on top of the usual cards of piles: so many in each, or in all (MIS-GAM-21)."""

    effect: Literal["add_supercards"]
    pile: PileName
    per_pile: int = 0
    total: ByLevel = (0, 0, 0, 0)
    optional_: bool = False
    """Whether all players must agree on it."""
    types: tuple[str, ...] = ()
    """Any, if none is named."""

    def steps(self, state: TruckerState) -> Sequence[TruckerStep]:
        piles, total = PILES[self.pile], at_level(self.total, state.level)
        count = self.per_pile * len(piles) + total
        if not count:
            return ()
        steps = (SlipIn(piles * self.per_pile, self.types), Spread(total, piles, self.types))
        return (AskForMore(count, self.pile, steps),) if self.optional_ else steps
