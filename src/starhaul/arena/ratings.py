"""Ratings from who beat whom: Bradley and Terry's model on the scale of Elo."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log10
from random import Random
from typing import Final

from starhaul.arena.intervals import Interval

MIDDLE: Final = 1500
"""The mean of all ratings."""
SCALE: Final = 400
"""So many points more make a win ten times as likely as a loss."""
ROUNDS: Final = 200
"""Of the fit; each brings it closer to the most likely strengths."""
RESAMPLES: Final = 200
"""Times that the games are drawn again, with replacement, to see how the ratings scatter."""

Results = Mapping[tuple[int, int], Sequence[float]]
"""For a pair of players what the first won in each of their games."""


@dataclass(frozen=True, slots=True)
class Rating:
    rating: float
    rating_95: Interval


def rate(players: int, results: Results, rng: Random) -> list[Rating]:
    """Ratings with the interval in which 95 of 100 repetitions would fall."""
    ratings = _fit(players, results)
    scattered = [_fit(players, _drawn_again(results, rng)) for _ in range(RESAMPLES)]
    low, high = round(RESAMPLES * 0.025), round(RESAMPLES * 0.975) - 1
    intervals = []
    for player in range(players):
        column = sorted(fit[player] for fit in scattered)
        intervals.append((column[low], column[high]))
    return [Rating(*pair) for pair in zip(ratings, intervals, strict=True)]


def _drawn_again(results: Results, rng: Random) -> dict[tuple[int, int], list[float]]:
    return {pair: rng.choices(won, k=len(won)) for pair, won in results.items()}


def _fit(players: int, results: Results) -> list[float]:
    """Hunter's iteration. Each pair is lent one drawn game, so that a clean sweep has a finite rating."""
    wins = [0.0] * players
    games = dict[tuple[int, int], int]()
    for (one, other), won in results.items():
        wins[one] += sum(won) + 0.5
        wins[other] += len(won) - sum(won) + 0.5
        games[one, other] = games[other, one] = len(won) + 1
    strength = [1.0] * players
    for _ in range(ROUNDS):
        strength = [wins[player] / _expected(player, strength, games) for player in range(players)]
    logs = [log10(value) for value in strength]
    mean = sum(logs) / players
    return [MIDDLE + SCALE * (value - mean) for value in logs]


def _expected(player: int, strength: Sequence[float], games: Mapping[tuple[int, int], int]) -> float:
    return sum(count / (strength[one] + strength[other]) for (one, other), count in games.items() if one == player)
