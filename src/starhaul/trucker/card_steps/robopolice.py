"""Robopolice raids: the side is rolled and the lane is known; units look for a way in, take all that they find, and go
on until they are beaten or have seen it all (MIS-ROBO)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Chance, Outcome, Seat, Value
from starhaul.trucker.damage import Destroy
from starhaul.trucker.events import ChargePlanted, Contraband, EntryFound, IntruderGone, Intrusion, SideRolled
from starhaul.trucker.grid import FACING_NAMES, lane_number
from starhaul.trucker.hiding import cells_with_finds
from starhaul.trucker.incoming import Incoming, Prospect
from starhaul.trucker.intruding import (
    HANDS,
    MISSES,
    SEARCHES,
    TURNED_AWAY,
    Way,
    cells_of,
    emptied,
    finding_steps,
    patrol,
    planted,
    way_in,
)
from starhaul.trucker.lane_dice import ONE_DIE
from starhaul.trucker.rolling import RollForLane
from starhaul.trucker.ship import Ship
from starhaul.trucker.state import TruckerAwaited, TruckerLaneStep, TruckerState, TruckerStep

from .intruders import raid_by, walk


@final
class RollForSide(TruckerStep):
    """The leader rolls one die for all (MIS-ROBO-02); then the Robopolice comes in the lane that is drawn."""

    __slots__ = ("contraband", "drawn", "seats", "sides", "units")

    def __init__(
        self,
        seats: tuple[Seat, ...],
        sides: tuple[int, ...],
        drawn: Outcome,
        units: tuple[Unit, ...],
        contraband: Contraband,
    ) -> None:
        self.seats: Final = seats
        self.sides: Final = sides
        """By the face of the die, from 1 on."""
        self.drawn: Final = drawn
        """The two dice on the card, the larger one first (MIS-ROBO-15)."""
        self.units: Final = units
        self.contraband: Final = contraband

    def run(self, state: TruckerState) -> None:
        state.await_chance(SideRoll(self))


@final
class SideRoll(TruckerAwaited):
    """The die for the side."""

    __slots__ = ("rolling",)

    def __init__(self, rolling: RollForSide) -> None:
        self.rolling: Final = rolling

    def chance(self, state: TruckerState) -> Chance:
        del state
        return ONE_DIE

    def came(self, state: TruckerState, outcome: Outcome) -> None:
        rolling, (face,) = self.rolling, outcome
        roller, side = rolling.seats[0], rolling.sides[face - 1]
        state.tell(SideRolled(roller, outcome, FACING_NAMES[side]))
        police = Robopolice(side, rolling.units, rolling.contraband)
        state.first(RollForLane(roller, rolling.seats, police, rolling.drawn))


@final
class Unit(Value):
    """One unit of a raid."""

    __slots__ = ("hand", "search")

    def __init__(self, search: str, hand: str) -> None:
        self.search: Final = search
        """Which way round the ship it looks for a way in."""
        self.hand: Final = hand
        """The one that it keeps to the wall inside."""


@final
class Robopolice(Incoming):
    """One unit or two, which come in at the same point if they can, and part if they cannot (MIS-ROBO-11)."""

    __slots__ = ("contraband", "units")

    needs_crew: ClassVar[bool] = True

    def __init__(self, side: int, units: tuple[Unit, ...], contraband: Contraband) -> None:
        super().__init__(side)
        self.units: Final = units
        self.contraband: Final = contraband
        """Where they find this they plant a charge (MIS-ROBO-07)."""

    def names(self) -> tuple[str, ...]:
        return ("robopolice",)

    def lane_of(self, ship: Ship, unit: Unit, lane: int) -> int:
        """Where this unit comes in, looking on from this lane; -1 where it cannot (MIS-ROBO-04)."""
        return way_in(ship, self.side, lane, SEARCHES[unit.search], ship.defended_cells())

    def way(self, ship: Ship, unit: Unit, lane: int) -> Way:
        """Neither unit is in the other's way: what one takes defends nothing (MIS-ROBO-11)."""
        found = self.lane_of(ship, unit, lane)
        if found < 0:
            return TURNED_AWAY if ship.occupied else MISSES
        entry = ship.board.first_met(ship.occupied, self.side, found)
        return patrol(ship, self.side, entry, HANDS[unit.hand], ship.defended_cells())

    def sought(self, ship: Ship) -> int:
        """The components in which there is what they seek."""
        if self.contraband is Contraband.CREW:
            return ship.crewed_cells()
        return cells_with_finds(ship) if self.contraband is Contraband.GOODS else ship.token_cells()

    def prospects(self, ship: Ship, lane: int) -> tuple[Prospect, ...]:
        ways = [self.way(ship, unit, lane) for unit in self.units]
        sought = self.sought(ship)
        taken = charges = 0
        for way in ways:
            taken |= emptied(ship, way)
            charges |= cells_of(planted(way, sought))
        return (raid_by(ship, ways, taken, charges),)

    def strike(self, number: int, lane: int) -> TruckerLaneStep:
        del number
        return Inspect(self, lane)


@final
class Inspect(TruckerLaneStep):
    """Units walk through one ship, one after the other; then all their charges explode (MIS-ROBO-10, MIS-ROBO-11)."""

    __slots__ = ("lane", "police")

    def __init__(self, police: Robopolice, lane: int) -> None:
        self.police: Final = police
        self.lane: Final = lane

    def run(self, state: TruckerState, seat: Seat) -> None:
        charges = 0
        for unit in self.police.units:
            charges |= self._inspect(state, seat, unit)
        if charges:
            state.first_for(seat, Destroy(charges))

    def _inspect(self, state: TruckerState, seat: Seat, unit: Unit) -> int:
        """The way of one unit, and where its charges lie."""
        police, ship = self.police, state.ships[seat]
        lane, way = police.lane_of(ship, unit, self.lane), police.way(ship, unit, self.lane)
        sought = police.sought(ship)
        if lane not in (-1, self.lane):
            state.tell(EntryFound(seat, unit.hand, lane_number(lane)))
        walk(state, seat, unit.hand, way, finding_steps(way, sought), eats=True)
        if way.ending is Intrusion.LEAVES:
            state.tell(ChargePlanted(seat, ship.board.square(way.path[0])))
        state.tell(IntruderGone(seat, unit.hand, way.ending))
        return cells_of(planted(way, sought))
