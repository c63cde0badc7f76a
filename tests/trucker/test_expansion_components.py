"""The components of the sets that can be added, as printed."""

from __future__ import annotations

from collections import Counter

import pytest

from starhaul.trucker.components import AIMS_OF, COMPONENTS, FACTS_OF_KIND, SIDES_OF, TILES, WEIGHT_OF, ZONES_OF
from starhaul.trucker.connectors import BARREL, PLATED
from starhaul.trucker.grid import FACING_NAMES, FRONT, LEFT, REAR, RIGHT
from starhaul.trucker.own.entries import OWN_SET
from starhaul.trucker.printed_components import Component, Kind
from starhaul.trucker.sets import BASE

COLUMN, ROW = FRONT, RIGHT


def tiles_of(name: str) -> list[Component]:
    return [component for component in COMPONENTS if component.set == name]


def test_another_big_expansion_has_42_components() -> None:
    counts = Counter(component.kind for component in tiles_of("abe"))
    assert sum(counts.values()) == 42
    assert counts == {
        Kind.SOLAR_PANEL: 7,
        Kind.THRUSTER: 5,
        Kind.ROUTING_MODULE: 4,
        Kind.MIXED_LIFE_SUPPORT: 2,
        Kind.CRUBOT_STATION: 4,
        Kind.AUTO_DEFENSE: 10,
        Kind.ARMORY: 4,
        Kind.SPECIAL_HOLD: 3,
        Kind.SHIELD: 3,
    }


def test_missions_has_72_special_components() -> None:
    counts = Counter(component.kind for component in tiles_of("missions"))
    assert counts == {
        Kind.EXPLOSIVE: 16,
        Kind.FRAGILE: 12,
        Kind.HEAVY: 16,
        Kind.RADIOACTIVE: 16,
        Kind.ARTIFACT: 12,
    }
    assert Counter(component.zone for component in tiles_of("missions")) == {
        (): 60,
        ("column",): 8,
        ("column", "row"): 4,
    }


def test_tiles_are_numbered_set_by_set_with_the_base_game_first() -> None:
    names = [component.set for component in COMPONENTS if component.set != OWN_SET]
    assert names == [BASE] * 156 + ["abe"] * 42 + ["missions"] * 72


@pytest.mark.parametrize("turn", range(4))
def test_a_thruster_points_in_two_directions_and_turns_with_its_tile(turn: int) -> None:
    placed = TILES["A08"] * 4 + turn
    ways = [(FRONT + turn) % 4, (RIGHT + turn) % 4]
    assert AIMS_OF[placed] == ways
    assert [facing for facing in range(4) if SIDES_OF[placed][facing] == BARREL] == sorted(ways)


def test_only_routing_modules_are_hubs() -> None:
    assert [kind for kind in Kind if FACTS_OF_KIND[kind.value].hub] == [Kind.ROUTING_MODULE]


def plated(tile: str, turn: int) -> list[str]:
    sides = SIDES_OF[TILES[tile] * 4 + turn]
    return [FACING_NAMES[facing] for facing in range(4) if sides[facing] == PLATED]


def test_plating_turns_with_its_tile() -> None:
    assert plated("A37", 0) == ["front", "right", "rear"]
    assert plated("A37", 1) == ["right", "rear", "left"]
    assert plated("A40", 3) == ["front", "left"]


def test_a_heavy_container_is_plated_where_it_has_no_connector() -> None:
    """MIS-HVY-01, MIS-HVY-09."""
    for component in tiles_of("missions"):
        smooth = tuple(name for name, side in zip(FACING_NAMES, component.sides, strict=True) if side == 0)
        assert component.plated == (smooth if component.kind is Kind.HEAVY else ())
    assert [WEIGHT_OF[TILES[tile]] for tile in ("M29", "M33", "M39", "M44", "M01")] == [2, 3, 4, 5, 0]


def test_a_quarter_turn_of_an_artifact_makes_its_column_a_row() -> None:
    """MIS-ART-02, MIS-ART-03."""
    assert [ZONES_OF[TILES["M61"] * 4 + turn] for turn in range(4)] == [[COLUMN], [ROW], [COLUMN], [ROW]]
    assert [ZONES_OF[TILES["M69"] * 4 + turn] for turn in range(4)] == [[COLUMN, ROW]] * 4
    assert not any(ZONES_OF[TILES[tile] * 4] for tile in ("M60", "S1"))


@pytest.mark.parametrize(
    ("turn", "sides"), [(0, [FRONT, RIGHT]), (1, [RIGHT, REAR]), (2, [REAR, LEFT]), (3, [LEFT, FRONT])]
)
def test_a_plated_shield_is_a_shield(turn: int, sides: list[int]) -> None:
    """ABE-GEN-08."""
    assert COMPONENTS[TILES["A42"]].kind is Kind.SHIELD
    assert AIMS_OF[TILES["A42"] * 4 + turn] == sides
