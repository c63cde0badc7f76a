"""Good moves for the small questions, for the screen and for bots: the cheapest payment, the best consumption.

A proposal is the series of moves with which a seat could go on now, up to the next draw or the next question of another
kind. It rests on nothing that the seat does not know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING, Final

from starhaul.kernel import Event, Move, Seat

from .actions import X2
from .asks import Ask
from .cards import POWER_BITS, Catalogue
from .consuming import suitable_goods, uses
from .events import Consumed, DiscardedForChips, Sold
from .moves import BUY, CONQUER, CONSUME, DISCARD, NAME, PASS, PAY, SACRIFICE, SELL, USE, CardMove, Sacrifice
from .payment import Means, strength_against, world_price
from .player import NOTHING, Player
from .powers import Consume, ConsumeAll, DrawWhenConsuming, Sell
from .trading import counts_powers, sale_price

if TYPE_CHECKING:
    from .state import RaceState

PAYING: Final = (Ask.PAYMENT, Ask.STRENGTH, Ask.PAY)
CONSUMING: Final = (Ask.SELL, Ask.POWER, Ask.GOODS, Ask.CHIPS, Ask.GAMBLE)
VP_WORTH: Final = 3
CARD_WORTH: Final = 2
"""Three cards are worth two VP."""
LIKELY_COST: Final = 2
"""The number to name before a flip: no cost is printed on more cards."""


def cheapest_payment(state: RaceState, seat: Seat) -> list[Move]:
    """The moves that pay for what the seat is placing with the least loss; none if it is asked something else."""
    return _series(state, seat, PAYING, _next_payment)


def best_consumption(state: RaceState, seat: Seat) -> list[Move]:
    """The moves that consume and sell for the most VP and cards; none if the seat is asked something else."""
    return _series(state, seat, CONSUMING, _next_consumption)


@dataclass(frozen=True, slots=True)
class Proposal:
    """A good answer, for a person to take with one click."""

    moves: tuple[str, ...]
    """In notation; after a draw the next proposal goes on."""
    vp: int
    cards: int
    """What consuming brings if every proposal until the end of the phase is taken."""


def proposal(state: RaceState, seat: Seat) -> Proposal | None:
    """What the seat could answer now; None if it is asked something else."""
    question = state.players[seat].question
    ask = question.decision.ask if question is not None else None
    if ask in PAYING:
        return Proposal(tuple([str(move) for move in cheapest_payment(state, seat)]), 0, 0)
    if ask in CONSUMING:
        moves = best_consumption(state, seat)
        return Proposal(tuple([str(move) for move in moves]), *_earnings(state, seat, moves))
    return None


def _earnings(state: RaceState, seat: Seat, moves: list[Move]) -> tuple[int, int]:
    """VP and cards of these moves and of all that would follow; which cards are drawn on the way changes neither."""
    ahead = state.clone()
    any_cards = Random(0)
    events: list[Event] = []
    while moves:
        for move in moves:
            events += ahead.apply(seat, move)
        while ahead.chance is not None and ahead.stage is state.stage:
            events += ahead.resolve(ahead.chance.sample(any_cards))
        moves = best_consumption(ahead, seat)
    gains = [_gain(event, seat) for event in events]
    return sum([vp for vp, _ in gains]), sum([cards for _, cards in gains])


def _gain(event: Event, seat: Seat) -> tuple[int, int]:
    match event:
        case Consumed(seat=who, vp=vp, cards=cards) if who == seat:
            return vp, cards
        case Sold(seat=who, price=price) if who == seat:
            return 0, price
        case DiscardedForChips(seat=who, vp=vp) if who == seat:
            return vp, 0
        case _:
            return 0, 0


def _series(
    state: RaceState, seat: Seat, asks: tuple[Ask, ...], choose: Callable[[RaceState, Player, object], Move]
) -> list[Move]:
    ahead = state.clone()
    moves: list[Move] = []
    while ahead.receiver is None:
        player = ahead.players[seat]
        ask = player.question.decision.ask if player.question is not None else None
        if ask not in asks:
            break
        moves.append(choose(ahead, player, ask))
        ahead.apply(seat, moves[-1])
    return moves


def card_worth(cards: Catalogue, player: Player, card: int) -> int:
    """A rough value of a card in hand: what can never be placed is worth nothing."""
    design = cards.design[card]
    number = cards.design_number
    if cards.is_development[card] and any(number[other] == number[card] for other in player.tableau):
        return 0
    return 1 + design.cost + 2 * design.vp + (6 if design.variable else 0)


def _least_worthy(state: RaceState, player: Player, count: int) -> int:
    """The lowest of the cards that are still to be picked, if the least worthy ones go."""
    left = player.pool[player.start :]
    left.sort(key=lambda card: card_worth(state.cards, player, card))
    return min(left[:count])


# --- paying ---------------------------------------------------------------------------------------------------


def _next_payment(state: RaceState, player: Player, ask: object) -> Move:
    if ask is Ask.PAY:
        return PAY[_least_worthy(state, player, player.left)]
    if ask is Ask.STRENGTH:
        return _next_strength(state, player)
    ways = state.legal_moves(player.seat)
    return min(ways, key=lambda way: _loss(state, player, way))


def _loss(state: RaceState, player: Player, way: Move) -> int:
    """What a way to place a world costs, in cards."""
    if way is BUY:
        return world_price(state, player, player.placing, Means(state, player))
    if way is CONQUER:
        given, spent = _least_strength(state, player)
        return spent + sum([_sacrifice_loss(state, card) for card in given])
    assert isinstance(way, Sacrifice)
    return _sacrifice_loss(state, way.card)


def _sacrifice_loss(state: RaceState, card: int) -> int:
    return 1 + state.cards.cost[card] + state.cards.vp[card]


def _least_strength(state: RaceState, player: Player) -> tuple[list[int], int]:
    """The cheapest way to the strength that is missing: cards to give up, and how many to spend from the hand."""
    means = Means(state, player)
    power = state.cards.sacrifice_military
    missing = state.cards.cost[player.placing] - strength_against(state, player, player.placing)
    sacrifices = [] if player.picked else [card for card in means.sacrifices if card > player.sacrificed]
    spendable = len(player.hand) - len(player.picked)
    found: list[tuple[int, list[int], int]] = []
    for size in range(len(sacrifices) + 1):
        for given in combinations(sacrifices, size):
            rest = missing - sum([power[card] for card in given])
            for spent in range(min(spendable, len(means.per_card)) + 1):
                if sum(means.per_card[:spent]) >= rest:
                    loss = spent + sum([_sacrifice_loss(state, card) for card in given])
                    found.append((loss, [*given], spent))
                    break
    _, given_up, spent = min(found)
    return given_up, spent


def _next_strength(state: RaceState, player: Player) -> Move:
    given, spent = _least_strength(state, player)
    if given:
        return SACRIFICE[given[0]]
    return DISCARD[_least_worthy(state, player, spent)] if spent else CONQUER


# --- consuming ------------------------------------------------------------------------------------------------


def _next_consumption(state: RaceState, player: Player, ask: object) -> Move:
    match ask:
        case Ask.SELL:
            return SELL[_best_sale(state, player)]
        case Ask.GOODS:
            return CONSUME[_best_good(state, player)]
        case Ask.CHIPS:
            return PASS if player.picked else DISCARD[_least_worthy(state, player, 1)]
        case Ask.GAMBLE:
            return NAME[LIKELY_COST]
        case _:
            return _best_power(state, player)


def _best_power(state: RaceState, player: Player) -> Move:
    _, code = _Plan(state, player).best(tuple(player.queue), tuple(player.goods))
    if code != NOTHING:
        return USE[code]
    moves = state.legal_moves(player.seat)
    return PASS if PASS in moves else moves[0]


def _best_sale(state: RaceState, player: Player) -> int:
    plan = _Plan(state, player)
    with_powers = counts_powers(state, player)

    def worth(world: int) -> int:
        price = sale_price(state, player, world, with_powers=with_powers)
        return price * CARD_WORTH + plan.rest(tuple(player.queue), tuple(player.goods), (world,))

    return max(player.goods, key=worth)


def _best_good(state: RaceState, player: Player) -> int:
    """The next good for the power in use: the one whose loss hurts least."""
    legal = [move.card for move in state.legal_moves(player.seat) if isinstance(move, CardMove)]
    plan = _Plan(state, player)
    left = tuple([world for world in player.goods if world not in player.picked])
    return max(legal, key=lambda world: plan.rest(tuple(player.queue), left, (world,)))


class _Plan:
    """The best order of powers: how much VP and cards the powers left can make of the goods left."""

    def __init__(self, state: RaceState, player: Player) -> None:
        self.state = state
        self.player = player
        self.vp_worth = VP_WORTH * (2 if player.actions & X2 else 1)
        self._known: dict[tuple[tuple[int, ...], tuple[int, ...]], tuple[int, int]] = {}

    def rest(self, codes: tuple[int, ...], goods: tuple[int, ...], taken: tuple[int, ...]) -> int:
        """What can still be made without the goods taken."""
        worth, _ = self.best(codes, tuple([world for world in goods if world not in taken]))
        return worth

    def best(self, codes: tuple[int, ...], goods: tuple[int, ...]) -> tuple[int, int]:
        """The worth of the best order, and the power to begin with; NOTHING if none is usable."""
        found = self._known.get((codes, goods))
        if found is None:
            found = self._known[codes, goods] = self._find(codes, goods)
        return found

    def _find(self, codes: tuple[int, ...], goods: tuple[int, ...]) -> tuple[int, int]:
        found = (0, NOTHING)
        for code in codes:
            left = tuple([other for other in codes if other != code])
            for worth, taken in self._uses(code, goods):
                total = worth + self.rest(left, goods, taken)
                if total > found[0] or found[1] == NOTHING:
                    found = (total, code)
        return found

    def _uses(self, code: int, goods: tuple[int, ...]) -> list[tuple[int, tuple[int, ...]]]:
        """What a power could do now: its worth, and the goods that it takes."""
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

    def _consume(self, card: int, power: Consume, goods: tuple[int, ...]) -> list[tuple[int, tuple[int, ...]]]:
        kinds = self.state.cards.good
        fitting = suitable_goods(self.state.cards, card, power, goods)
        used = uses(power, fitting)
        if not used:
            return []
        worth = used * (self.vp_worth * power.vp + CARD_WORTH * power.cards)
        sets = self._sets(fitting, used * power.goods)
        if power.distinct:
            sets = [taken for taken in sets if len({kinds[world] for world in taken}) == len(taken)]
        return [(worth, taken) for taken in sets]

    def _sets(self, fitting: Sequence[int], count: int) -> list[tuple[int, ...]]:
        """Sets of goods that differ for the powers: of equal goods the first ones are taken."""
        met: dict[tuple[object, ...], tuple[int, ...]] = {}
        for taken in combinations(fitting, count):
            met.setdefault(tuple(sorted([self._kind(world) for world in taken])), taken)
        return [*met.values()]

    def _kind(self, world: int) -> tuple[int, int, int]:
        """Goods of the same kind are equal, unless their world has a use of its own for them."""
        cards = self.state.cards
        own_use = any(isinstance(power, Consume) and power.this_world for power in cards.consume[world])
        return cards.good[world], cards.price_here[world], world if own_use else NOTHING
