"""Who may read which forecast pile while ships are built (TIM-07 to TIM-09)."""

from __future__ import annotations

from functools import lru_cache

from starhaul.kernel import IllegalMove, Move, Seat

from .deck import ALL_PILES, FORECAST_PILES
from .moves import READ_PILE
from .player import NOTHING
from .ship_board import NO_CELL
from .state import TruckerState


def has_added(state: TruckerState, seat: Seat) -> bool:
    """Whether at least one component was added to the starting cabin, if there is one (TIM-07)."""
    ship = state.ships[seat]
    given = 0 if ship.board.start == NO_CELL else 1
    return ship.components_count > given or state.hands[seat].cell != NOTHING


def may_read(state: TruckerState, seat: Seat) -> bool:
    """Some need not have added anything (ABE-SUP-INS-02)."""
    return state.terms[seat].may_read_early or has_added(state, seat)


def reading_moves(state: TruckerState, seat: Seat) -> tuple[Move, ...]:
    """The piles that this seat may pick up (TIM-08, TIM-09)."""
    return _reading_moves(_readable_piles(state, seat), *[hand.reading for hand in state.hands])


@lru_cache(maxsize=1 << 8)
def _reading_moves(count: int, *in_hands: int) -> tuple[Move, ...]:
    return tuple([READ_PILE[pile] for pile in range(1, count + 1) if pile not in in_hands])


def _readable_piles(state: TruckerState, seat: Seat) -> int:
    return ALL_PILES if state.terms[seat].may_read_hidden else FORECAST_PILES


def reading_problem(state: TruckerState, seat: Seat, pile: int) -> IllegalMove | None:
    """Why this seat cannot pick up this pile."""
    if not state.deck.piles:
        return IllegalMove("no-forecast", "LRN-01")
    if not may_read(state, seat):
        return IllegalMove("nothing-added-yet", "TIM-07")
    if pile in [hand.reading for hand in state.hands]:
        return IllegalMove("pile-taken", "TIM-08", pile=pile)
    return None if 1 <= pile <= _readable_piles(state, seat) else IllegalMove("no-such-pile", "TIM-09", pile=pile)
