"""What it takes to place a card, and what a seat could give for it (RFG-DEV-04 to -07, RFG-STL-10 to -48)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .actions import DEVELOP, DEVELOP_2, Stage
from .moves import BUY, CONQUER, SACRIFICE, RaceMove
from .powers import PayForMilitary
from .sums import DEVELOP_DISCOUNT, MILITARY, MILITARY_VS_FLAG, MILITARY_VS_GOOD, SETTLE_DISCOUNT

if TYPE_CHECKING:
    from .player import Player
    from .state import RaceState

IMPOSSIBLE: Final = 99
"""A price that nobody can pay."""


def develop_discount(state: RaceState, player: Player) -> int:
    """What the bonus and the powers take off a development (RFG-DEV-05, RFG-ACT-23)."""
    bonus = DEVELOP_2 if state.stage is Stage.DEVELOP_2 else DEVELOP
    return player.sums[DEVELOP_DISCOUNT] + (1 if player.actions & bonus else 0)


def development_price(state: RaceState, player: Player, card: int) -> int:
    return max(0, state.cards.cost[card] - develop_discount(state, player))


class Means:
    """The powers of a tableau that can be used for a world in this phase."""

    __slots__ = ("free", "per_card", "sacrifices", "specialists")

    def __init__(self, state: RaceState, player: Player) -> None:
        self.sacrifices: list[int] = []
        """Cards that can be given up for strength, in order of their numbers."""
        self.per_card: list[int] = []
        """Strength of the next card spent from the hand, of the one after it, …"""
        self.free: list[int] = []
        """Cards that can be given up to have a world for nothing, in order of their numbers."""
        self.specialists: list[PayForMilitary] = []
        helps = state.cards.helps_settling
        for card in player.working:
            if helps[card]:
                self._add(state, card)
        self.sacrifices.sort()
        self.free.sort()
        self.per_card.sort(reverse=True)
        del self.per_card[: player.spent]

    def _add(self, state: RaceState, card: int) -> None:
        cards = state.cards
        if cards.sacrifice_military[card]:
            self.sacrifices.append(card)
        if cards.sacrifice_free_world[card] is not None:
            self.free.append(card)
        soldiers = cards.hand_military[card]
        if soldiers is not None:
            self.per_card += [soldiers.n] * soldiers.max
        specialist = cards.pay_for_military[card]
        if specialist is not None:
            self.specialists.append(specialist)

    def most_strength(self, state: RaceState, others: int) -> int:
        """The temporary strength that can still be raised with so many other cards in hand."""
        power = state.cards.sacrifice_military
        return sum([power[card] for card in self.sacrifices]) + sum(self.per_card[:others])

    def free_for(self, state: RaceState, world: int) -> list[int]:
        """The cards that would pay for this world (RFG-STL-40)."""
        if not self.free:
            return []
        good = state.cards.good[world]
        powers = state.cards.sacrifice_free_world
        return [card for card in self.free if (power := powers[card]) is not None and power.except_good != good]


def strength_against(state: RaceState, player: Player, world: int) -> int:
    """Total, specialised and temporary strength against a world (RFG-STL-21, -22)."""
    cards = state.cards
    sums = player.sums
    strength = sums[MILITARY] + player.strength
    good = cards.good[world]
    if good:
        strength += sums[MILITARY_VS_GOOD + good]
    for flag in cards.flags[world]:
        strength += sums[MILITARY_VS_FLAG + flag]
    return strength


def world_price(state: RaceState, player: Player, world: int, means: Means) -> int:
    """The cards to pay for a world; IMPOSSIBLE for a military world without a specialist (RFG-STL-11, -30, -31)."""
    cards = state.cards
    price = cards.cost[world]
    good = cards.good[world]
    if cards.military[world]:
        discounts = [power.discount for power in means.specialists if power.except_good != good]
        if not discounts:
            return IMPOSSIBLE
        price -= max(discounts)
    price -= player.sums[SETTLE_DISCOUNT]
    if good:
        price -= player.sums[SETTLE_DISCOUNT + good]
    return max(price, 0)


def can_place_world(state: RaceState, player: Player, world: int, means: Means, others: int) -> bool:
    """Whether a world can be conquered or paid for with so many other cards in hand (RFG-STL-48)."""
    cards = state.cards
    if cards.military[world]:
        missing = cards.cost[world] - strength_against(state, player, world)
        if missing <= 0 or missing <= means.most_strength(state, others):
            return True
        if not means.specialists:
            return False
    price = world_price(state, player, world, means)
    return price <= others or (price < IMPOSSIBLE and bool(means.free_for(state, world)))


def ways_to_place(state: RaceState, player: Player, world: int, means: Means) -> list[RaceMove]:
    """Conquer it, buy it, give a card up for it: what is possible, with the world already out of the hand."""
    cards = state.cards
    others = len(player.hand)
    ways: list[RaceMove] = []
    if cards.military[world]:
        missing = cards.cost[world] - strength_against(state, player, world)
        if missing <= 0 or missing <= means.most_strength(state, others):
            ways.append(CONQUER)
    price = world_price(state, player, world, means)
    if price <= others:
        ways.append(BUY)
    if 0 < price < IMPOSSIBLE:
        ways += [SACRIFICE[card] for card in means.free_for(state, world)]
    return ways
