"""`starhaul check` tells authors of own content what is good and what is not."""

from __future__ import annotations

import json
from pathlib import Path

from citing import ROOT
from cli.running import Starhaul

CARDS = str(ROOT / "examples" / "own-cards" / "frontier.toml")
TWO_BAD = """
[[card]]
id = "moon"
name = "Moon"
type = "world"
cost = 1
vp = 1

[[card]]
id = "hill"
name = "Hill"
type = "hill"
cost = 1
vp = 1

[[card]]
id = "lake"
name = "Moon"
type = "world"
cost = 1
vp = 1
"""
KIND = "must be one of world, development, not 'hill'"
NAME = "another card is called 'Moon' already"


def written(folder: Path, text: str) -> str:
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_good_cards_of_race(starhaul: Starhaul) -> None:
    code, out, err = starhaul("check", CARDS)
    assert (code, err) == (0, "All good: 5 entries for race.\n")
    assert out.splitlines()[:2] == ["card 'lighthouse-moon': good", "card 'salvage-belt': good"]
    _, out, err = starhaul("check", CARDS, "--lang", "fr")
    assert err == "Tout est bon\u00a0: 5 entrées pour race.\n"
    assert out.splitlines()[0] == "card 'lighthouse-moon'\u00a0: bon"


def test_everything_wrong_is_told_at_once(starhaul: Starhaul, tmp_path: Path) -> None:
    file = written(tmp_path, TWO_BAD)
    code, out, err = starhaul("check", file)
    assert (code, err) == (1, f"{file} cannot be used: 2 problems.\n")
    assert out.splitlines() == [
        "card 'moon': good",
        f"mine.toml:10: card 'hill': type: {KIND}",
        f"mine.toml:17: card 'lake': name: {NAME}",
    ]


def test_the_same_for_programs(starhaul: Starhaul, tmp_path: Path) -> None:
    file = written(tmp_path, TWO_BAD)
    code, out, _ = starhaul("check", "--json", file)
    problems = [
        {"line": 10, "entry": "card 'hill'", "field": "type", "reason": KIND},
        {"line": 17, "entry": "card 'lake'", "field": "name", "reason": NAME},
    ]
    found = json.loads(out)
    assert code == 1
    assert found == {
        "version": 1,
        "file": file,
        "game": "race",
        "ok": False,
        "good": ["card 'moon'"],
        "problems": problems,
    }


def test_a_table_that_no_game_knows(starhaul: Starhaul, tmp_path: Path) -> None:
    code, out, _ = starhaul("check", written(tmp_path, '[[moon]]\nid = "x"'))
    assert code == 1
    assert out.startswith("mine.toml:1: moon: unknown table; known are ")
    assert "card" in out


def test_a_file_that_says_nothing_or_is_no_toml(starhaul: Starhaul, tmp_path: Path) -> None:
    file = written(tmp_path, "# later\n")
    assert starhaul("check", file) == (1, "", f"There is nothing in {file}.\n")
    code, out, _ = starhaul("check", written(tmp_path, "no"))
    assert code == 1
    assert out.startswith("mine.toml: is not TOML")
    code, _, err = starhaul("check", "nowhere.toml")
    assert code == 1
    assert "nowhere.toml" in err
