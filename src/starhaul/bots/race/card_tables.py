"""What can be said of the worth of every card once and for all. The numbers are estimates, see `worth`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from starhaul.race import CardDesign, goal_tiles
from starhaul.race.cards import Catalogue
from starhaul.race.powers import (
    Consume,
    ConsumeAll,
    ConsumePower,
    DevelopDiscount,
    DiscardCards,
    DiscardToProduce,
    DrawAfterDeveloping,
    DrawAfterSettling,
    DrawBeforeDeveloping,
    DrawIfMostProduced,
    DrawIfProducedHere,
    DrawPerKindProduced,
    DrawPerProduced,
    DrawPerWorld,
    DrawWhenConsuming,
    DrawWhenProducing,
    Flag,
    Gamble,
    HandMilitary,
    Keep,
    Military,
    PayForMilitary,
    Power,
    Price,
    PricePerFlag,
    Produce,
    SacrificeFreeWorld,
    SacrificeMilitary,
    SecondWorld,
    See,
    Sell,
    SettleDiscount,
    Windfall,
)
from starhaul.race.scoring import fits
from starhaul.race.sums import MILITARY
from starhaul.race.terms import PerMilitary, Term
from starhaul.race.trading import BASE_PRICE

CARD: Final = 0.55
"""A card in hand, while there is time to play it."""
PRODUCING: Final = 0.45
"""How often a seat comes to produce, a round."""

STANDING: Final[dict[type[Power], tuple[float, float, float]]] = {
    See: (0, 0.05, 0),
    Keep: (0, 0, 0.55),
    DrawBeforeDeveloping: (0, 0, 0.8),
    DevelopDiscount: (0, 0, 0.6),
    DrawAfterDeveloping: (0, 0, 0.6),
    SettleDiscount: (0, 0, 0.55),
    DrawAfterSettling: (0, 0, 0.7),
    SacrificeMilitary: (0.2, 0, 0),
    SacrificeFreeWorld: (1.0, 0, 0),
    PayForMilitary: (0, 0.15, 0),
    HandMilitary: (0, 0.15, 0),
    SecondWorld: (0, 0.35, 0),
    PricePerFlag: (0, 0, 0.15),
    DiscardCards: (0, 0.24, 0),
    DrawWhenConsuming: (0, 0, 0.5),
    Gamble: (0, 0, 0.1),
    Sell: (0, 0, 1.1),
    DrawWhenProducing: (0, 0, 0.55),
    DrawIfProducedHere: (0, 0, PRODUCING),
    DiscardToProduce: (0, 0.5, 0),
}
"""Powers that stand alone: points at once, points a round, cards a round, for each that is printed on them."""
ONE_KIND: Final = 0.27
"""A discount for one kind of world, against one for all."""


def _static(power: Power) -> tuple[float, float, float]:
    flat, points, cards = STANDING.get(type(power), (0, 0, 0))
    amount = getattr(power, "n", 1)
    if isinstance(power, SettleDiscount) and power.good.value:
        amount *= ONE_KIND
    return flat * amount, points * amount, cards * amount


DEPENDS: Final = (
    Military,
    Consume,
    ConsumeAll,
    Produce,
    Windfall,
    Price,
    DrawPerProduced,
    DrawIfMostProduced,
    DrawPerKindProduced,
    DrawPerWorld,
)
"""Powers whose worth hangs on the rest of the tableau."""


class Tables:
    """What can be said of every card once and for all, by its number."""

    __slots__ = ("appetite", "dynamic", "points", "six", "static", "steps")

    def __init__(self, cards: Catalogue) -> None:
        numbers = range(len(cards))
        self.static: list[tuple[float, float, float]] = [_static_of(design) for design in cards.design]
        self.dynamic: list[
            list[
                Military
                | Price
                | Consume
                | ConsumeAll
                | Produce
                | Windfall
                | DrawPerProduced
                | DrawPerKindProduced
                | DrawIfMostProduced
                | DrawPerWorld
            ]
        ] = [[power for power in design.powers if isinstance(power, DEPENDS)] for design in cards.design]
        self.appetite: list[float] = [_appetite(cards.consume[card]) for card in numbers]
        self.six: list[bool] = [bool(design.scoring) for design in cards.design]
        self.points: list[list[int]] = [
            [_scored(design.scoring, other) for other in cards.design] if design.scoring else []
            for design in cards.design
        ]
        """By six-cost development and card: what the one scores for the other."""
        self.steps: dict[str, list[int]] = {tile.counts: _steps(cards, tile.counts) for tile in goal_tiles()}


@lru_cache(maxsize=4)
def tables_of(cards: Catalogue) -> Tables:
    """Games with cards of one's own have a catalogue of their own."""
    return Tables(cards)


def _static_of(design: CardDesign) -> tuple[float, float, float]:
    parts = [_static(power) for power in design.powers]
    flat = design.vp + sum(part[0] for part in parts)
    if design.yields == "windfall" and design.good is not None:
        flat += BASE_PRICE[design.good.value] * CARD * 0.55  # the good that it comes with
    return flat, sum(part[1] for part in parts), sum(part[2] for part in parts)


def _appetite(powers: Sequence[ConsumePower]) -> float:
    """The goods that a card's powers consume when they can."""
    return sum(power.goods * power.times for power in powers if isinstance(power, Consume))


def _scored(scoring: tuple[Term, ...], design: CardDesign) -> int:
    points = next((term.vp for term in scoring if fits(term, design)), 0)
    strength = sum(power.n for power in design.powers if isinstance(power, Military) and power.vs_good is None)
    return points + sum(term.vp * strength for term in scoring if isinstance(term, PerMilitary))


def _steps(cards: Catalogue, counts: str) -> list[int]:
    match counts:
        case "six_developments":
            return [int(design.variable) for design in cards.design]
        case "flag_alien":
            return [int(Flag.ALIEN in design.flags) for design in cards.design]
        case "production_worlds":
            return [int(design.yields == "production") for design in cards.design]
        case "developments":
            return [int(developed) for developed in cards.is_development]
        case "total_military":
            return [sum(n for at, n in added if at == MILITARY) for added in cards.added]
        case "novelty_and_rare_worlds":
            return [int(good in (1, 2)) for good in cards.good]
        case _:
            return [0] * len(cards)
