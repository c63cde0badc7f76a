"""In which order Consume powers are best used: every order is tried, as far as orders differ."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Final

from .actions import X2
from .cards import POWER_BITS
from .consuming import suitable_goods, uses
from .player import NOTHING, Player
from .powers import Consume, ConsumeAll, DrawWhenConsuming, Sell
from .trading import sale_price

if TYPE_CHECKING:
    from .state import RaceState

VP_WORTH: Final = 3
CARD_WORTH: Final = 2
"""Three cards are worth two VP."""


Use = tuple[int, tuple[int, ...]]
"""What a power could do: its worth, and the goods that it takes."""


class ConsumePlan:
    """How much VP and cards the powers left can make of the goods left; it holds for the whole phase."""

    def __init__(self, state: RaceState, player: Player) -> None:
        self.state = state
        self.player = player
        self.vp_worth = VP_WORTH * (2 if player.actions & X2 else 1)
        self._kinds = {world: self._kind(world) for world in player.goods}
        self._known: dict[tuple[tuple[int, ...], tuple[int, ...]], tuple[int, int]] = {}

    def rest(self, codes: tuple[int, ...], goods: tuple[int, ...], taken: tuple[int, ...]) -> int:
        """What can still be made without the goods taken."""
        if not codes:
            return 0
        worth, _ = self.best(codes, tuple([world for world in goods if world not in taken]))
        return worth

    def best(self, codes: tuple[int, ...], goods: tuple[int, ...]) -> tuple[int, int]:
        """The worth of the best order, and the power to begin with; NOTHING if none is usable."""
        found = self._known.get((codes, goods))
        if found is None:
            found = self._known[codes, goods] = self._find(codes, goods)
        return found

    def _find(self, codes: tuple[int, ...], goods: tuple[int, ...]) -> tuple[int, int]:
        """What cannot be used now cannot be used with fewer goods either."""
        usable = {code: found for code in codes if (found := self._uses(code, goods))}
        best = (0, NOTHING)
        for code, ways in usable.items():
            left = tuple([other for other in usable if other != code])
            for worth, taken in ways:
                total = worth + self.rest(left, goods, taken)
                if total > best[0] or best[1] == NOTHING:
                    best = (total, code)
        return best

    def _uses(self, code: int, goods: tuple[int, ...]) -> list[Use]:
        power = self.state.cards.consume_power(code)
        match power:
            case Consume():
                return self._consume(code >> POWER_BITS, power, goods)
            case ConsumeAll(vp_per_good=vp, minus=minus) if goods:
                return [(self.vp_worth * vp * max(0, len(goods) - minus), goods)]
            case DrawWhenConsuming(n=n):
                return [(CARD_WORTH * n, ())]
            case Sell(use_trade_powers=with_powers):
                return [(CARD_WORTH * self._price(world, with_powers=with_powers), (world,)) for world in goods]
            case _:
                return []

    def _price(self, world: int, *, with_powers: bool) -> int:
        return sale_price(self.state, self.player, world, with_powers=with_powers)

    def _consume(self, card: int, power: Consume, goods: tuple[int, ...]) -> list[Use]:
        fitting = suitable_goods(self.state.cards, card, power, goods)
        used = uses(power, fitting)
        if not used:
            return []
        worth = used * (self.vp_worth * power.vp + CARD_WORTH * power.cards)
        sets = self._sets(fitting, used * power.goods)
        if power.distinct:
            kinds = self.state.cards.good
            sets = [taken for taken in sets if len({kinds[world] for world in taken}) == len(taken)]
        return [(worth, taken) for taken in sets]

    def _sets(self, fitting: Sequence[int], count: int) -> list[tuple[int, ...]]:
        """Sets of goods that differ for the powers: of equal goods the first ones are taken."""
        if count == len(fitting):
            return [tuple(fitting)]
        met: dict[tuple[object, ...], tuple[int, ...]] = {}
        for taken in combinations(fitting, count):
            met.setdefault(tuple(sorted([self._kinds[world] for world in taken])), taken)
        return [*met.values()]

    def _kind(self, world: int) -> tuple[int, int, int]:
        """Goods of the same kind are equal, unless their world has a use of its own for them."""
        cards = self.state.cards
        own_use = any(isinstance(power, Consume) and power.this_world for power in cards.consume[world])
        return cards.good[world], cards.price_here[world], world if own_use else NOTHING
