"""Black holes (MIS-HOLE)."""

from __future__ import annotations

from dataclasses import dataclass

from starhaul.trucker.card_steps.black_hole import Escape
from starhaul.trucker.declaring import Declare
from starhaul.trucker.events import Criterion
from starhaul.trucker.levels import ByLevel, at_level
from starhaul.trucker.measures import Tally
from starhaul.trucker.state import TruckerState, TruckerStep

from .card import AdventureCard


@dataclass(frozen=True, slots=True, kw_only=True)
class BlackHole(AdventureCard):
    """Strong engines escape; weaker ones leave components behind (MIS-HOLE-01, MIS-HOLE-02)."""

    pull: ByLevel
    components: int
    """To be given up for each missing point."""

    def steps(self, state: TruckerState) -> list[TruckerStep]:
        """The leader first (MIS-HOLE-03)."""
        pull = at_level(self.pull, state.level)
        escape = Escape(pull, self.components)
        return [Declare(seat, Tally(Criterion.ENGINES, pull), escape) for seat in state.order()]
