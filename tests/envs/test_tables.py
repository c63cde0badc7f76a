"""Tables that people train on never change under them, whatever is added to the games."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import Any

import numpy as np
import pytest

from citing import ROOT
from golden.shelf import records
from golden.variants import VARIANTS, Variant
from starhaul.envs import race_v0, trucker_v0
from starhaul.envs.table import Table, read_setting
from starhaul.envs.version import BeyondVersion, Names
from starhaul.kernel import Record, Seat, State
from starhaul.kernel.record import Came, Moved

MODULES: Any = {"race": race_v0, "trucker": trucker_v0}
KEPT = Path(__file__).parent / "observations.json"
"""What golden games are in numbers. It is written once: no change of the games changes it."""
EVERY = 11
"""Lines of a golden game between two looks."""


def digest(names: Any) -> str:
    return sha256("\n".join(names).encode()).hexdigest()[:16]


# What every number means.


@pytest.mark.parametrize(
    ("game", "size", "checksum"),
    [("race", 1390, "e29702f32a383cf7"), ("trucker", 1670, "3c07885f82e51e94")],
)
def test_the_actions_of_version_0_are_fixed(game: str, size: int, checksum: str) -> None:
    actions = MODULES[game].ACTIONS
    assert (len(actions), len(set(actions)), actions[0]) == (size, size, "wait")
    assert digest(actions) == checksum


@pytest.mark.parametrize(
    ("game", "seats", "size", "checksum"),
    [
        ("race", 1, 756, "e7671ddba507e6c6"),
        ("race", 2, 1056, "2b0fc068208cddad"),
        ("race", 3, 1356, "8fd9c18216780695"),
        ("race", 4, 1656, "c3c32e9ab1ef6633"),
        ("race", 5, 1956, "766f2676709bf48c"),
        ("trucker", 2, 2237, "b8d287ad57d29253"),
        ("trucker", 3, 3170, "9ce9ba1b98b10a47"),
        ("trucker", 4, 4103, "c4b4df3cb1573b79"),
    ],
)
def test_the_observations_of_version_0_are_fixed(game: str, seats: int, size: int, checksum: str) -> None:
    version = MODULES[game].VERSION
    numbers = version.numbers(seats)
    assert (len(numbers), len(set(numbers)), version.size(seats)) == (size, size, size)
    assert digest(numbers) == checksum


def test_every_component_is_written_as_ever() -> None:
    """Its kind, its capacity, and its sides."""
    written = [f"{name} {trucker_v0.numbers_in_hand(name)}" for name in trucker_v0.VERSION.names("component").names]
    assert digest(written) == "387a9aaca658df01"


# Every variant in numbers: those of golden games, which are the same games for ever.


def offered() -> list[Variant]:
    return [variant for variant in VARIANTS if "own_cards" not in variant.options]


def moments(record: Record, state: State) -> Iterator[int]:
    """Play a record again, and stop at some of its lines."""
    lines = [entry for entry in record.entries if isinstance(entry, Moved | Came)]
    for number, entry in enumerate(lines):
        if number % EVERY == 0:
            yield number
        if isinstance(entry, Moved):
            state.apply(Seat(entry.seat), next(m for m in state.legal_moves(Seat(entry.seat)) if str(m) == entry.move))
        else:
            assert state.chance is not None
            state.resolve(state.chance.read(entry.chance))
    yield len(lines)


def in_numbers(variant: Variant) -> list[str]:
    """For each number of seats the space, and a checksum of what all seats see and may do in one game."""
    found = {}
    module = MODULES[variant.game]
    for record in records(variant):
        seats = record.header.seats
        if seats in found:
            continue
        setting = read_setting({"masked_observation": True, **variant.options})
        table = Table(module.SIGHT, seats, setting)
        seen = sha256()
        for _ in moments(record, table.state):
            for seat in range(seats):
                observation: Any = table.observe(Seat(seat))
                assert table.observation_space.contains(observation)
                assert table.mask(Seat(seat)).any()
                seen.update(observation["observation"].astype("<i2").tobytes())
                seen.update(observation["action_mask"].astype(np.int8).tobytes())
        space: Any = table.observation_space
        numbers, mask = space["observation"], space["action_mask"]
        found[seats] = f"{numbers.shape[0]} {numbers.dtype}, {mask.shape[0]} {mask.dtype}: {seen.hexdigest()[:16]}"
    return [found[seats] for seats in sorted(found)]


@pytest.mark.parametrize("variant", offered(), ids=lambda variant: f"{variant.game}-{variant.name}")
def test_every_variant_has_the_numbers_that_it_always_had(variant: Variant) -> None:
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    assert in_numbers(variant) == kept[variant.game][variant.name]


# More than version 0 knows.

NEW_CONTENT = {
    "trucker/data/components.toml": """
[[component]]
id = "X001"
set = "base"
kind = "cabin"
sides = [3, 3, 3, 3]
source = "house"
""",
    "trucker/data/adventures.toml": """
[[open_space]]
id = "X-01"
deck = "I"
source = "house"
""",
    "race/data/cards.toml": """
[[card]]
id = "fresh-idea"
type = "development"
cost = 1
vp = 1
tgs = 1
source = "public"
""",
    "race/data/goals.toml": """
[[goal]]
id = "fresh-goal"
kind = "first"
vp = 3
minimum = 5
counts = "vp_chips"
check = ["consume"]
source = "rulebook"
""",
}
PLAY_WITH_MORE = """
import hashlib, json
from random import Random
import numpy as np
from starhaul.envs import race_v0, trucker_v0
from starhaul.envs.version import BeyondVersion
from starhaul.race import catalogue
from starhaul.trucker.components import COMPONENTS

def play(seed, **options):
    env = race_v0.raw_env(masked_observation=True, **options)
    env.reset(seed=seed)
    rng, trail = Random(seed), hashlib.sha256()
    for agent in env.agent_iter():
        observation, _, terminated, _, _ = env.last()
        env.step(None if terminated else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return "played"

def complaint(seed):
    try:
        return play(seed)
    except BeyondVersion as error:
        return str(error)

def tables(module):
    return [module.ACTIONS, module.VERSION.numbers(2)]

print(json.dumps({
    "first": [COMPONENTS[0].id, catalogue().label[0]],
    "tables": [tables(race_v0), tables(trucker_v0)],
    "base": play(1, expansion="base"),
    "complaints": sorted({complaint(seed) for seed in range(8)}),
}))
"""


def test_new_content_changes_no_table(tmp_path: Path) -> None:
    """Even in front of all other content, so that the games number everything anew."""
    copytree(ROOT / "src" / "starhaul", tmp_path / "starhaul", ignore=ignore_patterns("static", "__pycache__"))
    for name, entry in NEW_CONTENT.items():
        file = tmp_path / "starhaul" / name
        file.write_text(entry + file.read_text(encoding="utf-8"), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", PLAY_WITH_MORE],
        env={"PYTHONPATH": str(tmp_path)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["first"] == ["X001", "fresh-idea"]
    tables = [[[*module.ACTIONS], module.VERSION.numbers(2)] for module in (race_v0, trucker_v0)]
    assert found["tables"] == tables
    assert found["base"] == "played"
    complaints = set(found["complaints"]) - {"played"}
    assert complaints
    for complaint in complaints:
        assert re.fullmatch(r"race_v0 has no (action|card|goal) '[a-z ]*fresh-(idea|goal)': it came later", complaint)


def test_what_version_0_cannot_say_is_refused_in_words() -> None:
    with pytest.raises(BeyondVersion, match="race_v0 knows nothing for the option own_cards, not all"):
        race_v0.env(own_cards=["all"])
    version = trucker_v0.VERSION
    version.require_known({"levels": [3, 1], "mode": "series"}, 4)
    with pytest.raises(BeyondVersion, match="trucker_v0 has no option sets, only mode, level, levels, timer, mistakes"):
        version.require_known({"sets": ["base"]}, 2)
    with pytest.raises(BeyondVersion, match="trucker_v0 knows 1, 2, 3 for the option levels, not 4"):
        version.require_known({"levels": [1, 4]}, 2)
    with pytest.raises(BeyondVersion, match="trucker_v0 is for 2 to 4 seats, not 5"):
        version.require_known({}, 5)
    with pytest.raises(BeyondVersion, match="trucker_v0 has no kind 'turret': it came later"):
        version.names("kind").at("turret")


def test_a_version_plays_what_it_always_played_where_nothing_is_said() -> None:
    """Also when the game itself begins to play something else by default."""
    usual = {"mode": "flight", "level": 2, "levels": [1, 2, 3], "timer": "none", "mistakes": "forbidden"}
    assert trucker_v0.raw_env().table.given_options == usual
    assert trucker_v0.raw_env(level=3).table.given_options == {**usual, "level": 3}
    options = race_v0.raw_env().table.given_options
    told = {
        "expansion": "tgs",
        "goals": True,
        "expert": True,
        "learning": False,
        "robot": "none",
        "draft": False,
        "own_cards": [],
    }
    assert options == told


def test_names_are_listed_once() -> None:
    with pytest.raises(AssertionError, match="v9 lists a colour twice"):
        Names("v9", "colour", ["red", "blue", "red"])
