"""Selling one good in the Consume phase (RFG-TRD)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from starhaul.kernel import Decision, Move, Seat
from starhaul.race.asks import Ask, open_
from starhaul.race.cards import POWER_BITS
from starhaul.race.draws import draw_to_hand
from starhaul.race.events import Sold
from starhaul.race.moves import SELL, CardMove
from starhaul.race.player import NOTHING, Player
from starhaul.race.questions import RaceQuestion
from starhaul.race.steps import RaceLaneStep
from starhaul.race.trading import counts_powers, sale_price

if TYPE_CHECKING:
    from starhaul.race.state import RaceState


@final
class TradeStep(RaceLaneStep):
    """Consume: Trade sells exactly one good before anything else (RFG-TRD-02)."""

    __slots__ = ()

    def run(self, state: RaceState, seat: Seat) -> None:
        choose_sale(state, state.players[seat], NOTHING)


def choose_sale(state: RaceState, player: Player, code: int) -> None:
    """By the action, or by the power with this code."""
    if len(player.goods) == 1:
        sell(state, player, code, player.goods[0])
    else:
        state.ask(player.seat, ChooseSale(code))


def sell(state: RaceState, player: Player, code: int, world: int) -> None:
    """The good is discarded unseen, the cards are drawn at once (RFG-TRD-03)."""
    by = "trade" if code == NOTHING else state.cards.label[code >> POWER_BITS]
    price = sale_price(state, player, world, with_powers=counts_powers(state, code))
    state.discard_unseen(player, player.take_good(world))
    state.tell(Sold(player.seat, world, price, by))
    draw_to_hand(state, player, price, "trade")


@final
class ChooseSale(RaceQuestion):
    """Which good to sell."""

    __slots__ = ("code",)

    decision: ClassVar[Decision] = open_(Ask.SELL)
    rule: ClassVar[str] = "RFG-TRD-02"

    def __init__(self, code: int) -> None:
        super().__init__()
        self.code: Final = code
        """The power that sells; NOTHING: the action."""

    def card_at_stake(self, player: Player) -> int:
        del player
        return self.code >> POWER_BITS

    def moves(self, state: RaceState, seat: Seat) -> list[Move]:
        return [SELL[world] for world in state.players[seat].goods]

    def answer(self, state: RaceState, seat: Seat, move: Move) -> None:
        assert isinstance(move, CardMove)
        sell(state, state.players[seat], self.code, move.card)


TRADE_STEP: Final = TradeStep()
