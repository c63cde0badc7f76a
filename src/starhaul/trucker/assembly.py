"""What the moves of building do to the table (BLD-03 to BLD-11, TIM-07, TIM-14)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, final

from starhaul.kernel import Chance, Outcome, Seat

from .adventures import CARDS
from .allowances import settle, try_out
from .components import COMPONENTS
from .events import (
    PilePutBack,
    PileRead,
    PileTaken,
    TileDrawn,
    TileLifted,
    TilePlaced,
    TileReserved,
    TileReturned,
    TileShown,
    TileStolen,
    TileTaken,
    TileWelded,
)
from .outcomes import DrawById
from .player import EMPTY_HAND, NOTHING, Hand
from .state import TruckerAwaited, TruckerState
from .stock import Stocks, some_tile
from .table import Heap

TILE_IDS: Final = [component.id for component in COMPONENTS]


class TileDraw(DrawById):
    """A component from the face-down heap; its taker alone sees which."""

    __slots__ = ("heap",)

    def __init__(self, heap: Heap, taker: Seat) -> None:
        super().__init__((taker,))
        self.heap: Heap = heap

    def ids(self) -> Sequence[str]:
        return TILE_IDS

    def __repr__(self) -> str:
        return f"TileDraw(1 of {self.heap.count})"

    def sample(self, rng: Random) -> Outcome:
        return (self.heap.sample(rng),)

    def allows(self, outcome: Outcome) -> bool:
        return len(outcome) == 1 and self.heap.may_hold(outcome[0])


class SpecialDraw(DrawById):
    """One of the special components that lie face down; its taker alone sees which."""

    __slots__ = ("stocks",)

    def __init__(self, stocks: Stocks, taker: Seat) -> None:
        super().__init__((taker,))
        self.stocks: Stocks = stocks

    def ids(self) -> Sequence[str]:
        return TILE_IDS

    def __repr__(self) -> str:
        return f"SpecialDraw(1 of {sum([stock.count for stock in self.stocks])})"

    def sample(self, rng: Random) -> Outcome:
        return (some_tile(self.stocks, rng),)

    def allows(self, outcome: Outcome) -> bool:
        return len(outcome) == 1 and any(stock.may_hold(outcome[0]) for stock in self.stocks)


@final
class DrawTile(TruckerAwaited):
    """A face-down component becomes somebody, for its taker alone (BLD-04)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def chance(self, state: TruckerState) -> Chance:
        return TileDraw(state.heap, self.seat)

    def came(self, state: TruckerState, outcome: Outcome) -> None:
        turn_over(state, self.seat, outcome[0])
        state.tell(TileDrawn(self.seat, COMPONENTS[outcome[0]].id))


@final
class DrawSpecial(TruckerAwaited):
    """The same with a special component: all see its back (MIS-CMP-12)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def chance(self, state: TruckerState) -> Chance:
        return SpecialDraw(state.heap.special, self.seat)

    def came(self, state: TruckerState, outcome: Outcome) -> None:
        turn_over(state, self.seat, outcome[0])
        state.tell(TileDrawn(self.seat, COMPONENTS[outcome[0]].id, special=True))


def turn_over(state: TruckerState, seat: Seat, tile: int) -> None:
    """A face-down component is in a hand, where its taker alone sees what it is."""
    state.heap = state.heap.without(tile)
    state.set_hand(seat, Hand(tile, is_hidden=True))


def weld(state: TruckerState, seat: Seat) -> None:
    """What was placed last becomes part of the ship (BLD-10, BLD-11)."""
    hand = state.hands[seat]
    if hand.cell == NOTHING:
        return
    if state.terms[seat].allowances:
        weld_as(state, seat, hand.tile)
    else:
        _weld(state, seat, hand)
        _added(state, seat, hand.cell)


def weld_as(state: TruckerState, seat: Seat, form: int) -> None:
    """The same with what tokens make of it; where mistakes are possible allowances come later (BLD-22)."""
    hand = state.hands[seat]
    trial = try_out(state, seat, form, hand.cell, hand.turn)
    _weld(state, seat, hand)
    settle(state, seat, trial)
    _added(state, seat, hand.cell)


def _weld(state: TruckerState, seat: Seat, hand: Hand) -> None:
    ship = state.ships[seat]
    ship.place(hand.cell, hand.tile, hand.turn)
    state.set_hand(seat, EMPTY_HAND)
    state.tell(TileWelded(seat, ship.board.square(hand.cell)))


def _added(state: TruckerState, seat: Seat, cell: int) -> None:
    for rule in state.terms[seat].building:
        rule.added(state, seat, cell)


def place(state: TruckerState, seat: Seat, cell: int, turn: int) -> None:
    show(state, seat)
    hand = state.hands[seat]
    state.set_hand(seat, hand.placed(cell, turn))
    state.tell(TilePlaced(seat, COMPONENTS[hand.tile].id, state.ships[seat].board.square(cell), turn))


def lift(state: TruckerState, seat: Seat) -> None:
    """Off the ship again, into the hand; everybody has seen it by now."""
    hand = state.hands[seat]
    state.set_hand(seat, hand.shown())
    state.tell(TileLifted(seat, COMPONENTS[hand.tile].id))


def show(state: TruckerState, seat: Seat) -> None:
    """A component that leaves its taker's hand is seen by all."""
    hand = state.hands[seat]
    if hand.is_hidden:
        state.set_hand(seat, hand.shown())
        state.tell(TileShown(seat, COMPONENTS[hand.tile].id))


def take_face_down(state: TruckerState, seat: Seat) -> None:
    state.await_chance(DrawTile(seat))


def take_special(state: TruckerState, seat: Seat) -> None:
    state.await_chance(DrawSpecial(seat))


def take_face_up(state: TruckerState, seat: Seat, tile: int) -> None:
    state.heap = state.heap.without(tile)
    state.set_hand(seat, Hand(tile))
    state.tell(TileTaken(seat, COMPONENTS[tile].id))


def take_reserved(state: TruckerState, seat: Seat, tile: int) -> None:
    state.set_reserve(seat, tuple([other for other in state.players[seat].reserve if other != tile]))
    state.set_hand(seat, Hand(tile, from_reserve=True))
    state.tell(TileTaken(seat, COMPONENTS[tile].id, reserved=True))


def take_from(state: TruckerState, seat: Seat, owner: Seat, tile: int) -> None:
    """Out of somebody else's reserve; from then on it is as if it had lain in the heap, face up (ABE-SUP-SAB-01)."""
    state.set_reserve(owner, tuple([other for other in state.players[owner].reserve if other != tile]))
    state.set_hand(seat, Hand(tile))
    state.tell(TileStolen(seat, owner, COMPONENTS[tile].id))


def return_tile(state: TruckerState, seat: Seat) -> None:
    """Back into the heap, face up."""
    show(state, seat)
    tile = state.hands[seat].tile
    state.put_face_up(tile)
    state.set_hand(seat, EMPTY_HAND)
    state.tell(TileReturned(seat, COMPONENTS[tile].id))


def reserve_tile(state: TruckerState, seat: Seat) -> None:
    show(state, seat)
    tile = state.hands[seat].tile
    state.set_reserve(seat, (*state.players[seat].reserve, tile))
    state.set_hand(seat, EMPTY_HAND)
    state.tell(TileReserved(seat, COMPONENTS[tile].id))


def read_pile(state: TruckerState, seat: Seat, pile: int) -> None:
    """Nobody has looked at it yet: its cards are drawn now; else they are what they were (TIM-08)."""
    state.set_hand(seat, Hand(reading=pile))
    state.tell(PileTaken(seat, pile))
    if state.deck.pile(pile - 1).cards is None:
        state.await_chance(LookAtPile(seat, pile))
    else:
        learn_pile(state, seat, pile)


@final
class LookAtPile(TruckerAwaited):
    """The cards of a pile become known, to its reader alone."""

    __slots__ = ("pile", "seat")

    def __init__(self, seat: Seat, pile: int) -> None:
        self.seat: Final = seat
        self.pile: Final = pile

    def chance(self, state: TruckerState) -> Chance:
        return state.deck.draw_of_pile(self.pile - 1, self.seat)

    def came(self, state: TruckerState, outcome: Outcome) -> None:
        state.deck = state.deck.looked_at(self.pile - 1, outcome)
        learn_pile(state, self.seat, self.pile)


def learn_pile(state: TruckerState, seat: Seat, pile: int) -> None:
    state.deck = state.deck.read_by(pile - 1, seat)
    cards = state.deck.piles[pile - 1].cards or ()
    state.tell(PileRead(seat, pile, tuple([CARDS[card].id for card in cards])))


def put_pile_back(state: TruckerState, seat: Seat) -> None:
    state.tell(PilePutBack(seat, state.hands[seat].reading))
    state.set_hand(seat, EMPTY_HAND)
