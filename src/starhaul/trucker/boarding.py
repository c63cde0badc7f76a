"""Humans who come aboard on the way (ABE-CRD-PLN)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Move, Seat

from .decisions import Ask
from .events import CrewBoarded
from .grid import at_or_behind, cells_in
from .handicaps import places_in_cabin
from .moves import DONE, DWELLERS, HUMANS, House
from .square_moves import moves_on
from .state import TruckerLaneStep, TruckerQuestion, TruckerState


def free_places(state: TruckerState, seat: Seat, cell: int) -> int:
    """How many humans this cabin has room for: none beside an alien (ABE-CRD-PLN-02, ABE-CRD-PLN-04), none where
    nobody can live (MIS-RAD-08)."""
    ship = state.ships[seat]
    if ship.alien_at(cell) or ship.barren_cells() >> cell & 1:
        return 0
    return places_in_cabin(state, seat, cell) - ship.humans_at(cell)


def cabins_with_room(state: TruckerState, seat: Seat, lowest: int = 0) -> list[int]:
    cabins = cells_in(at_or_behind(state.ships[seat].cabins, lowest))
    return [cell for cell in cabins if free_places(state, seat, cell) > 0]


@final
class BoardCrew(TruckerLaneStep):
    """So many humans are on offer, for cabins from this cell on."""

    __slots__ = ("count", "lowest")

    def __init__(self, count: int, lowest: int) -> None:
        self.count: Final = count
        self.lowest: Final = lowest

    def run(self, state: TruckerState, seat: Seat) -> None:
        if self.count and cabins_with_room(state, seat, self.lowest):
            state.ask(seat, ChooseBerth(self.count, self.lowest))


@final
class ChooseBerth(TruckerQuestion):
    """Into which cabin does the next human go, if any? Cabins are named in rising order, so every choice has one
    path."""

    __slots__ = ("count", "lowest")

    rule: ClassVar[str] = "ABE-CRD-PLN-02"
    unshown: ClassVar[tuple[str, ...]] = ("lowest",)

    def __init__(self, count: int, lowest: int) -> None:
        super().__init__(Ask.BOARD_CREW)
        self.count: Final = count
        """How many are still on offer."""
        self.lowest: Final = lowest

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        house = moves_on(state.ships[seat].board.grid).house
        cabins = cabins_with_room(state, seat, self.lowest)
        return [*[house[cell * len(DWELLERS) + HUMANS] for cell in cabins], DONE]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        if not isinstance(move, House):
            return
        ship = state.ships[seat]
        cell = ship.board.cell(move.square)
        ship.set_humans(cell, ship.humans_at(cell) + 1)
        state.tell(CrewBoarded(seat, move.square))
        state.first_for(seat, BoardCrew(self.count - 1, cell))
