"""Waiting for the merchant: those ahead may fall back to it before a card is turned up (MIS-HSE-17)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Move, Seat
from starhaul.trucker.decisions import Ask
from starhaul.trucker.events import RocketMoved
from starhaul.trucker.moves import ACCEPT, PASS, Accept
from starhaul.trucker.state import TruckerQuestion, TruckerState, TruckerStep


@final
class OfferWaiting(TruckerStep):
    """To all who are ahead of it, from the rearmost to the foremost."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        if state.mission.merchant.is_flying:
            state.first(*[OfferToWait(seat) for seat in reversed(state.order())])


@final
class OfferToWait(TruckerStep):
    """Nobody moves forward by it."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: TruckerState) -> None:
        space = state.mission.merchant.waiting_space(state.board.spaces, state.taken_spaces(self.seat))
        position = state.rockets[self.seat].position
        if space < position:
            state.ask(self.seat, WaitOrNot(position - space, space))


@final
class WaitOrNot(TruckerQuestion):
    """Fall back to the first free space ahead of the merchant?"""

    __slots__ = ("days", "position")

    rule: ClassVar[str] = "MIS-HSE-17"

    def __init__(self, days: int, position: int) -> None:
        super().__init__(Ask.WAIT)
        self.days: Final = days
        """How many spaces back it is."""
        self.position: Final = position

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        del state, seat
        return [PASS, ACCEPT]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        if isinstance(move, Accept):
            state.set_rocket(seat, state.rockets[seat].at(self.position))
            state.tell(RocketMoved(seat, -self.days, self.position))
