"""Named moments of a flight, at which a mission may have something for all, and the terms of a seat for that seat."""

from __future__ import annotations

from typing import Final, final

from .lanes import ForSeat
from .route import in_order
from .state import TruckerState, TruckerStep
from .terms import ALL_PLAIN, Moment

OF_CARDS: Final = (Moment.BEFORE_CARD, Moment.CARD_REVEALED, Moment.AFTER_CARD, Moment.CARD_OVER)
"""They concern those who are in flight."""


def has_moments(state: TruckerState) -> bool:
    """Whether anything can come at a moment of this flight; in most flights there is nothing for anybody."""
    terms = state.terms
    return terms is not ALL_PLAIN[len(terms)] or state.leg.mission != ""


@final
class ComeTo(TruckerStep):
    """What the mission has for this moment comes first; then everybody goes through what their terms have for it, from
    the one farthest ahead backwards: those who gave up too, but for what comes with a card."""

    __slots__ = ("moment",)

    def __init__(self, moment: Moment) -> None:
        self.moment: Final = moment

    def run(self, state: TruckerState) -> None:
        if not has_moments(state):
            return
        state.first(*self._steps_of_seats(state))
        if state.leg.mission:
            effects = state.box.missions[state.leg.mission].effects()
            state.first(*[step for effect in effects for step in effect.steps_at(state, self.moment)])

    def _steps_of_seats(self, state: TruckerState) -> list[TruckerStep]:
        steps = [terms.steps for terms in state.terms]
        seats = state.order() if self.moment in OF_CARDS else in_order(state.all_seats(), state.positions())
        return [ForSeat(seat, step) for seat in seats for step in steps[seat].get(self.moment, ())]


def apart_from_moments(steps: tuple[TruckerStep, ...]) -> tuple[TruckerStep, ...]:
    """What is left of these steps in a flight that has no moments."""
    return tuple([step for step in steps if not isinstance(step, ComeTo)])
