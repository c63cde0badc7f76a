"""What a good is worth in cards (RFG-TRD)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .player import NOTHING
from .powers import Sell
from .sums import PRICE

if TYPE_CHECKING:
    from .player import Player
    from .state import RaceState

BASE_PRICE: Final = [0, 2, 3, 4, 5]
"""By kind: novelty, rare, genes, alien (RFG-TRD-03)."""


def counts_powers(state: RaceState, code: int) -> bool:
    """Whether $ powers count for the sale by the action, or by this power; some sell without them (RFG-TRD-06)."""
    if code == NOTHING:
        return True
    power = state.cards.consume_power(code)
    assert isinstance(power, Sell)
    return power.use_trade_powers


def sale_price(state: RaceState, player: Player, world: int, *, with_powers: bool = True) -> int:
    """The cards for the good of this world, with all $ powers that apply or with none (RFG-TRD-04, -06)."""
    cards = state.cards
    good = cards.good[world]
    price = BASE_PRICE[good]
    if not with_powers:
        return price
    price += player.sums[PRICE] + player.sums[PRICE + good] + cards.price_here[world]
    for card in player.tableau:
        per_flag = cards.price_per_flag[card]
        if per_flag is not None and per_flag.good == good:
            flag = per_flag.flag
            price += per_flag.n * sum([flag in cards.flags[other] for other in player.tableau])
    return price
