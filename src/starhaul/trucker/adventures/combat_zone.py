"""Combat zones: three comparisons, each with a penalty for the lowest (CRD-COMBAT)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from starhaul.trucker.card_steps.combat import DeclareInOrder, Judge
from starhaul.trucker.card_steps.small_steps import SkipCard
from starhaul.trucker.events import Criterion
from starhaul.trucker.hazards import AnyPenalty
from starhaul.trucker.measures import Tally
from starhaul.trucker.state import TruckerState, TruckerStep

from .card import AdventureCard


@dataclass(frozen=True, slots=True)
class Line:
    """Who is lowest in this suffers that."""

    criterion: Criterion
    penalty: AnyPenalty

    def steps(self) -> list[TruckerStep]:
        tally = Tally(self.criterion)
        return [DeclareInOrder(tally), Judge(tally, self.penalty)]


@dataclass(frozen=True, slots=True, kw_only=True)
class CombatZone(AdventureCard):
    """Lines in their printed order; a player who flies alone has nobody to be compared with (CRD-COMBAT-06)."""

    lines: tuple[Line, ...]

    needs_company: ClassVar[bool] = True

    def steps(self, state: TruckerState) -> list[TruckerStep]:
        if self.is_void(state):
            return [SkipCard(self.id)]
        return [step for line in self.lines for step in line.steps()]
