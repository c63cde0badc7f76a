"""Sabotaged connections (ABE-SUP-SAB): what is destroyed with the other end, and what is not."""

from __future__ import annotations

import pytest

from citing import rule
from rules.trucker.fleet import bare
from rules.trucker_missions.test_losing_components import going_through, lost
from starhaul.trucker.altering import add_mark
from starhaul.trucker.damage import Destroy, Detach
from starhaul.trucker.destruction import destroyed_with
from starhaul.trucker.events import Loss
from starhaul.trucker.ship import Ship
from trucker.shipyard import at, ship, squares
from trucker.tables import asked, fly, manned, play


def row() -> Ship:
    """Five in a row, the starting cabin in the middle."""
    return ship("II", (5, 7), """
        pipes:*3** cabin:*3*1 start cabin:*1*3 pipes:***3
    """)  # fmt: skip


def marked(*ends: tuple[int, int]) -> Ship:
    built = row()
    for one, other in ends:
        add_mark(built, at(built, one, 7), at(built, other, 7))
    return built


def destroyed(built: Ship, column: int) -> list[int]:
    return [square[0] for square in squares(built, destroyed_with(built, 1 << at(built, column, 7)))]


@rule("ABE-SUP-SAB-02")
def test_when_one_of_the_two_is_destroyed_so_is_the_other() -> None:
    assert destroyed(marked((6, 7)), 6) == [6, 7]
    assert destroyed(marked((6, 7)), 7) == [6, 7]
    assert destroyed(marked((6, 7)), 8) == [8]
    assert destroyed(row(), 6) == [6]


def test_marks_follow_each_other() -> None:
    assert destroyed(marked((6, 7), (7, 8)), 6) == [6, 7, 8]


@rule("ABE-SUP-SAB-03")
def test_both_are_gone_before_anything_falls_off() -> None:
    """Of five in a row the middle goes with its neighbour: what is left are two pieces, and the owner keeps one."""
    table, events = going_through(Destroy(1 << at(row(), 7, 7)), manned(marked((6, 7))))
    assert lost(events) == [(Loss.DESTROYED, [(7, 7)]), (Loss.SABOTAGED, [(6, 7)])]
    assert asked(table) == {0: "KEEP_PIECE"}
    play(table, moves={0: "keep 8,7"})
    assert squares(table.ships[0], table.ships[0].occupied) == [(8, 7), (9, 7)]


@rule("ABE-SUP-SAB-03")
@pytest.mark.parametrize("how", [Loss.FALLEN_OFF, Loss.EXPLODED, Loss.GIVEN_UP])
def test_a_mark_does_nothing_where_a_component_falls_off_or_is_removed(how: Loss) -> None:
    table, events = going_through(Detach(1 << at(row(), 9, 7), how), manned(marked((8, 9))))
    assert lost(events) == [(how, [(9, 7)])]
    assert table.ships[0].fittings.marks == (), "and is gone with it"


@rule("ABE-CRD-RAD-06")
def test_radiation_does_not_set_off_a_mark() -> None:
    """Two battery components with four tokens explode; the marked starting cabin stays."""
    built = manned(ship("II", (5, 7), """
        batteryx2:*3** batteryx2:*3*3 start
    """))  # fmt: skip
    add_mark(built, at(built, 6, 7), at(built, 7, 7))
    table = fly(built, bare(), cards=["ABE-IV-15"], level="III", sets=["abe"])
    events = play(table)
    assert lost(events) == [(Loss.EXPLODED, [(5, 7), (6, 7)])]
    assert squares(table.ships[0], table.ships[0].occupied) == [(7, 7)]
