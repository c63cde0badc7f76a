"""The six titles of the Trek, as far as they look at a ship: silver scores and gold handicaps (TRK-S, TRK-G)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, final

from .components import (
    BATTERY,
    CABIN,
    CONNECTOR_COUNT_OF,
    LIFE_SUPPORT_BROWN,
    LIFE_SUPPORT_PURPLE,
)
from .consumers import powered_components
from .grid import FACINGS, OPPOSITE, cells_in
from .hull import Hull
from .hull_rules import Limit
from .ship import BROWN, PURPLE, Ship

TitleId = Literal[
    "freight_hauler", "power_trucker", "xenoquartermaster", "cruise_captain", "master_engineer", "corridorist"
]
CABIN_PLACES: Final = 2
MOST_CORRIDOR_CONNECTORS: Final = 2

# Silver scores


def freight_hauler(ship: Ship) -> int:
    """Holds of either kind with at least one block (TRK-S-01)."""
    return (ship.holds & ship.laden_cells()).bit_count()


def power_trucker(ship: Ship) -> int:
    """Components that use tokens, powered or not; those that store them do not count (TRK-S-02)."""
    return powered_components(ship).bit_count()


def xenoquartermaster(ship: Ship) -> int:
    """For every alien the steps to the nearest other cabin, summed (TRK-S-03)."""
    return sum(steps_to_cabin(ship, cell) for cell in cells_in(ship.aliens[PURPLE] | ship.aliens[BROWN]))


def steps_to_cabin(ship: Ship, cell: int) -> int:
    """Steps through joined components to the nearest other cabin, empty or not; 0 where none can be reached."""
    reached = front = 1 << cell
    targets = ship.cabins & ~reached
    steps = 0
    while front:
        if front & targets:
            return steps
        front = ship.joined_to(front) & ~reached
        reached |= front
        steps += 1
    return 0


def cruise_captain(ship: Ship) -> int:
    """Occupied cabins with a view: a smooth side with no component beside it; never the starting cabin (TRK-S-04)."""
    views = 0
    for facing in FACINGS:
        views |= ~(ship.connectors[facing] | ship.beside(facing))
    return (ship.kinds[CABIN] & ship.crewed_cells() & views).bit_count()


def master_engineer(ship: Ship) -> int:
    """Components on the ship (TRK-S-05)."""
    return ship.components_count


def corridorist(ship: Ship) -> int:
    """The longest chain of joined corridor components (TRK-S-06): with two connectors at most, each set of them that
    hangs together is one chain or one ring."""
    corridors = corridor_components(ship)
    links = [cells & corridors for cells in ship.links]
    rest = corridors
    longest = 0
    while rest:
        chain = ship.board.grid.reach(rest & -rest, links) & corridors
        longest = max(longest, chain.bit_count())
        rest &= ~chain
    return longest


def corridor_components(ship: Ship) -> int:
    """The components with connectors on one or two sides."""
    return sum(1 << cell for cell in cells_in(ship.occupied) if _is_corridor(ship.form_at(cell)))


def _is_corridor(tile: int) -> bool:
    return 1 <= CONNECTOR_COUNT_OF[tile] <= MOST_CORRIDOR_CONNECTORS


SILVER_SCORES: Final[dict[TitleId, Callable[[Ship], int]]] = {
    "freight_hauler": freight_hauler,
    "power_trucker": power_trucker,
    "xenoquartermaster": xenoquartermaster,
    "cruise_captain": cruise_captain,
    "master_engineer": master_engineer,
    "corridorist": corridorist,
}

# Gold handicaps


@final
class BlockedHolds(Limit):
    """Gold Freight Hauler: holds next to another hold, joined or not, hold nothing (TRK-G-01)."""

    __slots__ = ()

    def idle(self, hull: Hull) -> int:
        return hull.holds & hull.touching(hull.holds)


@final
class DrainedBatteries(Limit):
    """Gold Power Trucker: battery components joined to what uses tokens get none (TRK-G-02)."""

    __slots__ = ()

    def idle(self, hull: Hull) -> int:
        return hull.kinds[BATTERY] & hull.joined_to(powered_components(hull))


@final
class UnmatchedLifeSupports(Limit):
    """Gold Xenoquartermaster: a life support works only if each of its connections is between equal types
    (TRK-G-03)."""

    __slots__ = ()

    def idle(self, hull: Hull) -> int:
        supports = hull.kinds[LIFE_SUPPORT_PURPLE] | hull.kinds[LIFE_SUPPORT_BROWN]
        return sum(1 << cell for cell in cells_in(supports) if not _joins_are_equal(hull, cell))


def _joins_are_equal(hull: Hull, cell: int) -> bool:
    grid = hull.board.grid
    for facing in FACINGS:
        if hull.links[facing] >> cell & 1:
            other = grid.near[facing * grid.size + cell]
            if hull.side_at(cell, facing) != hull.side_at(other, OPPOSITE[facing]):
                return False
    return True


def cabin_places(ship: Ship, cell: int) -> int:
    """Gold Cruise Captain: how many humans fit into this cabin; only one with all its places can take an alien
    (TRK-G-04)."""
    return max(0, CABIN_PLACES - ship.exposed_connectors_of(cell))


def corridors_torn_off(ship: Ship, cell: int) -> int:
    """Gold Corridorist: the corridor components that fall off when this component is destroyed, asked before it is
    removed (TRK-G-06)."""
    corridors = corridor_components(ship)
    return corridors & ship.joined_to(1 << cell & corridors)
