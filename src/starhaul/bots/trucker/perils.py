"""What supercards would do to a ship, at a glance, about in credits."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from starhaul.trucker.adventures.black_hole import BlackHole
from starhaul.trucker.adventures.card import AdventureCard
from starhaul.trucker.adventures.fleets import Fleet
from starhaul.trucker.adventures.meteor_alert import MeteorAlert
from starhaul.trucker.components import CANNON, DOUBLE_CANNON, DOUBLE_ENGINE, ENGINE
from starhaul.trucker.grid import FACINGS
from starhaul.trucker.hazards import CrewPenalty, GoodsPenalty, Hit, Penalty, ShotsPenalty
from starhaul.trucker.hits import CANNON_DEFENCE, HARMLESS, LARGE_METEOR, defence, target
from starhaul.trucker.levels import at_level, lines_down_to
from starhaul.trucker.ship import Ship
from starhaul.trucker.strength import pointing

LARGE_HIT: Final = 2.0
"""A component that is hit, with what falls off. It costs more; but who fears nothing else builds too small a ship."""
TOKEN: Final = 0.4
PULLED: Final = 1.2
"""A component that is left in a black hole."""
FIGURE: Final = 0.8
BLOCK: Final = 0.5
"""The holds are seldom full."""
HEAVY_SHOT: Final = 1.5
LIGHT_SHOT: Final = 0.6
NEARLY: Final = 0.5
"""How much of a defeat counts by how weak the ship is; the rest counts until it is strong enough."""


@dataclass(frozen=True, slots=True)
class Attack:
    """A line of a fleet: who is weaker loses so much."""

    sides: tuple[int, ...]
    strength: int
    loss: float


@dataclass(frozen=True, slots=True)
class Perils:
    """All that is to be expected: what was read counts whole, the rest by its chance."""

    large: tuple[float, ...]
    """Large meteors of alerts, by the side that they come from."""
    holes: tuple[tuple[int, float], ...]
    """How strongly each pulls, and how many components a missing point costs."""
    attacks: tuple[Attack, ...]

    def worth(self, ship: Ship, tokens: int) -> float:
        """What this ship with so many tokens is spared, and what it must bear."""
        value = sum([self.large[side] * _spared(ship, side, tokens) for side in FACINGS if self.large[side]])
        if self.holes:
            value -= self._of_holes(ship, tokens)
        return value - sum([_of_attack(attack, ship, tokens) for attack in self.attacks])

    def _of_holes(self, ship: Ship, tokens: int) -> float:
        strength = engines_with(ship, tokens)
        return sum([PULLED * each * max(0, pull - strength) for pull, each in self.holes])


def _spared(ship: Ship, side: int, tokens: int) -> float:
    """By cannons, of a large meteor from this side."""
    value = 0.0
    for lane, chance in ship.board.dice.odds[side]:
        if target(ship, side, lane) is not None:
            remedy = defence(ship, LARGE_METEOR, side, lane)
            if remedy == HARMLESS:
                value += chance * LARGE_HIT
            elif remedy == CANNON_DEFENCE and tokens:
                value += chance * (LARGE_HIT - TOKEN)
    return value


def _of_attack(attack: Attack, ship: Ship, tokens: int) -> float:
    strength = cannons_against(ship, attack.sides, tokens)
    if strength >= attack.strength:
        return 0.0
    return attack.loss * (1 - NEARLY * strength / attack.strength)


def engines_with(ship: Ship, tokens: int) -> int:
    """About how strong they are, with so many tokens for them."""
    doubles = min(ship.kinds[DOUBLE_ENGINE].bit_count(), tokens)
    return ship.kinds[ENGINE].bit_count() + 2 * doubles - ship.weight


def cannons_against(ship: Ship, sides: tuple[int, ...], tokens: int) -> float:
    """About how strong it is against enemies who come from these sides."""
    full = pointing(ship, sides)
    singles, doubles = ship.kinds[CANNON], ship.kinds[DOUBLE_CANNON]
    strength = (singles.bit_count() + (singles & full).bit_count()) / 2
    return strength + min(1.0, tokens / 2) * (doubles.bit_count() + (doubles & full).bit_count())


def perils_of(chances: Iterable[tuple[AdventureCard, float]], level: str) -> Perils:
    """In cards that may come up, each with its chance."""
    large = [0.0] * 4
    holes: list[tuple[int, float]] = []
    attacks: list[Attack] = []
    for card, chance in chances:
        match card:
            case MeteorAlert():
                for hit in alert_hits(card, level):
                    large[hit.side] += chance
            case BlackHole(pull=pull, components=components):
                holes.append((at_level(pull, level), chance * components))
            case Fleet():
                attacks += _attacks(card, chance, level)
            case _:
                pass
    return Perils(tuple(large), tuple(holes), tuple(attacks))


def alert_hits(card: MeteorAlert, level: str) -> list[Hit]:
    """Its meteors, wherever they strike."""
    return [Hit("large", meteor.from_side) for row in lines_down_to(card.rows, level) for meteor in row]


def _attacks(card: Fleet, chance: float, level: str) -> list[Attack]:
    lines = lines_down_to(card.lines, level)
    return [Attack(card.facings(), line.strength, chance * _loss(line.penalty)) for line in lines]


def _loss(penalty: Penalty) -> float:
    if isinstance(penalty, CrewPenalty):
        return FIGURE * penalty.amount
    if isinstance(penalty, GoodsPenalty):
        return BLOCK * penalty.amount
    return sum([_shot(shot) for shot in penalty.shots]) if isinstance(penalty, ShotsPenalty) else 0.0


def _shot(shot: Hit) -> float:
    return HEAVY_SHOT if shot.size == "heavy" else LIGHT_SHOT
