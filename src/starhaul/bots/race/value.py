"""How good a position is: the lead in points that a seat may expect at the end.

A weighted sum of what lies on both sides of the table. The weights in `values.json` were fitted to games of our own
bots by `scripts/fit_race_values.py`.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final

from starhaul.race import RaceState, catalogue
from starhaul.race.payment import Means
from starhaul.race.player import Player
from starhaul.race.scoring import score
from starhaul.race.sums import DEVELOP_DISCOUNT, DRAW_AFTER_SETTLING, KEEP, MILITARY, SEE, SETTLE_DISCOUNT

from .worth import Outlook

WEIGHTS: Final = Path(__file__).parent / "values.json"
DESIGNS: Final = max(catalogue().design_number) + 1
LONG: Final = 8
"""Rounds of a whole game, about."""
HAND_SHOWN: Final = 4
"""The best cards of the own hand count."""


def expected_lead(state: RaceState, player: Player) -> float:
    """Points ahead of the strongest other seat when the game ends, as far as one can tell."""
    weights = _weights()
    mine = _worth(weights, side(state, player)) + _worth(weights, hand(state, player), 2 * (DESIGNS + len(GENERAL)))
    others = [_worth(weights, side(state, other)) for other in state.players if other is not player]
    return mine - max(others, default=0.0)


GENERAL: Final = (
    "score",
    "hand",
    "novelty",
    "rare",
    "genes",
    "alien",
    "military",
    "makers",
    "windfalls",
    "consuming",
    "working",
    "cards",
    "develop_discount",
    "settle_discount",
    "settle_draw",
    "see",
    "keep",
)
"""What is counted of a side, each plain and in proportion to the time that is left; then every card the same way."""


def side(state: RaceState, player: Player) -> list[float]:
    """What everybody can see of a seat."""
    outlook = Outlook(state, player)
    left = outlook.rounds / LONG
    sums = player.sums
    cards = state.cards
    goods = [0.0] * 5
    for world in player.goods:
        goods[cards.good[world]] += 1
    makers = sum(outlook.makers)
    general = [
        score(state, player),
        len(player.hand),
        *goods[1:],
        sums[MILITARY],
        makers,
        sum(outlook.windfalls),
        outlook.consuming,
        min(makers, outlook.consuming),
        len(player.tableau),
        sums[DEVELOP_DISCOUNT],
        sums[SETTLE_DISCOUNT],
        sums[DRAW_AFTER_SETTLING],
        sums[SEE],
        sums[KEEP],
    ]
    owned = [0.0] * DESIGNS
    for card in player.tableau:
        if (number := cards.design_number[card]) < DESIGNS:  # of other people's own cards nothing is known
            owned[number] = 1.0
    plain = general + owned
    return plain + [value * left for value in plain]


def hand(state: RaceState, player: Player) -> list[float]:
    """What only the seat itself knows: how good its best cards are."""
    outlook = Outlook(state, player)
    means = Means(state, player)
    best = sorted([outlook.hand_value(card, means) for card in player.hand], reverse=True)[:HAND_SHOWN]
    best += [0.0] * (HAND_SHOWN - len(best))
    return [1.0, outlook.rounds / LONG, *best]


def _worth(weights: list[float], values: list[float], start: int = 0) -> float:
    return sum([weight * value for weight, value in zip(weights[start : start + len(values)], values, strict=True)])


@cache
def _weights() -> list[float]:
    found: list[float] = json.loads(WEIGHTS.read_text("utf-8"))
    return found
