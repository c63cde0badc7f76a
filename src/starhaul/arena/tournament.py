"""Everybody against everybody, two at a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from random import Random

from starhaul.arena.intervals import Interval, rate_interval
from starhaul.arena.match import Match, Played
from starhaul.arena.ratings import Rating, rate
from starhaul.bots.bot import BUDGET

Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Tournament:
    """Which bots meet, and how often each pair does."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str
    options: Mapping[str, object] = field(default_factory=dict)
    budget: float = BUDGET

    def matches(self) -> dict[Pair, Match]:
        """All pairs, with seeds of their own."""
        first = Match(self.game, (), self.seed, self.options, self.budget)
        return {
            (one, other): replace(first, bots=(self.bots[one], self.bots[other]), seed=f"{self.seed}/{one}-{other}")
            for one, other in combinations(range(len(self.bots)), 2)
        }


@dataclass(frozen=True, slots=True)
class Encounter:
    """How often a bot won against another."""

    games: int
    win_rate: float
    win_rate_95: Interval


@dataclass(frozen=True, slots=True)
class Ranked:
    """One line of the table."""

    bot: str
    rating: Rating
    against: tuple[Encounter | None, ...]
    """By the order in which the bots were named; None for itself, and for pairs that did not come to play."""


def rank(tournament: Tournament, played: Mapping[Pair, Sequence[Played]]) -> list[Ranked]:
    """The table, the best first."""
    results = {pair: [game.shares[0] for game in games] for pair, games in played.items() if games}
    ratings = rate(len(tournament.bots), results, Random(tournament.seed))
    lines = [
        Ranked(bot, ratings[at], tuple(_encounter(at, other, results) for other in range(len(tournament.bots))))
        for at, bot in enumerate(tournament.bots)
    ]
    return sorted(lines, key=lambda line: -line.rating.rating)


def _encounter(one: int, other: int, results: Mapping[Pair, Sequence[float]]) -> Encounter | None:
    if (one, other) in results:
        won = list(results[one, other])
    elif (other, one) in results:
        won = [1 - share for share in results[other, one]]
    else:
        return None
    return Encounter(len(won), sum(won) / len(won), rate_interval(sum(won), len(won)))
