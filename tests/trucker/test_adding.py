"""Where a component may be added (BLD-06 to BLD-21)."""

from __future__ import annotations

import pytest

from citing import rule
from starhaul.trucker.connectors import DOUBLE, SINGLE, SMOOTH, UNIVERSAL, clash, joins
from starhaul.trucker.faults import placement_problem
from starhaul.trucker.goods import BLUE, GREEN, RED, YELLOW
from starhaul.trucker.grid import FRONT, LEFT, REAR, RIGHT
from starhaul.trucker.ship import Ship
from starhaul.trucker.strength import cannon_halves, engine_strength
from trucker.shipyard import allowed, at, component, ship, start

AROUND = [(7, 6), (8, 7), (7, 8), (6, 7)]


def problem(built: Ship, word: str, column: int, row: int) -> tuple[str, str] | None:
    """The code and the rule of why this component may not be added there; None where it is among the legal squares."""
    tile, turn = component(word)
    cell = at(built, column, row)
    found = placement_problem(built, tile, cell, turn)
    assert bool(built.legal_cells(tile, turn) >> cell & 1) == (found is None)
    return (found.code, found.rule) if found else None


@rule("BLD-06", "TRM-01")
def test_a_component_goes_next_to_the_ship_and_not_across_a_corner() -> None:
    everywhere = {(square, turn) for square in AROUND for turn in "^>v<"}
    assert allowed(start(), "cabin:1211") == everywhere
    assert problem(start(), "cabin:1211", 8, 6) == ("not-joined", "BLD-06")
    assert problem(start(), "cabin:1211", 7, 7) == ("square-taken", "BLD-06")


@rule("BLD-06")
def test_a_component_must_be_joined_by_a_side() -> None:
    """One connector only: it has to look at the ship."""
    assert allowed(start(), "battery:0001") == {((8, 7), "^"), ((7, 8), ">"), ((6, 7), "v"), ((7, 6), "<")}


@rule("BLD-07", "BLD-08")
@pytest.mark.parametrize(
    ("one", "other", "is_join", "fault"),
    [
        (SMOOTH, SMOOTH, False, None),
        (SMOOTH, SINGLE, False, "connector_to_smooth"),
        (SMOOTH, DOUBLE, False, "connector_to_smooth"),
        (SMOOTH, UNIVERSAL, False, "connector_to_smooth"),
        (SINGLE, SINGLE, True, None),
        (SINGLE, DOUBLE, False, "single_to_double"),
        (SINGLE, UNIVERSAL, True, None),
        (DOUBLE, DOUBLE, True, None),
        (DOUBLE, UNIVERSAL, True, None),
        (UNIVERSAL, UNIVERSAL, True, None),
    ],
)
def test_which_sides_may_touch(one: int, other: int, is_join: bool, fault: str | None) -> None:
    assert (joins(one, other), clash(one, other)) == (is_join, fault)
    assert (joins(other, one), clash(other, one)) == (is_join, fault)


@rule("BLD-08")
@pytest.mark.parametrize(
    ("beside", "added", "expected"),
    [
        ("cabin:*1**", "battery:0001", None),
        ("cabin:*2**", "battery:0002", None),
        ("cabin:*3**", "battery:0001", None),
        ("cabin:*3**", "battery:0002", None),
        ("cabin:*1**", "battery:0003", None),
        ("cabin:*2**", "battery:0001", ("single_to_double", "BLD-08")),
        ("cabin:*1**", "battery:0002", ("single_to_double", "BLD-08")),
        ("cabin:*0**", "battery:0001", ("connector_to_smooth", "BLD-08")),
        ("cabin:*1**", "battery:0100", ("connector_to_smooth", "BLD-08")),
        ("cabin:*0**", "battery:0100", ("not-joined", "BLD-06")),
    ],
)
def test_a_component_beside_another(beside: str, added: str, expected: tuple[str, str] | None) -> None:
    built = ship("II", (7, 7), f"""
        start
        {beside}
    """)  # fmt: skip
    assert problem(built, added, 8, 8) == expected


@rule("BLD-09")
@pytest.mark.parametrize(
    ("left", "added", "expected"),
    [
        ("cabin:*1**", "pipes:3301", None),
        ("cabin:*3**", "pipes:3301", None),
        ("cabin:*0**", "engine:1000", None),
        ("cabin:*2**", "pipes:3301", ("single_to_double", "BLD-08")),
        ("cabin:*0**", "pipes:3301", ("connector_to_smooth", "BLD-08")),
        ("cabin:*1**", "engine:1000", ("connector_to_smooth", "BLD-08")),
    ],
)
def test_every_touching_side_has_to_fit(left: str, added: str, expected: tuple[str, str] | None) -> None:
    """The starting cabin is in front of the gap; two smooth sides may touch, as another side makes the join."""
    built = ship("II", (6, 7), f"""
        .      start
        {left} .
    """)  # fmt: skip
    assert problem(built, added, 7, 8) == expected


@rule("BLD-12")
def test_nothing_goes_outside_the_area() -> None:
    """Column 7 of class I ends in row 8; in class III it goes on."""
    drawing = """
        start
        pipes:3*3*
    """
    assert problem(ship("I", (7, 7), drawing), "battery:3000", 7, 9) == ("outside_area", "BLD-12")
    assert problem(ship("III", (7, 7), drawing), "battery:3000", 7, 9) is None


@rule("BLD-13", "BLD-16")
@pytest.mark.parametrize("word", ["engine:0003", "2engine:0303"])
def test_an_exhaust_points_to_the_rear(word: str) -> None:
    built = start()
    assert {turn for _, turn in allowed(built, word)} == {"^"}
    tile, _ = component(word)
    for turn in (1, 2, 3):
        found = placement_problem(built, tile, at(built, 8, 7), turn)
        assert found
        assert (found.code, found.rule) == ("engine_not_rearward", "BLD-13")


@rule("BLD-13", "BLD-15", "BLD-16")
@pytest.mark.parametrize("engine", ["engine:**03", "2engine:**03"])
def test_nothing_stands_behind_an_engine(engine: str) -> None:
    """Neither is an engine added before something, nor, later, something behind an engine."""
    occupied = ship("II", (7, 7), """
        start      .
        pipes:33** battery:0003
    """)  # fmt: skip
    assert problem(occupied, engine, 8, 7) == ("blocked_engine", "BLD-13")
    built = ship("II", (7, 7), f"""
        start      {engine}
        pipes:33** .
    """)  # fmt: skip
    assert problem(built, "battery:0003", 8, 8) == ("blocked_engine", "BLD-13")


@rule("BLD-13", "BLD-14")
def test_the_edge_of_the_area_is_no_obstacle() -> None:
    """Column 7 ends in row 8, and there is nothing to the right of column 10."""
    built = ship("II", (7, 7), """
        start pipes:*3*3 pipes:*3*3
    """)  # fmt: skip
    assert problem(built, "engine:1000", 7, 8) is None
    assert problem(built, "gun>:**03", 10, 7) is None


@rule("BLD-14", "BLD-16")
@pytest.mark.parametrize("gun", ["gun", "2gun"])
def test_a_barrel_points_any_way_and_at_no_component(gun: str) -> None:
    """One connector behind the barrel: in each square around the cabin the barrel looks away from it."""
    assert allowed(start(), f"{gun}:0010") == {((7, 6), "^"), ((8, 7), ">"), ((7, 8), "v"), ((6, 7), "<")}
    assert problem(start(), f"{gun}^:0010", 7, 8) == ("blocked_cannon", "BLD-14")


@rule("BLD-14")
def test_only_the_square_before_the_barrel_matters() -> None:
    """The battery component two squares before the barrel is in nobody's way."""
    built = ship("II", (8, 5), """
        battery .
        .       .
        .       pipes
    """)  # fmt: skip
    assert problem(built, "gun^:03**", 8, 7) is None
    built.place(at(built, 8, 6), *component("battery"))
    assert problem(built, "gun^:03**", 8, 7) == ("blocked_cannon", "BLD-14")


@rule("BLD-15")
def test_two_cannons_never_face_each_other() -> None:
    """The gap to the right of the cannon would fit for another, turned away from it or not."""
    built = ship("II", (6, 7), """
        gun>:**3*  .
        pipes:33** pipes:3**3
    """)  # fmt: skip
    assert problem(built, "gun^:0*2*", 7, 7) == ("blocked_cannon", "BLD-14")
    assert problem(built, "gun<:**2*", 7, 7) == ("blocked_cannon", "BLD-14")


@rule("BLD-15")
def test_a_barrel_keeps_its_square_free_as_long_as_it_is_there() -> None:
    """A forward cannon to the right of the cabin: nothing is added before it, although it would be joined."""
    built = ship("II", (7, 6), """
        pipes:*33* .
        start      gun^:00*3
    """)  # fmt: skip
    assert problem(built, "battery:0003", 8, 6) == ("blocked_cannon", "BLD-14")
    built.remove(at(built, 8, 7))
    assert problem(built, "battery:0003", 8, 6) is None


@rule("BLD-16")
def test_doubles_do_nothing_by_themselves() -> None:
    built = ship("II", (6, 7), """
        2gun<:*3** start 2engine:***3
    """)  # fmt: skip
    assert (engine_strength(built), cannon_halves(built)) == (0, 0)


@rule("BLD-18", "trucker-base:EX-03")
def test_a_shield_covers_two_sides_of_the_whole_ship() -> None:
    built = ship("II", (6, 6), """
        . shield<:**3* .
        . start        .
        . shieldv:3*** .
    """)  # fmt: skip
    covered = [side for side in (FRONT, RIGHT, REAR, LEFT) if built.shields(side)]
    assert covered == [FRONT, REAR, LEFT]


@rule("BLD-18")
@pytest.mark.parametrize(
    ("turn", "sides"), [("^", [FRONT, RIGHT]), (">", [RIGHT, REAR]), ("v", [REAR, LEFT]), ("<", [FRONT, LEFT])]
)
def test_the_turn_of_a_shield_decides(turn: str, sides: list[int]) -> None:
    built = ship("I", (7, 7), f"""
        shield{turn}
    """)  # fmt: skip
    assert [side for side in (FRONT, RIGHT, REAR, LEFT) if built.shields(side)] == sides


@rule("BLD-17")
def test_a_battery_component_stores_its_printed_tokens() -> None:
    built = ship("I", (7, 7), """
        batteryx2 batteryx3
    """)  # fmt: skip
    built.fill_batteries()
    assert [built.tokens_at(at(built, column, 7)) for column in (7, 8)] == [2, 3]
    assert built.total_tokens == 5
    built.take_token(at(built, 7, 7))
    assert built.total_tokens == 4


@rule("BLD-19")
def test_red_blocks_need_a_special_hold_and_each_block_a_container() -> None:
    built = ship("I", (7, 7), """
        holdx2 specialx1
    """)  # fmt: skip
    hold, special = at(built, 7, 7), at(built, 8, 7)
    assert [built.can_load(hold, colour) for colour in (BLUE, GREEN, YELLOW, RED)] == [True, True, True, False]
    assert all(built.can_load(special, colour) for colour in (BLUE, GREEN, YELLOW, RED))
    built.load_good(special, BLUE)
    assert not any(built.can_load(special, colour) for colour in (BLUE, GREEN, YELLOW, RED))
    built.load_good(hold, YELLOW)
    built.load_good(hold, YELLOW)
    assert built.free_containers(hold) == 0
    built.unload_good(hold, YELLOW)
    assert (built.free_containers(hold), built.goods_at(hold)) == (1, [YELLOW])
    assert (built.can_load(hold, GREEN), built.can_load(hold, RED)) == (True, False)
    assert built.total_goods() == [1, 0, 1, 0]
    assert built.cells_with_good(BLUE) == 1 << special


@rule("BLD-20")
def test_structural_modules_only_connect() -> None:
    built = ship("I", (6, 7), """
        pipes:*3** start pipes:***3
    """)  # fmt: skip
    built.fill_batteries()
    assert len(built.pieces()) == 1
    assert (engine_strength(built), cannon_halves(built), built.total_tokens, built.holds) == (0, 0, 0, 0)
    assert not any(built.shields(side) for side in (FRONT, RIGHT, REAR, LEFT))
    cell = at(built, 8, 7)
    assert not any(built.can_load(cell, colour) for colour in (BLUE, GREEN, YELLOW, RED))
    assert built.alien_options(cell) == []
