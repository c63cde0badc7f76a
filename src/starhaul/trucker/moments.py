"""Named moments of a flight, at which a mission may have something for all, and the terms of a seat for that seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from .lanes import ForSeat
from .route import in_order
from .state import TruckerState, TruckerStep
from .terms import Moment, Terms

OF_CARDS: Final = (Moment.BEFORE_CARD, Moment.CARD_REVEALED, Moment.AFTER_CARD, Moment.CARD_OVER)
"""They concern those who are in flight."""


@final
class ComeTo(TruckerStep):
    """What the mission has for this moment comes first; then everybody goes through what their terms have for it, from
    the one farthest ahead backwards: those who gave up too, but for what comes with a card."""

    __slots__ = ("moment",)

    def __init__(self, moment: Moment) -> None:
        self.moment: Final = moment

    def run(self, state: TruckerState) -> None:
        if _has_any(state.terms):
            steps = [terms.steps for terms in state.terms]
            seats = state.order() if self.moment in OF_CARDS else in_order(state.all_seats(), state.positions())
            state.first(*[ForSeat(seat, step) for seat in seats for step in steps[seat].get(self.moment, ())])
        if state.leg.mission:
            effects = state.box.missions[state.leg.mission].effects()
            state.first(*[step for effect in effects for step in effect.steps_at(state, self.moment)])


def _has_any(row: Sequence[Terms]) -> bool:
    """In most flights nobody has a step of the own."""
    for terms in row:  # noqa: SIM110 every card comes here several times, and a generator takes longer
        if terms.steps:
            return True
    return False
