"""The choice of actions: what each phase would bring, and what the others are likely to choose anyway."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from starhaul.race import Action, RaceState
from starhaul.race.choosing import actions_each, chosen_actions
from starhaul.race.payment import Means
from starhaul.race.player import Player
from starhaul.race.powers import (
    Consume,
    ConsumeAll,
    DiscardCards,
    DrawPerWorld,
    DrawWhenConsuming,
    DrawWhenProducing,
    Produce,
    Sell,
    Windfall,
)
from starhaul.race.sums import DRAW_AFTER_DEVELOPING, DRAW_AFTER_SETTLING, DRAW_BEFORE_DEVELOPING, KEEP, SEE
from starhaul.race.trading import sale_price

from .worth import Outlook

EXPLORE_PHASE, DEVELOP_PHASE, SETTLE_PHASE, CONSUME_PHASE, PRODUCE_PHASE = range(5)
PHASE: Final = [0, 0, 1, 1, 2, 2, 3, 3, 4]
"""The phase of an action, by its number."""
PAIRS: Final = [
    (first.value, second.value)
    for first, second in combinations(Action, 2)
    if (second not in (Action.DEVELOP_2, Action.SETTLE_2) or second.value == first.value + 1)
    and first not in (Action.DEVELOP_2, Action.SETTLE_2)
]
SINGLES: Final = [(action.value,) for action in Action if action not in (Action.DEVELOP_2, Action.SETTLE_2)]
SHARED: Final = 0.35
"""How much of the others' gain from a phase that I make happen counts against it."""


def choose_action(state: RaceState, player: Player) -> int:
    """The best set of actions."""
    ranked = rank_actions(state, player)
    return ranked[0][1]


def rank_actions(state: RaceState, player: Player) -> list[tuple[float, int]]:
    """All sets of actions with their estimates, the best first."""
    mine = Prospects(state, player, knows_hand=True)
    others = [Prospects(state, other, knows_hand=False) for other in state.players if other is not player]
    likely = _likely([other.wishes() for other in others])
    gains = [sum([other.passive[phase] for other in others]) / max(1, len(others)) for phase in range(5)]
    choices: Sequence[tuple[int, ...]] = PAIRS if actions_each(state) == 2 else SINGLES
    ranked = [(mine.plan(choice, likely, gains), sum(1 << action for action in choice)) for choice in choices]
    chosen = chosen_actions(state, player)
    if chosen:
        ranked = [pair for pair in ranked if pair[1] & chosen == chosen]
    ranked.sort(reverse=True)
    return ranked


def _likely(wishes: list[list[float]]) -> list[float]:
    """The chance that somebody else calls each phase."""
    chances = []
    for phase in range(5):
        nobody = 1.0
        for wish in wishes:
            nobody *= 1 - wish[phase]
        chances.append(1 - nobody)
    return chances


class Prospects:
    """What the phases of a round would bring one seat."""

    __slots__ = (
        "best",
        "consumed",
        "drawn",
        "goods_made",
        "hand",
        "knows_hand",
        "outlook",
        "passive",
        "sale",
        "second",
    )

    def __init__(self, state: RaceState, player: Player, *, knows_hand: bool) -> None:
        self.outlook: Outlook = Outlook(state, player)
        self.knows_hand: bool = knows_hand
        card = self.outlook.card
        sums = player.sums
        self.best: list[float] = [0.0, 0.0]
        self.second: list[float] = [0.0, 0.0]
        """Of developments and of worlds: the best gain, and the next best."""
        self._find_placements(state, player)
        vp, cards = consumption(state, player, player.goods)
        self.consumed: tuple[float, float] = (vp, cards * card)
        self.sale: float = max([sale_price(state, player, world) for world in player.goods], default=0) * card
        self.goods_made: float = self._production(state, player)
        explore = (1 + sums[KEEP]) * card + sums[SEE] * 0.1
        develop = self.best[0] + (sums[DRAW_BEFORE_DEVELOPING] + sums[DRAW_AFTER_DEVELOPING]) * card
        settle = self.best[1] + (sums[DRAW_AFTER_SETTLING] * card if self.best[1] else 0)
        self.passive: list[float] = [explore, develop, settle, vp + cards * card, self.goods_made]
        """The gain from each phase that somebody else calls."""

    def _find_placements(self, state: RaceState, player: Player) -> None:
        if not self.knows_hand:
            hand = len(player.hand)
            self.best = [min(3.0, 0.45 * hand), min(3.0, 0.5 * hand)]
            self.second = [gain * 0.4 for gain in self.best]
            return
        means = Means(state, player)
        outlook = self.outlook
        developments: list[float] = []
        worlds: list[float] = []
        others = len(player.hand) - 1
        owned = {state.cards.design_number[card] for card in player.tableau}
        for card in player.hand:
            price = outlook.price(card, means)
            is_development = state.cards.is_development[card]
            if is_development:
                price = max(0, price - 1)
                if state.cards.design_number[card] in owned:
                    continue
            if price > others:
                continue
            gain = outlook.worth(card) - price * outlook.card * 0.9
            if gain > 0:
                (developments if is_development else worlds).append(gain)
        for at, found in enumerate((developments, worlds)):
            found.sort(reverse=True)
            self.best[at] = found[0] if found else 0.0
            self.second[at] = found[1] * 0.8 if len(found) > 1 else 0.0

    def _production(self, state: RaceState, player: Player) -> float:
        cards = state.cards
        empty = [0] * 5
        for card in player.tableau:
            if cards.is_windfall[card] and card not in player.goods:
                empty[cards.good[card]] += 1
        return sum([self._produced(state, player, card, empty) for card in player.tableau])

    def _produced(self, state: RaceState, player: Player, card: int, empty: list[int]) -> float:
        """What the Produce powers of one card bring."""
        outlook = self.outlook
        value = 0.0
        for power in state.cards.produce[card]:
            match power:
                case Produce():
                    if card not in player.goods:
                        value += self._good(state, player, card) + state.cards.draw_here[card] * outlook.card
                case Windfall(good=good):
                    if empty[good.value] if good.value else any(empty):
                        value += outlook.good_value(good.value or 2)
                case DrawWhenProducing(n=n):
                    value += n * outlook.card
                case DrawPerWorld(n=n):
                    value += n * 2 * outlook.card
                case _:
                    value += 0.4 * outlook.card
        return value

    def _good(self, state: RaceState, player: Player, world: int) -> float:
        price = sale_price(state, player, world) * self.outlook.card
        if self.outlook.rounds < 0.8:
            return 0.1
        return min(1.6, max(price * 0.6, 1.2 if self.outlook.consuming else 0.4))

    def wishes(self) -> list[float]:
        """How likely this seat is to call each phase, from what everybody can see of it."""
        has_goods = sum(self.consumed) + self.sale
        raw = [
            0.9 + (1.2 if len(self.outlook.player.hand) < 3 else 0.0),
            self.best[0],
            self.best[1],
            max(sum(self.consumed) * 1.6, self.sale),
            self.goods_made * (0.5 if has_goods > 1.5 else 1.0),
        ]
        total = sum(raw) or 1.0
        calls = actions_each(self.outlook.state)
        return [min(0.95, calls * wish / total) for wish in raw]

    def plan(self, choice: tuple[int, ...], likely: list[float], gains: list[float]) -> float:
        """What it means to choose these actions, against leaving their phases to the others."""
        value = 0.0
        called = {PHASE[action] for action in choice}
        for phase in range(5):
            if phase not in called:
                value += likely[phase] * self.passive[phase]
        for action in choice:
            value += self._active(action, choice)
        for phase in called:
            value -= SHARED * (1 - likely[phase]) * gains[phase]
        return value

    def _active(self, action: int, choice: tuple[int, ...]) -> float:
        outlook = self.outlook
        card = outlook.card
        sums = outlook.player.sums
        if action == Action.EXPLORE_5.value:
            base = 0.0 if Action.EXPLORE_1.value in choice else self.passive[0]
            return base + 0.9 * min(1.0, outlook.rounds / 2)
        if action == Action.EXPLORE_1.value:
            return self.passive[0] + card + 0.15
        if action == Action.DEVELOP.value:
            return self.passive[1] + 0.1
        if action == Action.DEVELOP_2.value:
            return self.second[0] + sums[DRAW_BEFORE_DEVELOPING] * card
        if action == Action.SETTLE.value:
            return self.passive[2] + (card if self.best[1] else 0)
        if action == Action.SETTLE_2.value:
            return self.second[1] + (card if self.second[1] else 0)
        if action == Action.TRADE.value:
            return max(self.sale, 0) + 0.55 * sum(self.consumed) if self.sale else self.passive[3]
        if action == Action.X2.value:
            vp, cards = self.consumed
            return 2 * vp + cards if Action.TRADE.value not in choice else 0.7 * vp
        return self.goods_made + (outlook.good_value(2) * 0.8 if self._has_empty_windfall() else 0)

    def _has_empty_windfall(self) -> bool:
        player = self.outlook.player
        cards = self.outlook.state.cards
        return any(cards.is_windfall[card] and card not in player.goods for card in player.tableau)


def consumption(state: RaceState, player: Player, goods: Sequence[int]) -> tuple[float, float]:
    """Chips and cards that the Consume powers would make of these goods: narrow powers first, then the best."""
    cards = state.cards
    left = [0] * 5
    for world in goods:
        left[cards.good[world]] += 1
    powers = [power for card in player.tableau for power in cards.consume[card]]
    vp = drawn = 0.0
    for power in sorted([power for power in powers if isinstance(power, Consume)], key=_reach):
        uses = _uses(power, left)
        vp += uses * power.vp
        drawn += uses * power.cards
    for other in powers:
        match other:
            case ConsumeAll():
                vp += max(0, sum(left) - 1)
            case DrawWhenConsuming(n=n):
                drawn += n
            case DiscardCards():
                vp += 0.2 if player.hand else 0.0
            case Sell():
                drawn += 1.5 if goods else 0.0
            case _:
                pass
    return vp, drawn


def _reach(power: Consume) -> float:
    return -(power.vp + 0.5 * power.cards) / power.goods - (2 if power.good.value else 0)


def _uses(power: Consume, left: list[int]) -> int:
    """How often the power can be used; the goods are taken off."""
    kind = power.good.value
    if kind:
        uses = min(power.times, left[kind] // power.goods)
        left[kind] -= uses * power.goods
        return uses
    if power.distinct:
        kinds = [kind for kind in range(1, 5) if left[kind]]
        if len(kinds) < power.goods:
            return 0
        for kind in kinds[: power.goods]:
            left[kind] -= 1
        return 1
    uses = min(power.times, sum(left) // power.goods)
    due = uses * power.goods
    for kind in range(1, 5):
        taken = min(due, left[kind])
        left[kind] -= taken
        due -= taken
    return uses
