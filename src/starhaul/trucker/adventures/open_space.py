"""Open space: everybody flies as far as the engines go (CRD-OPEN), sometimes into meteors (ABE-CRD-MOS)."""

from __future__ import annotations

from dataclasses import dataclass

from starhaul.trucker.card_steps.open_space import FlyAhead, MeetMeteors
from starhaul.trucker.declaring import Declare
from starhaul.trucker.events import Criterion
from starhaul.trucker.hazards import Hit
from starhaul.trucker.measures import Tally
from starhaul.trucker.state import TruckerState, TruckerStep

from .card import AdventureCard


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenSpace(AdventureCard):
    """Nothing is printed but stars."""

    def steps(self, state: TruckerState) -> list[TruckerStep]:
        return all_fly_ahead(state)


@dataclass(frozen=True, slots=True, kw_only=True)
class MostlyOpenSpace(AdventureCard):
    """Whoever is fastest flies into meteors, which come in their printed order (ABE-CRD-MOS)."""

    hits: tuple[Hit, ...]

    def steps(self, state: TruckerState) -> list[TruckerStep]:
        return [*all_fly_ahead(state), MeetMeteors(self.hits)]


def all_fly_ahead(state: TruckerState) -> list[TruckerStep]:
    """The order is that at the reveal, whoever passes whom (CRD-OPEN-03)."""
    engines = Tally(Criterion.ENGINES)
    return [step for seat in state.order() for step in (Declare(seat, engines), FlyAhead(seat))]
