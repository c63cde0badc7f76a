"""What a choice costs and what it yields: for the screen, and for bots that do not count themselves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from starhaul.kernel import Move, Question

from .actions import X2
from .affordability import Affordability, development_affordability, world_affordability
from .asks import Ask
from .consuming import suitable_goods, uses
from .moves import BUY, CONQUER, Discard, Place, Sacrifice, Use
from .moves import Sell as SellMove
from .payment import Means, strength_against, world_price
from .phases.selling import ChooseSale
from .powers import Consume, ConsumeAll, ConsumePower, DrawWhenConsuming, Sell
from .trading import counts_powers, sale_price

if TYPE_CHECKING:
    from .player import Player
    from .state import RaceState


@dataclass(frozen=True, slots=True)
class Hint:
    """One choice: cards to pay, VP in chips and cards to draw, strength, and the worlds whose goods would do."""

    price: int | None = None
    vp: int = 0
    cards: int = 0
    strength: int | None = None
    goods: tuple[int, ...] = ()


NOTHING_TO_SAY = Hint()
PRICED = (Ask.SELL, Ask.POWER, Ask.PAYMENT, Ask.STRENGTH)
"""Questions whose answers cost or yield something, apart from what to place."""


def hints(state: RaceState, player: Player, affordable: Sequence[Affordability]) -> tuple[Hint, ...]:
    """For each legal move, in their order; what placing costs was found out already."""
    question = state.questions[player.seat]
    moves = state.moves_of(player.seat)
    if affordable:
        placing = {found.card: _placing(found.price, found.strength) for found in affordable}
        return tuple([placing[move.card] if isinstance(move, Place) else NOTHING_TO_SAY for move in moves])
    if question.ask in PRICED:
        return tuple([_hint(state, player, question, move) for move in moves])
    return (NOTHING_TO_SAY,) * len(moves)


@lru_cache(1024)
def _placing(price: int | None, strength: int | None) -> Hint:
    return Hint(price=price, strength=strength)


def _hint(state: RaceState, player: Player, question: Question[RaceState], move: Move) -> Hint:
    match move:
        case SellMove(card=world):
            assert isinstance(question, ChooseSale)
            return Hint(cards=sale_price(state, player, world, with_powers=counts_powers(state, question.code)))
        case Use(card=card, at=at) if question.ask is Ask.POWER:
            return _consuming(state, player, card, state.cards.consume[card][at])
        case Sacrifice(card=card):
            return Hint(price=0, strength=state.cards.sacrifice_military[card] or None)
        case Discard() if question.ask is Ask.STRENGTH:
            return Hint(strength=Means(state, player).per_card[0])
        case _ if move is BUY:
            return Hint(price=world_price(state, player, player.placing, Means(state, player)))
        case _ if move is CONQUER:
            return Hint(price=0, strength=strength_against(state, player, player.placing))
        case _:
            return NOTHING_TO_SAY


def _consuming(state: RaceState, player: Player, card: int, power: ConsumePower) -> Hint:
    """What a power brings if it is used now."""
    factor = 2 if player.actions & X2 else 1
    match power:
        case Consume():
            goods = tuple(suitable_goods(state.cards, card, power, player.goods))
            used = uses(power, goods)
            return Hint(vp=factor * used * power.vp, cards=used * power.cards, goods=goods)
        case ConsumeAll(vp_per_good=vp, minus=minus):
            return Hint(vp=factor * vp * max(0, len(player.goods) - minus), goods=tuple(player.goods))
        case DrawWhenConsuming(n=n):
            return Hint(cards=n)
        case Sell(use_trade_powers=with_powers):
            best = max(sale_price(state, player, world, with_powers=with_powers) for world in player.goods)
            return Hint(cards=best, goods=tuple(player.goods))
        case _:
            return NOTHING_TO_SAY


def affordability(state: RaceState, player: Player) -> tuple[Affordability, ...]:
    """The cards of the hand that could be placed in this phase, while the seat is asked what to place."""
    question = state.questions.get(player.seat)
    ask = question.ask if question is not None else None
    is_development = state.cards.is_development
    if ask is Ask.DEVELOP:
        cards = [card for card in player.hand if is_development[card]]
        return tuple([development_affordability(state, player, card) for card in cards])
    if ask in (Ask.SETTLE, Ask.SECOND_WORLD):
        means = Means(state, player)
        worlds = [card for card in player.hand if not is_development[card]]
        return tuple([world_affordability(state, player, world, means) for world in worlds])
    return ()
