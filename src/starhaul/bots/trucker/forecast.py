"""What a ship must be able to do: from the level, and from the cards that the seat has read."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from starhaul.kernel import Seat
from starhaul.trucker.adventures import CARDS, DECK_OF
from starhaul.trucker.adventures.abandoned import AbandonedShip, AbandonedStation
from starhaul.trucker.adventures.card import AdventureCard
from starhaul.trucker.adventures.enemies import Enemy
from starhaul.trucker.adventures.fleets import Fleet
from starhaul.trucker.adventures.meteor_alert import MeteorAlert
from starhaul.trucker.adventures.meteor_rain import MeteorRain
from starhaul.trucker.adventures.meteors import MeteorSwarm
from starhaul.trucker.adventures.open_space import OpenSpace
from starhaul.trucker.adventures.planets import Planets
from starhaul.trucker.adventures.tactical_zone import TacticalZone
from starhaul.trucker.missions.add_supercards import AddSupercards
from starhaul.trucker.options import EXPANSION
from starhaul.trucker.state import TruckerState

from .dangers import Dangers, dangers_of
from .freight import Freight, freight_of
from .perils import Perils, perils_of


@dataclass(frozen=True, slots=True)
class Needs:
    """Amounts beyond which more of the same is worth much less, and what closed sides and holds are worth."""

    crew: float
    engines: float
    cannons: float
    tokens: float
    containers: float
    special: float
    shield: float
    """For each side that is covered."""
    exposed: float
    """The price of each exposed connector."""
    crowding: float
    """The price of each cabin beside another: an epidemic leaps over."""
    dangers: Dangers | None = None
    """Where the cards of Another Big Expansion may come up."""
    freight: Freight | None = None
    """What a mission pays for."""
    perils: Perils | None = None
    """Where a mission brings supercards."""


NEEDS: Final = {
    "L": Needs(6, 3, 3, 2, 4, 1.5, 1.2, 0.35, 0.0),
    "I": Needs(7, 3, 4, 3, 4, 1.5, 1.4, 0.4, 0.0),
    "II": Needs(9, 5, 6, 5, 6, 2.5, 1.8, 0.5, 0.4),
    "III": Needs(12, 7, 8, 7, 8, 3.0, 2.2, 0.6, 0.5),
    "IV": Needs(15, 8, 11, 8, 9, 4.5, 2.4, 0.7, 0.5),
}
"""By level, for somebody who has read nothing."""


FOR_WEIGHTS: Final = 3
"""Engine strength to carry what is paid by its weight."""
MORE_CREW: Final = 3
"""Figures that supercards take, one way or another."""
MORE_METEORS: Final = 2.2
"""By how much more an exposed connector costs where meteors come in pairs and behind open space, too."""


def known_cards(state: TruckerState, seat: Seat) -> list[AdventureCard]:
    """The cards to come that this seat has read."""
    return [CARDS[card] for pile in state.deck.piles if pile.is_read_by(seat) for card in pile.cards or ()]


def card_chances(state: TruckerState, seat: Seat) -> list[tuple[AdventureCard, float]]:
    """Every card that may come up, and how likely it is to: those that this seat has read will."""
    unread = [card for pile in state.deck.piles if not pile.is_read_by(seat) for card in pile.cards or ()]
    chances = [(card, 1.0) for card in known_cards(state, seat)]
    for deck, (bag, hidden) in enumerate(zip(state.deck.unseen, state.deck.hidden, strict=True)):
        guessed = [card for card in unread if DECK_OF[card] == deck]
        to_come = hidden + len(guessed) + state.deck.on_top.count(deck)
        cards = [*bag, *guessed] if to_come else []
        chances += [(CARDS[card], to_come / len(cards)) for card in cards]
    return chances


def has_expansion(state: TruckerState) -> bool:
    """Whether Another Big Expansion is in the box."""
    return EXPANSION in state.box.sets


def has_supercards(state: TruckerState) -> bool:
    """Whether the mission brings any."""
    if not state.leg.mission:
        return False
    return any(isinstance(effect, AddSupercards) for effect in state.box.missions[state.leg.mission].setup)


def usual_needs(state: TruckerState) -> Needs:
    """Of the level and the mission."""
    needs = NEEDS[state.level]
    freight = freight_of(state)
    if freight is None:
        return needs
    engines = needs.engines + (FOR_WEIGHTS if freight.are_weights_paid else 0)
    return replace(needs, freight=freight, engines=engines)


def needs_of(state: TruckerState, seat: Seat) -> Needs:
    """The usual needs, bent by what is known of the flight."""
    needs = usual_needs(state)
    if has_expansion(state):
        dangers = dangers_of(card_chances(state, seat))
        needs = replace(needs, dangers=dangers, exposed=MORE_METEORS * needs.exposed)
    if has_supercards(state):
        needs = replace(needs, perils=perils_of(card_chances(state, seat), state.level), crew=needs.crew + MORE_CREW)
    for card in known_cards(state, seat):
        needs = _bent(needs, card)
    return needs


def _bent(needs: Needs, card: AdventureCard) -> Needs:
    match card:
        case Enemy(strength=strength):
            return replace(needs, cannons=max(needs.cannons, min(strength + 1, needs.cannons + 2)))
        case OpenSpace():
            return replace(needs, engines=needs.engines + 0.7)
        case Planets():
            return replace(needs, containers=needs.containers + 0.8, special=needs.special + 0.3)
        case AbandonedStation(crew=crew) | AbandonedShip(crew=crew):
            return replace(needs, crew=max(needs.crew, min(crew + 1, needs.crew + 2)))
        case MeteorSwarm():
            return replace(needs, exposed=needs.exposed + 0.1, shield=needs.shield + 0.2)
        case _:
            return _bent_by_supercard(needs, card)


def _bent_by_supercard(needs: Needs, card: AdventureCard) -> Needs:
    match card:
        case MeteorRain():
            return replace(needs, exposed=needs.exposed + 0.4, shield=needs.shield + 0.6, tokens=needs.tokens + 1)
        case MeteorAlert():
            return replace(needs, shield=needs.shield + 0.2, cannons=needs.cannons + 1)
        case Fleet():
            return replace(needs, cannons=needs.cannons + 2)
        case TacticalZone():
            return replace(needs, crew=needs.crew + 1, engines=needs.engines + 0.5)
        case _:
            return needs
