"""Losing figures (FLT-10), and aliens that lose their life support (CRW-10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, final

from starhaul.kernel import Move, Seat

from .decisions import Ask
from .events import Cause, CrewLost
from .grid import cells_in
from .losing import ChooseStore, Lose
from .ship import ALIEN_NAMES, BROWN, PURPLE, Ship
from .square_moves import SquareMoves
from .state import TruckerState


def take_figure(state: TruckerState, seat: Seat, cell: int, cause: Cause) -> None:
    """A figure of this cabin goes to the bank."""
    ship = state.ships[seat]
    alien = ship.alien_at(cell)
    if alien:
        ship.take_alien(cell)
    else:
        ship.take_human(cell)
    tell_crew_lost(state, seat, cell, alien, 1, cause)


def tell_crew_lost(state: TruckerState, seat: Seat, cell: int, alien: int, count: int, cause: Cause) -> None:
    """So many figures of a kind have gone; a mission may count them."""
    state.tell(CrewLost(seat, state.ships[seat].board.square(cell), ALIEN_NAMES[alien] or "humans", count, cause))
    if state.is_counting:
        state.set_feats(seat, state.feats[seat].losing_crew(count, count if alien else 0))


def take_figures(state: TruckerState, seat: Seat, cells: int, most: int, cause: Cause) -> None:
    """So many of each of these cabins go, or all who are there."""
    for cell in cells_in(cells):
        for _ in range(min(most, state.ships[seat].crew_at(cell))):
            take_figure(state, seat, cell, cause)


def lose_stranded_aliens(state: TruckerState, seat: Seat) -> None:
    """Aliens whose cabin no longer supports their colour leave at once (CRW-10)."""
    ship = state.ships[seat]
    for cell in cells_in(ship.unsupported_aliens()):
        take_figure(state, seat, cell, Cause.NO_LIFE_SUPPORT)


@final
class LoseFigures(Lose):
    """The owner gives up so many figures, humans or aliens, from any cabins; with too few, all go (FLT-10)."""

    __slots__ = ("are_humans",)

    optional: ClassVar[tuple[str, ...]] = ("are_humans",)

    def __init__(self, seat: Seat, count: int, cause: Cause, lowest: int = 0, are_humans: bool = False) -> None:
        super().__init__(seat, count, cause, lowest)
        self.are_humans: Final = are_humans
        """Whether humans alone can be chosen."""

    def run(self, state: TruckerState, seat: Seat) -> None:
        humans = min(self.count, state.ships[seat].total_humans)
        if humans and state.terms[seat].are_aliens_lost_last and not self.are_humans:
            of_humans = LoseFigures(seat, humans, self.cause, are_humans=True)
            state.all_first_for(seat, of_humans, LoseFigures(seat, self.count - humans, self.cause))
        else:
            super().run(state, seat)

    def stores(self, ship: Ship) -> int:
        aliens = ship.aliens[PURPLE] | ship.aliens[BROWN]
        return ship.crewed_cells() & ~aliens if self.are_humans else ship.crewed_cells()

    def amount(self, ship: Ship, cell: int) -> int:
        return ship.crew_at(cell)

    def take(self, state: TruckerState, cell: int) -> None:
        take_figure(state, self.seat, cell, self.cause)

    def rest(self, cell: int) -> LoseFigures:
        return LoseFigures(self.seat, self.count - 1, self.cause, cell, self.are_humans)

    def question(self) -> ChooseCabin:
        return ChooseCabin(self)


@final
class ChooseCabin(ChooseStore):
    """From which cabin does the next figure go?"""

    __slots__ = ()

    rule: ClassVar[str] = "FLT-10"

    def __init__(self, losing: Lose) -> None:
        super().__init__(Ask.LOSE_CREW, losing)

    def answers(self, moves: SquareMoves) -> Sequence[Move]:
        return moves.dismiss
