"""What a mission pays for a ship and what it carries, at a glance, and what carrying it costs: about in credits."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from starhaul.trucker.components import (
    ARTIFACT,
    BATTERY,
    CABIN,
    ENGINE,
    EXPLOSIVE,
    FRAGILE,
    HEAVY,
    RADIOACTIVE,
    STARTING_CABIN,
    STRUCTURAL,
)
from starhaul.trucker.directives import kept_by
from starhaul.trucker.grid import cells_in
from starhaul.trucker.levels import at_level
from starhaul.trucker.mirroring import mirror_pairs
from starhaul.trucker.missions.audit import LandingAudit
from starhaul.trucker.missions.counts import OF_KINDS, TYPES
from starhaul.trucker.missions.death import Death
from starhaul.trucker.missions.effect import RewardEffect
from starhaul.trucker.missions.rewards import PayPairs, PayPer, PayTable
from starhaul.trucker.ship import BROWN, PURPLE, Ship
from starhaul.trucker.special_components import special_aboard
from starhaul.trucker.state import TruckerState

SPECIAL: Final = (EXPLOSIVE, FRAGILE, HEAVY, RADIOACTIVE, ARTIFACT)
ARRIVES: Final = 0.8
"""How much of what a ship takes off with comes home, and is paid."""
BLAST: Final = 0.5
"""For each component beside an explosive container."""
BREAKAGE: Final = 0.2
"""For each component beside a fragile one."""
FUSE: Final = 6.0
"""A starting cabin beside an explosive container, where that is deadly."""
DRAG: Final = 0.8
"""A point of strength that a weight takes from the engines."""
STUCK: Final = 8.0
"""A ship whose engines hardly carry its weights: an open space may end the flight (GUP-03)."""
LEAST_LEFT: Final = 1.5
"""Engine strength that must be left."""
DEAD: Final = 2.0
"""A component in a dead zone."""
EMPTY_CABIN: Final = 2.3
EMPTY_BATTERY: Final = 0.7
"""For each token that it cannot hold."""
NOBODY: Final = 15.0
"""No cabin that can have anybody (MIS-RAD-10)."""

Payer = Callable[[Ship], float]
Counter = Callable[[Ship], int]


@dataclass(frozen=True, slots=True)
class Freight:
    """What is paid for a ship that comes home."""

    payers: tuple[Payer, ...]
    is_deadly: bool
    """Whether a trucker dies when an explosion destroys the starting cabin."""
    are_aliens_paid: bool
    are_weights_paid: bool

    def worth(self, ship: Ship, engines: float) -> float:
        """Of a ship with so much engine strength before weights."""
        value = ARRIVES * sum([pay(ship) for pay in self.payers])
        return value - self._burden(ship, engines) if _special_cells(ship) else value

    def _burden(self, ship: Ship, engines: float) -> float:
        """What special components do to the ship that carries them."""
        kinds, around = ship.kinds, ship.around
        cost = DRAG * ship.weight + (STUCK if ship.weight and engines < ship.weight + LEAST_LEFT else 0.0)
        for kind, risk in ((EXPLOSIVE, BLAST), (FRAGILE, BREAKAGE)):
            for cell in cells_in(kinds[kind]):
                cost += risk * (around(1 << cell) & ship.occupied).bit_count()
        if self.is_deadly and around(kinds[EXPLOSIVE]) & kinds[STARTING_CABIN]:
            cost += FUSE
        return cost + _barrenness(ship)


def freight_aboard(ship: Ship) -> int:
    """How many special components it has."""
    return _special_cells(ship).bit_count()


def _special_cells(ship: Ship) -> int:
    cells = 0
    for kind in SPECIAL:
        cells |= ship.kinds[kind]
    return cells


def _barrenness(ship: Ship) -> float:
    """Components that hold nothing, or do nothing at all (MIS-RAD-04, MIS-ART-04)."""
    kinds = ship.kinds
    if not kinds[RADIOACTIVE] | kinds[ARTIFACT]:
        return 0.0
    barren = ship.barren_cells()
    cabins = kinds[CABIN] | kinds[STARTING_CABIN]
    cost = EMPTY_CABIN * (barren & cabins).bit_count()
    cost += EMPTY_BATTERY * sum([ship.capacity(cell) for cell in cells_in(barren & kinds[BATTERY])])
    useless = ship.idle & ~(cabins | kinds[BATTERY] | kinds[STRUCTURAL] | _special_cells(ship))
    cost += DEAD * useless.bit_count()
    if kinds[ENGINE] and not ship.working(ENGINE):
        cost += STUCK
    return cost + (0.0 if cabins & ~barren else NOBODY)


def freight_of(state: TruckerState) -> Freight | None:
    """What this flight's mission pays; None without one."""
    if not state.leg.mission:
        return None
    mission = state.box.missions[state.leg.mission]
    payers = [payer for reward in mission.reward if (payer := _payer(reward, state)) is not None]
    is_deadly = any(isinstance(effect, Death) for effect in mission.flight)
    paid = {reward.count for reward in mission.reward if isinstance(reward, PayPer)}
    return Freight(tuple(payers), is_deadly, "aliens" in paid, "delivered_weight" in paid)


def _payer(reward: RewardEffect, state: TruckerState) -> Payer | None:
    """What it would pay for a ship that comes home as it stands; None where building makes no difference."""
    match reward:
        case PayPer(count=count, amount=amount):
            return _scaled(_counter(count), at_level(amount, state.level))
        case PayTable(count=count, table=table):
            return _tabled(_counter(count), (0, *at_level(table, state.level)))
        case PayPairs(kinds=kinds, amount=amount):
            each = at_level(amount, state.level)
            return lambda ship: each * min([special_aboard(ship).count(kind) for kind in kinds])
        case LandingAudit(pay_met=amount):
            drawn = state.mission.directives
            return _scaled(lambda ship: len(kept_by(ship, drawn)), at_level(amount, state.level))
        case _:
            return None


def _scaled(count: Counter | None, each: int) -> Payer | None:
    return None if count is None else lambda ship: each * count(ship)


def _tabled(count: Counter | None, row: tuple[int, ...]) -> Payer | None:
    return None if count is None else lambda ship: row[min(count(ship), len(row) - 1)]


def _counter(name: str) -> Counter | None:
    """What is counted of a ship while it is built; None for what only a flight can tell."""
    head, colon, tail = name.partition(":")
    if colon:
        kinds = frozenset(tail.split("+"))
        is_delivered = OF_KINDS[head] is OF_KINDS["delivered"]
        return (lambda ship: len([kind for kind in special_aboard(ship) if kind in kinds])) if is_delivered else None
    return COUNTERS.get(name)


def _types(ship: Ship) -> int:
    return len({TYPES[kind] for kind in special_aboard(ship)})


def _extra(ship: Ship) -> int:
    return freight_aboard(ship) - _types(ship)


def _aliens(ship: Ship) -> int:
    """Those that could come aboard."""
    return sum([bool(ship.alien_cabins(colour)) for colour in (PURPLE, BROWN)])


def _figures(ship: Ship) -> int:
    return 2 * (ship.cabins & ~ship.barren_cells()).bit_count()


COUNTERS: Final[dict[str, Counter]] = {
    "delivered_weight": lambda ship: ship.weight,
    "delivered_types": _types,
    "delivered_extra": _extra,
    "aliens": _aliens,
    "crew": _figures,
    "mirror_pairs": mirror_pairs,
}
"""As missions call it (`missions/counts.py`)."""
