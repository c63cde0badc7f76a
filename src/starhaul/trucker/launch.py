"""Between building and flight: reserves, spot check, take-off (TIM-16, CHK, LRN-05)."""

from __future__ import annotations

from dataclasses import dataclass

from starhaul.kernel import Seat

from .building import Building
from .components import COMPONENTS
from .damage import BreakUp
from .engineer import AddReserve
from .events import ComponentsLost, Launched, Loss, LostComponent, RocketTakenBack
from .flight import NextCard
from .giving_up import leave_without_humans
from .housing import HouseCrew
from .repairs import LateCheck, Repair, find_faults
from .route import in_order
from .rows import replaced
from .saving import saved
from .state import Stage, TruckerState, TruckerStep


@saved
@dataclass(frozen=True, slots=True)
class PrepareLaunch(TruckerStep):
    """All have finished: from here on the starting order counts."""

    def run(self, state: TruckerState) -> None:
        state.stage = Stage.LAUNCH
        state.position = [state.board.start[space - 1] for space in state.space]
        order = in_order(state.all_seats(), state.position)
        state.first(
            *(AddReserve(seat) for seat in order if state.has_gold(seat, "master_engineer")),
            DiscardReserves(),
            SpotCheck(),
        )


@saved
@dataclass(frozen=True, slots=True)
class DiscardReserves(TruckerStep):
    """What is still reserved starts the discard pile (TIM-16)."""

    def run(self, state: TruckerState) -> None:
        for seat in state.all_seats():
            if state.reserve[seat]:
                lost = tuple(LostComponent(COMPONENTS[tile].id, None) for tile in state.reserve[seat])
                state.tell(ComponentsLost(seat, Loss.RESERVED, lost))
                state.discarded = replaced(state.discarded, seat, state.discarded[seat] + state.reserve[seat])
                state.reserve = replaced(state.reserve, seat, ())


@saved
@dataclass(frozen=True, slots=True)
class SpotCheck(TruckerStep):
    """All ships are looked at; the owners of faulty ones repair them, side by side (CHK-01)."""

    def run(self, state: TruckerState) -> None:
        faulty = self._faulty(state)
        for seat in faulty:
            state.first_for(seat, Repair(seat), BreakUp(seat))
        if faulty and state.level == "L" and not state.rebuilt:
            state.rebuilt = True
            state.first(BuildOn(tuple(faulty)))
        else:
            state.first(*(HouseCrew(seat) for seat in in_order(state.all_seats(), state.position)), Launch())

    def _faulty(self, state: TruckerState) -> list[Seat]:
        if state.options.mistakes == "forbidden":  # BLD-22: nothing to be found
            return []
        return [seat for seat in state.all_seats() if find_faults(state, seat)]


@saved
@dataclass(frozen=True, slots=True)
class BuildOn(TruckerStep):
    """Learning flight: owners of repaired ships get extra time, once; the others move up (LRN-05, LRN-10)."""

    seats: tuple[Seat, ...]

    def run(self, state: TruckerState) -> None:
        state.stage = Stage.ASSEMBLY
        ready = sorted(
            (seat for seat in state.all_seats() if seat not in self.seats), key=lambda seat: state.space[seat]
        )
        state.space = [0] * state.seats
        for space, seat in enumerate(ready, 1):
            state.space = replaced(state.space, seat, space)
        for seat in self.seats:
            state.tell(RocketTakenBack(seat))
        state.first(Building(), PrepareLaunch())


@saved
@dataclass(frozen=True, slots=True)
class Launch(TruckerStep):
    """The ships take off; who has no human aboard gives up at once (GUP-02)."""

    def run(self, state: TruckerState) -> None:
        state.stage = Stage.FLIGHT
        state.flying = [True] * state.seats
        state.tell(Launched(tuple(state.order())))
        leave_without_humans(state)
        state.first(LateCheck(), NextCard())
