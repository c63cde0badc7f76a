"""Combat zones: three comparisons, each with a penalty for the lowest (CRD-COMBAT)."""

from __future__ import annotations

from dataclasses import dataclass

from starhaul.trucker.declaring import Declare
from starhaul.trucker.events import CardSkipped, Lowest
from starhaul.trucker.rows import replaced
from starhaul.trucker.saving import saved
from starhaul.trucker.state import TruckerState, TruckerStep

from .card import AdventureCard, Criterion, Penalty
from .penalties import penalise


@saved
@dataclass(frozen=True, slots=True)
class Line:
    """Who is lowest in this suffers that."""

    criterion: Criterion
    penalty: Penalty


@dataclass(frozen=True, slots=True, kw_only=True)
class CombatZone(AdventureCard):
    """Lines in their printed order."""

    lines: tuple[Line, ...]

    def steps(self, state: TruckerState) -> list[TruckerStep]:
        if len(state.order()) < 2:  # CRD-COMBAT-06
            state.tell(CardSkipped(self.id))
            return []
        return [step for line in self.lines for step in (Measure(line.criterion), Judge(line))]


@saved
@dataclass(frozen=True, slots=True)
class Measure(TruckerStep):
    """Everybody's crew is counted, or strengths are declared in the order of this moment (CRD-COMBAT-02)."""

    criterion: Criterion

    def run(self, state: TruckerState) -> None:
        order = state.order()
        if self.criterion == "crew":
            for seat in order:
                state.declared = replaced(state.declared, seat, 2 * state.ships[seat].crew)
        else:
            state.first(*(Declare(seat, self.criterion) for seat in order))


@saved
@dataclass(frozen=True, slots=True)
class Judge(TruckerStep):
    """The lowest suffers; among equals the one farthest ahead (CRD-COMBAT-03)."""

    line: Line

    def run(self, state: TruckerState) -> None:
        lowest = min(state.order(), key=lambda seat: state.declared[seat])
        state.tell(Lowest(lowest, self.line.criterion))
        penalise(state, lowest, self.line.penalty)
