"""Giving up: by own wish before a card, or because one must when a card is over (GUP)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Move, Seat

from .decisions import Ask
from .events import GaveUp, Leaving
from .moves import FLY_ON, GIVE_UP, GiveUp
from .route import is_lapped
from .state import TruckerQuestion, TruckerState, TruckerStep


def give_up(state: TruckerState, seat: Seat, why: Leaving) -> None:
    """The rocket leaves the board; no card concerns this player any more (GUP-07)."""
    state.set_rocket(seat, state.rockets[seat].flying(False))
    state.tell(GaveUp(seat, why))


@final
class OfferGivingUp(TruckerStep):
    """Before every card, to everybody in flight (GUP-06)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: TruckerState) -> None:
        state.ask(self.seat, FLY_ON_OR_NOT)


@final
class FlyOnOrNot(TruckerQuestion):
    """Stay in flight?"""

    __slots__ = ()

    rule: ClassVar[str] = "GUP-06"

    def __init__(self) -> None:
        super().__init__(Ask.FLY_ON)

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        del state, seat
        return [FLY_ON, GIVE_UP]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        if isinstance(move, GiveUp):
            give_up(state, seat, Leaving.OWN_WISH)


FLY_ON_OR_NOT: Final = FlyOnOrNot()


def leave_without_humans(state: TruckerState) -> None:
    """Aliens cannot fly alone (GUP-02)."""
    for seat in state.order():
        if not state.ships[seat].total_humans:
            give_up(state, seat, Leaving.NO_HUMANS)


def give_up_where_forced(state: TruckerState) -> None:
    """All are judged on the same situation, before anybody leaves (GUP-05)."""
    order = state.order()
    leader = state.rockets[order[0]].position if order else 0
    leaving = [(seat, why) for seat in order if (why := _reason_to_leave(state, seat, leader)) is not None]
    for seat, why in leaving:
        give_up(state, seat, why)
    for seat, rocket in zip(state.all_seats(), state.rockets, strict=True):
        if rocket.is_powerless:
            state.set_rocket(seat, rocket.powerless(False))


def _reason_to_leave(state: TruckerState, seat: Seat, leader: int) -> Leaving | None:
    if not state.ships[seat].total_humans:
        return Leaving.NO_HUMANS
    rocket = state.rockets[seat]
    if rocket.is_powerless:
        return Leaving.NO_ENGINES
    return Leaving.LAPPED if is_lapped(rocket.position, leader, state.board.spaces) else None
