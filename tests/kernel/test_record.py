"""Records: written, read, verified by replay; every error says at which line."""

from __future__ import annotations

import json

import pytest

from kernel.toy import GAME
from starhaul.kernel import RecordError, check_point, read_record, read_records, replay, replay_steps
from starhaul.kernel.record import Came, Check, Comment, End, Moved
from starhaul.kernel.testing import Case
from starhaul.kernel.testing.copies import recorded_game

CASE = Case(GAME, 2, {"clock": True})


def record_lines() -> list[str]:
    _, record = recorded_game(CASE, 1)
    return record.write().splitlines()


def replay_lines(lines: list[str]) -> str:
    """Why a record with these lines is refused."""
    with pytest.raises(RecordError) as caught:
        replay(read_record("\n".join(lines), "game.haul"), GAME)
    return str(caught.value)


def line_with(lines: list[str], key: str) -> int:
    return next(number for number, line in enumerate(lines) if key in json.loads(line))


def test_a_record_is_readable_lines_that_replay() -> None:
    state, record = recorded_game(CASE, 1)
    lines = record.write().splitlines()
    header = json.loads(lines[0])
    assert (header["haul"], header["game"], header["seats"], header["options"]) == (1, "toy", 2, {"clock": True})
    assert state.outcome is not None
    assert json.loads(lines[-1]) == {"end": list(state.outcome.scores), "seed": "1"}
    assert any(json.loads(line).get("move", "").startswith("play ") for line in lines)
    assert replay(read_record(record.write()), GAME).dump() == state.dump()


def test_replay_steps_stop_at_every_line() -> None:
    _, record = recorded_game(CASE, 1)
    hashes = {check_point(state, 2).check for state in replay_steps(record, GAME)}
    assert len(hashes) == 1 + sum(isinstance(entry, Moved | Came) for entry in record.entries)


def test_one_file_may_hold_many_games_and_remarks() -> None:
    lines = record_lines()
    lines.insert(1, json.dumps({"comment": "watch this"}))
    both = read_records("\n".join(lines + record_lines()), "two.haul")
    assert [record.first_line for record in both] == [1, len(lines) + 1]
    assert both[0].entries[0] == Comment("watch this")
    assert [replay(record, GAME).is_over for record in both] == [True, True]
    with pytest.raises(RecordError, match="holds 2 games"):
        read_record("\n".join(lines * 2))


def test_the_end_and_a_check_point_close_a_finished_game() -> None:
    _, record = recorded_game(CASE, 1)
    assert isinstance(record.entries[-2], Check)
    assert isinstance(record.entries[-1], End)


UNREADABLE = {
    "not json": ("{", "game.haul:2: is not JSON"),
    "no object": ("[1]", "game.haul:2: is not a JSON object"),
    "unknown line": ('{"what": 1}', "game.haul:2: a line has one of move, chance, comment, check, end"),
    "wrong field": ('{"seat": "x", "move": "play 3"}', "game.haul:2: seat: must be a whole number, not 'x'"),
    "extra field": ('{"seat": 0, "move": "play 3", "why": 1}', "game.haul:2: why: unknown field"),
    "illegal move": ('{"seat": 0, "move": "play 3"}', "game.haul:2: not-asked [TOY-01]"),
    "no move": ('{"seat": 0, "move": "sing"}', "game.haul:2: sing"),
    "impossible outcome": ('{"chance": "99"}', "game.haul:2: Draw(1 of 18) cannot give '99'"),
    "no outcome": ('{"chance": "x"}', "game.haul:2: 'x' is not an outcome"),
    "wrong check": ('{"check": "0", "of": "views"}', "game.haul:2: the views are"),
}


@pytest.mark.parametrize(("line", "reason"), UNREADABLE.values(), ids=UNREADABLE)
def test_a_broken_line_is_named(line: str, reason: str) -> None:
    assert replay_lines([record_lines()[0], line]).startswith(reason)


OTHER_CONTENT = (
    "was played with other tiles and cards than those here (content other); "
    "Starhaul 0 can read it, with the same files of own content if there were any"
)


def test_a_wrong_header_is_named() -> None:
    first, *rest = record_lines()
    header = json.loads(first)
    assert replay_lines(rest) == "game.haul:1: the first line is not a header"
    for change, reason in [
        ({"haul": 9}, "haul: this program reads format 1, not 9; Starhaul 0 can read it"),
        ({"haul": 9, "version": None}, "haul: this program reads format 1, not 9"),
        ({"options": {"clock": 3}}, "option clock: must be true or false, not 3; Starhaul 0 wrote it"),
        ({"options": {"rounds": 7}}, "option rounds: must be from 1 to 3, not 7; Starhaul 0 wrote it"),
        ({"options": {"colour": 3}}, "option colour: unknown field; known are clock, rounds; Starhaul 0 wrote it"),
        ({"options": 3}, "options: must be a table"),
        ({"seats": 9}, "seats: 2 or 3, not 9; Starhaul 0 wrote it"),
        ({"content": "other"}, OTHER_CONTENT),
    ]:
        assert replay_lines([json.dumps(header | change), *rest]) == f"game.haul:1: {reason}"


def test_an_outcome_that_nothing_asked_for_is_named() -> None:
    lines = record_lines()
    at = line_with(lines, "move")
    lines.insert(at, json.dumps({"chance": "3 4"}))
    assert replay_lines(lines) == f"game.haul:{at + 1}: nothing random is due here"


def test_false_scores_and_a_false_seed_are_found() -> None:
    *lines, last = record_lines()
    end = json.loads(last)
    assert "the scores are" in replay_lines([*lines, json.dumps(end | {"end": [9, 9]})])
    assert "the seed is not the one" in replay_lines([*lines, json.dumps(end | {"seed": "2"})])
    assert "the seed is not the one" in replay_lines([*lines, json.dumps({"end": end["end"]})])


def test_nothing_follows_the_end() -> None:
    assert replay_lines([*record_lines(), '{"comment": "more"}']).endswith("something follows the end of the game")
