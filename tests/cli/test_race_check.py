from __future__ import annotations

import json
from pathlib import Path

import pytest

from citing import ROOT
from cli.running import Starhaul
from starhaul.kernel import Recorder
from starhaul.race import GAME

EXAMPLE = str(ROOT / "examples" / "own-cards" / "frontier.toml")
BAD = '[[card]]\nid = "moon"\nname = "Moon"\ntype = "moon"\ncost = 1\nvp = 1\n'
REASON = "type: must be one of world, development, not 'moon'"


def test_a_file_of_own_cards_is_shown(starhaul: Starhaul) -> None:
    code, out, err = starhaul("race", "check", EXAMPLE)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "Lighthouse Moon (lighthouse-moon): world, cost 2, 1 VP, 2 copies"
    assert lines[1:3] == ["  produce", "  price n=1 good=novelty"]
    assert "  per_named vp=3 card=lighthouse-moon" in lines
    _, out, _ = starhaul("race", "check", EXAMPLE, "--lang", "fr")
    assert out.startswith("Lighthouse Moon (lighthouse-moon)\u00a0: monde, coût 2, 1 PV, 2 exemplaires\n")


def test_own_cards_for_programs(starhaul: Starhaul) -> None:
    code, out, _ = starhaul("race", "check", EXAMPLE, "--json")
    found = json.loads(out)
    assert (code, found["version"], found["file"], found["ok"]) == (0, 1, EXAMPLE, True)
    assert [card["id"] for card in found["cards"]][:2] == ["lighthouse-moon", "salvage-belt"]
    assert found["cards"][0]["powers"][1] == {
        "is": "price",
        "kind": "price",
        "n": 1,
        "good": "novelty",
        "this_world": False,
    }


def test_a_file_that_cannot_be_used_says_why(starhaul: Starhaul, tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(BAD, encoding="utf-8")
    assert starhaul("race", "check", str(file)) == (
        1,
        "",
        f"These cards cannot be used. bad.toml:2: card 'moon': {REASON}\n",
    )
    code, out, _ = starhaul("race", "check", str(file), "--json")
    problem = {"line": 2, "entry": "card 'moon'", "field": "type", "reason": REASON.removeprefix("type: ")}
    assert (code, json.loads(out)["problem"]) == (1, problem)


def test_a_file_that_is_not_there(starhaul: Starhaul) -> None:
    code, _, err = starhaul("race", "check", "nowhere.toml")
    assert code == 1
    assert "nowhere.toml" in err


@pytest.mark.parametrize("command", [("replay", "{record}"), ("bench", "--quiet", "--game", "race")])
def test_what_loads_a_game_says_that_a_file_of_the_players_is_broken(
    starhaul: Starhaul, tmp_path: Path, command: tuple[str, ...]
) -> None:
    folder = tmp_path / "content" / "race"
    folder.mkdir(parents=True)
    (folder / "bad.toml").write_text(BAD, encoding="utf-8")
    record = tmp_path / "game.haul"
    record.write_text(Recorder(GAME, {}, 2, "0").record.write(), encoding="utf-8")
    words = [word.format(record=record) for word in command]
    code, out, err = starhaul(*words, STARHAUL_HOME=str(tmp_path))
    assert (code, out, err) == (1, "", f"A file of your own cannot be used. bad.toml:2: card 'moon': {REASON}\n")
