"""Named moments of a flight, at which the terms of a seat may let it go through steps of its own."""

from __future__ import annotations

from typing import Final, final

from .lanes import ForSeat
from .route import in_order
from .state import TruckerState, TruckerStep
from .terms import Moment


@final
class ComeTo(TruckerStep):
    """Everybody goes through what their terms have for this moment, from the one farthest ahead backwards: those who
    gave up too, but for what comes with a card."""

    __slots__ = ("moment",)

    def __init__(self, moment: Moment) -> None:
        self.moment: Final = moment

    def run(self, state: TruckerState) -> None:
        steps = [terms.steps for terms in state.terms]
        if any(steps):  # in most flights nobody has any
            is_flown = self.moment in (Moment.CARD_REVEALED, Moment.AFTER_CARD)
            seats = state.order() if is_flown else in_order(state.taking_part(), state.positions())
            state.first(*[ForSeat(seat, step) for seat in seats for step in steps[seat].get(self.moment, ())])
