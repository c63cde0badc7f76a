from __future__ import annotations

import io
import json
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

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
        "crubots": 0,
        "armed": [],
        "defended": [],
        "thrusters": {"hits": [], "intruders": []},
        "solar": [],
        "radiation": {"crew": [], "explode": []},
        "dead": [],
        "weight": 0,
    }
    assert list(second) == list(first)
    assert second["pieces"] == []


def test_a_threat_comes_at_every_ship(starhaul: Starhaul, ships: Path) -> None:
    options = ("--threat", "large", "--from", "front", "--roll", "7", "--json")
    code, out, err = starhaul("ship", "hit", str(ships), *options)
    assert (code, err) == (0, "")
    assert [json.loads(line) for line in out.splitlines()] == [
        {
            "version": 1,
            "target": [7, 6],
            "harmless": True,
            "defences": [],
            "if_hit": {"destroyed": [[7, 6]], "pieces": [[[7, 7]]]},
        },
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
        (START.replace("II", "IV"), "line 2: “halves” is missing."),
        ('{"class": "IV", "halves": ["R1", "F1"], "components": []}', "line 2: “halves” must be a front half (F1,"),
        ('{"class": "IV", "halves": 7, "components": []}', "line 2: “halves” must be a front half (F1,"),
        ('{"class": "IIIB", "closed": [0, 1], "components": []}', "line 2: “closed” must be two dice from 1 to 6"),
        ('{"class": "IIIB", "closed": [true, 1], "components": []}', "line 2: “closed” must be two dice"),
        ('{"class": "IIIB", "closed": "12", "components": []}', "line 2: “closed” must be two dice"),
        (START.replace("II", "IIB"), "line 2, component 1: no board has a square [7, 7]."),
        (START.replace("0}", '0, "crubots": 1}'), "line 2, component 1: “crubots” must be true or false, not “1”."),
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
        ("ship", "needs inspect|hit|intrude"),
        ("ship inspect", "“starhaul ship inspect” needs FILE."),
        ("ship repair x.jsonl", "“repair” will not do"),
        ("ship inspect x.jsonl --roll 7", "There is no option “--roll” here."),
        ("ship hit x.jsonl --from left --roll 7", "“hit” needs --threat."),
        ("ship hit x.jsonl --threat small --roll 7", "“hit” needs --from."),
        ("ship hit x.jsonl --threat small --from left", "“hit” needs --roll."),
        ("ship hit x.jsonl --threat tiny --from left --roll 7", "“tiny” will not do for --threat"),
        ("ship hit x.jsonl --threat small --from above --roll 7", "“above” will not do for --from"),
        ("ship hit x.jsonl --threat small --from left --roll 13", "“13” will not do for --roll"),
        ("ship hit x.jsonl --threat small --from left --dice 1", "“1” will not do for --dice: it takes 2 numbers"),
        ("ship hit x.jsonl --threat small --from left --dice 1,7", "“7” will not do for --dice"),
        ("ship hit x.jsonl --threat small --from left --dice 1,", "“” will not do for --dice"),
        ("ship hit x.jsonl --threat small --from left --roll 7 --shift left", "A shift to the left does not move"),
        ("ship hit x.jsonl --threat small --from rear --roll 7 --shift front", "A shift to the front does not move"),
        ("ship intrude x.jsonl --from left --roll 7 --hand left --steps 3", "“intrude” needs --kind."),
        ("ship intrude x.jsonl --kind predator --roll 7 --hand left --steps 3", "“intrude” needs --from."),
        ("ship intrude x.jsonl --kind predator --from left --hand left --steps 3", "“intrude” needs --roll."),
        ("ship intrude x.jsonl --kind predator --from left --roll 7 --steps 3", "“intrude” needs --hand."),
        ("ship intrude x.jsonl --kind predator --from left --roll 7 --hand left --charges 3", "needs --steps."),
        ("ship intrude x.jsonl --kind commando --from left --roll 7 --hand left --steps 3", "needs --charges."),
        ("ship intrude x.jsonl --kind commando --from left --roll 7 --hand left --charges 0", "“0” will not do"),
    ],
)
def test_wrong_usage(starhaul: Starhaul, arguments: str, message: str) -> None:
    code, out, err = starhaul(*arguments.split())
    assert (code, out) == (2, "")
    assert message in err


def test_each_ship_is_hit_by_the_dice_of_its_class(starhaul: Starhaul, tmp_path: Path) -> None:
    """Both may be given; a ship whose dice are not known is named by its line."""
    file = tmp_path / "ships.jsonl"
    round_ship = START.replace("II", "IIB").replace("[7, 7]", "[5, 3]")
    file.write_text(f"{START}\n{round_ship}\n", "utf-8")
    options = ("ship", "hit", str(file), "--threat", "heavy", "--from", "front", "--json")
    both = starhaul(*options, "--roll", "7", "--dice", "4,3")
    assert [json.loads(line)["target"] for line in both.out.splitlines()] == [[7, 7], [5, 3]]
    shifted = starhaul(*options, "--roll", "8", "--dice", "2,5", "--shift", "left")
    assert [json.loads(line)["target"] for line in shifted.out.splitlines()] == [[7, 7], [5, 3]]
    assert starhaul(*options, "--roll", "7") == (1, "", f"{file}, line 2: the lane of this ship is named by --dice.\n")
    assert starhaul(*options, "--dice", "4,3") == (
        1,
        "",
        f"{file}, line 1: the lane of this ship is named by --roll.\n",
    )


def test_an_intruder_in_words(starhaul: Starhaul, tmp_path: Path) -> None:
    file = tmp_path / "ship.jsonl"
    file.write_text(TWO, "utf-8")
    options = ("--kind", "commando", "--from", "front", "--roll", "7", "--hand", "left", "--charges", "2,2")
    code, out, err = starhaul("ship", "intrude", str(file), *options)
    assert (code, err) == (0, "")
    first, second = out.splitlines()
    assert first == "It goes its way and leaves: 7,6 7,7 7,6 7,7. Components destroyed by its charges: 1"
    assert second == "It misses."


SAMPLE = Path(__file__).parents[1] / "data"


def sample(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (SAMPLE / f"ships_exp_sample{name}.jsonl").read_text("utf-8").splitlines()]


def test_ships_of_the_expansions_are_told_as_an_independent_reference_tells_them(starhaul: Starhaul) -> None:
    ran = starhaul("ship", "inspect", str(SAMPLE / "ships_exp_sample.jsonl"), "--json")
    assert [json.loads(line) for line in ran.out.splitlines()] == [
        {"version": 1} | expected for expected in sample(".inspect")
    ]


CASES = sample(".cases")


@pytest.mark.parametrize("case", CASES, ids=[f"{number}-{case['command']}" for number, case in enumerate(CASES)])
def test_hits_and_walks_end_as_an_independent_reference_tells_them(
    starhaul: Starhaul, tmp_path: Path, case: dict[str, Any]
) -> None:
    file = tmp_path / "ship.jsonl"
    file.write_text(json.dumps(sample("")[case["ship"]]), "utf-8")
    options: list[str] = []
    for name in case.keys() - {"ship", "command", "expect"}:
        value = case[name]
        options += [f"--{name}", ",".join(map(str, value)) if isinstance(value, list) else str(value)]
    ran = starhaul("ship", case["command"], str(file), *options, "--json")
    assert json.loads(ran.out) == {"version": 1} | case["expect"]


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
