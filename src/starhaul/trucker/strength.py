"""Engine, cannon and crew strength (STR). Cannons are counted in half points, so that all stays whole numbers."""

from __future__ import annotations

from typing import Final

from .components import ARMORY, AUTO_DEFENSE, CANNON, DOUBLE_CANNON, DOUBLE_ENGINE, ENGINE
from .grid import FRONT, cells_in
from .matching import most_pairs
from .ship import BROWN, PURPLE, Ship

ALIEN_BONUS: Final = 2
FORWARD: Final = (FRONT,)
"""Where cannons point that count in full, unless a card says otherwise (STR-02)."""


def engine_strength(ship: Ship, powered: int = 0) -> int:
    """With tokens spent on so many double engines (STR-01, STR-07, STR-08), less what the ship must drag along
    (MIS-HVY-04)."""
    works = ~ship.idle
    strength = (ship.kinds[ENGINE] & works).bit_count() + 2 * powered
    bonus = ALIEN_BONUS if strength and ship.aliens[BROWN] & works else 0
    return strength + bonus - ship.weight


def double_engines(ship: Ship) -> int:
    """How many double engines there are to power."""
    return ship.working(DOUBLE_ENGINE).bit_count()


def cannon_halves(
    ship: Ship, powered_forward: int = 0, powered_other: int = 0, sides: tuple[int, ...] = FORWARD
) -> int:
    """Twice the cannon strength, with tokens spent on so many double cannons that point forward, and on so many
    others, and with pairs of auto-defense (STR-02, STR-06, STR-08, ABE-DEF-01, ABE-DEF-05). Against enemies who come
    from these sides all that point to one of them count as forward (MIS-FLEET-03)."""
    works = ~ship.idle
    singles = ship.kinds[CANNON] & works
    forward = (singles & pointing(ship, sides)).bit_count()
    halves = singles.bit_count() + forward + 4 * powered_forward + 2 * powered_other
    if ship.kinds[AUTO_DEFENSE]:
        halves += 2 * auto_defense_pairs(ship)
    return halves + 2 * ALIEN_BONUS if halves and ship.aliens[PURPLE] & works else halves


def pointing(ship: Ship, sides: tuple[int, ...]) -> int:
    """All that aims at one of these sides."""
    if sides is FORWARD:
        return ship.aims[FRONT]
    cells = 0
    for side in sides:
        cells |= ship.aims[side]
    return cells


def auto_defense_pairs(ship: Ship) -> int:
    """The most pairs of joined systems that can be told apart (ABE-DEF-02, ABE-DEF-03)."""
    systems = ship.working(AUTO_DEFENSE)
    return most_pairs({cell: cells_in(ship.joined_to(1 << cell) & systems) for cell in cells_in(systems)})


def forward_double_cannons(ship: Ship) -> int:
    """How many double cannons point forward."""
    return (ship.working(DOUBLE_CANNON) & ship.aims[FRONT]).bit_count()


def other_double_cannons(ship: Ship) -> int:
    """How many double cannons point any other way."""
    return (ship.working(DOUBLE_CANNON) & ~ship.aims[FRONT]).bit_count()


def crew_strength(ship: Ship, woken: int = 0) -> int:
    """What counts where crews are compared: figures and active crubots, with those of these stations, and each member
    who is armed twice (ABE-CRU-03, ABE-ARM-03, ABE-ARM-06)."""
    active = (ship.active | woken) & ~ship.idle
    armories = ship.working(ARMORY)
    if not active and not armories:
        return ship.crew
    armed = ship.joined_to(armories) & ~ship.idle
    doubled = sum([ship.crew_at(cell) for cell in cells_in(ship.crewed_cells() & armed)])
    crubots = sum([ship.capacity(cell) << (armed >> cell & 1) for cell in cells_in(active)])
    return ship.crew + doubled + crubots


def full_engine_strength(ship: Ship) -> int:
    """With every double powered."""
    return engine_strength(ship, double_engines(ship))


def full_cannon_halves(ship: Ship) -> int:
    """With every double powered."""
    return cannon_halves(ship, forward_double_cannons(ship), other_double_cannons(ship))
