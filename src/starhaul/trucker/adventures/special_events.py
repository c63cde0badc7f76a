"""The yellow cards: stardust, epidemic, sabotage."""

from __future__ import annotations

from dataclasses import dataclass

from starhaul.trucker.card_steps.small_steps import SkipCard
from starhaul.trucker.card_steps.special_events import FallIll, GatherDust, PickVictim
from starhaul.trucker.state import TruckerState, TruckerStep

from .card import AdventureCard


@dataclass(frozen=True, slots=True, kw_only=True)
class Stardust(AdventureCard):
    """It slows down what sticks out."""

    def steps(self, state: TruckerState) -> list[TruckerStep]:
        return [GatherDust(seat) for seat in reversed(state.order())]


@dataclass(frozen=True, slots=True, kw_only=True)
class Epidemic(AdventureCard):
    """It goes from cabin to cabin."""

    def steps(self, state: TruckerState) -> list[TruckerStep]:
        return [FallIll(seat) for seat in state.order()]


@dataclass(frozen=True, slots=True, kw_only=True)
class Sabotage(AdventureCard):
    """It strikes the smallest crew; a player who flies alone has nobody to be compared with (CRD-SABOTAGE-03)."""

    def steps(self, state: TruckerState) -> list[TruckerStep]:
        return [PickVictim()] if len(state.order()) > 1 else [SkipCard(self.id)]
