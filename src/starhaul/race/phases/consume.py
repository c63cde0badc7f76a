"""Consume: sell a good, then use every power that can be used (RFG-TRD, RFG-CON)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final, assert_never, final

from starhaul.kernel import Decision, Move, Seat
from starhaul.race.actions import TRADE, X2
from starhaul.race.asks import Ask, open_
from starhaul.race.cards import POWER_BITS
from starhaul.race.consuming import suitable_goods, uses
from starhaul.race.draws import draw_to_hand
from starhaul.race.events import Consumed
from starhaul.race.goals import check_goals
from starhaul.race.moves import CONSUME as CONSUME_MOVES
from starhaul.race.moves import PASS, USE, CardMove, Use
from starhaul.race.player import Player
from starhaul.race.powers import Consume, ConsumeAll, DiscardCards, DrawWhenConsuming, Gamble, Sell
from starhaul.race.questions import Pick, Picking, RaceQuestion
from starhaul.race.quirks import FORCED_GAMBLE
from starhaul.race.steps import RaceLaneStep, RaceStep

from .hand_powers import NameNumber, begin_chips
from .selling import TRADE_STEP, choose_sale

if TYPE_CHECKING:
    from starhaul.race.state import RaceState


def lay_out(state: RaceState) -> None:
    """Everybody consumes, at the same time; who chose Trade sells first (RFG-CON-01, RFG-TRD-02)."""
    for player in state.players:
        codes = consume_powers(state, player)
        if codes:
            state.first_for(player.seat, UsePowers(codes))
        if player.actions & TRADE and player.goods:
            state.first_for(player.seat, TRADE_STEP)
    state.agenda.first(CLOSE_CONSUME)


def consume_powers(state: RaceState, player: Player) -> list[int]:
    """The Consume powers of a tableau, each as one int, see `cards.POWER_BITS`; in order of the cards' numbers."""
    codes = state.cards.consume_codes
    return sorted([code for card in player.tableau for code in codes[card]])


# --- choosing a power -----------------------------------------------------------------------------------------


def is_usable(state: RaceState, player: Player, code: int) -> bool:
    """Whether a power can do anything now (RFG-CON-05, -09, -17)."""
    if len(player.goods) < state.cards.goods_needed[code]:
        return False
    power = state.cards.consume_power(code)
    match power:
        case Consume():
            goods = suitable_goods(state.cards, code >> POWER_BITS, power, player.goods)
            if power.distinct:
                return len({state.cards.good[world] for world in goods}) >= power.goods
            return len(goods) >= power.goods
        case DiscardCards():
            return bool(player.hand)
        case Gamble():
            pile = state.piles[player.pile]
            return bool(pile.deck or pile.discard)
        case ConsumeAll() | Sell() | DrawWhenConsuming():
            return True
        case _:
            assert_never(power)


def is_optional(state: RaceState, code: int) -> bool:
    """Discarding from the hand and gambling; all else is used as long as it can be (RFG-CON-03, -11, -14)."""
    power = state.cards.consume_power(code)
    return isinstance(power, DiscardCards) or (isinstance(power, Gamble) and not state.quirks & FORCED_GAMBLE)


@final
class UsePowers(RaceLaneStep):
    """Powers one at a time, until none is usable or only optional ones are left (RFG-CON-02, -18)."""

    __slots__ = ("codes",)

    def __init__(self, codes: list[int]) -> None:
        self.codes: Final = codes
        """The powers that are still to be used."""

    def run(self, state: RaceState, seat: Seat) -> None:
        player = state.players[seat]
        usable = [code for code in self.codes if is_usable(state, player, code)]
        if len(usable) == 1 and not is_optional(state, usable[0]):
            use(state, player, self.codes, usable[0])
        elif usable:
            state.ask(seat, ChoosePower(self.codes, usable))


@final
class ChoosePower(RaceQuestion):
    """Which power next, in any order (RFG-CON-02); stopping is possible when only optional ones are usable."""

    __slots__ = ("codes", "usable")

    decision: ClassVar[Decision] = open_(Ask.POWER)
    rule: ClassVar[str] = "RFG-CON-03"

    def __init__(self, codes: list[int], usable: list[int]) -> None:
        super().__init__()
        self.codes: Final = codes
        self.usable: Final = usable
        """Those of them that can do anything now."""

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        del seat
        moves: list[Move] = [USE[code] for code in self.usable]
        if all(is_optional(state, code) for code in self.usable):
            moves.append(PASS)
        return moves

    def answer(self, state: RaceState, seat: Seat, move: Move) -> None:
        if isinstance(move, Use):
            use(state, state.players[seat], self.codes, move.card << POWER_BITS | move.at)


def powers_left(state: RaceState, seat: Seat) -> tuple[int, ...]:
    """The Consume powers that a seat has not used yet in this phase."""
    question = state.questions.get(seat)
    if isinstance(question, ChoosePower):
        return tuple(question.codes)
    for step in state.lanes.get(seat, ()):
        if isinstance(step, UsePowers):
            return tuple(step.codes)
    return ()


def use(state: RaceState, player: Player, codes: list[int], code: int) -> None:
    """Use one of these powers, once in the phase and to the fullest (RFG-CON-04); the others follow."""
    left = [*codes]
    left.remove(code)
    if left:
        state.first_for(player.seat, UsePowers(left))
    power = state.cards.consume_power(code)
    match power:
        case Consume():
            use_consume(state, player, code, power)
        case ConsumeAll(vp_per_good=vp, minus=minus):
            goods = player.goods
            consume(state, player, code, goods, max(0, len(goods) - minus) * vp, 0)
        case DiscardCards():
            begin_chips(state, player, code, power)
        case Gamble():
            state.ask(player.seat, NameNumber(code))
        case DrawWhenConsuming(n=n):
            consume(state, player, code, [], 0, n)
        case Sell():
            choose_sale(state, player, code)
        case _:
            assert_never(power)


# --- consuming goods ------------------------------------------------------------------------------------------


def use_consume(state: RaceState, player: Player, code: int, power: Consume) -> None:
    if power.distinct:
        settle_distinct(state, player, PickKinds(code, player.goods, power.goods, ()))
        return
    goods = suitable_goods(state.cards, code >> POWER_BITS, power, player.goods)
    needed = uses(power, goods) * power.goods
    if needed < len(goods):
        state.ask(player.seat, PickGoods(code, goods, needed, ()))
    else:
        consume_picked(state, player, code, tuple(goods))


def consume(state: RaceState, player: Player, code: int, worlds: Sequence[int], vp: int, cards: int) -> None:
    """Goods go to the discard pile unseen; chips are doubled for who chose x2, cards are not (RFG-CON-07 to -10)."""
    for world in worlds:
        state.discard_unseen(player, player.take_good(world))
    if player.actions & X2:
        vp *= 2
    state.give_chips(player, vp)
    state.tell(Consumed(player.seat, code >> POWER_BITS, tuple(worlds), vp, cards))
    draw_to_hand(state, player, cards, "consume", (code >> POWER_BITS,))


def consume_picked(state: RaceState, player: Player, code: int, picked: tuple[int, ...]) -> None:
    """The goods picked for a power, as often as they are enough for it."""
    power = state.cards.consume_power(code)
    assert isinstance(power, Consume)
    used = len(picked) // power.goods
    consume(state, player, code, picked, used * power.vp, used * power.cards)


@final
class PickGoods(Pick):
    """Which goods, where more fit than are needed (RFG-CON-06)."""

    __slots__ = ("code",)

    decision: ClassVar[Decision] = open_(Ask.GOODS)
    rule: ClassVar[str] = "RFG-CON-06"
    table: ClassVar[list[CardMove]] = CONSUME_MOVES

    def __init__(self, code: int, rest: Sequence[int], left: int, picked: tuple[int, ...]) -> None:
        super().__init__(rest, left, picked)
        self.code: Final = code

    def with_picks(self, rest: Sequence[int], left: int, picked: tuple[int, ...]) -> PickGoods:
        return PickGoods(self.code, rest, left, picked)

    def card_at_stake(self, player: Player) -> int:
        del player
        return self.code >> POWER_BITS

    def finish(self, state: RaceState, player: Player, picked: tuple[int, ...]) -> None:
        consume_picked(state, player, self.code, picked)


@final
class PickKinds(Picking):
    """Which goods, all of different kinds."""

    __slots__ = ("code",)

    decision: ClassVar[Decision] = open_(Ask.GOODS)
    rule: ClassVar[str] = "RFG-CON-05"
    distinct: ClassVar[bool] = True

    def __init__(self, code: int, rest: Sequence[int], left: int, picked: tuple[int, ...]) -> None:
        super().__init__(rest, left, picked)
        self.code: Final = code

    def with_picks(self, rest: Sequence[int], left: int, picked: tuple[int, ...]) -> PickKinds:
        return PickKinds(self.code, rest, left, picked)

    def card_at_stake(self, player: Player) -> int:
        del player
        return self.code >> POWER_BITS

    def choices(self, state: RaceState) -> list[int]:
        """The goods that can come next: of a kind not picked yet, with enough further kinds behind them."""
        good = state.cards.good
        taken = {good[world] for world in self.picked}
        choices = []
        for at, world in enumerate(self.rest):
            kind = good[world]
            if kind not in taken:
                later = {good[other] for other in self.rest[at + 1 :]} - taken - {kind}
                if len(later) >= self.left - 1:
                    choices.append(world)
        return choices

    def after(self, world: int) -> PickKinds:
        """What is left to be picked after this good."""
        rest = self.rest[self.rest.index(world) + 1 :]
        return PickKinds(self.code, rest, self.left - 1, (*self.picked, world))

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        del seat
        return [CONSUME_MOVES[world] for world in self.choices(state)]

    def answer(self, state: RaceState, seat: Seat, move: Move) -> None:
        assert isinstance(move, CardMove)
        settle_distinct(state, state.players[seat], self.after(move.card))


def settle_distinct(state: RaceState, player: Player, question: PickKinds) -> None:
    """Take what is the only choice, and ask for the rest."""
    while question.left:
        choices = question.choices(state)
        if len(choices) > 1:
            state.ask(player.seat, question)
            return
        question = question.after(choices[0])
    consume_picked(state, player, question.code, question.picked)


@final
class CloseConsume(RaceStep):
    __slots__ = ()

    def run(self, state: RaceState) -> None:
        check_goals(state, "consume")


CLOSE_CONSUME: Final = CloseConsume()
