"""Settlement after a flight, and the end of the game (END)."""

from __future__ import annotations

from typing import final

from starhaul.kernel import Result, Seat

from .boards import GOODS
from .events import Cause, CreditsShown, FlightEnded, GoodsLost
from .goods import COLOURS
from .grid import cells_in
from .insurance import cost_of_losses
from .rows import replaced
from .ship import Ship
from .state import TruckerState, TruckerStep
from .table import Stage


@final
class EndFlight(TruckerStep):
    """Whoever still flies has finished; rewards for the places (END-02)."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        state.enter(Stage.PAYDAY)
        finishers = state.order()
        state.rockets = [rocket.home() for rocket in state.rockets]
        state.tell(FlightEnded(tuple(finishers)))
        first = state.board.finish[0]
        for seat, reward in zip(finishers, state.board.finish, strict=False):
            state.pay(seat, first if state.terms[seat].is_paid_as_first else reward, Cause.FINISH)


@final
class RewardBestLooking(TruckerStep):
    """The fewest exposed connectors among those who finished; all tied ones get it (END-03)."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        exposed = {
            seat: state.ships[seat].exposed_connectors() for seat in state.order() if state.terms[seat].is_look_rewarded
        }
        fewest = min(exposed.values(), default=0)
        for seat, count in exposed.items():
            if count == fewest:
                state.pay(seat, state.board.best_looking, Cause.BEST_LOOKING)


@final
class SettleAccounts(TruckerStep):
    """Goods are sold, lost components paid (END-04 to END-07)."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        for seat in state.all_seats():
            if not state.feats[seat].is_dead:  # MIS-GAM-15
                sell_goods(state, seat)
                state.pay(seat, -cost_of_losses(state, seat), Cause.LOSSES)


def sell_goods(state: TruckerState, seat: Seat) -> None:
    """At full price, or at half of the sum, rounded up, for those who gave up (GUP-08)."""
    ship = state.ships[seat]
    if not ship.laden_cells():
        return
    full, half = prices(ship)
    for cell in cells_in(ship.laden_cells()):
        _clear_hold(state, seat, cell)
    state.pay(seat, full if state.rockets[seat].has_finished else half, Cause.GOODS)


def prices(ship: Ship) -> tuple[int, int]:
    """What the cargo brings to those who finish, and to those who gave up."""
    full = sum(good.price * count for good, count in zip(GOODS, ship.total_goods(), strict=True))
    return full, (full + 1) // 2


def _clear_hold(state: TruckerState, seat: Seat, cell: int) -> None:
    """Sold blocks return to the bank (END-05)."""
    ship = state.ships[seat]
    for colour, name in enumerate(COLOURS):
        count = ship.count_goods_at(cell, colour)
        for _ in range(count):
            ship.unload_good(cell, colour)
        if count:
            state.bank = replaced(state.bank, colour, state.bank[colour] + count)
            state.tell(GoodsLost(seat, name, ship.board.square(cell), count, Cause.GOODS))


def end_game(state: TruckerState) -> None:
    """Everybody's credits are shown; most credits rank first, equals share (END-08), and the dead are behind all others
    (MIS-GAM-31)."""
    scores = tuple([player.purse.credits for player in state.players])
    standings = [(not feats.is_dead, score) for feats, score in zip(state.feats, scores, strict=True)]
    ranks = tuple([1 + len([other for other in standings if other > own]) for own in standings])
    state.tell(CreditsShown(scores))
    state.outcome = Result(scores, ranks, tuple([player.purse.bill for player in state.players]))
