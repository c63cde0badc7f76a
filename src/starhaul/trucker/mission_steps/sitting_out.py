"""Sitting out a supercard for one special component (MIS-GAM-22)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Move, Seat
from starhaul.trucker.adventures import CARDS
from starhaul.trucker.damage import Detach, Sacrifice, sacrifices
from starhaul.trucker.decisions import Ask
from starhaul.trucker.events import Loss, StayedOut
from starhaul.trucker.moves import PASS, Abandon
from starhaul.trucker.special_components import SpecialKind, cells_of_kind
from starhaul.trucker.square_moves import moves_on
from starhaul.trucker.state import TruckerLaneStep, TruckerQuestion, TruckerState


@final
class OfferSittingOut(TruckerLaneStep):
    """If the card is a supercard, to whoever has such a component aboard."""

    __slots__ = ("kind",)

    def __init__(self, kind: SpecialKind) -> None:
        self.kind: Final = kind

    def run(self, state: TruckerState, seat: Seat) -> None:
        ship = state.ships[seat]
        cells = cells_of_kind(ship, self.kind) if CARDS[state.card].is_super else 0
        if cells:
            state.ask(seat, SitOutOrNot(sacrifices(ship, cells)))


@final
class SitOutOrNot(TruckerQuestion):
    """Discard one of these and count as not in flight for this card, or face it?"""

    __slots__ = ("prices",)

    rule: ClassVar[str] = "MIS-GAM-22"

    def __init__(self, prices: tuple[Sacrifice, ...]) -> None:
        super().__init__(Ask.SIT_OUT)
        self.prices: Final = prices

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        board = state.ships[seat].board
        abandon = moves_on(board.grid).abandon
        return [PASS, *[abandon[board.cell(price.square)] for price in self.prices]]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        if isinstance(move, Abandon):
            state.set_rocket(seat, state.rockets[seat].sitting_out(True))
            state.tell(StayedOut(seat))
            cell = state.ships[seat].board.cell(move.square)
            state.first_for(seat, Detach(1 << cell, Loss.GIVEN_UP))
