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
        *[{"game": name, "ok": True} for name in ids],
        {"games": 2, "ok": 2},
    ]
    assert starhaul("race", "replay", str(GAMES)) == (0, "2 of 2 games are equal.\n", "")


def test_a_difference_is_told(starhaul: Starhaul, broken: Path, games: list[str]) -> None:
    ran = starhaul("race", "replay", "--json", str(broken))
    first, second, last = [json.loads(line) for line in ran.out.splitlines()]
    theirs = json.loads(games[1])["result"]["players"][1]["total"] + 1
    name = json.loads(games[1])["id"]
    assert (ran.code, first["ok"], last) == (1, True, {"games": 2, "ok": 1})
    expected = {"game": name, "ok": False, "at": "result", "seat": 1, "differs": "total"}
    assert second == expected | {"ours": theirs - 1, "theirs": theirs}
    said = starhaul("race", "replay", str(broken), "--lang", "fr")
    assert said.code == 1
    assert said.out.splitlines()[-1] == "1 partie égale sur 2."
    assert f"chez eux {theirs}" in said.out


def test_what_cannot_be_read(starhaul: Starhaul, tmp_path: Path) -> None:
    (tmp_path / "words.jsonl").write_text("words\n")
    ran = starhaul("race", "replay", str(tmp_path / "words.jsonl"))
    assert (ran.code, ran.out) == (1, "")
    assert "words.jsonl, line 1: this is not JSON" in ran.err
    assert starhaul("race", "replay", str(tmp_path / "nothing.jsonl")).code == 1
    (tmp_path / "cut.jsonl.gz").write_bytes(GAMES.read_bytes()[:1000])
    assert starhaul("race", "replay", str(tmp_path / "cut.jsonl.gz")).code == 1
