"""Meteors and shots: what is in danger, what helps, what is left (HIT)."""

from __future__ import annotations

import pytest

from citing import rule
from starhaul.trucker.faults import faults
from starhaul.trucker.goods import BLUE
from starhaul.trucker.grid import FRONT, LEFT, REAR, RIGHT, Square
from starhaul.trucker.hits import (
    CANNON_DEFENCE,
    HARMLESS,
    HEAVY_FIRE,
    LARGE_METEOR,
    LIGHT_FIRE,
    NO_DEFENCE,
    SHIELD_DEFENCE,
    SMALL_METEOR,
    defence,
    target,
)
from starhaul.trucker.ship import PURPLE, Ship
from trucker.shipyard import at, component, ship, squares, start


def met(built: Ship, side: int, roll: int) -> Square | None:
    cell = target(built, side, roll)
    return None if cell is None else built.board.square(cell)


CROSS = """
    .    hold .
    hold .    hold
    .    hold hold
"""
"""From 6,6 on, with a hole in the middle."""


@rule("HIT-01", "HIT-02")
@pytest.mark.parametrize(
    ("side", "roll", "square"),
    [
        (FRONT, 7, (7, 6)),
        (REAR, 7, (7, 8)),
        (FRONT, 6, (6, 7)),
        (REAR, 8, (8, 8)),
        (FRONT, 8, (8, 7)),
        (LEFT, 7, (6, 7)),
        (RIGHT, 7, (8, 7)),
        (LEFT, 8, (7, 8)),
        (RIGHT, 8, (8, 8)),
        (LEFT, 6, (7, 6)),
        (RIGHT, 6, (7, 6)),
        (FRONT, 5, None),
        (REAR, 9, None),
        (LEFT, 5, None),
        (RIGHT, 9, None),
        (FRONT, 2, None),
        (LEFT, 12, None),
    ],
)
def test_the_first_component_in_the_line_is_in_danger(side: int, roll: int, square: Square | None) -> None:
    built = ship("II", (6, 6), CROSS)
    assert met(built, side, roll) == square
    if square is None:
        assert all(defence(built, threat, side, roll) == HARMLESS for threat in range(4))


@rule("HIT-03")
def test_a_small_meteor_bounces_off_a_side_without_connector() -> None:
    built = ship("II", (7, 7), """
        battery:0300
    """)  # fmt: skip
    assert defence(built, SMALL_METEOR, LEFT, 7) == HARMLESS
    assert defence(built, SMALL_METEOR, RIGHT, 7) == NO_DEFENCE


@rule("HIT-03")
def test_a_shield_stops_a_small_meteor_on_the_sides_it_covers() -> None:
    built = ship("II", (5, 7), """
        shield battery:*3*3 battery:*3*3
    """)  # fmt: skip
    assert defence(built, SMALL_METEOR, RIGHT, 7) == SHIELD_DEFENCE
    turned = ship("II", (5, 7), """
        shieldv battery:*3*3 battery:*3*3
    """)  # fmt: skip
    assert defence(turned, SMALL_METEOR, RIGHT, 7) == NO_DEFENCE


@rule("HIT-04")
@pytest.mark.parametrize(("word", "side"), [("gun^", FRONT), ("gun>", RIGHT), ("2gun<", LEFT), ("engine", REAR)])
def test_barrels_and_exhausts_are_smooth(word: str, side: int) -> None:
    built = ship("II", (7, 7), f"\n{word}\n")
    assert defence(built, SMALL_METEOR, side, 7) == HARMLESS


@rule("HIT-05")
@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("gun^", HARMLESS),
        ("2gun^", CANNON_DEFENCE),
        ("gun>", NO_DEFENCE),
        ("gunv", NO_DEFENCE),
        ("shield^", NO_DEFENCE),
        ("engine:0*0*", NO_DEFENCE),
    ],
)
def test_only_a_cannon_pointing_at_it_stops_a_large_meteor(word: str, expected: int) -> None:
    built = ship("II", (7, 7), f"\n{word}\n")
    assert defence(built, LARGE_METEOR, FRONT, 7) == expected


@rule("HIT-05")
def test_a_free_shot_comes_before_a_paid_one() -> None:
    built = ship("II", (7, 7), """
        2gun^
        gun^
    """)  # fmt: skip
    assert defence(built, LARGE_METEOR, FRONT, 7) == HARMLESS


@rule("HIT-06", "trucker-base:EX-26")
def test_from_the_front_the_cannon_stands_in_the_rolled_column() -> None:
    built = ship("II", (6, 7), """
        gun^ start gun^
    """)  # fmt: skip
    assert [defence(built, LARGE_METEOR, FRONT, roll) for roll in (6, 7, 8)] == [HARMLESS, NO_DEFENCE, HARMLESS]


@rule("HIT-07", "trucker-base:EX-26")
@pytest.mark.parametrize(
    ("row", "expected"), [(5, NO_DEFENCE), (6, HARMLESS), (7, HARMLESS), (8, HARMLESS), (9, NO_DEFENCE)]
)
@pytest.mark.parametrize("column", [5, 6, 8, 9])
def test_from_the_left_the_cannon_stands_in_the_rolled_row_or_next_to_it(column: int, row: int, expected: int) -> None:
    """The starting cabin is what the meteor in row 7 comes at, or the cannon."""
    built = start("III")
    built.place(at(built, column, row), *component("gun<"))
    assert defence(built, LARGE_METEOR, LEFT, 7) == expected


@rule("HIT-07")
@pytest.mark.parametrize(("side", "word"), [(RIGHT, "gun>"), (REAR, "gunv"), (LEFT, "gun<")])
def test_from_the_sides_and_the_rear_the_next_line_will_do(side: int, word: str) -> None:
    """The cannon stands at 8,8; rolls 7, 8 and 9 are within its reach, 6 is not."""
    built = ship("II", (6, 6), f"""
        pipes pipes pipes pipes
        pipes pipes pipes pipes
        pipes pipes {word} pipes
        pipes .     pipes pipes
    """)  # fmt: skip
    within = [defence(built, LARGE_METEOR, side, roll) for roll in (6, 7, 8, 9)]
    assert within == [NO_DEFENCE, HARMLESS, HARMLESS, HARMLESS]


@rule("HIT-07")
def test_a_double_cannon_next_to_the_line_costs_a_token() -> None:
    built = ship("II", (7, 7), """
        start
        2gunv
    """)  # fmt: skip
    assert [defence(built, LARGE_METEOR, REAR, roll) for roll in (6, 7, 8)] == [HARMLESS, CANNON_DEFENCE, HARMLESS]
    beside = ship("II", (7, 7), """
        start 2gun>
        start .
    """)  # fmt: skip
    assert defence(beside, LARGE_METEOR, RIGHT, 8) == CANNON_DEFENCE


@rule("HIT-08")
def test_the_cannon_may_stand_anywhere_in_the_line() -> None:
    """Behind two components, one of them in its line of fire two squares away; neither is it the one in danger."""
    built = ship("II", (8, 5), """
        hold
        .
        gun^
    """)  # fmt: skip
    assert met(built, FRONT, 8) == (8, 5)
    assert defence(built, LARGE_METEOR, FRONT, 8) == HARMLESS


@rule("HIT-09")
def test_the_next_line_will_do_in_class_one_as_well() -> None:
    built = ship("I", (7, 7), """
        start
        gun<
    """)  # fmt: skip
    assert defence(built, LARGE_METEOR, LEFT, 7) == HARMLESS


@rule("HIT-11")
def test_only_a_shield_stops_light_fire() -> None:
    """Neither a smooth side nor a cannon does."""
    bare = ship("II", (7, 7), """
        gun^
    """)  # fmt: skip
    assert defence(bare, LIGHT_FIRE, FRONT, 7) == NO_DEFENCE
    shielded = ship("II", (7, 7), """
        gun^ shield^
    """)  # fmt: skip
    covered = [defence(shielded, LIGHT_FIRE, side, 7) for side in (FRONT, RIGHT, REAR, LEFT)]
    assert covered == [SHIELD_DEFENCE, SHIELD_DEFENCE, NO_DEFENCE, NO_DEFENCE]


@rule("HIT-12")
def test_nothing_stops_heavy_fire() -> None:
    built = ship("II", (7, 7), """
        gun^:00** shield^
    """)  # fmt: skip
    assert defence(built, HEAVY_FIRE, FRONT, 7) == NO_DEFENCE


CHAIN = """
    cabin:*3** pipes:*3*3 start pipes:*3*3 hold:***3
"""


@rule("HIT-14")
def test_what_loses_its_connection_falls_off_with_all_that_is_aboard() -> None:
    built = ship("II", (5, 7), CHAIN)
    built.set_humans(at(built, 5, 7), 2)
    built.set_humans(at(built, 7, 7), 2)
    built.load_good(at(built, 9, 7), BLUE)
    built.remove(at(built, 8, 7))
    pieces = built.pieces()
    assert [squares(built, piece) for piece in pieces] == [[(5, 7), (6, 7), (7, 7)], [(9, 7)]]
    built.lose(pieces[1])
    assert (built.components_count, built.crew, built.total_goods()) == (3, 4, [0, 0, 0, 0])


@rule("HIT-14")
def test_a_destroyed_component_takes_its_contents_along() -> None:
    built = ship("II", (7, 7), """
        cabin cabin batteryx3 holdx3
    """)  # fmt: skip
    built.set_humans(at(built, 7, 7), 2)
    built.set_alien(at(built, 8, 7), PURPLE)
    built.fill_batteries()
    built.load_good(at(built, 10, 7), BLUE)
    for column in (7, 8, 9, 10):
        built.remove(at(built, column, 7))
    assert (built.crew, built.total_tokens, built.total_goods()) == (0, 0, [0, 0, 0, 0])


@rule("HIT-15", "HIT-16")
def test_any_piece_may_be_kept_also_without_the_starting_cabin() -> None:
    built = ship("II", (5, 7), CHAIN)
    built.remove(at(built, 8, 7))
    built.lose(built.pieces()[0])
    assert squares(built, built.occupied) == [(9, 7)]


@rule("HIT-16")
def test_the_starting_cabin_can_be_destroyed() -> None:
    built = ship("II", (5, 7), CHAIN)
    assert defence(built, HEAVY_FIRE, FRONT, 7) == NO_DEFENCE
    assert met(built, FRONT, 7) == (7, 7)
    built.remove(at(built, 7, 7))
    assert [squares(built, piece) for piece in built.pieces()] == [[(5, 7), (6, 7)], [(8, 7), (9, 7)]]


@rule("HIT-18")
def test_losing_components_never_makes_a_fault() -> None:
    """Once a part has fallen off, all that remains is as legal as before."""
    built = ship("II", (5, 7), CHAIN)
    assert faults(built) == []
    for column in (8, 7):
        built.remove(at(built, column, 7))
        built.lose(built.occupied & ~built.pieces()[0])
        assert faults(built) == []
