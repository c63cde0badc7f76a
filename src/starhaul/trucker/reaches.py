"""What a component of an expansion does to others on its ship, for those who build it and those who look at it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from typing import ClassVar, Final

from starhaul.kernel import Seat

from .allowances import fitting_cells
from .components import (
    ARMORY,
    ARTIFACT,
    AUTO_DEFENSE,
    CABIN,
    CRUBOT_STATION,
    EXPLOSIVE,
    FRAGILE,
    HUB,
    KIND_OF,
    LIFE_SUPPORT_BROWN,
    LIFE_SUPPORT_PURPLE,
    MIXED_LIFE_SUPPORT,
    RADIOACTIVE,
    SOLAR_PANEL,
    THRUSTER,
)
from .consumers import powered_by_panel
from .destruction import destroyed_with
from .grid import Square, cells_in
from .joining import block
from .player import NOTHING
from .ship import Ship
from .state import TruckerState


class Reaching(Enum):
    """What is done to the squares that a component reaches."""

    JOINS = auto()
    """All that is joined to routing modules which hang together (ABE-RTE-03)."""
    POWERS = auto()
    """What a solar panel can power (ABE-SOL-01)."""
    ARMS = auto()
    """Where an armory arms a crew (ABE-ARM-01)."""
    SUPPORTS = auto()
    """Cabins that an alien may live in (ABE-LSM-01)."""
    PAIRS = auto()
    """Auto-defense systems that are joined to this one (ABE-DEF-01)."""
    MANNED = auto()
    """Whose crew can fire this thruster against intruders (ABE-THR-11)."""
    DEADENS = auto()
    """Where nothing works (MIS-ART-04)."""
    IRRADIATES = auto()
    """Where neither crew nor tokens can be (MIS-RAD-04)."""
    BLOWS_UP = auto()
    """What is destroyed when this is (MIS-EXP-01, MIS-CMP-11)."""
    BREAKS = auto()
    """What destroys this when it is destroyed (MIS-FRG-01)."""


@dataclass(frozen=True, slots=True)
class Reach:
    """What one component does, or the one in hand would do."""

    kind: Reaching
    at: Square
    squares: tuple[Square, ...]
    turn: int | None = None
    """Of the component in hand, where it matters how it is turned."""

    optional: ClassVar[tuple[str, ...]] = ("turn",)


Reached = Callable[[Ship, int], int]


def _joined(ship: Ship, cell: int) -> int:
    hubs = block(ship, 1 << cell, ship.hubs & ~ship.idle)
    return hubs | ship.joined_directly(hubs)


def _armed(ship: Ship, cell: int) -> int:
    return _quarters(ship) & ship.joined_to(1 << cell)


def _supported(ship: Ship, cell: int) -> int:
    return ship.kinds[CABIN] & ship.joined_to(1 << cell)


def _paired(ship: Ship, cell: int) -> int:
    return ship.working(AUTO_DEFENSE) & ship.joined_to(1 << cell)


def _quarters(ship: Ship) -> int:
    """Where crew can be awake."""
    return (ship.cabins | ship.kinds[CRUBOT_STATION]) & ~ship.idle


def _dead(ship: Ship, cell: int) -> int:
    return ship.dead_zone(cell) & ship.building_area


def _near(ship: Ship, cell: int) -> int:
    return ship.board.grid.around(1 << cell) & ship.building_area


def _blown_up(ship: Ship, cell: int) -> int:
    return _near(ship, cell) | destroyed_with(ship, 1 << cell)


WORKING: Final[dict[int, tuple[Reaching, Reached]]] = {
    HUB: (Reaching.JOINS, _joined),
    SOLAR_PANEL: (Reaching.POWERS, powered_by_panel),
    ARMORY: (Reaching.ARMS, _armed),
    MIXED_LIFE_SUPPORT: (Reaching.SUPPORTS, _supported),
    AUTO_DEFENSE: (Reaching.PAIRS, _paired),
    THRUSTER: (Reaching.MANNED, _armed),
}
"""By kind; in a dead zone these reach nobody (MIS-ART-11)."""
ALWAYS: Final[dict[int, tuple[Reaching, Reached]]] = {
    ARTIFACT: (Reaching.DEADENS, _dead),
    RADIOACTIVE: (Reaching.IRRADIATES, _near),
    EXPLOSIVE: (Reaching.BLOWS_UP, _blown_up),
    FRAGILE: (Reaching.BREAKS, _near),
}
"""By kind; these do so wherever they are."""
THROUGH_HUBS: Final = (LIFE_SUPPORT_PURPLE, LIFE_SUPPORT_BROWN)
"""Worth telling where routing modules carry it farther than everybody can see (ABE-RTE-04)."""
ANY_TURN: Final = (RADIOACTIVE, EXPLOSIVE, FRAGILE)


def reaches_of(state: TruckerState, seat: Seat | None) -> tuple[Reach, ...]:
    """Of the own ship with the component that is being added; where no set brings such components, nothing."""
    options = state.options
    if seat is None or not (options.sets or options.own_components):
        return ()
    ship, hand = state.ships[seat], state.hands[seat]
    rest = (ship.placed, ship.board, ship.rules, ship.fittings)
    return state.recall(("reaches", seat), (hand.tile, hand.cell, hand.turn, *rest), lambda: _find(state, seat))


def _find(state: TruckerState, seat: Seat) -> tuple[Reach, ...]:
    ship, hand = state.ships[seat], state.hands[seat]
    if NOTHING not in (hand.tile, hand.cell):
        ship = ship.clone()
        ship.place(hand.cell, hand.tile, hand.turn)
    found = standing_reaches(ship)
    if hand.tile != NOTHING and hand.cell == NOTHING and state.options.mistakes != "honest":
        found += _in_hand(state, seat)
    return tuple(found)


def standing_reaches(ship: Ship) -> list[Reach]:
    found: list[Reach] = []
    for kind, (reaching, reached) in WORKING.items():
        for cell in cells_in(ship.working(kind)):
            found += _reach(ship, cell, reaching, reached)
    for kind, (reaching, reached) in ALWAYS.items():
        for cell in cells_in(ship.kinds[kind]):
            found += _reach(ship, cell, reaching, reached)
    for kind in THROUGH_HUBS if ship.hubs else ():
        for cell in cells_in(ship.working(kind)):
            found += _reach(ship, cell, Reaching.SUPPORTS, _supported)
    return found


def _reach(ship: Ship, cell: int, reaching: Reaching, reached: Reached, turn: int | None = None) -> list[Reach]:
    board, cells = ship.board, reached(ship, cell) & ~(1 << cell)
    return [Reach(reaching, board.square(cell), board.squares(cells), turn)] if cells else []


def _in_hand(state: TruckerState, seat: Seat) -> list[Reach]:
    """What it would do on each square where it may go."""
    tile = state.hands[seat].tile
    kind = KIND_OF[tile]
    rule = WORKING.get(kind) or ALWAYS.get(kind)
    if rule is None:
        return []
    ship, turns = state.ships[seat], [fitting_cells(state, seat, tile, turn) for turn in range(4)]
    if kind in ANY_TURN:
        places: list[tuple[int | None, int]] = [(None, turns[0] | turns[1] | turns[2] | turns[3])]
    else:
        places = [*enumerate(turns)]
    return [reach for turn, cells in places for cell in cells_in(cells) for reach in _put(ship, tile, cell, turn, rule)]


def _put(ship: Ship, tile: int, cell: int, turn: int | None, rule: tuple[Reaching, Reached]) -> list[Reach]:
    built = ship.clone()
    built.place(cell, tile, turn or 0)
    if KIND_OF[tile] in WORKING and built.idle >> cell & 1:
        return []
    return _reach(built, cell, *rule, turn)
