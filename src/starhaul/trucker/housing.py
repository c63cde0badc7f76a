"""Crew and tokens before launch: who lives in which cabin (CRW-01 to CRW-08)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Move, Seat

from .decisions import Ask
from .events import CrewHoused
from .grid import Square, at_or_behind, cells_in
from .handicaps import places_in_cabin
from .moves import DWELLERS, HUMANS, House
from .ship import BROWN, PURPLE
from .square_moves import moves_on
from .state import TruckerLaneStep, TruckerQuestion, TruckerState
from .titles import CABIN_PLACES


@final
class HouseCrew(TruckerLaneStep):
    """Fill the cabins from this one on; ask where an alien may move in (CRW-02 to CRW-08)."""

    __slots__ = ("lowest",)

    def __init__(self, lowest: int) -> None:
        self.lowest: Final = lowest

    def run(self, state: TruckerState, seat: Seat) -> None:
        ship = state.ships[seat]
        for cell in cells_in(at_or_behind(ship.cabins & ~ship.barren_cells(), self.lowest)):
            aliens = alien_choices(state, seat, cell)
            if aliens:
                dwellers = ("humans", *(DWELLERS[alien] for alien in aliens))
                state.ask(seat, ChooseDweller(ship.board.square(cell), dwellers))
                return
            house(state, seat, cell, HUMANS)
        ship.fill_batteries()


def alien_choices(state: TruckerState, seat: Seat, cell: int) -> list[int]:
    """The aliens that may move in here; none in the learning flight (LRN-06), nor in a cabin cut short (TRK-G-04)."""
    ship = state.ships[seat]
    if not (ship.life_supports(PURPLE) | ship.life_supports(BROWN)) or state.level == "L":
        return []
    if places_in_cabin(state, seat, cell) < CABIN_PLACES:
        return []
    return ship.alien_options(cell)


def house(state: TruckerState, seat: Seat, cell: int, dweller: int) -> None:
    ship = state.ships[seat]
    count = 1
    if dweller == HUMANS:
        count = places_in_cabin(state, seat, cell)
        ship.set_humans(cell, count)
    else:
        ship.set_alien(cell, dweller)
    state.tell(CrewHoused(seat, ship.board.square(cell), DWELLERS[dweller], count))


@final
class ChooseDweller(TruckerQuestion):
    """Humans or an alien?"""

    __slots__ = ("cabin", "dwellers")

    rule: ClassVar[str] = "CRW-04"

    def __init__(self, cabin: Square, dwellers: tuple[str, ...]) -> None:
        super().__init__(Ask.HOUSE)
        self.cabin: Final = cabin
        self.dwellers: Final = dwellers

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        board = state.ships[seat].board
        cell, house_moves = board.cell(self.cabin), moves_on(board.grid).house
        return [house_moves[cell * len(DWELLERS) + DWELLERS.index(dweller)] for dweller in self.dwellers]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        assert isinstance(move, House)
        cell = state.ships[seat].board.cell(move.square)
        house(state, seat, cell, move.dweller)
        state.first_for(seat, HouseCrew(cell + 1))
