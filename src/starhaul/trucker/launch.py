"""Between building and flight: reserves, spot check, crew, batteries (CHK, CRW)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from starhaul.kernel import Move, Seat

from .assembly import weld
from .building import Building, fitting_moves
from .components import COMPONENTS, CONNECTOR_COUNT_OF
from .damage import Aftermath, BreakUp, lose_components
from .decisions import Ask, Question
from .events import (
    Cause,
    ComponentsLost,
    CrewHoused,
    FaultsFound,
    Launched,
    Loss,
    LostComponent,
    RocketTakenBack,
    TilePlaced,
    TileReturned,
)
from .faults import Fault, faults
from .flight import NextCard
from .giving_up import leave_without_humans
from .grid import Square, cells_in
from .handicaps import empty_batteries, exposed_cabins, places_in_cabin, working_life_supports
from .moves import DWELLERS, GRID, HOUSE, HUMANS, PASS, REMOVE, TAKE_RESERVED, House, Place, Remove, TakeReserved
from .route import in_order
from .saving import saved
from .state import Stage, TruckerState, TruckerStep
from .titles import CABIN_PLACES

saved(Fault)


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
class AddReserve(TruckerStep):
    """A gold Master Engineer adds the reserve now, or pays for what cannot or shall not be added (TRK-G-05)."""

    seat: Seat

    def run(self, state: TruckerState) -> None:
        fitting = [tile for tile in state.reserve[self.seat] if state.ships[self.seat].can_place_anywhere(tile)]
        if fitting:
            state.ask(self.seat, AddFromReserve(tiles=tuple(COMPONENTS[tile].id for tile in fitting)))
        else:
            return_reserve(state, self.seat)


@saved
@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class AddFromReserve(Question):
    """Which component of the reserve next?"""

    ask: Ask = Ask.ADD_RESERVED
    tiles: tuple[str, ...]

    rule: ClassVar[str] = "TRK-G-05"

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        fitting = [tile for tile in state.reserve[seat] if COMPONENTS[tile].id in self.tiles]
        return [*(TAKE_RESERVED[tile] for tile in fitting), PASS]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        if isinstance(move, TakeReserved):
            state.reserve[seat] = tuple(tile for tile in state.reserve[seat] if tile != move.tile)
            state.hand[seat] = move.tile
            state.ask(seat, PlaceReserved(tile=COMPONENTS[move.tile].id))
        else:
            return_reserve(state, seat)


@saved
@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class PlaceReserved(Question):
    """Where does it go?"""

    ask: Ask = Ask.ADD_RESERVED
    tile: str

    rule: ClassVar[str] = "TRK-G-05"

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        return fitting_moves(state, seat)[:]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Place)
        state.hand_cell[seat] = move.cell
        state.hand_turn[seat] = move.turn
        state.tell(TilePlaced(seat, self.tile, GRID.square(move.cell), move.turn))
        weld(state, seat)
        state.first_for(seat, AddReserve(seat))


def return_reserve(state: TruckerState, seat: Seat) -> None:
    """Back to the table, for a credit a side with a connector; not lost."""
    for tile in state.reserve[seat]:
        state.face_up = tuple(sorted((*state.face_up, tile)))
        state.tell(TileReturned(seat, COMPONENTS[tile].id))
        state.pay(seat, -CONNECTOR_COUNT_OF[tile], Cause.UNUSED_RESERVE)
    state.reserve[seat] = ()


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
            state.first(BuildOn(tuple(faulty)))
        else:
            state.first(*(HouseCrew(seat) for seat in in_order(state.all_seats(), state.position)), Launch())

    def _faulty(self, state: TruckerState) -> list[Seat]:
        if state.options.mistakes == "forbidden":  # BLD-22: nothing to be found
            return []
        return [seat for seat in state.all_seats() if find_faults(state, seat)]


def find_faults(state: TruckerState, seat: Seat) -> bool:
    """Say what is wrong with this ship; whether anything is."""
    found = faults(state.ships[seat])
    if found:
        state.tell(FaultsFound(seat, tuple(found)))
    return bool(found)


@saved
@dataclass(frozen=True, slots=True)
class Repair(TruckerStep):
    """Remove components until no rule is broken (CHK-02). Loose parts fall off at the end (CHK-03)."""

    seat: Seat

    def run(self, state: TruckerState) -> None:
        found = tuple(fault for fault in faults(state.ships[self.seat]) if fault.code != "not_attached")
        guilty = sorted({GRID.cell(*square) for fault in found for square in _squares(fault)})
        if len(guilty) == 1:
            lose_components(state, self.seat, 1 << guilty[0], Loss.REMOVED)
            state.first_for(self.seat, self)
        elif guilty:
            state.ask(self.seat, ChooseRemoval(faults=found))


def _squares(fault: Fault) -> tuple[Square, ...]:
    return (fault.at,) if fault.with_ is None else (fault.at, fault.with_)


@saved
@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class ChooseRemoval(Question):
    """Which component goes? It must have part in a fault."""

    ask: Ask = Ask.REPAIR
    faults: tuple[Fault, ...]

    rule: ClassVar[str] = "CHK-02"

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        del state, seat
        return [REMOVE[cell] for cell in self._guilty()]

    def _guilty(self) -> list[int]:
        return sorted({GRID.cell(*square) for fault in self.faults for square in _squares(fault)})

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Remove)
        lose_components(state, seat, 1 << move.cell, Loss.REMOVED)
        state.first_for(seat, Repair(seat))


@saved
@dataclass(frozen=True, slots=True)
class BuildOn(TruckerStep):
    """Learning flight: owners of repaired ships get extra time, once; the others move up (LRN-05, LRN-10)."""

    seats: tuple[Seat, ...]

    def run(self, state: TruckerState) -> None:
        state.rebuilt = True
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


@saved
@dataclass(frozen=True, slots=True)
class LateCheck(TruckerStep):
    """A fault found only in flight is corrected at once and costs a credit (CHK-04, CHK-07)."""

    def run(self, state: TruckerState) -> None:
        for seat in state.order():
            if find_faults(state, seat):
                state.pay(seat, -1, Cause.LATE_FAULT)
                exposed = exposed_cabins(state, seat)
                state.first_for(seat, Repair(seat), BreakUp(seat), Aftermath(seat, exposed))


# Crew


@saved
@dataclass(frozen=True, slots=True)
class HouseCrew(TruckerStep):
    """Fill the cabins from this one on; ask where an alien may move in (CRW-02 to CRW-08)."""

    seat: Seat
    lowest: int = 0

    def run(self, state: TruckerState) -> None:
        ship = state.ships[self.seat]
        for cell in cells_in(ship.cabins >> self.lowest << self.lowest):
            aliens = alien_choices(state, self.seat, cell)
            if aliens:
                dwellers = ("humans", *(DWELLERS[alien] for alien in aliens))
                state.ask(self.seat, ChooseDweller(cabin=GRID.square(cell), dwellers=dwellers))
                return
            house(state, self.seat, cell, HUMANS)
        ship.fill_batteries(empty_batteries(state, self.seat))


def alien_choices(state: TruckerState, seat: Seat, cell: int) -> list[int]:
    """The aliens that may move in here; none in the learning flight (LRN-06), nor in a cabin cut short (TRK-G-04)."""
    if state.level == "L" or places_in_cabin(state, seat, cell) < CABIN_PLACES:
        return []
    return state.ships[seat].alien_options(cell, working_life_supports(state, seat))


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
