"""What programs read: every object of every command says which version of the format it is."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from citing import ROOT
from cli.running import Starhaul
from starhaul.cli.commands import WORDS, all_parsers
from starhaul.cli.console import JSON_VERSION
from starhaul.server.storage import prepare
from starhaul.words import Words

SHIP = {"class": "I", "components": [{"tile": "S1", "at": [7, 7], "turn": 0}]}


def written(folder: Path, name: str, text: str) -> str:
    (folder / name).write_text(text, encoding="utf-8")
    return str(folder / name)


def ships(folder: Path) -> str:
    return written(folder, "ships.jsonl", f"{json.dumps(SHIP)}\n" * 2)


def backup(folder: Path) -> list[list[str]]:
    asyncio.run(prepare(folder / "club.db"))
    return [["--database", str(folder / "club.db"), str(folder / "copy.db")]]


CALLS: dict[str, Callable[[Path], list[list[str]]]] = {
    "serve": lambda _: [["--print-config"]],
    "backup": backup,
    "replay": lambda folder: [[written(folder, "broken.haul", "{}")]],
    "verify": lambda folder: [[written(folder, "broken.haul", "{}")]],
    "ship inspect": lambda folder: [[ships(folder)]],
    "ship hit": lambda folder: [[ships(folder), "--threat", "small", "--from", "rear", "--roll", "7"]],
    "ship intrude": lambda folder: [
        [ships(folder), "--kind", "predator", "--from", "rear", "--roll", "7", "--hand", "left", "--steps", "4"]
    ],
    "bots": lambda _: [[]],
    "simulate": lambda _: [["race", "--games", "1", "--seed", "1"]],
    "arena": lambda _: [["race", "--bots", "random,rookie", "--games", "1", "--seed", "1"]],
    "race replay": lambda folder: [[written(folder, "games.jsonl", "{}\nno game\n")]],
    "race check": lambda folder: [[written(folder, "bad.toml", "[[card]]")], [written(folder, "none.toml", "")]],
    "check": lambda folder: [[written(folder, "bad.toml", "[[card]]")], [written(folder, "none.toml", "")]],
    "bench": lambda _: [["--game", "race", "--seconds", "1"]],
    "rules": lambda _: [["--root", str(ROOT), "--chapter", "race"]],
    "doctor": lambda _: [[]],
}
"""How each command that speaks JSON is made to speak. `test_serve.py` reads what `serve` says when it answers."""


def test_no_command_with_json_is_forgotten() -> None:
    parsers = all_parsers(Words.for_language("en", *WORDS))
    speaking = {parser.prog for parser in parsers if any("--json" in option.flags for option in parser.options)}
    assert {f"starhaul {command}" for command in CALLS} == speaking


@pytest.mark.parametrize("command", CALLS)
def test_every_object_carries_its_version(
    starhaul: Starhaul, command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STARHAUL_HOME", str(tmp_path))
    for arguments in CALLS[command](tmp_path):
        ran = starhaul(*command.split(), *arguments, "--json")
        objects = [json.loads(line) for line in ran.out.splitlines()]
        assert objects, ran.err
        assert [found["version"] for found in objects] == [JSON_VERSION] * len(objects)
        assert all(len(found) > 1 for found in objects)


def test_a_record_that_holds_has_a_version_too(starhaul: Starhaul, tmp_path: Path) -> None:
    starhaul("simulate", "race", "--games", "1", "--seed", "1", "--record", str(tmp_path))
    found = json.loads(starhaul("replay", str(tmp_path / "000001.haul"), "--json").out)
    assert (found["version"], found["ok"]) == (JSON_VERSION, True)
