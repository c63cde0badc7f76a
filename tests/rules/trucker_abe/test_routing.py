"""Routing modules (ABE-RTE) and mixed life supports (ABE-LSM)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.trucker.fleet import bare
from rules.trucker.test_crew import before_launch
from starhaul.trucker.events import Cause, CrewLost
from starhaul.trucker.grid import FACINGS, LEFT
from starhaul.trucker.intruding import HANDS, way_through
from starhaul.trucker.ship import BROWN, PURPLE, Ship
from starhaul.trucker.strength import full_cannon_halves, full_engine_strength
from trucker.shipyard import at, ship, squares
from trucker.tables import asked, do, fly, manned, moves_of, play, told

EPIDEMIC = "II-05"


def hub() -> Ship:
    """Two cabins, a mixed life support and the starting cabin round one routing module, and nothing else joined."""
    return ship("II", (5, 6), """
        .           A17>        .
        cabin:*3**  A14         start
        .           cabin:3***  .
    """)  # fmt: skip


# Routing


@rule("ABE-RTE-01")
def test_a_routing_module_does_nothing_itself() -> None:
    built = hub()
    cell = at(built, 6, 7)
    assert (full_engine_strength(built), full_cannon_halves(built), built.capacity(cell)) == (0, 0, 0)
    assert not any(built.aims[facing] >> cell & 1 for facing in FACINGS)


@rule("ABE-RTE-02")
def test_all_round_a_routing_module_is_joined() -> None:
    built = hub()
    support = built.joined_to(1 << at(built, 6, 6))
    assert squares(built, support) == [(5, 7), (6, 7), (6, 8), (7, 7)]


@rule("ABE-RTE-03", "ABE-RTE-06")
def test_joined_modules_are_one_group_and_other_components_pass_nothing_on() -> None:
    """Cabin, cabin, two modules, starting cabin, cabin: in a row."""
    built = ship("II", (4, 7), """
        cabin:*3** cabin:*1*3 A14 A14 start cabin:***3
    """)  # fmt: skip
    assert squares(built, built.joined_to(1 << at(built, 5, 7))) == [(4, 7), (6, 7), (7, 7), (8, 7)]
    assert squares(built, built.joined_to(1 << at(built, 4, 7))) == [(5, 7)], "not through a cabin"


@rule("ABE-RTE-05")
def test_an_epidemic_goes_through_routing_modules() -> None:
    """Three cabins that touch nothing but the module lose a figure each."""
    table = fly(manned(hub()), bare(), cards=[EPIDEMIC])
    events = play(table)
    lost = [one.square for one in told(events, CrewLost) if one.cause is Cause.EPIDEMIC]
    assert lost == [(5, 7), (6, 8), (7, 7)]


@rule("ABE-RTE-07")
def test_routing_holds_nothing_together_and_is_no_shortcut_for_intruders() -> None:
    built = hub()
    way = way_through(built, LEFT, 7, HANDS["left"], 3, 0)
    assert [built.board.square(cell) for cell in way.path] == [(5, 7), (6, 7), (6, 6)], "one step through the module"
    built.remove(at(built, 6, 7))
    assert len(built.pieces()) == 4


# Mixed life support


@rule("ABE-LSM-EX1", "ABE-LSM-01", "ABE-LSM-03")
@pytest.mark.parametrize("tile", ["A17", "A18"])
def test_a_mixed_life_support_serves_purple_and_brown(tile: str) -> None:
    """Whichever colour is printed beside cyan."""
    sides = {"A17": "2", "A18": "1"}[tile]
    table = before_launch(
        ship("II", (5, 7), f"""
            {tile} cabin:*3*{sides} start
        """),
        bare(),
    )  # fmt: skip
    assert moves_of(table, 0) == ["house 6,7 humans", "house 6,7 purple", "house 6,7 brown"]
    do(table, 0, "house 6,7 brown")
    assert table.ships[0].alien_at(at(table.ships[0], 6, 7)) == BROWN


@rule("ABE-LSM-EX2", "ABE-LSM-02", "ABE-RTE-04")
def test_one_support_serves_all_cabins_round_a_module_with_one_alien_a_colour() -> None:
    """The starting cabin is one of the three, and takes none."""
    table = before_launch(hub(), bare())
    assert moves_of(table, 0) == ["house 5,7 humans", "house 5,7 purple", "house 5,7 brown"]
    do(table, 0, "house 5,7 brown")
    assert moves_of(table, 0) == ["house 6,8 humans", "house 6,8 purple"]
    do(table, 0, "house 6,8 purple")
    assert asked(table)[0] == "FLY_ON"
    built = table.ships[0]
    assert (built.humans_at(built.board.start), built.total_aliens) == (2, 2)


@rule("ABE-LSM-04")
def test_an_alien_stays_as_long_as_some_joined_support_has_its_colour() -> None:
    built = ship("II", (5, 6), """
        .       purple:**1*  .
        A18     B002         start
    """)  # fmt: skip
    cell = at(built, 6, 7)
    built.set_alien(cell, PURPLE)
    assert built.unsupported_aliens() == 0
    built.remove(at(built, 6, 6))
    assert built.unsupported_aliens() == 0, "the mixed one serves purple, too"
    built.remove(at(built, 5, 7))
    assert built.unsupported_aliens() == 1 << cell
