"""How random players of Trucker choose, so that their ships are worth a flight."""

from __future__ import annotations

from random import Random

from starhaul.kernel import Move, Seat, State
from starhaul.trucker.moves import TAKE_SPECIAL, Finish, GiveUp, Place

HASTE = 0.03
"""How often somebody finishes or gives up who could go on."""
HUNGER = 0.5
"""How often a hoarder takes a special component who can."""


def eager(state: State, seat: Seat, moves: list[Move], rng: Random) -> Move:
    """Build and fly on for a while; place more often than not what can be placed."""
    del state, seat
    leaving = [move for move in moves if isinstance(move, Finish | GiveUp)]
    if leaving and (len(leaving) == len(moves) or rng.random() < HASTE):
        return rng.choice(leaving)
    placing = [move for move in moves if isinstance(move, Place)]
    if placing and len(placing) > 0.8 * len(moves):
        return rng.choice(placing)
    return rng.choice([move for move in moves if not isinstance(move, Finish | GiveUp)])


def hoarder(state: State, seat: Seat, moves: list[Move], rng: Random) -> Move:
    """Take special components wherever there are any."""
    if TAKE_SPECIAL in moves and rng.random() < HUNGER:
        return TAKE_SPECIAL
    return eager(state, seat, moves, rng)
