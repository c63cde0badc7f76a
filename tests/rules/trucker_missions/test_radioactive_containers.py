"""Radioactive containers, as far as they concern one ship (MIS-RAD)."""

from __future__ import annotations

import pytest

from citing import rule
from starhaul.trucker.faults import faults
from starhaul.trucker.goods import BLUE
from starhaul.trucker.grid import FRONT, Square
from starhaul.trucker.ship import PURPLE, Ship
from starhaul.trucker.ship_file import read_ship
from starhaul.trucker.strength import full_engine_strength
from trucker.shipyard import at, ship, squares


def joined_pairs(built: Ship) -> list[tuple[Square, Square | None]]:
    return [(fault.at, fault.with_) for fault in faults(built) if fault.code == "radioactive_joined"]


@rule("MIS-RAD-01")
def test_two_of_them_must_not_be_joined_not_even_through_routing_modules() -> None:
    """Side by side; round one module; and at two modules that are joined to each other."""
    beside = ship("II", (6, 7), """
        radioactive:*3** radioactive:***3
    """)  # fmt: skip
    assert joined_pairs(beside) == [((6, 7), (7, 7))]
    routed = ship("II", (6, 7), """
        radioactive:*3** A14 radioactive:***3
    """)  # fmt: skip
    assert joined_pairs(routed) == [((6, 7), (8, 7))]
    far = ship("II", (6, 7), """
        radioactive:*3** A14 A14v radioactive:***1
    """)  # fmt: skip
    assert squares(far, far.joined_to(1 << at(far, 6, 7))) == [(7, 7), (8, 7), (9, 7)]
    assert joined_pairs(far) == [((6, 7), (9, 7))]


@rule("MIS-RAD-03")
def test_they_may_touch_with_smooth_sides_or_share_a_corner() -> None:
    built = ship("II", (6, 7), """
        radioactive:*0** radioactive:***0 .
        .                .                radioactive
    """)  # fmt: skip
    assert joined_pairs(built) == []
    ordinary = ship("II", (6, 7), """
        radioactive:*3** pipes:*3*3 radioactive:***3
    """)  # fmt: skip
    assert joined_pairs(ordinary) == [], "only routing modules pass it on"


def loaded(*components: tuple[str, Square]) -> Ship:
    """As before launch."""
    entries = [{"tile": tile, "at": list(square), "turn": 0} for tile, square in components]
    return read_ship({"class": "II", "components": entries})


@rule("MIS-RAD-04", "MIS-RAD-05")
@pytest.mark.parametrize(("at_square", "is_near"), [((6, 6), True), ((7, 8), True), ((5, 7), False), ((9, 9), False)])
def test_neither_tokens_nor_crew_are_held_on_the_eight_squares_around(at_square: Square, is_near: bool) -> None:
    cabin = loaded(("M45", (7, 7)), ("B001", at_square))
    battery = loaded(("M45", (7, 7)), ("B095", at_square))
    assert (cabin.total_humans, battery.total_tokens) == ((0, 0) if is_near else (2, 3))
    battery.set_tokens(battery.board.cell(at_square), 0)
    battery.fill_batteries()
    assert battery.total_tokens == (0 if is_near else 3)


@rule("MIS-RAD-10")
def test_the_starting_cabin_is_no_exception() -> None:
    assert loaded(("S1", (7, 7)), ("M45", (8, 8))).crew == 0
    assert loaded(("S1", (7, 7)), ("M45", (9, 7))).crew == 2


@rule("MIS-RAD-04", "MIS-RAD-11")
def test_no_alien_lives_beside_it_but_a_life_support_there_works() -> None:
    near_cabin = ship("II", (6, 7), """
        radioactive cabin:*3** purple:***3
    """)  # fmt: skip
    assert near_cabin.alien_cabins(PURPLE) == 0
    near_support = ship("II", (6, 7), """
        cabin:*3** purple:***3 radioactive
    """)  # fmt: skip
    assert squares(near_support, near_support.alien_cabins(PURPLE)) == [(6, 7)]


@rule("MIS-RAD-06", "MIS-RAD-07", "MIS-RAD-11")
def test_goods_crubots_and_all_functions_are_not_affected() -> None:
    built = ship("II", (6, 6), """
        hold    crubots engine
        2engine M45     shield^
    """)  # fmt: skip
    assert built.can_load(at(built, 6, 6), BLUE)
    built.active = 1 << at(built, 7, 6)
    assert built.crubots == 4
    assert full_engine_strength(built) == 3
    assert built.shields(FRONT)
