"""Between building and flight: reserves, spot check, take-off (TIM-16, CHK, LRN-05)."""

from __future__ import annotations

from typing import Final, final

from starhaul.kernel import Seat

from .building import Building
from .components import COMPONENTS
from .damage import BreakUp
from .events import ComponentsLost, Launched, Loss, LostComponent, ReserveKept, RocketTakenBack
from .flight import NextCard
from .giving_up import leave_without_humans
from .housing import HouseCrew
from .lanes import ForSeat
from .moments import ComeTo, apart_from_moments, has_moments
from .player import IN_HANGAR, Rocket
from .repairs import LateCheck, Repair, find_faults
from .route import in_order
from .state import TruckerState, TruckerStep
from .table import Stage
from .terms import Moment


@final
class PrepareLaunch(TruckerStep):
    """All have finished: from here on the starting order counts."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        state.enter(Stage.LAUNCH)
        state.support = state.support.calm()
        start = state.board.start
        state.rockets = [rocket.at(start[rocket.space - 1]) for rocket in state.rockets]
        state.first(*(TO_CHECK if has_moments(state) else PLAIN_CHECK))


@final
class DiscardReserves(TruckerStep):
    """What is still reserved starts the discard pile (TIM-16)."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        for seat in state.all_seats():
            reserve = state.players[seat].reserve
            if reserve and state.terms[seat].is_reserve_kept:
                state.put_face_up(*reserve)
                state.set_reserve(seat, ())
                state.tell(ReserveKept(seat, tuple([COMPONENTS[tile].id for tile in reserve])))
            elif reserve:
                lost = tuple(LostComponent(COMPONENTS[tile].id, None) for tile in reserve)
                state.tell(ComponentsLost(seat, Loss.RESERVED, lost))
                state.discard(seat, reserve)
                state.set_reserve(seat, ())


@final
class SpotCheck(TruckerStep):
    """All ships are looked at; the owners of faulty ones repair them, side by side (CHK-01)."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        faulty = [seat for seat in state.all_seats() if find_faults(state, seat)]
        for seat in faulty:
            state.all_first_for(seat, Repair(), BreakUp())
        if faulty and state.level == "L" and not state.leg.is_rebuilt:
            state.leg = state.leg.rebuilt()
            state.first(BuildOn(tuple(faulty)))
        else:
            order = in_order(state.all_seats(), state.positions())
            boarding = [ForSeat(seat, HouseCrew(0)) for seat in order]
            state.first(*(*AFTER_CHECK, *boarding, *TO_LAUNCH) if has_moments(state) else (*boarding, LAUNCH))


@final
class BuildOn(TruckerStep):
    """Learning flight: owners of repaired ships get extra time, once; the others move up (LRN-05, LRN-10)."""

    __slots__ = ("seats",)

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self.seats: Final = seats

    def run(self, state: TruckerState) -> None:
        state.enter(Stage.ASSEMBLY)
        spaces = {state.rockets[seat].space: seat for seat in state.all_seats() if seat not in self.seats}
        ready = [spaces[space] for space in sorted(spaces)]
        for space, seat in enumerate(ready, 1):
            state.set_rocket(seat, Rocket(space))
        for seat in self.seats:
            state.set_rocket(seat, IN_HANGAR)
            state.tell(RocketTakenBack(seat))
        state.first(Building(), PrepareLaunch())


@final
class Launch(TruckerStep):
    """The ships take off; who has no human aboard gives up at once (GUP-02)."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        state.enter(Stage.FLIGHT)
        out = state.feats
        state.rockets = [rocket.flying(not out[seat].is_out) for seat, rocket in enumerate(state.rockets)]
        state.tell(Launched(tuple(state.order())))
        leave_without_humans(state)
        state.first(LateCheck(), NextCard())


LAUNCH: Final = Launch()
TO_CHECK: Final[tuple[TruckerStep, ...]] = (
    *(ComeTo(Moment.AFTER_BUILDING), DiscardReserves()),
    *(ComeTo(Moment.BEFORE_CHECK), ComeTo(Moment.CHECKING), SpotCheck()),
)
PLAIN_CHECK: Final = apart_from_moments(TO_CHECK)
AFTER_CHECK: Final = (ComeTo(Moment.AFTER_CHECK), ComeTo(Moment.JUDGED))
TO_LAUNCH: Final = (ComeTo(Moment.BEFORE_FLIGHT), ComeTo(Moment.INSURING), ComeTo(Moment.LOADED), LAUNCH)
"""What every flight goes through is made once, with the moments that it may have and without."""
