"""Artifacts and their dead zones, as far as they concern one ship (MIS-ART)."""

from __future__ import annotations

import pytest

from citing import rule
from starhaul.trucker.components import BATTERY, CARGO_HOLD, SHIELD
from starhaul.trucker.destruction import destroyed_with
from starhaul.trucker.faults import faults
from starhaul.trucker.goods import BLUE
from starhaul.trucker.grid import FRONT, LEFT, Square
from starhaul.trucker.hits import HARMLESS, LARGE_METEOR, LIGHT_FIRE, NO_DEFENCE, SMALL_METEOR, defence
from starhaul.trucker.ship import PURPLE, Ship
from starhaul.trucker.ship_file import read_ship
from starhaul.trucker.strength import full_cannon_halves, full_engine_strength
from trucker.shipyard import at, ship, squares

SINGLE, DOUBLE = "M61", "M69"


def loaded(*components: tuple[str, Square, int]) -> Ship:
    """As before launch."""
    entries = [{"tile": tile, "at": list(square), "turn": turn} for tile, square, turn in components]
    return read_ship({"class": "II", "components": entries})


@rule("MIS-ART-EX1", "MIS-ART-01", "MIS-ART-02", "MIS-ART-13")
@pytest.mark.parametrize("turn", range(4))
def test_a_single_artifact_makes_its_column_dead_or_turned_a_quarter_its_row(turn: int) -> None:
    """At (5,8): across gaps, with its own square and the square behind the starting cabin."""
    built = loaded(
        ("M61", (5, 8), turn), ("B118", (5, 6), 0), ("B118", (5, 9), 0), ("B118", (7, 8), 0), ("S1", (7, 7), 0)
    )
    column, row = [(5, 6), (5, 8), (5, 9)], [(5, 8), (7, 8)]
    assert squares(built, built.dead()) == (row if turn % 2 else column)


@rule("MIS-ART-03", "MIS-ART-13")
@pytest.mark.parametrize("turn", range(4))
def test_a_double_artifact_makes_both_dead_the_starting_cabin_too(turn: int) -> None:
    built = loaded((DOUBLE, (5, 7), turn), ("B118", (5, 9), 0), ("S1", (7, 7), 0), ("B118", (6, 8), 0))
    assert squares(built, built.dead()) == [(5, 7), (5, 9), (7, 7)]


@rule("MIS-ART-05", "MIS-RAD-10")
def test_components_there_hold_nothing() -> None:
    """Artifact in column 7: the starting cabin and the battery there are empty, those beside it full."""
    built = loaded(
        (SINGLE, (7, 5), 0), ("S1", (7, 7), 0), ("B095", (7, 8), 0), ("B001", (6, 7), 0), ("B095", (6, 8), 0)
    )
    assert (built.total_humans, built.total_tokens) == (2, 3)
    assert squares(built, built.crewed_cells() | built.token_cells()) == [(6, 7), (6, 8)]
    hold = loaded((SINGLE, (7, 5), 0), ("B118", (7, 8), 0), ("B118", (6, 8), 0))
    assert squares(hold, hold.working_holds) == [(6, 8)]


@rule("MIS-ART-04", "MIS-ART-06", "MIS-ART-07")
def test_they_add_no_strength_and_protect_from_nothing() -> None:
    """All in the column of the artifact; one of each beside it works."""
    built = ship("II", (7, 5), f"""
        {SINGLE}
        gun^:0***
        shield^
        2engine
    """)  # fmt: skip
    assert (full_cannon_halves(built), full_engine_strength(built), built.shields(FRONT)) == (0, 0, 0)
    assert defence(built, LARGE_METEOR, FRONT, 7) == NO_DEFENCE
    built.remove(at(built, 7, 5))
    assert (full_cannon_halves(built), full_engine_strength(built)) == (2, 2)
    assert defence(built, LARGE_METEOR, FRONT, 7) == HARMLESS


@rule("MIS-ART-07")
def test_a_dead_shield_stops_nothing() -> None:
    drawing = """
        {artifact} .
        shield^    hold
    """
    dead = ship("II", (6, 6), drawing.format(artifact=SINGLE))
    assert defence(dead, LIGHT_FIRE, FRONT, 7) == NO_DEFENCE
    alive = ship("II", (6, 6), drawing.format(artifact=f"{SINGLE}>"))
    assert defence(alive, LIGHT_FIRE, FRONT, 7) != NO_DEFENCE


@rule("MIS-ART-08")
def test_a_life_support_there_supports_nobody_wherever_the_cabin_is() -> None:
    built = ship("II", (6, 6), f"""
        .          {SINGLE}
        cabin:*3** purple:***3
    """)  # fmt: skip
    assert built.alien_cabins(PURPLE) == 0
    built.remove(at(built, 7, 6))
    assert squares(built, built.alien_cabins(PURPLE)) == [(6, 7)]


@rule("MIS-ART-09")
def test_when_the_artifact_is_lost_components_work_again_and_stay_empty() -> None:
    """Where two zones overlap, when both are gone."""
    built = loaded(
        (SINGLE, (7, 5), 0), (SINGLE, (9, 7), 1), ("S1", (7, 7), 0), ("B095", (7, 8), 0), ("B118", (7, 9), 0)
    )
    hold = at(built, 7, 9)
    built.remove(at(built, 7, 5))
    assert squares(built, built.dead()) == [(7, 7), (9, 7)]
    assert built.working(BATTERY)
    assert built.working(CARGO_HOLD)
    assert built.can_load(hold, BLUE)
    built.remove(at(built, 9, 7))
    assert built.dead() == 0
    assert (built.crew, built.total_tokens) == (0, 0)


@rule("MIS-ART-10")
def test_an_artifact_must_not_lie_in_the_dead_zone_of_another() -> None:
    """One way; and both ways for two in one column."""
    one_way = loaded((SINGLE, (7, 5), 0), (SINGLE, (7, 7), 1))
    found = [(fault.at, fault.with_) for fault in faults(one_way) if fault.code == "artifact_in_dead_zone"]
    assert found == [((7, 7), (7, 5))]
    both = loaded((SINGLE, (7, 5), 0), (SINGLE, (7, 7), 2))
    found = [(fault.at, fault.with_) for fault in faults(both) if fault.code == "artifact_in_dead_zone"]
    assert found == [((7, 5), (7, 7)), ((7, 7), (7, 5))]


@rule("MIS-ART-04")
def test_connectors_plating_and_special_components_work_there() -> None:
    """A column of a module, a plated hold and an explosive container below the artifact, joined as ever."""
    built = ship("II", (7, 5), f"""
        {SINGLE}
        pipes:3*3*
        explosive:3***
        A37
    """)  # fmt: skip
    assert len(built.pieces()) == 2
    assert squares(built, built.connected_to(1 << at(built, 7, 6))) == [(7, 5), (7, 6), (7, 7)]
    assert squares(built, destroyed_with(built, 1 << at(built, 7, 7))) == [(7, 6), (7, 7), (7, 8)]
    assert defence(built, LARGE_METEOR, LEFT, 8) == NO_DEFENCE, "its left side has the connector"
    turned = ship("II", (7, 5), f"""
        {SINGLE}
        A37v
    """)  # fmt: skip
    assert turned.dead() >> at(turned, 7, 6) & 1
    assert defence(turned, LARGE_METEOR, LEFT, 6) == HARMLESS


@rule("MIS-ART-11", "MIS-ART-04")
def test_a_routing_module_there_joins_nobody() -> None:
    built = ship("II", (6, 6), f"""
        .          {SINGLE} .
        cabin:*3** A14      purple:***3
    """)  # fmt: skip
    assert built.alien_cabins(PURPLE) == 0
    built.remove(at(built, 7, 6))
    assert squares(built, built.alien_cabins(PURPLE)) == [(6, 7)]


@rule("MIS-ART-14")
def test_placement_limits_bind_dead_components() -> None:
    built = ship("II", (7, 5), f"""
        {SINGLE}
        engine
        hold:0***
    """)  # fmt: skip
    assert ("blocked_engine", (7, 6), (7, 7)) in [(fault.code, fault.at, fault.with_) for fault in faults(built)]


@rule("MIS-ART-15")
def test_a_small_meteor_bounces_off_a_smooth_side_there() -> None:
    built = ship("II", (7, 5), f"""
        {SINGLE}
        hold:***0
    """)  # fmt: skip
    assert built.dead() >> at(built, 7, 6) & 1
    assert defence(built, SMALL_METEOR, LEFT, 6) == HARMLESS
    assert built.working(SHIELD) == 0


@rule("MIS-ART-16")
def test_nothing_there_stops_an_intruder() -> None:
    """An auto-defense system, and a crew that an armory arms: in the dead column neither helps."""
    built = ship("II", (6, 5), f"""
        .     {SINGLE}  .
        .     auto      .
        start armory    .
    """)  # fmt: skip
    built.set_humans(at(built, 6, 7), 2)
    assert built.defended_cells() == 0
    built.remove(at(built, 7, 5))
    assert squares(built, built.defended_cells()) == [(6, 7), (7, 6)]
