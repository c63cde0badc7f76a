"""What threatens a ship in this flight besides what the base game knows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from starhaul.trucker.adventures.card import AdventureCard
from starhaul.trucker.adventures.combat_zone import CombatZone
from starhaul.trucker.adventures.enemies import Enemy
from starhaul.trucker.adventures.intruders import Intruder
from starhaul.trucker.adventures.meteors import MeteorSwarm
from starhaul.trucker.adventures.open_space import MostlyOpenSpace
from starhaul.trucker.adventures.special_events import RadiationLeak
from starhaul.trucker.hazards import CombinedPenalty, Hit, Penalty, ShotsPenalty

OFTEN_LOST: Final = 0.4
"""How often somebody is beaten by an enemy, or is the one whom a card picks out among a few."""


@dataclass(frozen=True, slots=True)
class Dangers:
    """How many of each are to be expected: those that were read count whole, all others by their chance."""

    intruders: float
    leaks: float
    hits: tuple[float, float, float, float]
    """Meteors and shots by the side that they come from."""


def dangers_of(chances: Iterable[tuple[AdventureCard, float]]) -> Dangers:
    """In cards that may come up, each with its chance."""
    intruders = leaks = 0.0
    hits = [0.0, 0.0, 0.0, 0.0]
    for card, chance in chances:
        if isinstance(card, Intruder):
            intruders += chance * (2 if card.hand == "both" else 1)
        elif isinstance(card, RadiationLeak):
            leaks += chance
        for hit, weight in hits_of(card):
            hits[hit.side] += chance * weight
    front, right, rear, left = hits
    return Dangers(intruders, leaks, (front, right, rear, left))


def hits_of(card: AdventureCard) -> list[tuple[Hit, float]]:
    """All that it throws at ships, each with how likely it is to come at one of them."""
    if isinstance(card, MeteorSwarm):
        return [(hit, 2.0 if hit.pair else 1.0) for hit in card.hits]
    if isinstance(card, MostlyOpenSpace):
        return [(hit, OFTEN_LOST) for hit in card.hits]
    if isinstance(card, Enemy):
        return [(hit, OFTEN_LOST) for hit in _shots(card.penalty)]
    if isinstance(card, CombatZone):
        return [(hit, OFTEN_LOST) for line in card.lines for hit in _shots(line.penalty)]
    return []


def _shots(penalty: Penalty) -> tuple[Hit, ...]:
    if isinstance(penalty, CombinedPenalty):
        return tuple([shot for part in penalty.penalties for shot in _shots(part)])
    return penalty.shots if isinstance(penalty, ShotsPenalty) else ()
