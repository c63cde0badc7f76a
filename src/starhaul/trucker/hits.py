"""What a meteor or a shot meets, and what its owner can do about it (HIT-01 to HIT-13)."""

from __future__ import annotations

from typing import Final

from .components import CANNON, DOUBLE_CANNON
from .events import Defence
from .forms import is_plated
from .grid import FRONT
from .ship import Ship

SMALL_METEOR: Final = 0
LARGE_METEOR: Final = 1
LIGHT_FIRE: Final = 2
HEAVY_FIRE: Final = 3
THREAT_NAMES: Final = ["small", "large", "light", "heavy"]

NO_DEFENCE: Final = 0
"""It strikes, whatever the owner does."""
HARMLESS: Final = 1
"""It misses, bounces off, or a single cannon shoots it: no decision and no cost (HIT-10)."""
SHIELD_DEFENCE: Final = 2
"""A token for a shield stops it."""
CANNON_DEFENCE: Final = 3
"""A token for a double cannon stops it."""
PAID_DEFENCES: Final = {SHIELD_DEFENCE: Defence.SHIELD, CANNON_DEFENCE: Defence.DOUBLE_CANNON}
"""What a token would power."""


def target(ship: Ship, side: int, lane: int) -> int | None:
    """The cell of the component in danger: the first one in the lane, seen from that side (HIT-01, HIT-02)."""
    cell = ship.board.first_met(ship.occupied, side, lane)
    return cell if cell >= 0 else None


def defence(ship: Ship, threat: int, side: int, lane: int) -> int:
    """What can be done about this threat: HARMLESS, NO_DEFENCE, or what a token would pay for."""
    cell = target(ship, side, lane)
    if cell is None:
        return HARMLESS
    if threat == SMALL_METEOR:
        return _against_small_meteor(ship, side, cell)
    if threat == LARGE_METEOR:
        return _against_large_meteor(ship, side, cell, lane)
    if is_plated(ship.placed[cell], side):
        return HARMLESS
    return _behind_a_shield(ship, side) if threat == LIGHT_FIRE else NO_DEFENCE


def defenders(ship: Ship, remedy: int, side: int, lane: int) -> int:
    """The components of which one would have to be powered."""
    if remedy == SHIELD_DEFENCE:
        return ship.shields(side)
    return ship.working(DOUBLE_CANNON) & ship.aims[side] & lanes_of_fire(ship, side, lane)


def _against_small_meteor(ship: Ship, side: int, cell: int) -> int:
    """It bounces off a side without connector, barrels and exhausts included, and off a connector that is joined
    (ABE-IIB-09); else a shield helps (HIT-03, HIT-04)."""
    is_open = (ship.connectors[side] & ~ship.links[side]) >> cell & 1
    return _behind_a_shield(ship, side) if is_open else HARMLESS


def _behind_a_shield(ship: Ship, side: int) -> int:
    return SHIELD_DEFENCE if ship.shields(side) else NO_DEFENCE


def _against_large_meteor(ship: Ship, side: int, cell: int, lane: int) -> int:
    """Only plating helps (ABE-PLT-01) and a cannon pointing at it, a single one for nothing (HIT-05)."""
    if is_plated(ship.placed[cell], side):
        return HARMLESS
    aimed = ship.aims[side] & lanes_of_fire(ship, side, lane) & ~ship.idle
    if aimed & ship.kinds[CANNON]:
        return HARMLESS
    return CANNON_DEFENCE if aimed & ship.kinds[DOUBLE_CANNON] else NO_DEFENCE


def lanes_of_fire(ship: Ship, side: int, lane: int) -> int:
    """Where a cannon must stand to shoot a large meteor: in its lane, from the front; in its lane or one next to it,
    from elsewhere (HIT-06, HIT-07)."""
    board = ship.board
    return board.lane(side, lane) if side == FRONT else board.wide_lane(side, lane)
