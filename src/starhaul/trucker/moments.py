"""Named moments of a flight, at which the terms of a seat may let it go through steps of its own."""

from __future__ import annotations

from typing import final

from starhaul.kernel import Seat

from .lanes import ForSeat
from .route import in_order
from .state import TruckerLaneStep, TruckerState, TruckerStep


def _one_by_one(state: TruckerState, seats: list[Seat], steps: list[tuple[TruckerLaneStep, ...]]) -> None:
    """What these seats go through, in this order; steps are by seat."""
    state.first(*[ForSeat(seat, step) for seat in seats for step in steps[seat]])


def _by_place(state: TruckerState) -> list[Seat]:
    """Everybody, those who gave up too, from the one farthest ahead backwards."""
    return in_order(state.all_seats(), state.positions())


@final
class AfterBuilding(TruckerStep):
    """All have finished, and nobody has looked at the ships (TIM-16)."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        _one_by_one(state, _by_place(state), [terms.after_building for terms in state.terms])


@final
class BeforeFlight(TruckerStep):
    """Ships are whole and crews aboard (CRW-01); they are about to take off."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        _one_by_one(state, _by_place(state), [terms.before_flight for terms in state.terms])


@final
class AfterCard(TruckerStep):
    """A card did what it does; nobody has had to give up because of it (GUP-01)."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        _one_by_one(state, state.order(), [terms.after_card for terms in state.terms])


@final
class BeforePaying(TruckerStep):
    """The flight is over and judged; goods are still aboard (END-04)."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        _one_by_one(state, _by_place(state), [terms.before_paying for terms in state.terms])
