"""Ships of every class with the components of all sets: the inspector against one that is made from the file alone."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest

from starhaul.cli.ship import WayIn
from starhaul.trucker.boards import board
from starhaul.trucker.components import COMPONENTS, TILES
from starhaul.trucker.drawing import draw
from starhaul.trucker.faults import RULES, placement_problem
from starhaul.trucker.grid import FACING_NAMES
from starhaul.trucker.hits import THREAT_NAMES
from starhaul.trucker.inspection import inspect, inspect_hit, inspect_intruder
from starhaul.trucker.intruding import HANDS, way_through
from starhaul.trucker.matching import most_pairs
from starhaul.trucker.notation import parse_ship, ship_text
from starhaul.trucker.ship_file import read_ship, write_ship
from trucker import slow_hits, slow_inspection
from trucker.random_files import CLASSES, random_file
from trucker.random_tokens import add_tokens
from trucker.slow_boards import existing_squares, outline

SHIPS = 250
"""Of each class, half of them with tokens."""
ACROSS = {"front": ["left", "right"], "rear": ["left", "right"], "left": ["front", "rear"], "right": ["front", "rear"]}
KINDS = ["predator", "commando", "predator_commando"]
BUILT_WITH = [tile for tile in COMPONENTS if tile.set in ("base", "abe")]


@cache
def files(ship_class: str) -> list[dict[str, Any]]:
    rng = Random(f"ships of class {ship_class}")
    plain = [random_file(rng, ship_class) for _ in range(SHIPS)]
    return [data if number % 2 else add_tokens(data, rng) for number, data in enumerate(plain)]


@pytest.mark.parametrize("ship_class", CLASSES)
def test_the_whole_report(ship_class: str) -> None:
    seen: Counter[str] = Counter()
    for data in files(ship_class):
        expected = slow_inspection.report(data)
        assert inspect(read_ship(data)) == expected, json.dumps(data)
        seen.update(name for name, value in expected.items() if value)
        seen.update({fault["code"] for fault in expected["faults"]})
        seen["pairs"] += expected["cannon"]["base"] >= 2
        seen["negative"] += expected["engine"]["full"] < 0
        seen["exploding"] += bool(expected["radiation"]["explode"])
        seen["manned"] += bool(expected["thrusters"]["intruders"])
        seen["powering"] += any(panel["powers"] for panel in expected["solar"])
    wanted = {*RULES} - ({"closed_square"} if ship_class != "IIIB" else set())
    wanted |= {"armed", "defended", "dead", "weight", "crubots", "epidemic", "alien_cabins"}
    wanted |= {"pairs", "negative", "exploding", "manned", "powering"}
    assert [name for name in sorted(wanted) if not seen[name]] == [], "each of them was looked at"


@pytest.mark.parametrize("ship_class", CLASSES)
def test_any_threat(ship_class: str) -> None:
    rng = Random(f"threats at class {ship_class}")
    seen: Counter[str] = Counter()
    for data in files(ship_class):
        ship = read_ship(data)
        for _ in range(12):
            threat, way, options = rng.choice(THREAT_NAMES), *lane_options(rng)
            lane = way.lane(ship)
            assert lane is not None
            expected = slow_hits.hit(data, threat, **options)
            found = inspect_hit(ship, THREAT_NAMES.index(threat), way.side, lane)
            assert found == expected, (threat, options, json.dumps(data))
            seen["harmless" if expected["harmless"] else "harm"] += 1
            seen["missing"] += expected["target"] is None
            seen["chain"] += bool(expected["if_hit"]) and len(expected["if_hit"]["destroyed"]) > 2
            seen.update(expected["defences"])
    assert min(seen[name] for name in ("harmless", "harm", "missing", "chain", "shield", "double_cannon")) > 0


@pytest.mark.parametrize("ship_class", CLASSES)
def test_any_intruder(ship_class: str) -> None:
    rng = Random(f"intruders in class {ship_class}")
    seen: Counter[str] = Counter()
    for data in files(ship_class):
        ship = read_ship(data)
        for _ in range(8):
            kind, hand, (way, options) = rng.choice(KINDS), rng.choice([*HANDS]), lane_options(rng)
            charges = [] if kind == "predator" else [rng.randint(1, 7) for _ in range(rng.randint(1, 3))]
            steps = sum(charges) or rng.randint(1, 16)
            lane = way.lane(ship)
            assert lane is not None
            path = way_through(ship, way.side, lane, HANDS[hand], steps, ship.defended_cells())
            found = inspect_intruder(ship, path, charges, eats=kind != "commando")
            expected = slow_hits.intrude(data, kind, hand=hand, steps=steps, charges=charges, **options)
            assert found == expected, (kind, hand, steps, charges, options, json.dumps(data))
            seen[expected["outcome"]] += 1
            seen["emptied"] += bool(expected["emptied"])
            seen["exploded"] += bool(expected["if_exploded"])
    assert min(seen[name] for name in ("misses", "turned_away", "defeated", "leaves", "emptied", "exploded")) > 0


def lane_options(rng: Random) -> tuple[WayIn, dict[str, Any]]:
    """Where something comes from, for both."""
    side = rng.choice(FACING_NAMES)
    roll, dice = rng.randint(2, 12), [rng.randint(1, 6), rng.randint(1, 6)]
    shift = rng.choice([None, *ACROSS[side]])
    way = None if shift is None else FACING_NAMES.index(shift)
    options = {"side": side, "roll": roll, "dice": dice, "shift": shift}
    return WayIn(FACING_NAMES.index(side), roll, tuple(dice), way), options


@pytest.mark.parametrize("ship_class", CLASSES)
def test_a_ship_that_is_written_reads_back(ship_class: str) -> None:
    for data in files(ship_class):
        written = json.loads(json.dumps(write_ship(read_ship(data))))
        assert inspect(read_ship(written)) == inspect(read_ship(data))
        assert write_ship(read_ship(written)) == written


@pytest.mark.parametrize("ship_class", CLASSES)
def test_where_a_component_may_be_added(ship_class: str) -> None:
    """The components of Another Big Expansion, on boards of every class: what fits brings a join and no fault."""
    rng = Random(f"adding to class {ship_class}")
    counts = Counter[bool]()
    for data in files(ship_class)[:80]:
        if not {tuple(entry["at"]) for entry in data["components"]} - outline(data):
            ship, tile, turn = read_ship(data), rng.choice(BUILT_WITH), rng.randrange(4)
            legal = ship.board.squares(ship.legal_cells(TILES[tile.id], turn))
            for square in existing_squares(data):
                if ship.board.has(square):
                    fits = slow_inspection.may_be_added(data, tile, square, turn)
                    assert (square in legal) == fits, (tile.id, turn, square, json.dumps(data))
                    problem = placement_problem(ship, TILES[tile.id], ship.board.cell(square), turn)
                    assert (problem is None) == fits
                    counts[fits] += 1
    assert min(counts[True], counts[False]) > 50


@pytest.mark.parametrize("ship_class", CLASSES)
def test_the_notation_of_a_ship_reads_back(ship_class: str) -> None:
    for data in files(ship_class):
        ship = read_ship(data)
        if ship.board is board(ship.ship_class):
            assert parse_ship(ship_text(ship)) == ship
            assert draw(ship).isascii()


def test_pairs_in_graphs_with_odd_rings() -> None:
    """Where taking any pair that comes along would not do."""
    rng = Random(3)
    sizes = Counter[int]()
    for _ in range(600):
        size = rng.randint(2, 11)
        edges = [(one, other) for other in range(size) for one in range(other) if rng.random() < 0.3]
        near: dict[int, list[int]] = {node: [] for node in rng.sample(range(size), size)}
        for one, other in rng.sample(edges, len(edges)):
            near[one].append(other)
            near[other].append(one)
        assert most_pairs(near) == tried_pairs(tuple(edges))
        sizes[most_pairs(near)] += 1
    assert sizes[5] > 0


def tried_pairs(edges: tuple[tuple[int, int], ...]) -> int:
    """The first edge is a pair, or it is not."""
    if not edges:
        return 0
    first, *others = edges
    apart = tuple(edge for edge in others if not {*edge} & {*first})
    best = 1 + tried_pairs(apart)
    return best if len(apart) == len(others) else max(best, tried_pairs(tuple(others)))
