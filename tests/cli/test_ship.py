from __future__ import annotations

import io
import json
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from cli.running import Starhaul
from starhaul.trucker.boards import board
from starhaul.trucker.components import TILES
from starhaul.trucker.ship import starting_ship
from starhaul.trucker.ship_file import write_ship
from trucker.strategies import add_somewhere

START = '{"class": "II", "components": [{"tile": "S1", "at": [7, 7], "turn": 0}]}'
TWO = """\
{"class": "II", "components": [{"tile": "S1", "at": [7, 7], "turn": 0}, {"tile": "B048", "at": [7, 6], "turn": 0}]}

{"class": "I", "components": []}
"""


@pytest.fixture
def ships(tmp_path: Path) -> Path:
    file = tmp_path / "ships.jsonl"
    file.write_text(TWO, "utf-8")
    return file


def test_every_ship_is_inspected_in_its_order(starhaul: Starhaul, ships: Path) -> None:
    code, out, err = starhaul("ship", "inspect", str(ships), "--json")
    first, second = map(json.loads, out.splitlines())
    assert (code, err) == (0, "")
    assert first == {
        "version": 1,
        "faults": [],
        "exposed": 3,
        "pieces": [2],
        "engine": {"base": 0, "full": 0},
        "cannon": {"base": 1, "full": 1},
        "crew": 2,
        "humans": 2,
        "batteries": 0,
        "containers": {"plain": 0, "special": 0},
        "shielded": [],
        "alien_cabins": [],
        "epidemic": [],
    }
    assert list(second) == list(first)
    assert second["pieces"] == []


def test_a_threat_comes_at_every_ship(starhaul: Starhaul, ships: Path) -> None:
    options = ("--threat", "large", "--from", "front", "--roll", "7", "--json")
    code, out, err = starhaul("ship", "hit", str(ships), *options)
    assert (code, err) == (0, "")
    assert [json.loads(line) for line in out.splitlines()] == [
        {"version": 1, "target": [7, 6], "harmless": True, "defences": [], "if_hit": {"pieces": [[[7, 7]]]}},
        {"version": 1, "target": None, "harmless": True, "defences": [], "if_hit": None},
    ]


def test_standard_input(starhaul: Starhaul, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(START))
    ran = starhaul("ship", "inspect", "-", "--json")
    assert (ran.code, json.loads(ran.out)["exposed"]) == (0, 4)


def test_people_see_a_picture_and_words(starhaul: Starhaul, tmp_path: Path) -> None:
    file = tmp_path / "ship.jsonl"
    file.write_text('{"class": "I", "components": [{"tile": "B021", "at": [7, 7], "turn": 1}]}', "utf-8")
    code, out, err = starhaul("ship", "inspect", str(file))
    assert (code, err) == (0, "")
    assert "weng  1" in out
    assert "[BLD-13] The engine at 7,7 does not point to the rear." in out
    assert "Exposed connectors: 1" in out
    hit = starhaul("ship", "hit", str(file), "--threat", "light", "--from", "left", "--roll", "7", "--lang", "fr")
    assert hit.out.startswith("Cela détruit 7,7")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ('{"class": "II"', "line 2: this is not JSON"),
        ("[" * 100_000, "line 2: this is not JSON"),
        ("7", "line 2: a JSON object should stand here, not “7”."),
        ('{"class": "IX", "components": []}', "line 2: there is no ship class “IX”"),
        ('{"class": "I"}', "line 2: “components” is missing."),
        ('{"class": "\\u001b[2J\\u0000", "components": []}', "line 2: there is no ship class “\ufffd[2J\ufffd”"),
        (START.replace("S1", "B999"), "line 2, component 1: there is no tile “B999”."),
        (START.replace("[7, 7]", "[7, 70]"), "line 2, component 1: no board has a square [7, 70]."),
        (
            START.replace("]}", ', {"tile": "B001", "at": [7, 7], "turn": 0}]}'),
            "line 2, component 2: another component stands on [7, 7] already.",
        ),
    ],
)
def test_a_broken_ship_is_named_and_nothing_printed(
    starhaul: Starhaul, tmp_path: Path, line: str, message: str
) -> None:
    file = tmp_path / "broken.jsonl"
    file.write_text(f"{START}\n{line}\n", "utf-8")
    for arguments in (["inspect"], ["hit", "--threat", "small", "--from", "rear", "--roll", "2"]):
        code, out, err = starhaul("ship", arguments[0], str(file), *arguments[1:], "--json")
        assert (code, out) == (1, "")
        assert err.startswith(f"{file}, {message}")


def test_bytes_that_are_no_text_are_found_in_their_line(starhaul: Starhaul, tmp_path: Path) -> None:
    file = tmp_path / "broken.jsonl"
    file.write_bytes(f"{START}\n\n".encode() + b'{"class": "II\xff", "components": []}\n')
    expected = f"“{file}” is not a text file in UTF-8 (line 3).\n"
    assert starhaul("ship", "inspect", str(file), "--json") == (1, "", expected)


def test_a_missing_file(starhaul: Starhaul) -> None:
    assert starhaul("ship", "inspect", "nowhere.jsonl", "--json") == (1, "", "There is no file “nowhere.jsonl”.\n")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("ship", "needs inspect|hit"),
        ("ship inspect", "“starhaul ship inspect” needs FILE."),
        ("ship repair x.jsonl", "“repair” will not do"),
        ("ship inspect x.jsonl --roll 7", "There is no option “--roll” here."),
        ("ship hit x.jsonl --from left --roll 7", "“hit” needs --threat."),
        ("ship hit x.jsonl --threat small --roll 7", "“hit” needs --from."),
        ("ship hit x.jsonl --threat small --from left", "“hit” needs --roll."),
        ("ship hit x.jsonl --threat tiny --from left --roll 7", "“tiny” will not do for --threat"),
        ("ship hit x.jsonl --threat small --from above --roll 7", "“above” will not do for --from"),
        ("ship hit x.jsonl --threat small --from left --roll 13", "“13” will not do for --roll"),
    ],
)
def test_wrong_usage(starhaul: Starhaul, arguments: str, message: str) -> None:
    code, out, err = starhaul(*arguments.split())
    assert (code, out) == (2, "")
    assert message in err


def test_a_thousand_ships_in_a_moment(tmp_path: Path) -> None:
    """Two seconds with the start of the program, on a busy machine; the promise is ten."""
    rng = Random(7)
    lines = []
    for _ in range(50):
        ship = starting_ship(board("III"), TILES["S1"])
        for tile in rng.sample(range(152), 80):
            add_somewhere(ship, tile, rng)
        lines.append(json.dumps(write_ship(ship)))
    file = tmp_path / "many.jsonl"
    file.write_text("\n".join(lines * 20), "utf-8")
    began = time.perf_counter()
    command = [sys.executable, "-m", "starhaul", "ship", "inspect", str(file), "--json"]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    assert ran.stdout.count("\n") == 1000
    assert time.perf_counter() - began < 10
