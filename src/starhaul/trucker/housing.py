"""Crew and tokens before launch: who lives in which cabin (CRW-01 to CRW-08)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from starhaul.kernel import Move, Seat

from .decisions import Ask, Question
from .events import CrewHoused
from .grid import Square, at_or_behind, cells_in
from .handicaps import empty_batteries, places_in_cabin, working_life_supports
from .moves import DWELLERS, HUMANS, House
from .saving import saved
from .ship import BROWN, PURPLE
from .square_moves import moves_on
from .state import TruckerState, TruckerStep
from .titles import CABIN_PLACES


@saved
@dataclass(frozen=True, slots=True)
class HouseCrew(TruckerStep):
    """Fill the cabins from this one on; ask where an alien may move in (CRW-02 to CRW-08)."""

    seat: Seat
    lowest: int = 0

    def run(self, state: TruckerState) -> None:
        ship = state.ships[self.seat]
        for cell in cells_in(at_or_behind(ship.cabins, self.lowest)):
            aliens = alien_choices(state, self.seat, cell)
            if aliens:
                dwellers = ("humans", *(DWELLERS[alien] for alien in aliens))
                state.ask(self.seat, ChooseDweller(cabin=ship.board.square(cell), dwellers=dwellers))
                return
            house(state, self.seat, cell, HUMANS)
        ship.fill_batteries(empty_batteries(state, self.seat))


def alien_choices(state: TruckerState, seat: Seat, cell: int) -> list[int]:
    """The aliens that may move in here; none in the learning flight (LRN-06), nor in a cabin cut short (TRK-G-04)."""
    ship = state.ships[seat]
    if not (ship.life_supports(PURPLE) | ship.life_supports(BROWN)) or state.level == "L":
        return []
    if places_in_cabin(state, seat, cell) < CABIN_PLACES:
        return []
    return ship.alien_options(cell, working_life_supports(state, seat))


def house(state: TruckerState, seat: Seat, cell: int, dweller: int) -> None:
    ship = state.ships[seat]
    count = 1
    if dweller == HUMANS:
        count = places_in_cabin(state, seat, cell)
        ship.set_humans(cell, count)
    else:
        ship.set_alien(cell, dweller)
    state.tell(CrewHoused(seat, ship.board.square(cell), DWELLERS[dweller], count))


@saved
@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class ChooseDweller(Question):
    """Humans or an alien?"""

    ask: Ask = Ask.HOUSE
    cabin: Square
    dwellers: tuple[str, ...]

    rule: ClassVar[str] = "CRW-04"

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        board = state.ships[seat].board
        cell, house_moves = board.cell(self.cabin), moves_on(board.grid).house
        return [house_moves[cell * len(DWELLERS) + DWELLERS.index(dweller)] for dweller in self.dwellers]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        assert isinstance(move, House)
        cell = state.ships[seat].board.cell(move.square)
        house(state, seat, cell, move.dweller)
        state.first_for(seat, HouseCrew(seat, cell + 1))
