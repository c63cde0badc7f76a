"""Tactical zones: two columns, each a difference and penalties for the lowest (MIS-TAC)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from starhaul.trucker.card_steps.combat import DeclareInOrder, Judge
from starhaul.trucker.card_steps.small_steps import SkipCard
from starhaul.trucker.events import Criterion
from starhaul.trucker.hazards import CombinedPenalty, SinglePenalty
from starhaul.trucker.levels import lines_down_to
from starhaul.trucker.measures import Tally
from starhaul.trucker.state import TruckerState, TruckerStep

from .card import AdventureCard


@dataclass(frozen=True, slots=True)
class Column:
    """Who is lowest in the one less the other suffers all that is printed down to the level of the flight."""

    plus: Criterion
    minus: Criterion
    penalties: tuple[SinglePenalty, SinglePenalty, SinglePenalty, SinglePenalty]

    @property
    def tally(self) -> Tally:
        return Tally(self.plus, minus=self.minus)

    def penalty(self, level: str) -> CombinedPenalty:
        """All lines together (MIS-TAC-06)."""
        return CombinedPenalty("combined", tuple(lines_down_to(self.penalties, level)))

    def steps(self, level: str) -> list[TruckerStep]:
        return [DeclareInOrder(self.tally), Judge(self.tally, self.penalty(level))]


@dataclass(frozen=True, slots=True, kw_only=True)
class TacticalZone(AdventureCard):
    """The left column first, then the right one afresh (MIS-TAC-01, MIS-TAC-07); a player who flies alone has nobody
    to be compared with (MIS-TAC-08, MIS-GAM-23)."""

    columns: tuple[Column, Column]

    needs_company: ClassVar[bool] = True

    def steps(self, state: TruckerState) -> list[TruckerStep]:
        if self.is_void(state):
            return [SkipCard(self.id)]
        return [step for column in self.columns for step in column.steps(state.level)]
