"""The yellow cards: stardust, epidemic, sabotage, radiation leak."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from starhaul.trucker.card_steps.radiation_leak import Irradiate
from starhaul.trucker.card_steps.small_steps import SkipCard
from starhaul.trucker.card_steps.special_events import FallIll, GatherDust, PickVictim
from starhaul.trucker.crubots import sleeping_stations
from starhaul.trucker.declaring import Declare
from starhaul.trucker.events import Criterion
from starhaul.trucker.measures import Tally
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
    """It strikes the smallest crew; a player who flies alone has nobody to be compared with (CRD-SABOTAGE-03). Crews
    that can grow are declared, leader first (ABE-CRU-10); all others are there to see."""

    needs_company: ClassVar[bool] = True

    def steps(self, state: TruckerState) -> list[TruckerStep]:
        if self.is_void(state):
            return [SkipCard(self.id)]
        order = state.order()
        deciding = [seat for seat in order if sleeping_stations(state.ships[seat])]
        return [*[Declare(seat, Tally(Criterion.CREW)) for seat in deciding], PickVictim()]


@dataclass(frozen=True, slots=True, kw_only=True)
class RadiationLeak(AdventureCard):
    """It harms who lives beside power, and what stores too much of it (ABE-CRD-RAD)."""

    def steps(self, state: TruckerState) -> list[TruckerStep]:
        return [Irradiate(seat) for seat in state.order()]
