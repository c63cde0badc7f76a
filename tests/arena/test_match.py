"""Matches: the same games for the same seed, everybody in every seat, and bad bots lose alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from kernel.toy import GAME
from starhaul.arena.match import Match, play
from starhaul.arena.series import CRASHED, play_series
from starhaul.bots import BadBot, UnknownBot
from starhaul.kernel import BadOption, read_record, replay

NAUGHTY = Path(__file__).parents[1] / "bots" / "naughty.py"
TOY = Match("toy", ("random", "random"), "7")


def against(name: str, **values: float) -> Match:
    return Match("toy", ("random", f"{NAUGHTY}:{name}"), "7", budget=values.get("budget", 10.0))


def test_everybody_sits_everywhere_with_the_same_luck() -> None:
    match = Match("toy", ("a", "b", "c"), "7")
    rounds = [[match.player_in(seat, number) for seat in range(3)] for number in range(3)]
    assert sorted(rounds) == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    assert [match.luck(number) for number in range(4)] == ["7/0", "7/0", "7/0", "7/1"]


def test_the_same_bots_in_other_seats_are_no_other_game() -> None:
    assert Match("toy", ("a", "a", "a"), "7").luck(2) == "7/2"
    assert [Match("toy", ("a", "b", "a", "b"), "7").luck(number) for number in range(3)] == ["7/0", "7/0", "7/1"]


def test_the_same_seed_gives_the_same_games() -> None:
    assert [play(TOY, number) for number in range(6)] == [play(TOY, number) for number in range(6)]
    other = Match("toy", ("random", "random"), "8")
    assert [play(TOY, number).scores for number in range(6)] != [play(other, number).scores for number in range(6)]


def test_the_number_of_jobs_changes_nothing() -> None:
    alone = list(play_series(TOY, 9))
    together = sorted(play_series(TOY, 9, jobs=3), key=lambda played: played.number)
    assert alone == together


def test_shares_and_scores_go_with_the_player_not_the_seat() -> None:
    match = Match("toy", ("random", f"{NAUGHTY}:Prints"), "3")
    for number in range(4):
        played = play(match, number)
        assert played.scores is not None
        assert sum(played.shares) == pytest.approx(1)
        assert played.moves == 6
        best = max(played.scores)
        assert [share > 0 for share in played.shares] == [score == best for score in played.scores]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Raises", "raised"),
        ("RaisesAtOnce", "raised"),
        ("RaisesWhenItHears", "raised"),
        ("Illegal", "illegal"),
        ("NoMove", "illegal"),
        ("Silent", "illegal"),
    ],
)
def test_a_bad_bot_loses_and_the_other_wins(name: str, reason: str) -> None:
    for number in range(2):
        played = play(against(name), number)
        assert played.shares == (1.0, 0.0)
        assert played.scores is None
        assert played.lost is not None
        assert (played.lost.player, played.lost.seat, played.lost.reason) == (1, 1 - number, reason)


def test_three_at_a_table_share_what_the_fourth_wasted() -> None:
    bad = f"{NAUGHTY}:Raises"
    assert play(Match("toy", ("random", bad, "random"), "1"), 0).shares == (0.5, 0.0, 0.5)


def test_a_sleeper_loses() -> None:
    lost = play(against("Sleeps", budget=0.05), 0).lost
    assert lost is not None
    assert (lost.reason, lost.detail) == ("slow", "0.05 s")


def test_a_bot_that_kills_its_process_loses_that_game_alone() -> None:
    played = list(play_series(against("Dies"), 4, jobs=2))
    assert sorted(game.number for game in played) == [0, 1, 2, 3]
    assert {game.lost.reason for game in played if game.lost} == {CRASHED}
    assert all(game.shares == (0.0, 0.0) for game in played)


def test_nobody_prints_into_our_results(capsys: pytest.CaptureFixture[str]) -> None:
    list(play_series(against("Prints"), 1))
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "thinking aloud" in printed.err


def test_a_recorded_game_replays() -> None:
    played = play(Match("toy", ("random", "random"), "7", is_recorded=True), 1)
    assert played.record is not None
    record = read_record(played.record)
    assert record.header.players == ("random", "random")
    state = replay(record, GAME)
    assert state.outcome is not None
    assert state.outcome.scores == (played.scores or ())[::-1]  # in the second game they have changed seats


def test_the_record_of_a_lost_game_says_why() -> None:
    match = Match("toy", ("random", f"{NAUGHTY}:Raises"), "7", is_recorded=True)
    record = play(match, 0).record
    assert record is not None
    assert "loses: raised ValueError: no idea" in record
    assert not read_record(record).is_finished


@pytest.mark.parametrize(
    ("match", "trouble"),
    [
        (Match("toy", ("random", "nobody"), "1"), UnknownBot),
        (Match("toy", ("random", "random:2"), "1"), BadBot),
        (Match("toy", ("random",) * 5, "1"), BadOption),
        (Match("toy", ("random",) * 2, "1", {"rounds": 9}), BadOption),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(match: Match, trouble: type[Exception]) -> None:
    with pytest.raises(trouble):
        match.check()


def test_options_reach_the_game() -> None:
    assert play(Match("toy", ("random", "random"), "7", {"rounds": 1}), 0).moves == 2
