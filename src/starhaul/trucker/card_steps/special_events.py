"""The yellow cards: stardust, epidemic, sabotage."""

from __future__ import annotations

from typing import Final, final

from starhaul.kernel import Chance, Outcome, Seat
from starhaul.trucker.crew import take_figures
from starhaul.trucker.damage import Destroy
from starhaul.trucker.events import Cause, Criterion, Lowest, SabotageRolled
from starhaul.trucker.grid import cells_in
from starhaul.trucker.ship import Ship
from starhaul.trucker.state import TruckerAwaited, TruckerState, TruckerStep
from starhaul.trucker.strength import crew_strength

SABOTAGE_TRIES: Final = 3


@final
class GatherDust(TruckerStep):
    """A day for each exposed connector, or several (CRD-STARDUST-01, MIS-EVT-07)."""

    __slots__ = ("days", "seat")

    def __init__(self, seat: Seat, days: int = 1) -> None:
        self.seat: Final = seat
        self.days: Final = days

    def run(self, state: TruckerState) -> None:
        state.move_rocket(self.seat, -self.days * state.ships[self.seat].exposed_connectors())


@final
class FallIll(TruckerStep):
    """Every occupied cabin joined to another one, or so many joins away from it, loses a figure, or several, all at the
    same time (CRD-EPIDEMIC, MIS-EVT-08, MIS-EVT-09)."""

    __slots__ = ("figures", "joins", "seat")

    def __init__(self, seat: Seat, figures: int = 1, joins: int = 1) -> None:
        self.seat: Final = seat
        self.figures: Final = figures
        self.joins: Final = joins

    def run(self, state: TruckerState) -> None:
        ship = state.ships[self.seat]
        ill = ship.epidemic_cells() if self.joins == 1 else cabins_near_others(ship, self.joins)
        take_figures(state, self.seat, ill, self.figures, Cause.EPIDEMIC)


def cabins_near_others(ship: Ship, joins: int) -> int:
    """The occupied cabins with another one at most so many joins away, through whatever is joined (MIS-EVT-09)."""
    occupied = ship.cabins & ship.crewed_cells()
    found = 0
    for cell in cells_in(occupied):
        reached = 1 << cell
        for _ in range(joins):
            reached |= ship.joined_to(reached)
        if reached & occupied & ~(1 << cell):
            found |= 1 << cell
    return found


@final
class PickVictim(TruckerStep):
    """The smallest crew is struck, among equals the one farthest ahead (CRD-SABOTAGE-01)."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        victim = min(state.order(), key=lambda seat: crew_strength(state.ships[seat]))
        state.tell(Lowest(victim, Criterion.CREW))
        state.await_chance(SabotageRoll(victim, SABOTAGE_TRIES))


@final
class SabotageRoll(TruckerAwaited):
    """Dice for the column and the row; three tries to find a component (CRD-SABOTAGE-02)."""

    __slots__ = ("seat", "tries")

    def __init__(self, seat: Seat, tries: int) -> None:
        self.seat: Final = seat
        self.tries: Final = tries

    def chance(self, state: TruckerState) -> Chance:
        return state.ships[self.seat].board.dice.square_dice

    def came(self, state: TruckerState, outcome: Outcome) -> None:
        ship = state.ships[self.seat]
        square = ship.board.dice.square(outcome)
        found = ship.board.has(square) and bool(ship.occupied >> ship.board.cell(square) & 1)
        state.tell(SabotageRolled(self.seat, outcome, square, found))
        if found:
            state.first_for(self.seat, Destroy(1 << ship.board.cell(square)))
        elif self.tries > 1:
            state.await_chance(SabotageRoll(self.seat, self.tries - 1))
