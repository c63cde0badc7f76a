"""What a ship is worth at a glance, about in credits: the eye of a sound builder."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from starhaul.trucker.components import (
    ARMORY,
    AUTO_DEFENSE,
    BATTERY,
    CABIN,
    CANNON,
    CAPACITY_OF,
    CARGO_HOLD,
    CRUBOT_STATION,
    DOUBLE_CANNON,
    DOUBLE_ENGINE,
    ENGINE,
    KIND_OF,
    SHIELD,
    SOLAR_PANEL,
    SPECIAL_HOLD,
    THRUSTER,
)
from starhaul.trucker.grid import FACINGS, FRONT, cells_in
from starhaul.trucker.ship import BROWN, PURPLE, Ship
from starhaul.trucker.ship_board import NO_CELL

from .equipment import equipment_worth, pairs_at_a_glance
from .forecast import Needs
from .freight import SPECIAL
from .growth import Growth

BEYOND: Final = 0.25
"""What more is worth, once there is enough."""
MOST_OPENINGS: Final = 6
"""More ways to go on than these are of no use."""
OPENING: Final = 0.05
"""The price of an opening all the same."""
SIDE_WEIGHT: Final = [1.3, 1.0, 0.8, 1.0]
"""How much a shield matters on the front, right, rear and left side."""
PANEL: Final = 2
"""Tokens that a solar panel is as good as, if it can power something."""
NOBODY: Final = 15.0
"""The price of having no cabin at all, where none is given (ABE-IIIB-08)."""
CONSUMERS: Final = (DOUBLE_ENGINE, DOUBLE_CANNON, SHIELD, THRUSTER, CRUBOT_STATION)
"""The kinds that need power (ABE-SOL-05)."""
EQUIPMENT: Final = {SOLAR_PANEL: 1.2, THRUSTER: 1.0, CRUBOT_STATION: 1.0, AUTO_DEFENSE: 1.6, ARMORY: 1.5}
"""A first guess at what these add."""
PAID_FREIGHT: Final = 1.5
"""The same for a special component."""


@dataclass(frozen=True, slots=True)
class Taste:
    """What things are worth to a builder, about in credits."""

    crew: float = 1.25
    engines: float = 1.5
    cannons: float = 1.5
    first_engine: float = 2.0
    first_cannon: float = 1.0
    tokens: float = 0.8
    containers: float = 0.95
    special: float = 1.7
    aliens: float = 1.2
    joins: float = 0.15
    """Each side by which components hold each other."""
    square: float = 0.6
    """A free square that can still be reached, while there is time."""
    late_square: float = 0.2
    opening: float = 0.2
    """A way to go on."""


TASTE: Final = Taste()


def soft(amount: float, need: float) -> float:
    return amount if amount <= need else need + (amount - need) * BEYOND


def capacity_of(ship: Ship, kind: int) -> int:
    """Tokens or containers of all components of a kind."""
    placed = ship.placed
    return sum([CAPACITY_OF[placed[cell] >> 2] for cell in cells_in(ship.kinds[kind])])


def consumers_of(ship: Ship) -> int:
    """The components that need power."""
    cells = 0
    for kind in CONSUMERS:
        cells |= ship.kinds[kind]
    return cells


def power_of(ship: Ship) -> int:
    """Tokens for a whole flight, and what is as good."""
    tokens = capacity_of(ship, BATTERY)
    if panels := ship.kinds[SOLAR_PANEL]:
        tokens += PANEL * (panels & ship.joined_to(consumers_of(ship))).bit_count()
    return tokens


def places_for_crew(ship: Ship) -> int:
    """With the starting cabin, where the board has one (ABE-IIIB-03)."""
    return 2 * (ship.board.start != NO_CELL) + 2 * ship.kinds[CABIN].bit_count()


def rating(ship: Ship, needs: Needs, taste: Taste, *, late: bool) -> float:
    """What a ship is worth, about in credits. Early on open connectors are a promise, later a danger."""
    kinds = ship.kinds
    tokens = power_of(ship)
    singles, doubles = kinds[ENGINE].bit_count(), kinds[DOUBLE_ENGINE].bit_count()
    forward = kinds[CANNON] & ship.aims[FRONT]
    double_forward = kinds[DOUBLE_CANNON] & ship.aims[FRONT]
    powered = min(1.0, tokens / 2)
    engines = singles + 1.5 * doubles * powered
    cannons = (
        forward.bit_count()
        + 0.55 * (kinds[CANNON] & ~forward).bit_count()
        + (1.5 * double_forward.bit_count() + 0.75 * (kinds[DOUBLE_CANNON] & ~double_forward).bit_count()) * powered
    )
    if kinds[AUTO_DEFENSE]:
        cannons += pairs_at_a_glance(ship)
    consumers = doubles + kinds[DOUBLE_CANNON].bit_count() + 2 * bool(kinds[SHIELD])
    consumers += kinds[THRUSTER].bit_count() + kinds[CRUBOT_STATION].bit_count()
    value = taste.crew * soft(places_for_crew(ship), needs.crew)
    value += taste.engines * soft(engines, needs.engines) + taste.cannons * soft(cannons, needs.cannons)
    value += taste.first_engine * (singles > 0) + taste.first_cannon * (forward != 0)
    value += taste.tokens * soft(tokens, min(needs.tokens, 1 + 1.2 * consumers))
    value += taste.containers * soft(capacity_of(ship, CARGO_HOLD), needs.containers)
    value += taste.special * soft(capacity_of(ship, SPECIAL_HOLD), needs.special)
    value += _shielding(ship, needs) * (1.0 if tokens else 0.4)
    value += taste.aliens * _aliens(ship, engines, cannons)
    value -= needs.crowding * (ship.cabins & ship.joined_to(ship.cabins)).bit_count()
    value += taste.joins * sum([links.bit_count() for links in ship.links])
    if needs.dangers is not None:
        value += equipment_worth(ship, needs.dangers, tokens)
    if needs.freight is not None:
        value += needs.freight.worth(ship, engines)
    if needs.perils is not None:
        value += needs.perils.worth(ship, tokens)
    if ship.board.start == NO_CELL and not ship.cabins:
        value -= NOBODY
    return value + _openness(ship, needs, taste, late=late)


def _shielding(ship: Ship, needs: Needs) -> float:
    return needs.shield * sum([SIDE_WEIGHT[side] for side in FACINGS if ship.shields(side)])


def _aliens(ship: Ship, engines: float, cannons: float) -> float:
    """A life support that serves a cabin is good for two points of strength."""
    value = 0.0
    if ship.life_supports(PURPLE) and cannons >= 1:
        value += 1.1 if ship.alien_cabins(PURPLE) else 0.1
    if ship.life_supports(BROWN) and engines >= 1:
        value += 0.9 if ship.alien_cabins(BROWN) else 0.1
    return value


def _openness(ship: Ship, needs: Needs, taste: Taste, *, late: bool) -> float:
    """Exposed connectors cost; those that lead to free squares are also where the ship can grow."""
    growth = Growth(ship)
    exposed = ship.exposed_connectors()
    if late:
        return taste.late_square * growth.beside.bit_count() - needs.exposed * exposed
    return (
        taste.square * growth.squares()
        + taste.opening * min(growth.openings, MOST_OPENINGS)
        - needs.exposed * (exposed - growth.openings)
        - OPENING * growth.openings
    )


def kind_worth(ship: Ship, tile: int, needs: Needs) -> float:
    """A first guess at what a component would add, wherever it goes."""
    kinds = ship.kinds
    kind = KIND_OF[tile]
    if kind == CABIN:
        return 2.5 if places_for_crew(ship) < needs.crew else 0.6
    if kind in (ENGINE, DOUBLE_ENGINE):
        return 1.5 if kinds[ENGINE].bit_count() + kinds[DOUBLE_ENGINE].bit_count() * 1.5 < needs.engines else 0.4
    if kind in (CANNON, DOUBLE_CANNON):
        return 1.4 if kinds[CANNON].bit_count() + kinds[DOUBLE_CANNON].bit_count() * 1.5 < needs.cannons else 0.4
    if kind == SHIELD:
        return 3.0 if kinds[SHIELD].bit_count() < 2 else 0.2
    if kind == BATTERY:
        return 0.8 * CAPACITY_OF[tile] if capacity_of(ship, BATTERY) < needs.tokens else 0.3
    if kind == CARGO_HOLD:
        return 0.95 * CAPACITY_OF[tile] if capacity_of(ship, CARGO_HOLD) < needs.containers else 0.4
    if kind == SPECIAL_HOLD:
        return 1.7 * CAPACITY_OF[tile] if capacity_of(ship, SPECIAL_HOLD) < needs.special else 0.5
    if kind in SPECIAL:
        return PAID_FREIGHT if needs.freight is not None else 0.0
    return EQUIPMENT.get(kind, 0.3)
