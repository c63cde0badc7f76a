"""Selling one good in the Consume phase (RFG-TRD)."""

from __future__ import annotations

from typing import ClassVar, Final

from starhaul.kernel import Decision, Move
from starhaul.race.agenda import LaneStep, Question
from starhaul.race.asks import Ask, open_
from starhaul.race.cards import POWER_BITS
from starhaul.race.events import Sold
from starhaul.race.moves import SELL, CardMove
from starhaul.race.player import NOTHING, Player
from starhaul.race.receivers import TO_HAND
from starhaul.race.state import RaceState
from starhaul.race.trading import counts_powers, sale_price


class TradeStep(LaneStep):
    """Consume: Trade sells exactly one good before anything else (RFG-TRD-02)."""

    __slots__ = ()

    def run(self, state: RaceState, player: Player) -> None:
        player.using = NOTHING
        choose_sale(state, player)


def choose_sale(state: RaceState, player: Player) -> None:
    if len(player.goods) == 1:
        sell(state, player, player.goods[0])
    else:
        player.question = CHOOSE_SALE


def sell(state: RaceState, player: Player, world: int) -> None:
    """The good is discarded unseen, the cards are drawn at once (RFG-TRD-03)."""
    by = "trade" if player.using == NOTHING else state.cards.label[player.using >> POWER_BITS]
    price = sale_price(state, player, world, with_powers=counts_powers(state, player))
    state.discard_unseen(player, player.take_good(world))
    state.tell(Sold(player.seat, world, price, by))
    state.draw(player, price, TO_HAND, "trade")


class ChooseSale(Question):
    """Which good to sell."""

    __slots__ = ()
    decision: ClassVar[Decision] = open_(Ask.SELL)
    rule = "RFG-TRD-02"

    def moves(self, state: RaceState, player: Player) -> list[Move]:
        del state
        return [SELL[world] for world in player.goods]

    def answer(self, state: RaceState, player: Player, move: Move) -> None:
        assert isinstance(move, CardMove)
        player.question = None
        sell(state, player, move.card)


TRADE_STEP: Final = TradeStep()
CHOOSE_SALE: Final = ChooseSale()
