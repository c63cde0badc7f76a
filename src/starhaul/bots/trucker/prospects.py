"""What a ship will bring home, card by card: the cards that were read count whole, all others by their chance.

The weights are credits ahead of the other ship, fitted to twenty thousand flights of level II with all sorts of ships.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from starhaul.kernel import Seat
from starhaul.trucker.adventures.abandoned import AbandonedShip, AbandonedStation
from starhaul.trucker.adventures.card import AdventureCard
from starhaul.trucker.adventures.combat_zone import CombatZone
from starhaul.trucker.adventures.enemies import Enemy, Pirates, Slavers
from starhaul.trucker.adventures.meteors import MeteorSwarm
from starhaul.trucker.adventures.open_space import MostlyOpenSpace, OpenSpace
from starhaul.trucker.adventures.planets import Planets
from starhaul.trucker.adventures.special_events import Epidemic, Stardust
from starhaul.trucker.components import CARGO_HOLD, CRUBOT_STATION, DOUBLE_ENGINE, ENGINE, SPECIAL_HOLD
from starhaul.trucker.goods import RED, colour_numbers
from starhaul.trucker.grid import FACINGS
from starhaul.trucker.hazards import CombinedPenalty, CrewPenalty, Hit, Penalty, ShotsPenalty
from starhaul.trucker.hits import CANNON_DEFENCE, LARGE_METEOR, NO_DEFENCE, SMALL_METEOR, defence
from starhaul.trucker.ship import Ship
from starhaul.trucker.state import TruckerState
from starhaul.trucker.strength import cannon_halves, full_cannon_halves

from .dangers import OFTEN_LOST
from .forecast import card_chances
from .frailty import falling_in_all
from .rating import capacity_of, places_for_crew, power_of

# What is aboard
COMPONENT: Final = 1.6
FIRST_ENGINE: Final = 15.0
TOKEN: Final = 0.45
ENOUGH_TOKENS: Final = 8
SHIELDED_SIDE: Final = 0.4
CREW: Final = 1.0
MORE_CREW: Final = 0.3
ENOUGH_CREW: Final = 12
CONTAINER: Final = 0.55
"""Between little room and enough: the blocks of several cards."""
LITTLE_ROOM: Final = 4
ENOUGH_ROOM: Final = 12
USELESS_ROOM: Final = -0.3

# How it holds together
EXPOSED: Final = -0.7
EXPOSED_AT_A_GLANCE: Final = -0.9
"""With what meteors do to it."""
JOIN: Final = -0.5
"""A loss opens as many connectors as the component had joins."""
FALLING: Final = -0.14
"""For each component that would fall off, summed over all that could be hit."""

# Cards that offer something
LOAD: Final = 0.49
STATION_LOAD: Final = 0.28
SHIP_CREDIT: Final = 0.17
CRUBOTS: Final = 4
"""Of a station; where a crew must have a size, they count."""
CREW_TO_KEEP: Final = 4
"""Figures that should stay when others leave in an abandoned ship."""

# Cards that hurt, or test the ship
SMALL_HIT: Final = -3.2
LARGE_METEORS: Final = {NO_DEFENCE: -5.7, CANNON_DEFENCE: -3.6}
"""Also one that costs a token."""
BEATEN_CREDIT: Final = 0.32
BEATEN_GOODS: Final = 1.8
LOST_TO_PIRATES: Final = -4.1
LOST_TO_SLAVERS: Final = -2.9
LOST_TO_SMUGGLERS: Final = -0.4
OPEN_ENGINE: Final = 0.39
ENOUGH_ENGINES: Final = 4
DUST: Final = -0.21
ILL: Final = -0.98
ZONE_CANNON: Final = 0.22
ZONE_ENGINE: Final = 0.4
ZONE_CREW: Final = 0.57


class Prospects:
    """The cards of a flight as one seat expects them."""

    def __init__(self, state: TruckerState, seat: Seat) -> None:
        self.small: list[float] = [0.0] * 4
        self.large: list[float] = [0.0] * 4
        """Meteors by the side that they come from."""
        self.enemies: list[tuple[int, float, float]] = []
        """Strength, what victory brings, what defeat costs."""
        self.offers: list[tuple[float, int, Sequence[Sequence[int]]]] = []
        """What a credit of goods is worth, crew that is needed, and the choices of goods."""
        self.ships: list[tuple[int, float]] = []
        """Crew that is needed for an abandoned ship, and what it brings."""
        self.open_space: float = 0.0
        self.dust: float = 0.0
        self.illness: float = 0.0
        self.zones: float = 0.0
        self._loads: dict[tuple[int, int], list[float]] = {}
        for card, chance in card_chances(state, seat):
            self._expect(card, chance)

    def _expect(self, card: AdventureCard, chance: float) -> None:
        match card:
            case MeteorSwarm(hits=hits):
                self._expect_meteors(hits, chance)
            case MostlyOpenSpace(hits=hits):
                self.open_space += chance
                self._expect_meteors(hits, OFTEN_LOST * chance)
            case Enemy():
                win = BEATEN_CREDIT * card.credits + BEATEN_GOODS * bool(card.goods)
                self.enemies.append((card.strength, chance * win, chance * _defeat(card)))
            case OpenSpace():
                self.open_space += chance
            case Stardust():
                self.dust += chance
            case Epidemic():
                self.illness += chance
            case CombatZone():
                self.zones += chance
            case _:
                self._expect_offer(card, chance)

    def _expect_meteors(self, hits: Iterable[Hit], chance: float) -> None:
        for hit in hits:
            (self.large if hit.threat == LARGE_METEOR else self.small)[hit.side] += chance
            if hit.pair:
                self.small[hit.side] += chance

    def _expect_offer(self, card: AdventureCard, chance: float) -> None:
        match card:
            case Planets(planets=planets):
                self.offers.append((LOAD * chance, 0, [colour_numbers(goods) for goods in planets]))
            case AbandonedStation(crew=crew, goods=goods):
                self.offers.append((STATION_LOAD * chance, crew, [colour_numbers(goods)]))
            case AbandonedShip(crew=crew, credits=money):
                self.ships.append((crew + CREW_TO_KEEP, SHIP_CREDIT * money * chance))
            case _:
                pass

    def worth(self, ship: Ship) -> float:
        """About how many credits this ship will be ahead of an empty one."""
        joins = sum([links.bit_count() for links in ship.links]) / 2
        seen_closely = JOIN * joins + FALLING * falling_in_all(ship) + self._meteors(ship)
        return self.glance(ship) + seen_closely + (EXPOSED - EXPOSED_AT_A_GLANCE) * ship.exposed_connectors()

    def glance(self, ship: Ship) -> float:
        """The same without a look at where things stand: ten times as fast."""
        kinds = ship.kinds
        tokens = power_of(ship)
        crew = places_for_crew(ship)
        engines = kinds[ENGINE].bit_count() + 2 * kinds[DOUBLE_ENGINE].bit_count() * min(1.0, tokens / 2)
        cannons = (full_cannon_halves(ship) if tokens else cannon_halves(ship)) / 2
        value = COMPONENT * ship.components_count + FIRST_ENGINE * min(1.0, engines)
        value += (EXPOSED_AT_A_GLANCE + DUST * self.dust) * ship.exposed_connectors()
        value += TOKEN * min(tokens, ENOUGH_TOKENS) + SHIELDED_SIDE * _shielded_sides(ship) * (tokens > 0)
        value += CREW * min(crew, ENOUGH_CREW) + MORE_CREW * max(0, crew - ENOUGH_CREW)
        value += OPEN_ENGINE * self.open_space * min(engines, ENOUGH_ENGINES)
        value += ILL * self.illness * (ship.cabins & ship.joined_to(ship.cabins)).bit_count()
        value += self.zones * (ZONE_CANNON * cannons + ZONE_ENGINE * engines + ZONE_CREW * crew)
        return value + self._fights(cannons) + self._offers(ship, crew)

    def _fights(self, cannons: float) -> float:
        value = 0.0
        for strength, win, loss in self.enemies:
            value += win * _enough(cannons, strength + 0.5) + loss * (1 - _enough(cannons, strength))
        return value

    def _offers(self, ship: Ship, crew: int) -> float:
        plain, special = capacity_of(ship, CARGO_HOLD), capacity_of(ship, SPECIAL_HOLD)
        if (plain, special) not in self._loads:
            self._loads[plain, special] = [
                weight * max([load_price(goods, plain, special) for goods in choices])
                for weight, _, choices in self.offers
            ]
        room = plain + special
        present = crew
        if stations := ship.kinds[CRUBOT_STATION].bit_count():
            present += CRUBOTS * stations * (power_of(ship) > 0)
        value = CONTAINER * max(0, min(room, ENOUGH_ROOM) - LITTLE_ROOM) + USELESS_ROOM * max(0, room - ENOUGH_ROOM)
        for (_, needed, _), load in zip(self.offers, self._loads[plain, special], strict=True):
            value += load * (_enough(present, needed) if needed else 1.0)
        return value + sum([money * _enough(crew, needed) for needed, money in self.ships])

    def _meteors(self, ship: Ship) -> float:
        odds = ship.board.dice.odds
        return sum([chance * self._meteors_on(ship, side, lane) for side in FACINGS for lane, chance in odds[side]])

    def _meteors_on(self, ship: Ship, side: int, lane: int) -> float:
        """What those cost that come from this side in this lane."""
        value = 0.0
        if defence(ship, SMALL_METEOR, side, lane) == NO_DEFENCE:
            value += SMALL_HIT * self.small[side]
        if self.large[side]:
            value += LARGE_METEORS.get(defence(ship, LARGE_METEOR, side, lane), 0.0) * self.large[side]
        return value


def _enough(amount: float, needed: float) -> float:
    """Whether it is enough. A part counts too: the rest may come, and strength has other uses."""
    return min(1.0, amount / needed)


def _shielded_sides(ship: Ship) -> int:
    return sum([ship.shields(side) != 0 for side in FACINGS])


def _defeat(enemy: Enemy) -> float:
    if isinstance(enemy.penalty, CombinedPenalty):
        return sum([_penalty(part) for part in enemy.penalty.penalties])
    if isinstance(enemy, Pirates):
        return LOST_TO_PIRATES
    return LOST_TO_SLAVERS if isinstance(enemy, Slavers) else LOST_TO_SMUGGLERS


def _penalty(part: Penalty) -> float:
    """One of several; slavers take four figures where nothing else comes with it."""
    if isinstance(part, ShotsPenalty):
        return LOST_TO_PIRATES
    return LOST_TO_SLAVERS * part.amount / 4 if isinstance(part, CrewPenalty) else LOST_TO_SMUGGLERS


def load_price(goods: Iterable[int], plain: int, special: int) -> int:
    """What these blocks bring, with so many empty containers of each kind."""
    price = 0
    for colour in sorted(goods, reverse=True):
        if colour != RED and plain:
            plain -= 1
        elif special:
            special -= 1
        else:
            continue
        price += colour + 1
    return price
