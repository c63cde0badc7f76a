"""Before building: the mission of a flight is taken and set up (MIS-GAM-10, MIS-GAM-13)."""

from __future__ import annotations

from typing import final

from starhaul.trucker.assignment import STARTING_CREDITS
from starhaul.trucker.composing import compose_terms
from starhaul.trucker.dealing import LayOutPiles
from starhaul.trucker.events import Cause
from starhaul.trucker.state import TruckerState, TruckerStep


@final
class StartingCredits(TruckerStep):
    """Everybody has some when the game begins (MIS-GAM-06)."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        if state.flight == 0:
            for seat in state.all_seats():
                state.book(seat, STARTING_CREDITS, Cause.STARTING_CREDITS)


@final
class TakeMission(TruckerStep):
    """The flight has a mission: from here on the terms of all seats are those of it."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        state.leg = state.leg.flying(state.mission.settled[0])
        state.mission = state.mission.taken()
        compose_terms(state)


@final
class SetUpMission(TruckerStep):
    """What the mission lays out, in printed order, once the piles are dealt."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        mission = state.box.missions[state.leg.mission]
        state.first(*[step for effect in mission.setup for step in effect.steps(state)], LayOutPiles())
