"""Settlement after a flight, and the end of the game (END)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from starhaul.kernel import Result, Seat

from .boards import GOODS
from .events import Cause, CreditsShown, FlightEnded, GoodsLost
from .goods import COLOURS
from .grid import cells_in
from .hiding import blocks_in_stashes
from .insurance import cost_of_losses
from .rows import replaced
from .ship import Ship
from .state import TruckerState, TruckerStep
from .table import Stage

FINISH_CHANGES: Final = (4, 3, 2, 1)
"""By how much the rewards for the places can be raised or lowered, all together (ABE-SUP-BUR-02)."""
LOOK_CHANGE: Final = 2
"""The same of the one for looks."""
LOWEST_PRICE: Final = 1
"""Of a block, however low somebody talks it (ABE-SUP-TRA-02)."""


@final
class EndFlight(TruckerStep):
    """Whoever still flies has finished (END-02)."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        state.enter(Stage.PAYDAY)
        state.rockets = [rocket.home() for rocket in state.rockets]
        state.tell(FlightEnded(tuple(state.order())))


@final
class RewardPlaces(TruckerStep):
    """For everybody who has finished (END-02)."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        rewards = place_rewards(state)
        for seat, reward in zip(state.order(), rewards, strict=False):
            state.pay(seat, rewards[0] if state.terms[seat].is_paid_as_first else reward, Cause.FINISH)


def place_rewards(state: TruckerState) -> list[int]:
    """As printed, or all raised or all lowered (ABE-SUP-BUR-02)."""
    way = state.support.finish
    if not way:
        return [*state.board.finish]
    return [reward + way * change for reward, change in zip(state.board.finish, FINISH_CHANGES, strict=True)]


@final
class RewardBestLooking(TruckerStep):
    """The fewest exposed connectors among those who finished; all tied ones get it (END-03)."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        reward = state.board.best_looking + state.support.look * LOOK_CHANGE
        for seat in best_looking(state, state.order()):
            state.pay(seat, reward, Cause.BEST_LOOKING)


def best_looking(state: TruckerState, seats: Sequence[Seat]) -> list[Seat]:
    """Those of them with the fewest exposed connectors, among all who can be rewarded for it."""
    exposed = {seat: state.ships[seat].exposed_connectors() for seat in seats if state.terms[seat].is_look_rewarded}
    fewest = min(exposed.values(), default=0)
    return [seat for seat, count in exposed.items() if count == fewest]


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
    full, half = prices(ship, state.support.prices)
    for cell in cells_in(ship.laden_cells()):
        _clear_hold(state, seat, cell)
    state.pay(seat, full if state.rockets[seat].has_finished else half, Cause.GOODS)


def prices(ship: Ship, changes: tuple[int, ...] = ()) -> tuple[int, int]:
    """What the cargo brings to those who finish, and to those who gave up (ABE-SUP-SMU-03), where prices are changed by
    so much for each colour (ABE-SUP-TRA-02)."""
    aboard = ship.total_goods()
    full = sum(good.price * count for good, count in zip(GOODS, aboard, strict=True))
    for colour, change in enumerate(changes):
        full += aboard[colour] * (max(LOWEST_PRICE, GOODS[colour].price + change) - GOODS[colour].price)
    cargo = ship.rules.cargo
    if cargo is not None and cargo.stash_bonus:
        full += cargo.stash_bonus * blocks_in_stashes(ship)
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
    best_first = sorted(standings, reverse=True)
    ranks = tuple([1 + best_first.index(own) for own in standings])
    state.tell(CreditsShown(scores))
    state.outcome = Result(scores, ranks, tuple([player.purse.bill for player in state.players]))
