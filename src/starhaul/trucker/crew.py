"""Losing figures (FLT-10), and aliens that lose their life support (CRW-10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from starhaul.kernel import Move, Seat

from .choosing import at_or_behind, forced, nameable
from .decisions import Ask, Question
from .events import Cause, CrewLost
from .grid import cells_in
from .handicaps import working_life_supports
from .moves import DISMISS, GRID, Dismiss
from .saving import saved
from .ship import ALIEN_NAMES
from .state import TruckerState, TruckerStep


def take_figure(state: TruckerState, seat: Seat, cell: int, cause: Cause) -> None:
    """A figure of this cabin goes to the bank."""
    ship = state.ships[seat]
    alien = ship.alien_at(cell)
    if alien:
        ship.take_alien(cell)
    else:
        ship.take_human(cell)
    state.tell(CrewLost(seat, GRID.square(cell), ALIEN_NAMES[alien] or "humans", 1, cause))


def lose_stranded_aliens(state: TruckerState, seat: Seat) -> None:
    """Aliens whose cabin no longer supports their colour leave at once (CRW-10)."""
    ship = state.ships[seat]
    for cell in cells_in(ship.unsupported_aliens(working_life_supports(state, seat))):
        take_figure(state, seat, cell, Cause.NO_LIFE_SUPPORT)


@saved
@dataclass(frozen=True, slots=True)
class LoseFigures(TruckerStep):
    """The owner gives up so many figures, humans or aliens, from any cabins; with too few, all go (FLT-10)."""

    seat: Seat
    count: int
    cause: Cause
    lowest: int = 0

    def run(self, state: TruckerState) -> None:
        ship = state.ships[self.seat]
        cabins = at_or_behind(ship.crewed_cells(), self.lowest)
        leaving = forced(cabins, ship.crew_at, self.count)
        if leaving is None:
            state.ask(self.seat, ChooseFigure(count=self.count, cause=self.cause, lowest=self.lowest))
            return
        for cell in leaving:
            take_figure(state, self.seat, cell, self.cause)


@saved
@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class ChooseFigure(Question):
    """From which cabin does the next figure go?"""

    ask: Ask = Ask.LOSE_CREW
    count: int
    """Figures still to go, this one included."""
    cause: Cause
    lowest: int

    rule: ClassVar[str] = "FLT-10"

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        ship = state.ships[seat]
        cabins = at_or_behind(ship.crewed_cells(), self.lowest)
        return [DISMISS[cell] for cell in nameable(cabins, ship.crew_at, self.count)]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Dismiss)
        take_figure(state, seat, move.cell, self.cause)
        state.first_for(seat, LoseFigures(seat, self.count - 1, self.cause, move.cell))
