"""Heavy containers, as far as they concern one ship (MIS-HVY)."""

from __future__ import annotations

import pytest

from citing import rule
from starhaul.trucker.components import COMPONENTS, TILES
from starhaul.trucker.grid import FACINGS, FRONT, LEFT, REAR, RIGHT
from starhaul.trucker.hits import (
    HARMLESS,
    HEAVY_FIRE,
    LARGE_METEOR,
    LIGHT_FIRE,
    NO_DEFENCE,
    SMALL_METEOR,
    defence,
)
from starhaul.trucker.ship import BROWN
from starhaul.trucker.strength import engine_strength, full_engine_strength
from trucker.shipyard import at, ship

THREATS = [SMALL_METEOR, LARGE_METEOR, LIGHT_FIRE, HEAVY_FIRE]


@rule("MIS-HVY-01", "MIS-HVY-02", "MIS-HVY-09")
@pytest.mark.parametrize(("word", "plated"), [("M29", [FRONT, REAR]), ("M29>", [RIGHT, LEFT]), ("M44v", [0, 2, 3])])
def test_sides_without_a_connector_are_plated_and_the_others_are_not(word: str, plated: list[int]) -> None:
    built = ship("II", (7, 7), f"""
        {word}
    """)  # fmt: skip
    for threat in THREATS:
        assert [side for side in FACINGS if defence(built, threat, side, 7) == HARMLESS] == sorted(plated)
        unplated = [side for side in FACINGS if side not in plated]
        assert {defence(built, threat, side, 7) for side in unplated} == {NO_DEFENCE}


@rule("MIS-HVY-EX1", "MIS-HVY-04", "MIS-HVY-05")
def test_two_engines_and_an_alien_just_move_a_weight_of_four() -> None:
    built = ship("II", (6, 7), """
        engine:0*** start engine:***3
        .           M39   .
    """)  # fmt: skip
    built.set_alien(at(built, 7, 7), BROWN)
    assert engine_strength(built) == 2 + 2 - 4 == 0


@rule("MIS-HVY-EX2", "MIS-HVY-04", "MIS-HVY-05")
def test_without_engines_there_is_no_bonus_and_the_strength_is_negative() -> None:
    built = ship("II", (7, 7), """
        start
        M39
    """)  # fmt: skip
    built.set_alien(at(built, 7, 7), BROWN)
    assert engine_strength(built) == -4


@rule("MIS-HVY-04")
def test_weights_add_up() -> None:
    """One double engine, weights of 2 and 3."""
    built = ship("II", (6, 7), """
        M29 2engine M33
    """)  # fmt: skip
    assert (engine_strength(built), full_engine_strength(built)) == (-5, 2 - 5)


@rule("MIS-HVY-08")
def test_a_container_weighs_in_a_dead_zone_as_well() -> None:
    built = ship("II", (7, 7), """
        M61
        M44
    """)  # fmt: skip
    assert engine_strength(built) == -5


@rule("MIS-HVY-05")
def test_the_weight_does_not_cancel_the_bonus() -> None:
    """An engine and a weight of 5: the alien still helps."""
    built = ship("II", (6, 7), """
        engine:0*** start M44
    """)  # fmt: skip
    assert COMPONENTS[TILES["M44"]].weight == 5
    built.set_alien(at(built, 7, 7), BROWN)
    assert engine_strength(built) == 1 + 2 - 5
    built.remove(at(built, 8, 7))
    assert engine_strength(built) == 1 + 2
