"""How a sound player answers every question of Race, from what its seat knows.

It reads the state that a view can sample: the own hand and all that lies open are the real ones there, and nothing
else is looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from starhaul.kernel import Move
from starhaul.race import Ask, RaceState, Stage
from starhaul.race.actions import DEVELOP, DEVELOP_2, X2
from starhaul.race.cards import POWER_BITS, POWER_MASK
from starhaul.race.moves import BUY, CONQUER, PASS, CardMove, Choose, Name, Place, Sacrifice, Use
from starhaul.race.payment import IMPOSSIBLE, Means, strength_against, world_price
from starhaul.race.phases.consume import powers_left
from starhaul.race.player import Player
from starhaul.race.powers import Consume, ConsumeAll, DiscardCards, DrawWhenConsuming, Gamble, Sell
from starhaul.race.questions import Picking
from starhaul.race.trading import BASE_PRICE, sale_price

from .actions import choose_action
from .worth import Outlook, card_value, rounds_left

Answer = Callable[[RaceState, Player, Sequence[Move]], Move]


def answer(state: RaceState, player: Player, moves: Sequence[Move]) -> Move:
    """The move that a sound player makes."""
    if len(moves) == 1:
        return moves[0]
    ask = state.questions[player.seat].ask
    assert isinstance(ask, Ask)
    return ANSWERS[ask](state, player, moves)


def _picking(state: RaceState, player: Player) -> Picking:
    """The question for some cards that this seat is asked."""
    question = state.questions[player.seat]
    assert isinstance(question, Picking)
    return question


# --- picking some cards, one at a time in increasing order ------------------------------------------------------


def _keep_best(state: RaceState, player: Player, moves: Sequence[Move]) -> Move:
    return _pick(state, player, moves, wanted=True)


def _give_worst(state: RaceState, player: Player, moves: Sequence[Move]) -> Move:
    return _pick(state, player, moves, wanted=False)


def _pick(state: RaceState, player: Player, moves: Sequence[Move], *, wanted: bool) -> Move:
    """The next card of the best set: what comes behind it stays possible, so the rest follows by itself."""
    outlook = Outlook(state, player)
    means = Means(state, player)
    question = _picking(state, player)
    ranked = sorted(question.rest, key=lambda card: outlook.hand_value(card, means), reverse=wanted)
    first = min(ranked[: question.left])
    return next(move for move in moves if isinstance(move, CardMove) and move.card == first)


# --- placing ----------------------------------------------------------------------------------------------------


def _develop(state: RaceState, player: Player, moves: Sequence[Move]) -> Move:
    bonus = DEVELOP_2 if state.stage is Stage.DEVELOP_2 else DEVELOP
    return _place(state, player, moves, 1 if player.actions & bonus else 0)


def _settle(state: RaceState, player: Player, moves: Sequence[Move]) -> Move:
    return _place(state, player, moves, 0)


def _place(state: RaceState, player: Player, moves: Sequence[Move], discount: int) -> Move:
    best: Move = PASS
    most = 0.0
    for move, gain in placing_gains(state, player, moves, discount):
        if gain > most:
            best, most = move, gain
    return best


def placing_gains(state: RaceState, player: Player, moves: Sequence[Move], discount: int) -> list[tuple[Move, float]]:
    """What each placement would bring, its price taken off."""
    outlook = Outlook(state, player)
    means = Means(state, player)
    gains: list[tuple[Move, float]] = []
    for move in moves:
        if isinstance(move, Place):
            price = min(outlook.price(move.card, means), IMPOSSIBLE)
            price = 3 if price == IMPOSSIBLE else max(0, price - discount)
            gains.append((move, outlook.worth(move.card) - price * outlook.card * 0.8))
    return gains


def _way(state: RaceState, player: Player, moves: Sequence[Move]) -> Move:
    """Conquer where nothing is lost by it; else whatever costs least."""
    outlook = Outlook(state, player)
    price = world_price(state, player, player.placing, Means(state, player))
    costs: dict[Move, float] = {}
    for move in moves:
        if move is CONQUER:
            costs[move] = 0.0 if _is_strong(state, player) else 1.2
        elif move is BUY:
            costs[move] = price * outlook.card
        elif isinstance(move, Sacrifice):
            costs[move] = outlook.worth(move.card) + 0.3
    return min(costs, key=lambda move: costs[move])


def _is_strong(state: RaceState, player: Player) -> bool:
    return strength_against(state, player, player.placing) >= state.cards.cost[player.placing]


def _strength(state: RaceState, player: Player, moves: Sequence[Move]) -> Move:
    """Stop as soon as it is enough; else spend cards before whole tableau cards."""
    if CONQUER in moves:
        return CONQUER
    outlook = Outlook(state, player)
    means = Means(state, player)

    def cost(move: Move) -> float:
        if isinstance(move, Sacrifice):
            return outlook.worth(move.card)
        assert isinstance(move, CardMove)
        return outlook.card * 0.5 + outlook.hand_value(move.card, means) * 0.5

    return min(moves, key=cost)


# --- goods ------------------------------------------------------------------------------------------------------


def _sell(state: RaceState, player: Player, moves: Sequence[Move]) -> Move:
    return max(moves, key=lambda move: sale_price(state, player, _card(move)))


def _power(state: RaceState, player: Player, moves: Sequence[Move]) -> Move:
    """The power that makes most of a good, narrow powers first, so that wide ones find what is left."""
    return max(moves, key=lambda move: _power_value(state, player, move))


def _power_value(state: RaceState, player: Player, move: Move) -> float:
    if not isinstance(move, Use):
        return 0.0
    card = card_value(rounds_left(state))
    double = 2 if player.actions & X2 else 1
    power = state.cards.consume[move.card][move.at]
    match power:
        case Consume(vp=vp, cards=cards, goods=goods, good=good, this_world=this_world):
            narrow = 2.0 if good.value or this_world else 0.0
            return (vp * double + cards * card) / goods + narrow + 1
        case ConsumeAll():
            return 0.05
        case DrawWhenConsuming():
            return 9.0
        case Sell():
            best = max([sale_price(state, player, world) for world in player.goods], default=0)
            return best * card * 0.7 + 1
        case DiscardCards():
            return 0.5 if _worst_in_hand(state, player) < 0.7 else -0.5
        case Gamble():
            return 0.6


def _worst_in_hand(state: RaceState, player: Player) -> float:
    """What the card costs that one would miss least."""
    outlook = Outlook(state, player)
    means = Means(state, player)
    return min([outlook.hand_value(card, means) for card in player.hand], default=9.0) * 0.3 + outlook.card


def _goods(state: RaceState, player: Player, moves: Sequence[Move]) -> Move:
    """Goods that no narrow power still waits for, cheap ones first."""
    waiting = [0] * 5
    for code in powers_left(state, player.seat):
        power = state.cards.consume[code >> POWER_BITS][code & POWER_MASK]
        if isinstance(power, Consume) and power.good.value:
            waiting[power.good.value] += power.times
    good = state.cards.good

    def regret(world: int) -> float:
        return (10 if waiting[good[world]] else 0) + BASE_PRICE[good[world]]

    question = _picking(state, player)
    chosen = sorted(question.rest, key=regret)[: question.left]
    legal = [_card(move) for move in moves]
    first = min([world for world in chosen if world in legal] or legal)
    return next(move for move in moves if _card(move) == first)


def _chips(state: RaceState, player: Player, moves: Sequence[Move]) -> Move:
    """Turn into points what one would not miss."""
    outlook = Outlook(state, player)
    means = Means(state, player)
    for move in moves:
        if move is PASS:
            continue
        if outlook.hand_value(_card(move), means) * 0.3 + outlook.card < 0.75:
            return move
    if PASS in moves:
        return PASS
    return min(moves, key=lambda move: outlook.hand_value(_card(move), means))


def _gamble(state: RaceState, player: Player, moves: Sequence[Move]) -> Move:
    del state, player
    return next(move for move in moves if isinstance(move, Name) and move.number == COMMON_COST)


COMMON_COST: Final = 2
"""More cards cost this than anything else."""


def _windfall(state: RaceState, player: Player, moves: Sequence[Move]) -> Move:
    cards = state.cards
    return max(moves, key=lambda move: sale_price(state, player, _card(move)) + cards.draw_here[_card(move)])


def _produce(state: RaceState, player: Player, moves: Sequence[Move]) -> Move:
    """What needs a card first; what counts goods last."""
    del state, player
    return moves[0]


def _factory(state: RaceState, player: Player, moves: Sequence[Move]) -> Move:
    """A card for a good: nearly always worth it."""
    outlook = Outlook(state, player)
    means = Means(state, player)
    cards = [move for move in moves if move is not PASS]
    return min(cards, key=lambda move: outlook.hand_value(_card(move), means))


def _best_card(state: RaceState, player: Player, moves: Sequence[Move]) -> Move:
    """The card that would be worth most in the tableau."""
    outlook = Outlook(state, player)
    return max(moves, key=lambda move: outlook.worth(_card(move)))


def _card(move: Move) -> int:
    assert isinstance(move, CardMove)
    return move.card


def _action(state: RaceState, player: Player, moves: Sequence[Move]) -> Move:
    chosen = choose_action(state, player)
    for move in moves:
        assert isinstance(move, Choose)
        if chosen >> move.action.value & 1:
            return move
    return moves[0]


ANSWERS: Final[dict[Ask, Answer]] = {
    Ask.START_HAND: _give_worst,
    Ask.ACTION: _action,
    Ask.KEEP: _keep_best,
    Ask.DEVELOP: _develop,
    Ask.SETTLE: _settle,
    Ask.SECOND_WORLD: _settle,
    Ask.PAYMENT: _way,
    Ask.STRENGTH: _strength,
    Ask.PAY: _give_worst,
    Ask.SELL: _sell,
    Ask.POWER: _power,
    Ask.GOODS: _goods,
    Ask.CHIPS: _chips,
    Ask.GAMBLE: _gamble,
    Ask.WINDFALL: _windfall,
    Ask.PRODUCE: _produce,
    Ask.FACTORY: _factory,
    Ask.HAND_LIMIT: _give_worst,
    Ask.DRAFT: _best_card,
    Ask.START_WORLD: _best_card,
}
