"""What the moves of building do to the table (BLD-03 to BLD-11, TIM-07, TIM-14)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, final

from starhaul.kernel import Chance, Outcome, Seat

from .adventures import CARDS
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
    TileTaken,
    TileWelded,
)
from .outcomes import DrawById
from .rows import replaced
from .state import NOTHING, TruckerAwaited, TruckerState

TILE_IDS: Final = [component.id for component in COMPONENTS]


class TileDraw(DrawById):
    """A component from the face-down heap; its taker alone sees which."""

    __slots__ = ("heap",)

    def __init__(self, heap: tuple[int, ...], taker: Seat) -> None:
        super().__init__((taker,))
        self.heap: tuple[int, ...] = heap

    def ids(self) -> Sequence[str]:
        return TILE_IDS

    def __repr__(self) -> str:
        return f"TileDraw(1 of {len(self.heap)})"

    def sample(self, rng: Random) -> Outcome:
        return (rng.choice(self.heap),)

    def allows(self, outcome: Outcome) -> bool:
        return len(outcome) == 1 and outcome[0] in self.heap


@final
class DrawTile(TruckerAwaited):
    """A face-down component becomes somebody, for its taker alone (BLD-04)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def chance(self, state: TruckerState) -> Chance:
        return TileDraw(state.face_down, self.seat)

    def came(self, state: TruckerState, outcome: Outcome) -> None:
        (tile,) = outcome
        at = state.face_down.index(tile)
        state.face_down = state.face_down[:at] + state.face_down[at + 1 :]
        state.hand = replaced(state.hand, self.seat, tile)
        state.hand_hidden = replaced(state.hand_hidden, self.seat, True)
        state.tell(TileDrawn(self.seat, COMPONENTS[tile].id))


def weld(state: TruckerState, seat: Seat) -> None:
    """What was placed last becomes part of the ship (BLD-10, BLD-11)."""
    cell = state.hand_cell[seat]
    if cell != NOTHING:
        ship = state.ships[seat]
        ship.place(cell, state.hand[seat], state.hand_turn[seat])
        empty_hand(state, seat)
        state.tell(TileWelded(seat, ship.board.square(cell)))


def empty_hand(state: TruckerState, seat: Seat) -> None:
    state.hand = replaced(state.hand, seat, NOTHING)
    state.hand_cell = replaced(state.hand_cell, seat, NOTHING)
    state.hand_turn = replaced(state.hand_turn, seat, 0)
    state.hand_hidden = replaced(state.hand_hidden, seat, False)
    state.from_reserve = replaced(state.from_reserve, seat, False)
    state.fitting = replaced(state.fitting, seat, None)


def place(state: TruckerState, seat: Seat, cell: int, turn: int) -> None:
    show(state, seat)
    state.hand_cell = replaced(state.hand_cell, seat, cell)
    state.hand_turn = replaced(state.hand_turn, seat, turn)
    square = state.ships[seat].board.square(cell)
    state.tell(TilePlaced(seat, COMPONENTS[state.hand[seat]].id, square, turn))


def lift(state: TruckerState, seat: Seat) -> None:
    """Off the ship again, into the hand; everybody has seen it by now."""
    state.hand_cell = replaced(state.hand_cell, seat, NOTHING)
    state.hand_turn = replaced(state.hand_turn, seat, 0)
    state.tell(TileLifted(seat, COMPONENTS[state.hand[seat]].id))


def show(state: TruckerState, seat: Seat) -> None:
    """A component that leaves its taker's hand is seen by all."""
    if state.hand_hidden[seat]:
        state.hand_hidden = replaced(state.hand_hidden, seat, False)
        state.tell(TileShown(seat, COMPONENTS[state.hand[seat]].id))


def take_face_down(state: TruckerState, seat: Seat) -> None:
    state.await_chance(DrawTile(seat))


def take_face_up(state: TruckerState, seat: Seat, tile: int) -> None:
    at = state.face_up.index(tile)
    state.face_up = state.face_up[:at] + state.face_up[at + 1 :]
    state.hand = replaced(state.hand, seat, tile)
    state.tell(TileTaken(seat, COMPONENTS[tile].id))


def take_reserved(state: TruckerState, seat: Seat, tile: int) -> None:
    state.reserve = replaced(state.reserve, seat, tuple(other for other in state.reserve[seat] if other != tile))
    state.hand = replaced(state.hand, seat, tile)
    state.from_reserve = replaced(state.from_reserve, seat, True)
    state.tell(TileTaken(seat, COMPONENTS[tile].id, reserved=True))


def return_tile(state: TruckerState, seat: Seat) -> None:
    """Back into the heap, face up."""
    show(state, seat)
    tile = state.hand[seat]
    state.put_face_up(tile)
    empty_hand(state, seat)
    state.tell(TileReturned(seat, COMPONENTS[tile].id))


def reserve_tile(state: TruckerState, seat: Seat) -> None:
    show(state, seat)
    tile = state.hand[seat]
    state.reserve = replaced(state.reserve, seat, state.reserve[seat] + (tile,))
    empty_hand(state, seat)
    state.tell(TileReserved(seat, COMPONENTS[tile].id))


def read_pile(state: TruckerState, seat: Seat, pile: int) -> None:
    """Nobody has looked at it yet: its cards are drawn now; else they are what they were (TIM-08)."""
    state.reading = replaced(state.reading, seat, pile)
    state.tell(PileTaken(seat, pile))
    if state.deck.piles[pile - 1].cards is None:
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
        return state.deck.draw_of_pile(self.seat)

    def came(self, state: TruckerState, outcome: Outcome) -> None:
        state.deck = state.deck.looked_at(self.pile - 1, outcome)
        learn_pile(state, self.seat, self.pile)


def learn_pile(state: TruckerState, seat: Seat, pile: int) -> None:
    state.deck = state.deck.read_by(pile - 1, seat)
    cards = state.deck.piles[pile - 1].cards or ()
    state.tell(PileRead(seat, pile, tuple(CARDS[card].id for card in cards)))


def put_pile_back(state: TruckerState, seat: Seat) -> None:
    state.tell(PilePutBack(seat, state.reading[seat]))
    state.reading = replaced(state.reading, seat, NOTHING)
