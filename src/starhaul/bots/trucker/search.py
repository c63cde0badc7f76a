"""Looking ahead in a flight: guess what is hidden, fly home for every choice, count the money."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from starhaul.kernel import CLOCK, Move, Seat
from starhaul.trucker.decisions import Ask
from starhaul.trucker.state import Stage, TruckerState

from .mind import answer

SEARCHED: Final = frozenset(
    {Ask.FLY_ON, Ask.LAND, Ask.USE_SHIP, Ask.DOCK, Ask.REWARD, Ask.POWER, Ask.DEFEND, Ask.HOUSE}
)
"""What is worth a look ahead."""
HABIT: Final = 0.3
"""Credits by which another choice must be better than the usual one: guesses are noisy."""
WIN: Final = 3.0
"""Credits that being ahead is worth."""


def best_move(sample: Callable[[], TruckerState], seat: Seat, moves: Sequence[Move], samples: int, rng: Random) -> Move:
    """The move that brings home most, over some guesses."""
    usual = answer(sample(), seat, moves)
    totals = dict.fromkeys(moves, 0.0)
    totals[usual] += HABIT * samples
    for _ in range(samples):
        state = sample()
        luck = rng.random()
        for move in moves:
            totals[move] += _fly_home(state.clone(), seat, move, Random(luck))
    return max(moves, key=lambda move: totals[move])


def _fly_home(state: TruckerState, seat: Seat, move: Move, luck: Random) -> float:
    flight = state.flight
    state.apply(seat, move)
    while not state.is_over and state.flight == flight and state.stage in (Stage.LAUNCH, Stage.FLIGHT):
        if state.chance is not None:
            state.resolve(state.chance.sample(luck))
            continue
        asked = next(other for other in state.decisions if other != CLOCK)
        state.apply(asked, answer(state, asked, state.legal_moves(asked)))
    return _judge(state, seat)


def _judge(state: TruckerState, seat: Seat) -> float:
    """The money ahead of the richest other, as far as it has been counted."""
    own = state.credits[seat]
    others = [money for other, money in enumerate(state.credits) if other != seat]
    lead = own - max(others, default=0)
    return own * 0.3 + lead * 0.7 + (WIN if lead > 0 else 0.0)
