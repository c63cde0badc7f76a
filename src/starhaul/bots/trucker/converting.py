"""What a Deliveryman's spare parts are good for: the component that does more as something else (ABE-SUP-DEL)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from starhaul.kernel import Move, Seat
from starhaul.trucker.faults import faults
from starhaul.trucker.moves import DONE, Convert
from starhaul.trucker.ship import Ship
from starhaul.trucker.state import TruckerState
from starhaul.trucker.team.spare_parts import changes_in_building, conversions, convert

from .forecast import Needs, needs_of
from .rating import TASTE, rating

FAULT: Final = 2.5
"""What an error costs that is found at the spot check: a component, often more, and a credit for each."""
WORTHWHILE: Final = 0.3
"""What a part must add: the eye is not that sharp."""


def has_use_for_a_part(state: TruckerState, seat: Seat) -> bool:
    """After building."""
    return convert_or_not(state, seat, conversions(state, seat)) is not DONE


def has_use_in_building(state: TruckerState, seat: Seat) -> bool:
    return convert_or_not(state, seat, changes_in_building(state, seat)) is not DONE


def convert_or_not(state: TruckerState, seat: Seat, moves: Sequence[Move]) -> Move:
    """The part that adds most, if any adds enough."""
    needs = needs_of(state, seat)
    best: Move = DONE
    most = _worth(state.ships[seat], needs) + WORTHWHILE
    start = state.ships[seat].board.start
    for move in moves:
        if isinstance(move, Convert) and state.ships[seat].board.cell(move.square) != start:  # its crew flies the ship
            after = state.clone()
            convert(after, seat, move)
            worth = _worth(after.ships[seat], needs)
            if worth > most:
                best, most = move, worth
    return best


def _worth(ship: Ship, needs: Needs) -> float:
    """As it is when building ends."""
    return rating(ship, needs, TASTE, late=True) - FAULT * len(faults(ship))
