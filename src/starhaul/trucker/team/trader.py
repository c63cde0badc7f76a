"""The Trader: yellow blocks at a good price, and prices that can be talked about (ABE-SUP-TRA)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Move, Seat
from starhaul.trucker.boards import GOODS
from starhaul.trucker.cargo import GainGoods
from starhaul.trucker.decisions import Ask
from starhaul.trucker.events import Cause, PriceChanged
from starhaul.trucker.goods import COLOURS, YELLOW
from starhaul.trucker.grid import cells_in
from starhaul.trucker.levels import flight_number
from starhaul.trucker.moves import BuyBlocks, ChangePrice
from starhaul.trucker.scoring import LOWEST_PRICE
from starhaul.trucker.ship import Ship
from starhaul.trucker.state import TruckerLaneStep, TruckerQuestion, TruckerState
from starhaul.trucker.terms import Moment

from .ability import UsableAbility
from .using import AbilityOffer


@final
class CheapBlocks(UsableAbility):
    """Buy as many yellow blocks as the number of the flight says, for a credit each, and load them."""

    __slots__ = ()

    key: ClassVar[str] = "trader.a"
    rules: ClassVar[tuple[str, ...]] = ("ABE-SUP-TRA-01", "ABE-SUP-18")
    moment: ClassVar[Moment] = Moment.BEFORE_FLIGHT

    def offer(self, state: TruckerState, seat: Seat) -> AbilityOffer | None:
        most = _most(state, seat)
        return AbilityOffer(self.key, credits=-most) if most else None

    def is_wise(self, state: TruckerState, seat: Seat) -> bool:
        """They bring three each at the finish, and two if one gives up."""
        del state, seat
        return True

    def use(self, state: TruckerState, seat: Seat) -> None:
        state.first_for(seat, OfferBlocks())


def _most(state: TruckerState, seat: Seat) -> int:
    """As many as the flight, the purse, the bank and the holds allow (ABE-SUP-18)."""
    limits = flight_number(state.level), state.players[seat].purse.credits, state.bank[YELLOW], _room(state.ships[seat])
    return max(0, min(limits))


def _room(ship: Ship) -> int:
    """Nothing is loaded yet that could make room."""
    stores = ship.working_stores & ship.holds_for(YELLOW)
    return sum([ship.free_containers(cell) for cell in cells_in(stores)])


@final
class OfferBlocks(TruckerLaneStep):
    """How many?"""

    __slots__ = ()

    def run(self, state: TruckerState, seat: Seat) -> None:
        most = _most(state, seat)
        if most == 1:
            buy(state, seat, 1)
        else:
            state.ask(seat, HowManyBlocks(most))


@final
class HowManyBlocks(TruckerQuestion):
    """A credit buys a yellow block."""

    __slots__ = ("most",)

    rule: ClassVar[str] = "ABE-SUP-TRA-01"

    def __init__(self, most: int) -> None:
        super().__init__(Ask.BUY_BLOCKS)
        self.most: Final = most

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        del state, seat
        return [BuyBlocks(count) for count in range(1, self.most + 1)]

    def default(self, state: TruckerState, seat: Seat) -> Move:
        del state, seat
        return BuyBlocks(self.most)

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        assert isinstance(move, BuyBlocks)
        buy(state, seat, move.count)


def buy(state: TruckerState, seat: Seat, count: int) -> None:
    """Pay for the blocks, then load them by the usual rules (FLT-08)."""
    state.pay(seat, -count, Cause.TRADE)
    state.first_for(seat, GainGoods((YELLOW,) * count))


@final
class TalkedPrices(UsableAbility):
    """The price of one colour goes up or down by a credit for everybody, also if the owner gave up."""

    __slots__ = ()

    key: ClassVar[str] = "trader.b"
    rules: ClassVar[tuple[str, ...]] = ("ABE-SUP-TRA-02",)
    moment: ClassVar[Moment] = Moment.AFTER_FLIGHT

    def is_wise(self, state: TruckerState, seat: Seat) -> bool:
        """Where somebody has something to sell."""
        del seat
        return any(ship.laden_cells() for ship in state.ships)

    def use(self, state: TruckerState, seat: Seat) -> None:
        state.ask(seat, WhichPrice(_changes(state)))


def _changes(state: TruckerState) -> tuple[tuple[int, int], ...]:
    """Pairs of colour and way, where the price is not at its lowest already."""
    asked = [good.price for good in GOODS]
    for colour, change in enumerate(state.support.prices):
        asked[colour] += change
    ups = [(colour, 1) for colour in range(len(COLOURS))]
    downs = [(colour, -1) for colour in range(len(COLOURS)) if asked[colour] > LOWEST_PRICE]
    return (*ups, *downs)


@final
class WhichPrice(TruckerQuestion):
    """Which colour, and which way?"""

    __slots__ = ("changes",)

    rule: ClassVar[str] = "ABE-SUP-TRA-02"

    def __init__(self, changes: tuple[tuple[int, int], ...]) -> None:
        super().__init__(Ask.CHANGE_PRICE)
        self.changes: Final = changes
        """Pairs of colour and way."""

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        del state, seat
        return [ChangePrice(colour, way) for colour, way in self.changes]

    def default(self, state: TruckerState, seat: Seat) -> Move:
        """What does most for this seat, compared with the best of the others."""
        return max(self.moves(state, seat), key=lambda move: _advantage(state, seat, move))

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        assert isinstance(move, ChangePrice)
        state.support = state.support.repriced(move.colour, move.way)
        state.tell(PriceChanged(seat, COLOURS[move.colour], move.way))


def _advantage(state: TruckerState, seat: Seat, move: Move) -> int:
    assert isinstance(move, ChangePrice)
    blocks = [ship.total_goods()[move.colour] for ship in state.ships]
    others = [count for other, count in enumerate(blocks) if other != seat]
    return move.way * (blocks[seat] - max(others, default=0))
