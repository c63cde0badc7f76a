"""What cards are worth to a seat, in victory points: a rule of thumb, fast enough for a search to lean on.

A power is worth what it brings a round times the rounds that are left. The numbers are estimates, tuned by games
between bots, not facts of the rules.
"""

from __future__ import annotations

from typing import Final

from starhaul.race import GoalTile, RaceState, goal_tiles
from starhaul.race.goals import goal_total
from starhaul.race.payment import IMPOSSIBLE, Means, strength_against, world_price
from starhaul.race.player import Player
from starhaul.race.powers import (
    Consume,
    ConsumeAll,
    DrawIfMostProduced,
    DrawPerKindProduced,
    DrawPerProduced,
    DrawPerWorld,
    Military,
    Power,
    Price,
    Produce,
    Windfall,
)
from starhaul.race.scoring import variable_points
from starhaul.race.sums import DEVELOP_DISCOUNT, MILITARY
from starhaul.race.trading import BASE_PRICE

from .card_tables import CARD, PRODUCING, Tables, tables_of

LATE_CARD: Final = 0.08
"""The same in the last round."""
GOOD_IN_USE: Final = 1.25
"""A good that some power waits for."""
CONSUMING: Final = 0.45
TRADING: Final = 0.3
"""How often a seat comes to consume and trade, a round."""
FIRST_GOAL: Final = 2.4
MOST_GOAL: Final = 3.0
GOAL_STEP: Final = 0.5
"""A goal reached, and a step towards one."""


class Outlook:
    """What one seat's side of the table means for the worth of further cards; made again for every decision."""

    __slots__ = ("card", "consuming", "makers", "player", "rounds", "spare", "state", "tables", "windfalls")

    def __init__(self, state: RaceState, player: Player) -> None:
        self.state: RaceState = state
        self.player: Player = player
        self.rounds: float = rounds_left(state)
        self.card: float = card_value(self.rounds)
        cards = state.cards
        self.tables: Tables = tables_of(cards)
        self.makers: list[int] = [0] * 5
        self.windfalls: list[int] = [0] * 5
        self.consuming: float = 0.0
        for card in player.tableau:
            kind = cards.good[card]
            if kind:
                if cards.is_windfall[card]:
                    self.windfalls[kind] += 1
                else:
                    self.makers[kind] += 1
            self.consuming += self.tables.appetite[card]
        self.spare: float = sum(self.makers) - self.consuming
        """Goods a round beyond what is consumed; negative: hungry powers."""

    def good_value(self, kind: int) -> float:
        """One more good of this kind a round."""
        sale = BASE_PRICE[kind] * self.card * 0.5
        return max(sale, GOOD_IN_USE) if self.spare < 0 else max(sale, GOOD_IN_USE * 0.55)

    def worth(self, card: int) -> float:
        """What it means to have this card in the tableau."""
        flat, per_round, cards_per_round = self.tables.static[card]
        rounds = self.rounds
        value = flat + rounds * (per_round + cards_per_round * self.card)
        for power in self.tables.dynamic[card]:
            value += self._power(power, card)
        value += self._scoring(card)
        if self.state.goals:
            value += self._goals(card)
        return value

    def price(self, card: int, means: Means) -> int:
        """The cards that it costs now; IMPOSSIBLE where strength is missing."""
        state, player = self.state, self.player
        cards = state.cards
        if cards.is_development[card]:
            return max(0, cards.cost[card] - player.sums[DEVELOP_DISCOUNT])
        if cards.military[card]:
            missing = cards.cost[card] - strength_against(state, player, card)
            if missing <= 0:
                return 0
            if missing <= means.most_strength(state, len(player.hand)):
                return 2
        return world_price(state, player, card, means)

    def hand_value(self, card: int, means: Means) -> float:
        """How much one would like to keep this card in hand, beyond its use as payment."""
        cards = self.state.cards
        if cards.is_development[card] and self._owns(card):
            return 0.0
        price = self.price(card, means)
        worth = self.worth(card)
        if price == IMPOSSIBLE:
            missing = cards.cost[card] - strength_against(self.state, self.player, card)
            return max(0.0, worth * (0.45 if self.player.sums[MILITARY] > 0 else 0.25) - missing * 0.25)
        gain = worth - price * self.card * 0.9
        if price > len(self.player.hand):
            gain *= 0.75
        if self.rounds < 1.0 and price > len(self.player.hand) - 1:
            gain *= 0.3
        return max(0.0, gain)

    def _owns(self, card: int) -> bool:
        number = self.state.cards.design_number
        return any(number[other] == number[card] for other in self.player.tableau)

    # Powers whose worth hangs on the rest of the tableau

    def _power(self, power: Power, card: int) -> float:
        rounds = self.rounds
        match power:
            case Military():
                return self._military(power)
            case Consume():
                return self._consume(power)
            case ConsumeAll():
                return rounds * CONSUMING * max(0.2, min(3, self.spare - 1)) * 0.8
            case Produce():
                return rounds * PRODUCING * self.good_value(self.state.cards.good[card])
            case Windfall(good=good):
                kind = good.value
                homes = self.windfalls[kind] if kind else sum(self.windfalls)
                return rounds * PRODUCING * (self.good_value(kind or 2) if homes else 0.25)
            case Price(n=n, good=good):
                kind = good.value
                owned = not kind or self.makers[kind] + self.windfalls[kind] > 0
                return rounds * TRADING * n * self.card * (1.0 if owned else 0.25)
            case _:
                return rounds * PRODUCING * self.card * (self._counted(power) + 0.3)

    def _counted(self, power: Power) -> float:
        """The cards that a power would draw which counts goods or worlds."""
        cards = self.state.cards
        match power:
            case DrawPerProduced(n=n, good=good) | DrawIfMostProduced(n=n, good=good):
                return n * min(3, self.makers[good.value])
            case DrawPerKindProduced(n=n):
                return n * sum(map(bool, self.makers))
            case DrawPerWorld(n=n, military=True):
                return n * sum([cards.military[other] for other in self.player.tableau])
            case DrawPerWorld(n=n, good=good):
                kind = good.value if good else 0
                return n * (self.makers[kind] + self.windfalls[kind])
            case _:
                return 0.0

    def _military(self, power: Military) -> float:
        strength = self.player.sums[MILITARY]
        if power.vs_good is not None or power.vs_flag is not None:
            return power.n * min(self.rounds, 4) * 0.08
        if power.n < 0:
            return power.n * (0.5 if strength > 0 else 0.1)
        reach = 0.0
        cards = self.state.cards
        for card in self.player.hand:
            if cards.military[card]:
                missing = cards.cost[card] - strength_against(self.state, self.player, card)
                if 0 < missing <= power.n:
                    reach += 0.3 * cards.vp[card] + 0.5
                elif missing > 0:
                    reach += 0.2
        growth = 0.13 if strength > 0 else 0.08
        return power.n * min(self.rounds, 5) * growth + min(reach, 3.0)

    def _consume(self, power: Consume) -> float:
        kind = power.good.value
        if kind:
            supply = self.makers[kind] + 0.5 * self.windfalls[kind]
        else:
            supply = max(0.0, self.spare) + 0.3 * sum(self.makers) + 0.25 * sum(self.windfalls)
        uses = min(power.times, max(0.2, supply / power.goods))
        return self.rounds * CONSUMING * uses * (power.vp * 1.4 + power.cards * self.card)

    # Points

    def _scoring(self, card: int) -> float:
        six, points = self.tables.six, self.tables.points
        value = 0.0
        for other in self.player.tableau:
            if six[other]:
                value += points[other][card]
        return value + self._six(card) if six[card] else value

    def _six(self, card: int) -> float:
        """What it scores now, itself included, and a part of what the hand may still add."""
        points = self.tables.points[card]
        value = float(variable_points(self.state, self.player, card) + points[card])
        value += 0.4 * sum([points[other] for other in self.player.hand if other != card])
        return value + 0.3 * self.rounds

    def _goals(self, card: int) -> float:
        value = 0.0
        for number in self.state.goals:
            tile = goal_tiles()[number]
            step = self._step(tile.counts, card)
            if step > 0:
                value += self._goal(number, tile, step)
        return value

    def _step(self, counts: str, card: int) -> int:
        """By how much this card brings the seat closer to a goal."""
        cards = self.state.cards
        tableau = self.player.tableau
        match counts:
            case "phases_with_power":
                known = 0
                for other in tableau:
                    known |= cards.phases[other]
                return (cards.phases[card] & ~known).bit_count()
            case "kinds_of_worlds":
                kind = cards.good[card]
                return int(kind > 0 and not self.makers[kind] + self.windfalls[kind])
            case _:
                return self.tables.steps[counts][card]

    def _goal(self, number: int, tile: GoalTile, step: int) -> float:
        state, player = self.state, self.player
        have = goal_total(state, player, tile.counts) + step
        if tile.kind == "first":
            if state.claimed >> number & 1:
                return 0.0
            return FIRST_GOAL if have >= tile.minimum else GOAL_STEP * step
        if player.goals >> number & 1:
            return GOAL_STEP
        rivals = [other for other in state.players if other is not player]
        best = max([goal_total(state, other, tile.counts) for other in rivals], default=0)
        if have >= tile.minimum and have > best:
            return MOST_GOAL
        return GOAL_STEP if have >= min(best, tile.minimum) - 2 else GOAL_STEP / 2


def rounds_left(state: RaceState) -> float:
    """How many more rounds there will be, about: twelve cards or the last chips end the game."""
    longest = max([len(player.tableau) for player in state.players])
    pace = 1.45 if state.options.expert and len(state.players) == 2 else 1.1
    by_cards = (12 - longest) / pace
    by_chips = state.pool / (2.2 * len(state.players)) + 0.5
    return max(0.4, min(by_cards, by_chips))


def card_value(rounds: float) -> float:
    """A card in hand is worth little when nobody will play it any more."""
    return LATE_CARD + (CARD - LATE_CARD) * min(1.0, max(0.0, (rounds - 0.4) / 2))
