"""What cards offer for flight days: whether it is worth it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from starhaul.kernel import Move, Seat
from starhaul.trucker.adventures import CARDS
from starhaul.trucker.adventures.card import AdventureCard
from starhaul.trucker.adventures.enemies import Enemy
from starhaul.trucker.adventures.fleets import Fleet
from starhaul.trucker.adventures.planets import Planets
from starhaul.trucker.boarding import cabins_with_room, free_places
from starhaul.trucker.card_steps.abandoned import Abandoned, Dock, UseShip
from starhaul.trucker.card_steps.enemies import TakeReward
from starhaul.trucker.card_steps.planets import ChoosePlanet
from starhaul.trucker.crubots import stations_needed
from starhaul.trucker.goods import COLOURS, RED, colour_numbers
from starhaul.trucker.grid import cells_in
from starhaul.trucker.hazards import CombinedPenalty, CrewPenalty, Penalty
from starhaul.trucker.moves import ACCEPT, PASS, Land
from starhaul.trucker.ship import Ship
from starhaul.trucker.state import TruckerState
from starhaul.trucker.stowing import gain
from starhaul.trucker.strength import full_cannon_halves

from .forecast import card_chances, has_expansion, has_supercards, needs_of
from .harm import Harm, token_price
from .perils import cannons_against

DAY: Final = 0.55
"""A flight day, in credits."""
FIGURE: Final = 0.9
"""A member of the crew, in credits."""
NEW_FIGURE: Final = 1.2
"""One who comes aboard."""
NEEDED_FIGURE: Final = 2.5
"""The same where the next slavers could take all that are left."""
SAFE_CREW: Final = {"L": 2, "I": 3, "II": 4, "III": 5, "IV": 6}
"""Figures that had better stay aboard."""
LIKELY: Final = 0.2
"""How likely a card must be to be feared."""


def land(state: TruckerState, seat: Seat, moves: Sequence[Move]) -> Move:
    card = CARDS[state.card]
    question = state.decisions[seat]
    assert isinstance(card, Planets)
    assert isinstance(question, ChoosePlanet)
    gains = {
        planet: cargo_gain(state.ships[seat], colour_numbers(card.planets[planet - 1])) for planet in question.free
    }
    if card.crew:
        room = sum([free_places(state, seat, cell) for cell in cabins_with_room(state, seat)])
        worth = NEW_FIGURE if state.ships[seat].crew >= safe_crew(state, seat) else NEEDED_FIGURE
        gains = {planet: gain + worth * min(room, card.crew[planet - 1]) for planet, gain in gains.items()}
    best = max(gains, key=lambda planet: gains[planet])
    if gains[best] <= card.days * DAY:
        return PASS
    return next(move for move in moves if isinstance(move, Land) and move.planet == best)


def use_ship(state: TruckerState, seat: Seat, _moves: Sequence[Move]) -> Move:
    question = state.decisions[seat]
    assert isinstance(question, UseShip)
    left = state.ships[seat].crew - question.crew
    price = question.crew * FIGURE * (0.6 if left >= 4 else 0.9) + question.days * DAY
    gain = question.credits - _danger(state, seat, question)
    return ACCEPT if left >= safe_crew(state, seat) and gain > price else PASS


def dock(state: TruckerState, seat: Seat, _moves: Sequence[Move]) -> Move:
    question = state.decisions[seat]
    assert isinstance(question, Dock)
    ship = state.ships[seat]
    price = question.days * DAY + _danger(state, seat, question)
    if ship.crew < question.crew:
        price += token_price(ship) * (stations_needed(ship, question.crew) or 0)
    return ACCEPT if cargo_gain(ship, colour_numbers(question.goods)) > price else PASS


def _danger(state: TruckerState, seat: Seat, offer: Abandoned) -> float:
    """What the shots of those who defend it will cost, if they are still to come."""
    if offer.is_braved or not offer.shots:
        return 0.0
    return Harm(state.ships[seat], needs_of(state, seat)).of_hits(offer.shots)


def safe_crew(state: TruckerState, seat: Seat) -> int:
    """Figures that had better stay aboard: more than slavers may take who are too strong for this ship."""
    if not has_expansion(state) and not has_supercards(state):
        return SAFE_CREW[state.level]
    feared = [card for card, chance in card_chances(state, seat) if chance > LIKELY]
    return max([SAFE_CREW[state.level] - 1, *[_crew_taken_by(card, state, seat) for card in feared]]) + 1


def _crew_taken_by(card: AdventureCard, state: TruckerState, seat: Seat) -> int:
    """Figures that enemies take from a ship that is too weak for them."""
    ship = state.ships[seat]
    if isinstance(card, Enemy):
        return _crew_taken(card.penalty) if 2 * card.strength > full_cannon_halves(ship) else 0
    if not isinstance(card, Fleet):
        return 0
    halves = 2 * cannons_against(ship, card.facings(), ship.total_tokens)
    return sum([_crew_taken(line.penalty) for line in card.lines_for(state) if 2 * line.strength > halves])


def _crew_taken(penalty: Penalty) -> int:
    if isinstance(penalty, CombinedPenalty):
        return sum([_crew_taken(part) for part in penalty.penalties])
    return penalty.amount if isinstance(penalty, CrewPenalty) else 0


def take_reward(state: TruckerState, seat: Seat, _moves: Sequence[Move]) -> Move:
    question = state.decisions[seat]
    assert isinstance(question, TakeReward)
    gain = question.credits + cargo_gain(state.ships[seat], colour_numbers(question.goods))
    return ACCEPT if gain > question.days * DAY else PASS


def cargo_gain(ship: Ship, goods: Sequence[int]) -> float:
    """What these blocks would bring, cheaper ones thrown out for them where the holds are full."""
    if ship.rules.cargo is not None:
        return gain(ship, tuple([goods.count(colour) for colour in range(len(COLOURS))]))
    for_red = ship.holds_for(RED)
    special = [price for cell in cells_in(for_red) for price in _prices(ship, cell)]
    plain = [price for cell in cells_in(ship.holds & ~for_red) for price in _prices(ship, cell)]
    before = sum(special) + sum(plain)
    for colour in sorted(goods, reverse=True):
        price = colour + 1
        room = special if colour == RED else min((plain, special), key=lambda hold: min(hold, default=9))
        if room and min(room) < price:
            room[room.index(min(room))] = price
    return sum(special) + sum(plain) - before


def _prices(ship: Ship, cell: int) -> list[int]:
    """The blocks of a hold by price; 0 for every free container."""
    return [colour + 1 for colour in ship.goods_at(cell)] + [0] * ship.free_containers(cell)
