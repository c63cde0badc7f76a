"""Enemy fleets: they attack everybody, from several sides (MIS-FLEET)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from starhaul.trucker.card_steps.fleets import StrikeLines
from starhaul.trucker.declaring import Declare
from starhaul.trucker.events import Criterion
from starhaul.trucker.grid import FACING_NAMES
from starhaul.trucker.hazards import SinglePenalty
from starhaul.trucker.levels import lines_down_to
from starhaul.trucker.measures import Tally
from starhaul.trucker.printed_components import Side
from starhaul.trucker.state import TruckerState, TruckerStep

from .card import AdventureCard


@dataclass(frozen=True, slots=True)
class FleetLine:
    """Who is weaker than this suffers that."""

    strength: int
    penalty: SinglePenalty


@dataclass(frozen=True, slots=True, kw_only=True)
class Fleet(AdventureCard):
    """A line for each level; those below that of the flight do not count (MIS-FLEET-02)."""

    sides: tuple[Side, ...]
    """Where it attacks from: cannons that point there count in full (MIS-FLEET-03)."""
    lines: tuple[FleetLine, FleetLine, FleetLine, FleetLine]

    also_called: ClassVar[tuple[str, ...]] = ("fleet",)

    def lines_for(self, state: TruckerState) -> tuple[FleetLine, ...]:
        """Those that count in this flight."""
        return tuple(lines_down_to(self.lines, state.level))

    def facings(self) -> tuple[int, ...]:
        """Its sides as numbers."""
        return tuple([FACING_NAMES.index(side) for side in self.sides])

    def tally(self, state: TruckerState) -> Tally:
        """What everybody declares against it."""
        return Tally(Criterion.CANNONS, self.lines_for(state)[-1].strength, sides=self.facings())

    def steps(self, state: TruckerState) -> list[TruckerStep]:
        lines, tally = self.lines_for(state), self.tally(state)
        strengths = tuple([line.strength for line in lines])
        penalties = tuple([line.penalty for line in lines])
        return [*[Declare(seat, tally) for seat in state.order()], StrikeLines(strengths, penalties)]


@dataclass(frozen=True, slots=True, kw_only=True)
class PirateFleet(Fleet):
    """It shoots."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RaiderFleet(Fleet):
    """It takes crew and goods."""
