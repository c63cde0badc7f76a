"""What the components of Another Big Expansion are worth at a glance, about in credits: to dodge and to defend."""

from __future__ import annotations

from typing import Final

from starhaul.trucker.components import (
    ARMORY,
    AUTO_DEFENSE,
    BATTERY,
    CAPACITY_OF,
    CRUBOT_STATION,
    ROUTING_MODULE,
    SOLAR_PANEL,
    THRUSTER,
)
from starhaul.trucker.grid import FACINGS, FRONT, LEFT, REAR, RIGHT, cells_in
from starhaul.trucker.ship import Ship

from .dangers import Dangers

INTRUDER: Final = 5.0
"""What one does to a ship without any defence, and what it leaves where it is defeated."""
SLIPS_BY: Final = 0.75
"""How likely an intruder is to miss a defender on its way round the ship."""
INSIDE: Final = 0.5
"""A defender with components all around it, beside one that stands at the edge."""
ARMED: Final = 0.12
"""An armed figure, which counts twice where crews are compared."""
CRUBOTS: Final = (1.1, 0.5)
"""The first station, and each further one: four figures that nobody takes away, for a token."""
DODGE: Final = (0.0, 0.09, 0.14)
"""What a threat loses of its danger, in credits, when the ship can dodge it no way, one way, both ways."""
BLAST: Final = 1.1
"""A component that a leak would blow up; tokens may be gone by then."""
RADIATION: Final = 0.9
"""A cabin beside a source of radiation."""
CRITICAL: Final = 4
"""Tokens and panels together that explode in a leak (ABE-CRD-RAD-04)."""


def equipment_worth(ship: Ship, dangers: Dangers, tokens: int) -> float:
    """Of all that stands on this ship, with so many tokens to use it."""
    kinds = ship.kinds
    has_power = 1.0 if tokens else 0.3
    armed = ship.cabins & ship.joined_to(kinds[ARMORY]) if kinds[ARMORY] else 0
    value = ARMED * 2 * armed.bit_count()
    guards = kinds[AUTO_DEFENSE] | armed
    if stations := kinds[CRUBOT_STATION]:
        value += has_power * (CRUBOTS[0] + CRUBOTS[1] * (stations.bit_count() - 1))
        armed_stations = stations & ship.joined_to(kinds[ARMORY])
        value += ARMED * 4 * has_power * armed_stations.bit_count()
        guards |= armed_stations if tokens else 0
    if guards:
        value += INTRUDER * dangers.intruders * (1 - SLIPS_BY ** _watchfulness(ship, guards))
    if thrusters := kinds[THRUSTER]:
        value += has_power * _dodging(ship, thrusters, dangers)
    return value - dangers.leaks * _leaking(ship) if dangers.leaks else value


def pairs_at_a_glance(ship: Ship) -> int:
    """About how many pairs the auto-defense systems make (ABE-DEF-01)."""
    systems = ship.kinds[AUTO_DEFENSE]
    return (systems & ship.joined_to(systems)).bit_count() // 2


def _watchfulness(ship: Ship, guards: int) -> float:
    """Intruders walk along the edge of a ship."""
    outer = 0
    for facing in FACINGS:
        outer |= guards & ~ship.beside(facing)
    return outer.bit_count() + INSIDE * (guards & ~outer).bit_count()


def _dodging(ship: Ship, thrusters: int, dangers: Dangers) -> float:
    """Sideways against what comes from the front and the rear, lengthwise against the rest (ABE-THR-04)."""
    ways = [bool(thrusters & ship.aims[facing]) for facing in FACINGS]
    along = dangers.hits[FRONT] + dangers.hits[REAR]
    across = dangers.hits[LEFT] + dangers.hits[RIGHT]
    return along * DODGE[ways[LEFT] + ways[RIGHT]] + across * DODGE[ways[FRONT] + ways[REAR]]


def _leaking(ship: Ship) -> float:
    """What a radiation leak would cost with all tokens aboard (ABE-CRD-RAD-01, ABE-CRD-RAD-04)."""
    kinds = ship.kinds
    sources = kinds[BATTERY] | kinds[SOLAR_PANEL]
    value = RADIATION * (ship.cabins & ship.joined_to(sources)).bit_count()
    grid = ship.board.grid
    members = sources | kinds[ROUTING_MODULE]
    inside = [links & members for links in ship.links]
    while members:
        block = grid.reach(members & -members, inside) & members
        members &= ~block
        charge = sum([CAPACITY_OF[ship.placed[cell] >> 2] for cell in cells_in(block & kinds[BATTERY])])
        if charge + (block & kinds[SOLAR_PANEL]).bit_count() >= CRITICAL:
            value += BLAST * block.bit_count()
    return value
