"""Open space: everybody flies as far as the engines go (CRD-OPEN)."""

from __future__ import annotations

from dataclasses import dataclass

from starhaul.trucker.card_steps.open_space import FlyAhead
from starhaul.trucker.declaring import Declare
from starhaul.trucker.events import Criterion
from starhaul.trucker.state import TruckerState, TruckerStep

from .card import AdventureCard


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenSpace(AdventureCard):
    """Nothing is printed but stars."""

    def steps(self, state: TruckerState) -> list[TruckerStep]:
        """The order is that at the reveal, whoever passes whom (CRD-OPEN-03)."""
        return [step for seat in state.order() for step in (Declare(seat, Criterion.ENGINES), FlyAhead(seat))]
