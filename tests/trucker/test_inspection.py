"""The whole report of the inspector against one that is made from the file alone."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from citing import rule
from starhaul.trucker.boards import BASE_BOARDS
from starhaul.trucker.components import COMPONENTS
from starhaul.trucker.grid import FACING_NAMES
from starhaul.trucker.hits import THREAT_NAMES
from starhaul.trucker.inspection import inspect, inspect_hit
from starhaul.trucker.printed_components import Kind
from starhaul.trucker.ship_file import read_ship, write_ship
from trucker import slow_hits, slow_inspection
from trucker.strategies import BASE_TILES, SQUARES, built_ships, rngs

COLOURS = ["red", "yellow", "green", "blue"]


def _file(rng: Random) -> dict[str, Any]:
    """A ship file as a tool might write it, against any rule, with some of the contents left out."""
    chosen = rng.sample(SQUARES, rng.randint(0, len(SQUARES)))
    components = [_component(rng, list(square)) for square in chosen]
    return {"class": rng.choice(sorted(BASE_BOARDS)), "components": components}


def _component(rng: Random, at: list[int]) -> dict[str, Any]:
    tile = COMPONENTS[rng.choice(BASE_TILES)]
    entry: dict[str, Any] = {"tile": tile.id, "at": at, "turn": rng.randrange(4)}
    if tile.kind is Kind.CABIN and rng.random() < 0.3:
        entry["alien"] = rng.choice(["purple", "brown"])
    if rng.random() < 0.2:
        entry["humans"] = rng.randint(0, 2)
    if tile.kind is Kind.BATTERY and rng.random() < 0.5:
        entry["batteries"] = rng.randint(0, 3)
    if tile.kind in (Kind.CARGO_HOLD, Kind.SPECIAL_HOLD) and rng.random() < 0.5:
        entry["goods"] = rng.choices(COLOURS, k=rng.randint(0, tile.capacity))
    return entry


files = st.one_of(rngs.map(_file), built_ships().map(lambda ship: json.loads(json.dumps(write_ship(ship)))))


@rule("STR-01", "STR-02", "CRD-EPIDEMIC-01", "CRW-04", "CRW-06")
@given(files)
def test_the_whole_report(data: dict[str, Any]) -> None:
    assert inspect(read_ship(data)) == slow_inspection.report(data)


@rule("HIT-01", "HIT-02", "HIT-03", "HIT-06", "HIT-07", "HIT-11", "HIT-12")
@given(files, st.integers(0, 3), st.integers(0, 3), st.integers(2, 12))
def test_any_threat_at_any_ship(data: dict[str, Any], threat: int, side: int, roll: int) -> None:
    expected = slow_hits.hit(data, THREAT_NAMES[threat], FACING_NAMES[side], roll)
    assert inspect_hit(read_ship(data), threat, side, roll) == expected
