"""Whether cards of the hand could be placed now, and what is missing: for the screen, and for refusals."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from .payment import IMPOSSIBLE, Means, can_place_world, development_price, strength_against, world_price

if TYPE_CHECKING:
    from .player import Player
    from .state import RaceState


@dataclass(frozen=True, slots=True)
class Affordability:
    """Whether a card of the hand could be placed now, and what is missing otherwise."""

    card: int
    possible: bool
    price: int | None
    """Cards to pay; None where it can only be conquered."""
    missing_cards: int
    strength: int | None
    """Own strength against a military world, without anything temporary."""
    missing_strength: int
    owned: bool = False
    """Whether a copy lies in the tableau already."""


_affordability = lru_cache(4096)(Affordability)
"""The same cards are shown with the same figures again and again: sharing equal objects makes comparing quick."""


def development_affordability(state: RaceState, player: Player, card: int) -> Affordability:
    price = development_price(state, player, card)
    missing = max(0, price - len(player.hand) + 1)
    number = state.cards.design_number
    owned = number[card] in [number[other] for other in player.tableau]
    return _affordability(card, missing == 0 and not owned, price, missing, None, 0, owned)


def world_affordability(state: RaceState, player: Player, world: int, means: Means) -> Affordability:
    others = len(player.hand) - 1
    price = world_price(state, player, world, means)
    military = state.cards.military[world]
    strength = strength_against(state, player, world)
    return _affordability(
        world,
        can_place_world(state, player, world, means, others),
        price if price < IMPOSSIBLE else None,
        max(0, price - others) if price < IMPOSSIBLE else 0,
        strength if military else None,
        max(0, state.cards.cost[world] - strength) if military else 0,
    )
