"""Insurance: whether it is likely to save more than it costs."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import NormalDist
from typing import Final

from starhaul.kernel import Move, Seat
from starhaul.trucker.adventures.black_hole import BlackHole
from starhaul.trucker.adventures.card import AdventureCard
from starhaul.trucker.adventures.intruders import Intruder
from starhaul.trucker.adventures.meteor_alert import MeteorAlert
from starhaul.trucker.adventures.special_events import RadiationLeak
from starhaul.trucker.card_steps.intruders import Intruders, Raid, components_lost
from starhaul.trucker.hazards import Hit
from starhaul.trucker.hits import HARMLESS, NO_DEFENCE, defence, target
from starhaul.trucker.insurance import InsureOrNot
from starhaul.trucker.levels import at_level
from starhaul.trucker.moves import ACCEPT, PASS
from starhaul.trucker.radiation import exploding_cells
from starhaul.trucker.ship import Ship
from starhaul.trucker.state import TruckerState

from .dangers import hits_of
from .forecast import card_chances
from .perils import alert_hits, engines_with

UNDEFENDED: Final = 0.25
"""How often there is no token for a shield or a cannon that could help."""
SPREAD: Final = 0.6
"""How far losses are from what was expected, as a part of it, and this many besides."""
LEAST_SPREAD: Final = 2.0


def insure_or_not(state: TruckerState, seat: Seat, _moves: Sequence[Move]) -> Move:
    question = state.decisions[seat]
    assert isinstance(question, InsureOrNot)
    excess = expected_excess(expected_losses(state, seat), question.maximum)
    return ACCEPT if state.board.lost_component * excess > question.cost else PASS


def expected_excess(losses: float, maximum: float) -> float:
    """How many lost components beyond the maximum are to be expected, if so many in all are."""
    spread = SPREAD * losses + LEAST_SPREAD
    normal = NormalDist()
    beyond = (losses - maximum) / spread
    return spread * (normal.pdf(beyond) + beyond * normal.cdf(beyond))


def expected_losses(state: TruckerState, seat: Seat) -> float:
    """Components that this ship will lose in all the cards that may come."""
    losses = _Losses(state.ships[seat], state.level)
    return sum([chance * losses.to(card) for card, chance in card_chances(state, seat)])


class _Losses:
    """What one ship would lose; the same component is looked at once."""

    def __init__(self, ship: Ship, level: str) -> None:
        self._ship = ship
        self._level = level
        self._lost: dict[int, int] = {}

    def to(self, card: AdventureCard) -> float:
        if isinstance(card, Intruder):
            return self._to_intruders(card.intruders())
        if isinstance(card, RadiationLeak):
            return components_lost(self._ship, exploding_cells(self._ship))
        if isinstance(card, BlackHole):
            missing = at_level(card.pull, self._level) - engines_with(self._ship, self._ship.total_tokens)
            return card.components * max(0, missing)
        if isinstance(card, MeteorAlert):
            return sum([self._to_hit(hit) for hit in alert_hits(card, self._level)])
        return sum([weight * self._to_hit(hit) for hit, weight in hits_of(card)])

    def _to_intruders(self, coming: Intruders) -> float:
        odds = self._ship.board.dice.odds[coming.side]
        raids = [(chance, raid) for lane, chance in odds for raid in coming.prospects(self._ship, lane)]
        return sum([chance * raid.components for chance, raid in raids if isinstance(raid, Raid)])

    def _to_hit(self, hit: Hit) -> float:
        odds = self._ship.board.dice.odds[hit.side]
        return sum([chance * self._in_lane(hit, lane) for lane, chance in odds])

    def _in_lane(self, hit: Hit, lane: int) -> float:
        remedy = defence(self._ship, hit.threat, hit.side, lane)
        cell = target(self._ship, hit.side, lane)
        if remedy == HARMLESS or cell is None:
            return 0.0
        if cell not in self._lost:
            self._lost[cell] = components_lost(self._ship, 1 << cell)
        return self._lost[cell] if remedy == NO_DEFENCE else UNDEFENDED * self._lost[cell]
