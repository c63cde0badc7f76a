"""The yellow cards: stardust, epidemic, sabotage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from starhaul.kernel import Outcome, Seat
from starhaul.trucker.crew import take_figure
from starhaul.trucker.damage import Destroy
from starhaul.trucker.events import CardSkipped, Cause, Lowest, SabotageRolled
from starhaul.trucker.grid import cells_in
from starhaul.trucker.saving import saved
from starhaul.trucker.state import Awaiting, TruckerState, TruckerStep

from .card import AdventureCard

SABOTAGE_TRIES: Final = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Stardust(AdventureCard):
    """It slows down what sticks out."""

    def steps(self, state: TruckerState) -> list[TruckerStep]:
        return [GatherDust(seat) for seat in reversed(state.order())]


@saved
@dataclass(frozen=True, slots=True)
class GatherDust(TruckerStep):
    """A day for each exposed connector (CRD-STARDUST-01)."""

    seat: Seat

    def run(self, state: TruckerState) -> None:
        state.move_rocket(self.seat, -state.ships[self.seat].exposed_connectors())


@dataclass(frozen=True, slots=True, kw_only=True)
class Epidemic(AdventureCard):
    """It goes from cabin to cabin."""

    def steps(self, state: TruckerState) -> list[TruckerStep]:
        return [FallIll(seat) for seat in state.order()]


@saved
@dataclass(frozen=True, slots=True)
class FallIll(TruckerStep):
    """Every occupied cabin joined to another one loses a figure, all at the same time (CRD-EPIDEMIC)."""

    seat: Seat

    def run(self, state: TruckerState) -> None:
        for cell in cells_in(state.ships[self.seat].epidemic_cells()):
            take_figure(state, self.seat, cell, Cause.EPIDEMIC)


@dataclass(frozen=True, slots=True, kw_only=True)
class Sabotage(AdventureCard):
    """It strikes the smallest crew."""

    def steps(self, state: TruckerState) -> list[TruckerStep]:
        order = state.order()
        if len(order) < 2:  # CRD-SABOTAGE-03
            state.tell(CardSkipped(self.id))
            return []
        victim = min(order, key=lambda seat: state.ships[seat].crew)
        state.tell(Lowest(victim, "crew"))
        return [RollForSabotage(victim, SABOTAGE_TRIES)]


@saved
@dataclass(frozen=True, slots=True)
class RollForSabotage(Awaiting):
    """Dice for the column and the row; three tries to find a component (CRD-SABOTAGE-02)."""

    seat: Seat
    tries: int

    def run(self, state: TruckerState) -> None:
        state.await_chance(state.ships[self.seat].board.dice.square_dice, self)

    def came(self, state: TruckerState, outcome: Outcome) -> None:
        ship = state.ships[self.seat]
        square = ship.board.dice.square(outcome)
        found = ship.board.has(square) and bool(ship.occupied >> ship.board.cell(square) & 1)
        state.tell(SabotageRolled(self.seat, outcome, square, found))
        if found:
            state.first_for(self.seat, Destroy(self.seat, 1 << ship.board.cell(square)))
        elif self.tries > 1:
            state.first(RollForSabotage(self.seat, self.tries - 1))
