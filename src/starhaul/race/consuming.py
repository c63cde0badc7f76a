"""Which goods a Consume power takes, and how often it is used (RFG-CON-04 to -06)."""

from __future__ import annotations

from collections.abc import Sequence

from .cards import Catalogue
from .powers import Consume


def suitable_goods(cards: Catalogue, card: int, power: Consume, goods: Sequence[int]) -> Sequence[int]:
    """The worlds among those with goods from which a power of this card can take them (RFG-CON-06)."""
    if power.this_world:
        return [card] if card in goods else []
    kind = power.good
    if not kind:
        return goods
    return [world for world in goods if cards.good[world] == kind]


def uses(power: Consume, goods: Sequence[int]) -> int:
    """To the fullest, each time with so many goods as one use needs (RFG-CON-04, -05)."""
    return min(power.times, len(goods) // power.goods)
