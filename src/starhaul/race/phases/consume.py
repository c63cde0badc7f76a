"""Consume: sell a good, then use every power that can be used (RFG-TRD, RFG-CON)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, assert_never

from starhaul.kernel import Decision, Move
from starhaul.race.actions import TRADE, X2
from starhaul.race.agenda import LaneStep, Pick, Question, TableStep
from starhaul.race.asks import Ask, open_
from starhaul.race.cards import POWER_BITS
from starhaul.race.consuming import suitable_goods, uses
from starhaul.race.events import Consumed
from starhaul.race.goals import check_goals
from starhaul.race.moves import CONSUME as CONSUME_MOVES
from starhaul.race.moves import PASS, USE, CardMove, Use
from starhaul.race.player import Player
from starhaul.race.powers import (
    Consume,
    ConsumeAll,
    DiscardCards,
    DrawWhenConsuming,
    Gamble,
    Sell,
)
from starhaul.race.quirks import FORCED_GAMBLE
from starhaul.race.receivers import TO_HAND
from starhaul.race.state import RaceState

from .hand_powers import NAME_NUMBER, begin_chips
from .selling import TRADE_STEP, choose_sale


def lay_out(state: RaceState) -> None:
    """Everybody consumes, at the same time; who chose Trade sells first (RFG-CON-01, RFG-TRD-02)."""
    for player in state.players:
        player.queue = consume_powers(state, player)
        if player.queue:
            player.lane.append(USE_POWERS)
        if player.actions & TRADE and player.goods:
            player.lane.append(TRADE_STEP)
    state.agenda.first(CLOSE_CONSUME)


def consume_powers(state: RaceState, player: Player) -> list[int]:
    """The Consume powers of a tableau, each as one int, see `moves.POWER_BITS`; in order of the cards' numbers."""
    powers = state.cards.consume
    return [card << POWER_BITS | at for card in sorted(player.tableau) for at in range(len(powers[card]))]


# --- choosing a power -----------------------------------------------------------------------------------------


def is_usable(state: RaceState, player: Player, code: int) -> bool:
    """Whether a power can do anything now (RFG-CON-05, -09, -17)."""
    power = state.cards.consume_power(code)
    match power:
        case Consume():
            goods = suitable_goods(state.cards, code >> POWER_BITS, power, player.goods)
            if power.distinct:
                return len({state.cards.good[world] for world in goods}) >= power.goods
            return len(goods) >= power.goods
        case ConsumeAll() | Sell():
            return bool(player.goods)
        case DiscardCards():
            return bool(player.hand)
        case Gamble():
            pile = state.piles[player.pile]
            return bool(pile.deck or pile.discard)
        case DrawWhenConsuming():
            return True
        case _:
            assert_never(power)


def is_optional(state: RaceState, code: int) -> bool:
    """Discarding from the hand and gambling; all else is used as long as it can be (RFG-CON-03, -11, -14)."""
    power = state.cards.consume_power(code)
    return isinstance(power, DiscardCards) or (isinstance(power, Gamble) and not state.quirks & FORCED_GAMBLE)


class UsePowers(LaneStep):
    """Powers one at a time, until none is usable or only optional ones are left (RFG-CON-02, -18)."""

    __slots__ = ()

    def run(self, state: RaceState, player: Player) -> None:
        usable = [code for code in player.queue if is_usable(state, player, code)]
        if not usable:
            player.queue = []
        elif len(usable) == 1 and not is_optional(state, usable[0]):
            player.lane.append(self)
            use(state, player, usable[0])
        else:
            player.question = CHOOSE_POWER


class ChoosePower(Question):
    """Which power next, in any order (RFG-CON-02); stopping is possible when only optional ones are usable."""

    __slots__ = ()
    decision: ClassVar[Decision] = open_(Ask.POWER)
    rule = "RFG-CON-03"

    def moves(self, state: RaceState, player: Player) -> list[Move]:
        usable = [code for code in player.queue if is_usable(state, player, code)]
        moves: list[Move] = [USE[code] for code in usable]
        if all(is_optional(state, code) for code in usable):
            moves.append(PASS)
        return moves

    def answer(self, state: RaceState, player: Player, move: Move) -> None:
        player.question = None
        if isinstance(move, Use):
            player.lane.append(USE_POWERS)
            use(state, player, move.card << POWER_BITS | move.at)
        else:
            player.queue = []


def use(state: RaceState, player: Player, code: int) -> None:
    """Use a power, once in the phase and to the fullest (RFG-CON-04)."""
    player.queue.remove(code)
    player.using = code
    power = state.cards.consume_power(code)
    match power:
        case Consume():
            use_consume(state, player, code >> POWER_BITS, power)
        case ConsumeAll(vp_per_good=vp, minus=minus):
            goods = player.goods
            consume(state, player, goods, max(0, len(goods) - minus) * vp, 0)
        case DiscardCards():
            begin_chips(state, player)
        case Gamble():
            player.question = NAME_NUMBER
        case DrawWhenConsuming(n=n):
            consume(state, player, [], 0, n)
        case Sell():
            choose_sale(state, player)
        case _:
            assert_never(power)


# --- consuming goods ------------------------------------------------------------------------------------------


def use_consume(state: RaceState, player: Player, card: int, power: Consume) -> None:
    if power.distinct:
        begin_distinct(state, player, power.goods)
        return
    goods = suitable_goods(state.cards, card, power, player.goods)
    PICK_GOODS.ask(state, player, goods, uses(power, goods) * power.goods)


def consume(state: RaceState, player: Player, worlds: Sequence[int], vp: int, cards: int) -> None:
    """Goods go to the discard pile unseen; chips are doubled for who chose x2, cards are not (RFG-CON-07 to -10)."""
    for world in worlds:
        state.discard_unseen(player, player.take_good(world))
    if player.actions & X2:
        vp *= 2
    state.give_chips(player, vp)
    state.tell(Consumed(player.seat, player.using >> POWER_BITS, tuple(worlds), vp, cards))
    state.draw(player, cards, TO_HAND, "consume")


class PickGoods(Pick):
    """Which goods, where more fit than are needed (RFG-CON-06)."""

    __slots__ = ()
    decision: ClassVar[Decision] = open_(Ask.GOODS)
    rule = "RFG-CON-06"
    table = CONSUME_MOVES

    def finish(self, state: RaceState, player: Player, picked: list[int]) -> None:
        power = state.cards.consume_power(player.using)
        assert isinstance(power, Consume)
        used = len(picked) // power.goods
        consume(state, player, picked, used * power.vp, used * power.cards)


def begin_distinct(state: RaceState, player: Player, count: int) -> None:
    player.pool = player.goods
    player.start = 0
    player.left = count
    player.picked = []
    settle_distinct(state, player)


def distinct_choices(state: RaceState, player: Player) -> list[int]:
    """The goods that can come next: of a kind not picked yet, with enough further kinds behind them."""
    good = state.cards.good
    taken = {good[world] for world in player.picked}
    pool = player.pool
    choices = []
    for at in range(player.start, len(pool)):
        kind = good[pool[at]]
        if kind not in taken:
            later = {good[world] for world in pool[at + 1 :]} - taken - {kind}
            if len(later) >= player.left - 1:
                choices.append(pool[at])
    return choices


def settle_distinct(state: RaceState, player: Player) -> None:
    """Take what is the only choice, and ask for the rest."""
    while player.left:
        choices = distinct_choices(state, player)
        if len(choices) > 1:
            player.question = PICK_KINDS
            return
        pick_distinct(player, choices[0])
    picked = player.picked
    player.clear_picks()
    PICK_GOODS.finish(state, player, picked)


def pick_distinct(player: Player, world: int) -> None:
    player.picked.append(world)
    player.start = player.pool.index(world) + 1
    player.left -= 1


class PickKinds(Question):
    """Which goods, all of different kinds."""

    __slots__ = ()
    decision: ClassVar[Decision] = open_(Ask.GOODS)
    rule = "RFG-CON-05"

    def moves(self, state: RaceState, player: Player) -> list[Move]:
        return [CONSUME_MOVES[world] for world in distinct_choices(state, player)]

    def answer(self, state: RaceState, player: Player, move: Move) -> None:
        assert isinstance(move, CardMove)
        player.question = None
        pick_distinct(player, move.card)
        settle_distinct(state, player)


class CloseConsume(TableStep):
    __slots__ = ()

    def run(self, state: RaceState) -> None:
        check_goals(state, "consume")


USE_POWERS: Final = UsePowers()
CHOOSE_POWER: Final = ChoosePower()
PICK_GOODS: Final = PickGoods()
PICK_KINDS: Final = PickKinds()
CLOSE_CONSUME: Final = CloseConsume()
