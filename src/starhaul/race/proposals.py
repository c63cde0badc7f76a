"""Good moves for the small questions, for the screen and for bots: the cheapest payment, the best consumption.

A proposal is the series of moves with which a seat could go on now, up to the next draw or the next question of another
kind. It rests on nothing that the seat does not know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING, Final

from starhaul.kernel import Event, Move, Seat

from .asks import Ask
from .consume_plan import CARD_WORTH, ConsumePlan
from .events import Consumed, DiscardedForChips, Sold
from .moves import BUY, CONQUER, CONSUME, DISCARD, NAME, PASS, PAY, SACRIFICE, SELL, USE, CardMove, Sacrifice
from .payment import Means, strength_against, world_price
from .phases.conquest import RaiseStrength
from .phases.consume import powers_left
from .phases.hand_powers import NameNumber, PickForChips
from .phases.selling import ChooseSale
from .player import NOTHING, Player
from .questions import Pick, Picking, RaceQuestion
from .sums import MILITARY
from .trading import counts_powers, sale_price

if TYPE_CHECKING:
    from .state import RaceState

PAYING: Final = (Ask.PAYMENT, Ask.STRENGTH, Ask.PAY)
CONSUMING: Final = (Ask.SELL, Ask.POWER, Ask.GOODS, Ask.CHIPS, Ask.GAMBLE)
LIKELY_COST: Final = 2
"""The number to name before a flip: no cost is printed on more cards."""


def cheapest_payment(state: RaceState, seat: Seat) -> list[Move]:
    """The moves that pay for what the seat is placing with the least loss; none if it is asked something else."""
    question = state.questions.get(seat)
    if state.awaited is None and isinstance(question, Pick) and question.ask is Ask.PAY:
        least = _least_worthy(state, state.players[seat], question.rest, question.left)
        return [PAY[card] for card in least]  # the last of these questions: no need to look ahead
    return _Ahead(state, seat, PAYING, _next_payment).go_on()


def best_consumption(state: RaceState, seat: Seat) -> list[Move]:
    """The moves that consume and sell for the most VP and cards; none if the seat is asked something else."""
    return _consuming(state, seat).go_on()


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
    ask = _asked(state, seat)
    if ask in PAYING:
        return Proposal(_texts(cheapest_payment(state, seat)), 0, 0)
    if ask in CONSUMING:
        ahead = _consuming(state, seat)
        moves = ahead.go_on()
        ahead.finish_phase()
        return Proposal(_texts(moves), *_gains(ahead.events, seat))
    return None


def _asked(state: RaceState, seat: Seat) -> object:
    question = state.questions.get(seat)
    return question.ask if question is not None else None


def _texts(moves: list[Move]) -> tuple[str, ...]:
    return tuple([str(move) for move in moves])


def _gains(events: list[Event], seat: Seat) -> tuple[int, int]:
    """VP and cards that a seat got."""
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


class _Ahead:
    """A copy of the table on which a seat goes on as somebody chooses for it; the phases to come are left out."""

    def __init__(
        self,
        state: RaceState,
        seat: Seat,
        asks: tuple[Ask, ...],
        choose: Callable[[RaceState, Player, RaceQuestion], Move],
    ) -> None:
        self.state = state.clone()
        self.state.agenda.clear()
        self.player = self.state.players[seat]
        self.asks = asks
        self.choose = choose
        self.events: list[Event] = []

    def go_on(self) -> list[Move]:
        """The moves up to the next draw or the next question of another kind."""
        moves: list[Move] = []
        seat = self.player.seat
        while self.state.awaited is None:
            question = self.state.asked(seat)
            if question is None or question.ask not in self.asks:
                break
            moves.append(self.choose(self.state, self.player, question))
            self.events += self.state.apply(seat, moves[-1])
        return moves

    def finish_phase(self) -> None:
        """Go on to the end; which cards are drawn on the way changes neither VP nor the number of cards."""
        any_cards = Random(0)
        while (chance := self.state.chance) is not None:
            self.events += self.state.resolve(chance.sample(any_cards))
            self.go_on()


def _consuming(state: RaceState, seat: Seat) -> _Ahead:
    plan = ConsumePlan(state, state.players[seat])  # it holds for the whole phase
    return _Ahead(state, seat, CONSUMING, partial(_next_consumption, plan))


def card_worth(state: RaceState, player: Player, card: int) -> int:
    """A rough value of a card in hand: what can never be placed is worth nothing, a world that is too strong little,
    and strength what it conquers."""
    cards = state.cards
    design = cards.design[card]
    if cards.is_development[card] and cards.design_number[card] in [cards.design_number[own] for own in player.tableau]:
        return 0
    worth = 1 + design.cost + 2 * design.vp + (6 if design.variable else 0)
    if cards.military[card]:
        return worth - 2 * max(0, design.cost - strength_against(state, player, card))
    return worth + 2 * max(0, sum([more for what, more in cards.added[card] if what == MILITARY]))


def _least_worthy(state: RaceState, player: Player, pool: Sequence[int], count: int) -> list[int]:
    """The least worthy of these cards, in order of their numbers."""
    worst_first = sorted(pool, key=lambda card: card_worth(state, player, card))
    return sorted(worst_first[:count])


# --- paying ---------------------------------------------------------------------------------------------------


def _next_payment(state: RaceState, player: Player, question: RaceQuestion) -> Move:
    if isinstance(question, Pick):
        return PAY[_least_worthy(state, player, question.rest, question.left)[0]]
    if isinstance(question, RaiseStrength):
        return _next_strength(state, player, question)
    ways = state.legal_moves(player.seat)
    return min(ways, key=lambda way: _loss(state, player, way))


def _loss(state: RaceState, player: Player, way: Move) -> int:
    """What a way to place a world costs, in cards."""
    if way is BUY:
        return world_price(state, player, player.placing, Means(state, player))
    if way is CONQUER:
        given, spent = _least_strength(state, player, RaiseStrength(player.hand, (), NOTHING))
        return spent + sum([_sacrifice_loss(state, card) for card in given])
    assert isinstance(way, Sacrifice)
    return _sacrifice_loss(state, way.card)


def _sacrifice_loss(state: RaceState, card: int) -> int:
    return 1 + state.cards.cost[card] + state.cards.vp[card]


def _least_strength(state: RaceState, player: Player, question: RaiseStrength) -> tuple[list[int], int]:
    """The cheapest way to the strength that is missing: cards to give up, and how many to spend from the hand."""
    means = Means(state, player)
    power = state.cards.sacrifice_military
    missing = state.cards.cost[player.placing] - strength_against(state, player, player.placing)
    sacrifices = question.sacrifices(means)
    spendable = len(player.hand) - len(question.picked)
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


def _next_strength(state: RaceState, player: Player, question: RaiseStrength) -> Move:
    given, spent = _least_strength(state, player, question)
    if given:
        return SACRIFICE[given[0]]
    return DISCARD[_least_worthy(state, player, question.rest, spent)[0]] if spent else CONQUER


# --- consuming ------------------------------------------------------------------------------------------------


def _next_consumption(plan: ConsumePlan, state: RaceState, player: Player, question: RaceQuestion) -> Move:
    match question:
        case ChooseSale():
            return SELL[_best_sale(plan, state, player, question)]
        case PickForChips():
            return PASS if question.picked else DISCARD[_least_worthy(state, player, question.rest, 1)[0]]
        case Picking():
            return CONSUME[_best_good(plan, state, player, question)]
        case NameNumber():
            return NAME[LIKELY_COST]
        case _:
            return _best_power(plan, state, player)


def _best_power(plan: ConsumePlan, state: RaceState, player: Player) -> Move:
    _, code = plan.best(powers_left(state, player.seat), tuple(player.goods))
    if code != NOTHING:
        return USE[code]
    moves = state.legal_moves(player.seat)
    return PASS if PASS in moves else moves[0]


def _best_sale(plan: ConsumePlan, state: RaceState, player: Player, question: ChooseSale) -> int:
    with_powers = counts_powers(state, question.code)
    codes, goods = powers_left(state, player.seat), tuple(player.goods)

    def worth(world: int) -> int:
        price = sale_price(state, player, world, with_powers=with_powers)
        return price * CARD_WORTH + plan.rest(codes, goods, (world,))

    return max(player.goods, key=worth)


def _best_good(plan: ConsumePlan, state: RaceState, player: Player, question: Picking) -> int:
    """The next good for the power in use: the one whose loss hurts least."""
    legal = [move.card for move in state.legal_moves(player.seat) if isinstance(move, CardMove)]
    codes = powers_left(state, player.seat)
    left = tuple([world for world in player.goods if world not in question.picked])
    return max(legal, key=lambda world: plan.rest(codes, left, (world,)))
