# ruff: noqa: RUF001 # French has apostrophes
"""`starhaul verify`: proves the luck of a record, or names the line where it fails."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.running import SPACES, Starhaul
from kernel.test_luck import WORDS, changed, served_game
from starhaul.games import GAMES
from starhaul.kernel.record import seed_hash

HASH = seed_hash("kestrel")


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A game of the toy with words of its players, as a server writes it."""
    monkeypatch.setitem(GAMES, "toy", "kernel.toy")
    return served_game(WORDS).write().splitlines()


def written(folder: Path, lines: list[str]) -> str:
    file = folder / "game.haul"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return str(file)


def test_luck_that_holds(starhaul: Starhaul, lines: list[str], tmp_path: Path) -> None:
    file = written(tmp_path, lines)
    count = sum("chance" in json.loads(line) for line in lines)
    code, out, err = starhaul("verify", file, "--hash", f"{HASH[:4].upper()} {HASH[4:12]}")
    assert (code, err) == (0, "")
    assert out == (
        f"{file}: toy, {count} dice and draws follow from the seed. The seed has the hash that was promised before "
        f"the first move: {HASH}. Words of the players are in it: abracadabra.\n"
    )


def test_luck_that_holds_in_french(starhaul: Starhaul, lines: list[str], tmp_path: Path) -> None:
    file = written(tmp_path, lines)
    count = sum("chance" in json.loads(line) for line in lines)
    expected = f"{file}~: toy, {count} dés et tirages découlent de la graine. La graine a bien l’empreinte promise"
    assert starhaul("verify", file, "--lang", "fr").out.startswith(expected.translate(SPACES))


def test_luck_for_programs(starhaul: Starhaul, lines: list[str], tmp_path: Path) -> None:
    found = json.loads(starhaul("verify", written(tmp_path, lines), "--json").out)
    (game,) = found["games"]
    assert (found["version"], found["ok"], game["promised"]) == (1, True, True)
    assert (game["seed_hash"], game["words"]) == (HASH, list(WORDS))


def test_a_changed_die_is_named_by_its_line(starhaul: Starhaul, lines: list[str], tmp_path: Path) -> None:
    at = max(at for at, line in enumerate(lines) if json.loads(line).get("chance", "").count(" ") == 1)
    true = json.loads(lines[at])["chance"]
    false = "6 6" if true != "6 6" else "6 5"
    file = written(tmp_path, [*lines[:at], changed(lines[at], chance=false), *lines[at + 1 :]])
    code, _, err = starhaul("verify", file)
    assert code == 1
    assert f"{file}, line {at + 1}: “{false}” does not follow from the seed, which gives “{true}”" in err
    found = json.loads(starhaul("verify", file, "--json").out)
    assert (found["ok"], found["problem"]["line"], found["problem"]["code"]) == (False, at + 1, "other-luck")


def test_another_promise_than_the_one_that_was_shown(starhaul: Starhaul, lines: list[str], tmp_path: Path) -> None:
    code, _, err = starhaul("verify", written(tmp_path, lines), "--hash", "0123456789")
    assert code == 1
    assert "line 1: the record promises another hash" in err


@pytest.mark.parametrize("text", ["5e88", "not a hash at all"])
def test_no_hash_at_all(starhaul: Starhaul, lines: list[str], tmp_path: Path, text: str) -> None:
    code, _, err = starhaul("verify", written(tmp_path, lines), "--hash", text)
    assert code == 2
    assert f"--hash takes at least 8 digits of a hash (0-9, a-f), not “{text}”." in err


def test_a_game_that_is_not_over(starhaul: Starhaul, lines: list[str], tmp_path: Path) -> None:
    code, _, err = starhaul("verify", written(tmp_path, lines[:4]))
    assert code == 1
    assert "the seed is not revealed" in err
