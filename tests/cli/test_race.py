from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from citing import ROOT
from cli.running import Starhaul

GAMES = ROOT / "tests" / "race" / "oracle" / "tgs-2p-adv-goals.jsonl.gz"


@pytest.fixture
def games() -> list[str]:
    return gzip.decompress(GAMES.read_bytes()).decode().splitlines()


@pytest.fixture
def broken(tmp_path: Path, games: list[str]) -> Path:
    """A file, not packed, whose second game has a wrong score."""
    wrong = json.loads(games[1])
    wrong["result"]["players"][1]["total"] += 1
    file = tmp_path / "games.jsonl"
    file.write_text(f"{games[0]}\n\n{json.dumps(wrong)}\n")
    return file


def test_recorded_games_replay(starhaul: Starhaul, games: list[str]) -> None:
    ran = starhaul("race", "replay", "--json", str(GAMES))
    ids = [json.loads(game)["id"] for game in games]
    assert (ran.code, ran.err) == (0, "")
    assert [json.loads(line) for line in ran.out.splitlines()] == [
        *[{"version": 1, "game": name, "ok": True} for name in ids],
        {"version": 1, "games": 2, "ok": 2},
    ]
    assert starhaul("race", "replay", str(GAMES)) == (0, "2 of 2 games are equal.\n", "")


def test_a_difference_is_told(starhaul: Starhaul, broken: Path, games: list[str]) -> None:
    ran = starhaul("race", "replay", "--json", str(broken))
    first, second, last = [json.loads(line) for line in ran.out.splitlines()]
    theirs = json.loads(games[1])["result"]["players"][1]["total"] + 1
    name = json.loads(games[1])["id"]
    assert (ran.code, first["ok"], last) == (1, True, {"version": 1, "games": 2, "ok": 1})
    expected = {"version": 1, "game": name, "ok": False, "at": "result", "seat": 1, "differs": "total"}
    assert second == expected | {"ours": theirs - 1, "theirs": theirs}
    said = starhaul("race", "replay", str(broken), "--lang", "fr")
    assert said.code == 1
    assert said.out.splitlines()[-1] == "1 partie égale sur 2."
    assert f"chez eux {theirs}" in said.out


def test_a_line_that_is_no_game_does_not_stop_the_others(starhaul: Starhaul, tmp_path: Path, games: list[str]) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(f"words\n{games[0]}\n[1]\n")
    ran = starhaul("race", "replay", "--json", str(file))
    words, good, numbers, total = [json.loads(line) for line in ran.out.splitlines()]
    assert (ran.code, ran.err, total) == (1, "", {"version": 1, "games": 3, "ok": 1})
    assert (words["ok"], words["at"], words["differs"]) == (False, "line 1", "format")
    assert good["ok"]
    assert (numbers["ok"], numbers["at"], numbers["differs"]) == (False, "setup", "format")
    said = starhaul("race", "replay", str(file))
    assert "line 1: this is no recorded game (this is not JSON: Expecting value" in said.out


def test_a_file_without_games_is_no_success(starhaul: Starhaul, tmp_path: Path) -> None:
    file = tmp_path / "empty.jsonl"
    file.write_text("\n")
    ran = starhaul("race", "replay", "--json", str(file))
    assert (ran.code, json.loads(ran.out)) == (1, {"version": 1, "games": 0, "ok": 0})
    assert "holds no game" in ran.err
    assert starhaul("race", "replay", str(file)) == (1, "", ran.err)


def test_what_cannot_be_read(starhaul: Starhaul, tmp_path: Path) -> None:
    missing = starhaul("race", "replay", str(tmp_path / "nothing.jsonl"))
    assert (missing.code, missing.out) == (1, "")
    (tmp_path / "cut.jsonl.gz").write_bytes(GAMES.read_bytes()[:1000])
    cut = starhaul("race", "replay", "--json", str(tmp_path / "cut.jsonl.gz"))
    assert (cut.code, cut.out) == (1, "")
    assert "cut.jsonl.gz” cannot be read" in cut.err
    (tmp_path / "bytes.jsonl").write_bytes(b"\xff\xfe")
    assert "is not a text file" in starhaul("race", "replay", str(tmp_path / "bytes.jsonl")).err
