"""The reserve of a gold Master Engineer, added when all have finished building (TRK-G-05, TRK-G-07)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Move, Seat

from .allowances import can_add
from .assembly import place, take_reserved, weld
from .building import fitting_moves
from .components import COMPONENTS, CONNECTOR_COUNT_OF
from .decisions import Ask
from .events import Cause, TileReturned
from .moves import PASS, TAKE_RESERVED, Place, TakeReserved
from .state import TruckerLaneStep, TruckerQuestion, TruckerState


@final
class AddReserve(TruckerLaneStep):
    """A gold Master Engineer adds the reserve now, or pays for what cannot or shall not be added (TRK-G-05)."""

    __slots__ = ()

    def run(self, state: TruckerState, seat: Seat) -> None:
        fitting = [tile for tile in state.players[seat].reserve if can_add(state, seat, tile)]
        if fitting:
            state.ask(seat, AddFromReserve(tuple(COMPONENTS[tile].id for tile in fitting)))
        else:
            return_reserve(state, seat)


@final
class AddFromReserve(TruckerQuestion):
    """Which component of the reserve next?"""

    __slots__ = ("tiles",)

    rule: ClassVar[str] = "TRK-G-05"

    def __init__(self, tiles: tuple[str, ...]) -> None:
        super().__init__(Ask.ADD_RESERVED)
        self.tiles: Final = tiles

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        fitting = [tile for tile in state.players[seat].reserve if COMPONENTS[tile].id in self.tiles]
        return [*(TAKE_RESERVED[tile] for tile in fitting), PASS]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        if isinstance(move, TakeReserved):
            take_reserved(state, seat, move.tile)
            state.ask(seat, PlaceReserved(COMPONENTS[move.tile].id))
        else:
            return_reserve(state, seat)


@final
class PlaceReserved(TruckerQuestion):
    """Where does it go?"""

    __slots__ = ("tile",)

    rule: ClassVar[str] = "TRK-G-05"

    def __init__(self, tile: str) -> None:
        super().__init__(Ask.ADD_RESERVED)
        self.tile: Final = tile

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        return fitting_moves(state, seat)[:]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Place)
        place(state, seat, state.ships[seat].board.cell(move.square), move.turn)
        weld(state, seat)
        state.first_for(seat, AddReserve())


def return_reserve(state: TruckerState, seat: Seat) -> None:
    """Back to the table, for a credit a side with a connector; not lost."""
    for tile in state.players[seat].reserve:
        state.put_face_up(tile)
        state.tell(TileReturned(seat, COMPONENTS[tile].id))
        state.pay(seat, -CONNECTOR_COUNT_OF[tile], Cause.UNUSED_RESERVE)
    state.set_reserve(seat, ())
