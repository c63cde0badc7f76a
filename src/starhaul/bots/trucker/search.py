"""Looking ahead in a flight: guess what is hidden, fly home for every choice, count the money."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final

from starhaul.kernel import CLOCK, Move, Seat
from starhaul.trucker.decisions import Ask
from starhaul.trucker.state import TruckerState
from starhaul.trucker.table import Stage

from .mind import answer

SEARCHED: Final = frozenset(
    {
        *(Ask.FLY_ON, Ask.LAND, Ask.USE_SHIP, Ask.DOCK, Ask.REWARD, Ask.POWER, Ask.DEFEND, Ask.HOUSE),
        *(Ask.SHIFT, Ask.CRUBOTS, Ask.INSURE),
    }
)
"""What is worth a look ahead."""
HABIT: Final = 0.3
"""Credits by which another choice must be better than the usual one: guesses are noisy."""
ROUND: Final = 8
"""Guesses after which moves are given up that have fallen behind."""
DOUBT: Final = 2.0
"""Standard errors by which they must be behind."""
WIN: Final = 6.0
"""Credits that being ahead is worth."""


def best_move(
    sample: Callable[[], TruckerState], seat: Seat, moves: Sequence[Move], guesses: Iterable[int], rng: Random
) -> Move:
    """The move that brings home most, over all guesses; fewer, where it is soon clear."""
    usual = answer(sample(), seat, moves)
    flights: dict[Move, list[float]] = {move: [] for move in moves}
    left = list(moves)
    for number in guesses:
        state = sample()
        luck = rng.random()
        for move in left:
            habit = HABIT if move == usual else 0.0
            flights[move].append(habit + _fly_home(state.clone(), seat, move, Random(luck)))
        if number % ROUND == ROUND - 1:
            left = _in_doubt(left, flights)
            if len(left) == 1:
                break
    return max(left, key=lambda move: sum(flights[move])) if flights[usual] else usual


def _in_doubt(moves: list[Move], flights: Mapping[Move, list[float]]) -> list[Move]:
    """The best move so far, and those that may yet turn out better."""
    best = max(moves, key=lambda move: sum(flights[move]))
    return [move for move in moves if move is best or _is_in_doubt(flights[best], flights[move])]


def _is_in_doubt(better: list[float], worse: list[float]) -> bool:
    """Whether luck alone may have made the difference."""
    differences = [more - less for more, less in zip(better, worse, strict=True)]
    if len(differences) < 2:
        return True
    return fmean(differences) < DOUBT * stdev(differences) / sqrt(len(differences))


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
    own = state.players[seat].purse.credits
    others = [player.purse.credits for other, player in enumerate(state.players) if other != seat]
    lead = own - max(others, default=0)
    return own * 0.3 + lead * 0.7 + (WIN if lead > 0 else 0.0)
