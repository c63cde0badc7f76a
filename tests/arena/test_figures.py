"""Intervals, summaries, ratings: against values worked out elsewhere."""

from __future__ import annotations

import json
from random import Random

import pytest

from starhaul.arena.intervals import mean_interval, rate_interval, student_t
from starhaul.arena.match import Lost, Match, Played
from starhaul.arena.milestones import Milestones
from starhaul.arena.ratings import MIDDLE, rate
from starhaul.arena.summary import summarize
from starhaul.arena.tournament import Tournament, rank

TOY = Match("toy", ("a", "b"), "7")


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (100, 100, 0.9630, 1.0), (61.5, 100, 0.5172, 0.7044)],
)
def test_rates_have_wilsons_interval(wins: float, games: int, low: float, high: float) -> None:
    assert rate_interval(wins, games) == pytest.approx((low, high), abs=2e-4)


@pytest.mark.parametrize(
    ("freedom", "value"), [(1, 12.7062), (4, 2.7764), (6, 2.4469), (10, 2.2281), (30, 2.0423), (1000, 1.9623)]
)
def test_student_is_as_tabulated(freedom: int, value: float) -> None:
    assert student_t(freedom) == pytest.approx(value, abs=2e-3)


def test_means_have_students_interval() -> None:
    assert mean_interval([1, 2, 3, 4, 5]) == pytest.approx((1.0368, 4.9632), abs=1e-3)
    assert mean_interval([3]) is None


def played(
    number: int, shares: tuple[float, float], scores: tuple[int, int] | None, lost: Lost | None = None
) -> Played:
    return Played(number, shares, scores, 10, Milestones(8 + number, 4, 3), lost)


def test_a_summary_is_what_other_programs_expect() -> None:
    lost = Lost(1, 0, "b", "raised", "ValueError: x")
    games = [
        played(2, (1.0, 0.0), None, lost),
        played(0, (1.0, 0.0), (30, 20)),
        played(1, (0.5, 0.5), (20, 20)),
    ]
    plain = json.loads(json.dumps(summarize(TOY, games, seconds=2.0).plain()))
    bots = plain.pop("bots")
    assert plain == {
        "game": "toy",
        "seats": 2,
        "games": 3,
        "seed": 7,
        "options": {},
        "moves_per_game": 10.0,
        "rounds_per_game": 9.0,
        "finished_rate": 0.75,
        "games_per_s": 1.5,
        "moves_per_s": 15.0,
        "forfeits": [{"game": 3, "seat": 0, "bot": "b", "reason": "raised", "detail": "ValueError: x"}],
    }
    assert [(bot["name"], bot["wins"], bot["mean_score"]) for bot in bots] == [("a", 2.5, 25.0), ("b", 0.5, 20.0)]
    assert bots[0]["win_rate"] == pytest.approx(0.8333, abs=1e-4)
    assert bots[0]["win_rate_95"] == pytest.approx([0.3099, 0.9823], abs=1e-3)
    assert bots[0]["mean_score_95"] == pytest.approx([-38.53, 88.53], abs=0.1)


def test_what_does_not_exist_is_null() -> None:
    summary = summarize(TOY, [Played(0, (0.0, 1.0), None, 0, Milestones())], 1.0)
    assert summary.rounds_per_game is None
    assert summary.finished_rate is None
    assert summary.bots[0].mean_score is None
    assert summary.bots[0].mean_score_95 is None


def test_ratings_follow_the_odds() -> None:
    """Ten to one is 400 points on the scale of Elo."""
    results = {(0, 1): [1.0] * 1000 + [0.0] * 100}
    best, worst = rate(2, results, Random(1))
    assert best.rating - worst.rating == pytest.approx(400, abs=5)
    assert best.rating + worst.rating == pytest.approx(2 * MIDDLE)
    assert best.rating_95[0] < best.rating < best.rating_95[1]


def test_ratings_are_consistent_over_third_parties() -> None:
    """Who beats somebody by as much as that one beats a third is twice as far from the third."""
    results = {(0, 1): [1.0] * 300 + [0.0] * 100, (1, 2): [1.0] * 300 + [0.0] * 100}
    first, second, third = (rating.rating for rating in rate(3, results, Random(1)))
    assert first - second == pytest.approx(second - third, abs=2)
    assert first - second == pytest.approx(190, abs=5)


def test_a_clean_sweep_has_a_finite_rating() -> None:
    best, worst = rate(2, {(0, 1): [1.0] * 20}, Random(1))
    assert 300 < best.rating - worst.rating < 1000


def test_a_table_is_ranked_and_sees_both_sides() -> None:
    tournament = Tournament("toy", ("weak", "strong"), 4, "1")
    games = [Played(number, (float(number == 0), float(number != 0)), (0, 0), 1, Milestones()) for number in range(4)]
    first, second = rank(tournament, {(0, 1): games})
    assert (first.bot, second.bot) == ("strong", "weak")
    assert first.against[1] is None
    assert first.against[0] is not None
    assert second.against[1] is not None
    assert (first.against[0].win_rate, second.against[1].win_rate) == (0.75, 0.25)


def test_every_pair_meets_with_luck_of_its_own() -> None:
    matches = Tournament("toy", ("a", "b", "c"), 4, "9").matches()
    assert {pair: match.bots for pair, match in matches.items()} == {
        (0, 1): ("a", "b"),
        (0, 2): ("a", "c"),
        (1, 2): ("b", "c"),
    }
    assert len({match.seed for match in matches.values()}) == 3
