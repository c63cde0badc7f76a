"""Produce: goods appear on worlds, and bring cards (RFG-PRD, TGS-POW-25 to -31).

What needs no choice comes first: draws, own production and windfall powers of one kind, the card placed last first;
then the bonus, then windfall powers for any kind. What is left are powers that count the goods produced and
those that discard a card to produce; their owner orders them where it matters (RFG-PRD-09).
"""

from __future__ import annotations

from typing import ClassVar, Final, assert_never

from starhaul.kernel import Decision, Move
from starhaul.race.actions import PRODUCE
from starhaul.race.agenda import LaneStep, Pick, PicksFrom, Question, TableStep
from starhaul.race.asks import Ask, open_
from starhaul.race.cards import POWER_BITS, Catalogue
from starhaul.race.events import Discarded
from starhaul.race.goods import TO_WORLDS
from starhaul.race.moves import DISCARD, PASS, USE, CardMove, Use
from starhaul.race.moves import PRODUCE as PRODUCE_MOVES
from starhaul.race.player import NOTHING, Player
from starhaul.race.powers import (
    DiscardToProduce,
    DrawIfMostProduced,
    DrawIfProducedHere,
    DrawPerKindProduced,
    DrawPerProduced,
    DrawPerWorld,
    DrawWhenProducing,
    Good,
    Produce,
    ProducePower,
    Windfall,
)
from starhaul.race.receivers import TO_HAND
from starhaul.race.state import RaceState

BONUS: Final = -2
"""In the queue: the bonus of the Produce action."""


def lay_out(state: RaceState) -> None:
    for player in state.players:
        player.produced = [0] * 5
        player.pending = 0
        player.queue = production(state.cards, player)
        player.lane += (USE_COUNTING, PRODUCE_GOODS)
    state.agenda.first(MOST_PRODUCED)


def production(cards: Catalogue, player: Player) -> list[int]:
    """What happens by itself or needs only a world to be named; the last comes first."""
    queue = [code for card in player.tableau for code in cards.produce_anywhere[card]]
    if player.actions & PRODUCE:
        queue.append(BONUS)
    return queue + [code for card in player.tableau for code in cards.produce_first[card]]


class ProduceGoods(LaneStep):
    """Works through the queue; goods that follow one another are drawn together."""

    __slots__ = ()

    def run(self, state: RaceState, player: Player) -> None:
        queue = player.queue
        while queue and player.question is None and state.receiver is None:
            self._next(state, player, queue.pop())
        if queue or player.goods_due or player.question is not None:
            player.lane.append(self)
        if player.question is None and state.receiver is None:
            deal_goods(state, player)

    def _next(self, state: RaceState, player: Player, code: int) -> None:
        card = code >> POWER_BITS
        power = None if code == BONUS else state.cards.produce_power(code)
        match power:
            case Produce():
                if card not in player.goods and card not in player.goods_due:
                    produce_on(state, player, card)
            case None | Windfall():
                self._windfall(state, player, code, Good.ANY if power is None else power.good)
            case _ if player.goods_due:
                player.queue.append(code)
                deal_goods(state, player)
            case _:
                state.draw(player, cards_for(state, player, power), TO_HAND, "produce")

    def _windfall(self, state: RaceState, player: Player, code: int, good: Good) -> None:
        """A good on one empty windfall world of that kind, of the owner's choice (RFG-PRD-03, -04, -11)."""
        worlds = empty_windfalls(state, player, good)
        if len(worlds) > 1 and player.goods_due:
            player.queue.append(code)
            deal_goods(state, player)
        elif len(worlds) > 1:
            player.pool = worlds
            player.question = CHOOSE_WINDFALL
        elif worlds:
            produce_on(state, player, worlds[0])


def produce_on(state: RaceState, player: Player, world: int) -> None:
    """A good is due here; it is drawn at once where it brings cards, so that those come before anything else."""
    player.goods_due = [*player.goods_due, world]
    if state.cards.draw_here[world]:
        deal_goods(state, player)


def deal_goods(state: RaceState, player: Player) -> None:
    state.draw(player, len(player.goods_due), TO_WORLDS, "produce")


def empty_windfalls(state: RaceState, player: Player, kind: int) -> list[int]:
    cards = state.cards
    return sorted(
        [
            world
            for world in player.tableau
            if cards.is_windfall[world]
            and (not kind or cards.good[world] == kind)
            and world not in player.goods
            and world not in player.goods_due
        ]
    )


class ChooseWindfall(Question):
    """Which empty windfall world gets the good."""

    __slots__ = ()
    decision: ClassVar[Decision] = open_(Ask.WINDFALL)
    rule = "RFG-PRD-11"

    def moves(self, state: RaceState, player: Player) -> list[Move]:
        del state
        return [PRODUCE_MOVES[world] for world in player.pool]

    def answer(self, state: RaceState, player: Player, move: Move) -> None:
        assert isinstance(move, CardMove)
        player.question = None
        player.clear_picks()
        produce_on(state, player, move.card)


# --- counting what was produced -------------------------------------------------------------------------------


def cards_for(state: RaceState, player: Player, power: ProducePower) -> int:
    """The cards that a power draws now (RFG-PRD-06, -08, -12)."""
    match power:
        case DrawWhenProducing(n=n):
            return n
        case DrawPerWorld(n=n):
            return n * worlds_counted(state, player, power)
        case DrawPerProduced(n=n, good=good):
            return n * player.produced[good]
        case DrawPerKindProduced(n=n):
            return n * sum([count > 0 for count in player.produced])
        case DrawIfMostProduced(n=n, good=good):
            mine = player.produced[good]
            others = [other.produced[good] for other in state.players if other is not player]
            return n if mine > max(others, default=0) else 0
        case Produce() | DiscardToProduce() | Windfall() | DrawIfProducedHere():
            return 0
        case _:
            assert_never(power)


def worlds_counted(state: RaceState, player: Player, power: DrawPerWorld) -> int:
    cards = state.cards
    if power.military:
        return sum([cards.military[card] for card in player.tableau])
    assert power.good is not None
    kind = power.good
    return sum([cards.good[card] == kind for card in player.tableau])


class UseCounting(LaneStep):
    """Lays out the powers that count goods and those that discard to produce."""

    __slots__ = ()

    def run(self, state: RaceState, player: Player) -> None:
        counting = state.cards.count_produced
        player.queue = [code for card in player.tableau for code in counting[card]]
        if player.queue:
            player.lane.append(COUNT_NEXT)


class CountNext(LaneStep):
    """The next of these powers; the owner is asked while a good could still be made for a card."""

    __slots__ = ()

    def run(self, state: RaceState, player: Player) -> None:
        queue = player.queue
        factories = [code for code in queue if is_factory(state, code)]
        if factories and not is_order_open(state, player, factories):
            queue[:] = [code for code in queue if code not in factories]
            factories = []
        if factories:
            player.question = ORDER_PRODUCE
        elif queue:
            code = queue.pop()
            if queue:
                player.lane.append(self)
            state.draw(player, cards_for(state, player, state.cards.produce_power(code)), TO_HAND, "produce")


def is_factory(state: RaceState, code: int) -> bool:
    """Whether a power discards cards to produce."""
    return isinstance(state.cards.produce_power(code), DiscardToProduce)


def can_discard_for(state: RaceState, player: Player, code: int) -> bool:
    """Whether the world is empty and the hand has the cards (TGS-POW-25)."""
    power = state.cards.produce_power(code)
    assert isinstance(power, DiscardToProduce)
    return code >> POWER_BITS not in player.goods and len(player.hand) >= power.cards


def is_order_open(state: RaceState, player: Player, factories: list[int]) -> bool:
    """Whether a good can be made for a card, now or with cards that other powers draw first (TGS-POW-26)."""
    if any(can_discard_for(state, player, code) for code in factories):
        return True
    if all(code >> POWER_BITS in player.goods for code in factories):
        return False
    return any(cards_for(state, player, state.cards.produce_power(code)) > 0 for code in player.queue)


class OrderProduce(Question):
    """Which power next: one that counts, one that discards to produce, or no more of the latter."""

    __slots__ = ()
    decision: ClassVar[Decision] = open_(Ask.PRODUCE)
    rule = "RFG-PRD-09"

    def moves(self, state: RaceState, player: Player) -> list[Move]:
        moves: list[Move] = [
            USE[code]
            for code in sorted(player.queue)
            if not is_factory(state, code) or can_discard_for(state, player, code)
        ]
        moves.append(PASS)
        return moves

    def answer(self, state: RaceState, player: Player, move: Move) -> None:
        player.question = None
        player.lane.append(COUNT_NEXT)
        if not isinstance(move, Use):
            player.queue = [code for code in player.queue if not is_factory(state, code)]
            return
        code = move.card << POWER_BITS | move.at
        player.queue.remove(code)
        power = state.cards.produce_power(code)
        if isinstance(power, DiscardToProduce):
            player.using = code
            DISCARD_TO_PRODUCE.ask(state, player, player.hand, power.cards)
        else:
            state.draw(player, cards_for(state, player, power), TO_HAND, "produce")


class PickToProduce(Pick):
    """The card that a good costs (TGS-POW-25)."""

    __slots__ = ()
    decision: ClassVar[Decision] = open_(Ask.FACTORY)
    picks_from: ClassVar[PicksFrom] = "hand"
    rule = "TGS-POW-25"
    table = DISCARD

    def finish(self, state: RaceState, player: Player, picked: list[int]) -> None:
        state.discard_from_hand(player, picked)
        state.tell(Discarded(player.seat, len(picked), tuple(picked), "produce"))
        player.goods_due = [*player.goods_due, player.using >> POWER_BITS]
        player.using = NOTHING
        deal_goods(state, player)


class MostProduced(TableStep):
    """When all have produced: cards for who produced strictly most of a kind (RFG-PRD-07)."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        most = state.cards.count_most
        for player in state.players:
            player.queue = [code for card in player.tableau for code in most[card]]
            if player.queue:
                player.lane.append(COUNT_NEXT)


PRODUCE_GOODS: Final = ProduceGoods()
CHOOSE_WINDFALL: Final = ChooseWindfall()
USE_COUNTING: Final = UseCounting()
COUNT_NEXT: Final = CountNext()
ORDER_PRODUCE: Final = OrderProduce()
DISCARD_TO_PRODUCE: Final = PickToProduce()
MOST_PRODUCED: Final = MostProduced()
