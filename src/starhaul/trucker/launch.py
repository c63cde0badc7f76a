"""Between building and flight: reserves, spot check, crew, batteries (CHK, CRW)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from starhaul.kernel import Move, Seat

from .building import Building
from .components import COMPONENTS
from .damage import BreakUp
from .decisions import Ask, Question
from .engineer import AddReserve
from .events import ComponentsLost, CrewHoused, Launched, Loss, LostComponent, RocketTakenBack
from .flight import NextCard
from .giving_up import leave_without_humans
from .grid import Square, at_or_behind, cells_in
from .handicaps import empty_batteries, places_in_cabin, working_life_supports
from .moves import DWELLERS, GRID, HOUSE, HUMANS, House
from .repairs import LateCheck, Repair, find_faults
from .route import in_order
from .saving import saved
from .ship import BROWN, PURPLE
from .state import Stage, TruckerState, TruckerStep
from .titles import CABIN_PLACES


@saved
@dataclass(frozen=True, slots=True)
class PrepareLaunch(TruckerStep):
    """All have finished: from here on the starting order counts."""

    def run(self, state: TruckerState) -> None:
        state.stage = Stage.LAUNCH
        for seat in state.all_seats():
            state.position[seat] = state.board.start[state.space[seat] - 1]
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
                state.discarded[seat] += state.reserve[seat]
                state.reserve[seat] = ()


# Spot check


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
            state.space[seat] = space
        for seat in self.seats:
            state.tell(RocketTakenBack(seat))
        state.first(Building(), PrepareLaunch())


# Crew


@saved
@dataclass(frozen=True, slots=True)
class HouseCrew(TruckerStep):
    """Fill the cabins from this one on; ask where an alien may move in (CRW-02 to CRW-08)."""

    seat: Seat
    lowest: int = 0

    def run(self, state: TruckerState) -> None:
        ship = state.ships[self.seat]
        for cell in cells_in(at_or_behind(ship.cabins, self.lowest)):
            aliens = alien_choices(state, self.seat, cell)
            if aliens:
                dwellers = ("humans", *(DWELLERS[alien] for alien in aliens))
                state.ask(self.seat, ChooseDweller(cabin=GRID.square(cell), dwellers=dwellers))
                return
            house(state, self.seat, cell, HUMANS)
        ship.fill_batteries(empty_batteries(state, self.seat))


def alien_choices(state: TruckerState, seat: Seat, cell: int) -> list[int]:
    """The aliens that may move in here; none in the learning flight (LRN-06), nor in a cabin cut short (TRK-G-04)."""
    ship = state.ships[seat]
    if not (ship.life_supports(PURPLE) | ship.life_supports(BROWN)) or state.level == "L":
        return []
    if places_in_cabin(state, seat, cell) < CABIN_PLACES:
        return []
    return ship.alien_options(cell, working_life_supports(state, seat))


def house(state: TruckerState, seat: Seat, cell: int, dweller: int) -> None:
    ship = state.ships[seat]
    count = 1
    if dweller == HUMANS:
        count = places_in_cabin(state, seat, cell)
        ship.set_humans(cell, count)
    else:
        ship.set_alien(cell, dweller)
    state.tell(CrewHoused(seat, GRID.square(cell), DWELLERS[dweller], count))


@saved
@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class ChooseDweller(Question):
    """Humans or an alien?"""

    ask: Ask = Ask.HOUSE
    cabin: Square
    dwellers: tuple[str, ...]

    rule: ClassVar[str] = "CRW-04"

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        del state, seat
        cell = GRID.cell(*self.cabin)
        return [HOUSE[cell * 3 + DWELLERS.index(dweller)] for dweller in self.dwellers]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        assert isinstance(move, House)
        house(state, seat, move.cell, move.dweller)
        state.first_for(seat, HouseCrew(seat, move.cell + 1))


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
