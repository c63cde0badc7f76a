"""The reserve of a gold Master Engineer, added when all have finished building (TRK-G-05, TRK-G-07)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from starhaul.kernel import Move, Seat

from .assembly import place, take_reserved, weld
from .building import fitting_moves
from .components import COMPONENTS, CONNECTOR_COUNT_OF
from .decisions import Ask, Question
from .events import Cause, TileReturned
from .moves import PASS, TAKE_RESERVED, Place, TakeReserved
from .rows import replaced
from .saving import saved
from .state import TruckerState, TruckerStep


@saved
@dataclass(frozen=True, slots=True)
class AddReserve(TruckerStep):
    """A gold Master Engineer adds the reserve now, or pays for what cannot or shall not be added (TRK-G-05)."""

    seat: Seat

    def run(self, state: TruckerState) -> None:
        fitting = [tile for tile in state.reserve[self.seat] if state.ships[self.seat].can_place_anywhere(tile)]
        if fitting:
            state.ask(self.seat, AddFromReserve(tiles=tuple(COMPONENTS[tile].id for tile in fitting)))
        else:
            return_reserve(state, self.seat)


@saved
@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class AddFromReserve(Question):
    """Which component of the reserve next?"""

    ask: Ask = Ask.ADD_RESERVED
    tiles: tuple[str, ...]

    rule: ClassVar[str] = "TRK-G-05"

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        fitting = [tile for tile in state.reserve[seat] if COMPONENTS[tile].id in self.tiles]
        return [*(TAKE_RESERVED[tile] for tile in fitting), PASS]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        if isinstance(move, TakeReserved):
            take_reserved(state, seat, move.tile)
            state.ask(seat, PlaceReserved(tile=COMPONENTS[move.tile].id))
        else:
            return_reserve(state, seat)


@saved
@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class PlaceReserved(Question):
    """Where does it go?"""

    ask: Ask = Ask.ADD_RESERVED
    tile: str

    rule: ClassVar[str] = "TRK-G-05"

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        return fitting_moves(state, seat)[:]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Place)
        place(state, seat, state.ships[seat].board.cell(move.square), move.turn)
        weld(state, seat)
        state.first_for(seat, AddReserve(seat))


def return_reserve(state: TruckerState, seat: Seat) -> None:
    """Back to the table, for a credit a side with a connector; not lost."""
    for tile in state.reserve[seat]:
        state.put_face_up(tile)
        state.tell(TileReturned(seat, COMPONENTS[tile].id))
        state.pay(seat, -CONNECTOR_COUNT_OF[tile], Cause.UNUSED_RESERVE)
    state.reserve = replaced(state.reserve, seat, ())
