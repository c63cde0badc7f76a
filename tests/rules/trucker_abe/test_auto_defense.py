"""Auto-defense systems (ABE-DEF)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.trucker.fleet import bare, launched
from rules.trucker_abe.raided import endings
from rules.trucker_abe.skies import FRONT_LARGE, begin, met, paid, under
from starhaul.kernel import Seat
from starhaul.trucker.declaring import Declare
from starhaul.trucker.events import Criterion, Intrusion, Meeting, StrengthDeclared
from starhaul.trucker.measures import Tally
from starhaul.trucker.ship import Ship
from trucker.tables import aboard, fly, play, told

SEAT = Seat(0)


def strength(built: Ship) -> float:
    """The cannon strength that this ship declares in flight, without paying for anything."""
    table = fly(built, bare())
    begin(table, Declare(SEAT, Tally(Criterion.CANNONS)))
    (said,) = told(table.events, StrengthDeclared)
    assert paid(table.events) == []
    return said.halves / 2


SIDE_BY_SIDE = """
    A23>  A25>
    start pipes:3**3
"""
TWO_PAIRS = """
    A23 A32 start A29 A25
"""
SQUARE = """
    start A29  A27
    .     A30> A31>
"""
THREE = """
    start A29 A27 A25
"""
FOUR = """
    start A29 A27 A30 A25
"""
ALONE = """
    A23 start
"""


@rule("ABE-DEF-EX1", "ABE-DEF-01", "ABE-DEF-03", "ABE-DEF-07")
@pytest.mark.parametrize(
    ("drawing", "corner", "bonus"),
    [
        (SIDE_BY_SIDE, (7, 6), 0),
        (TWO_PAIRS, (5, 7), 2),
        (SQUARE, (7, 7), 2),
        (THREE, (7, 7), 1),
        (FOUR, (7, 7), 2),
        (ALONE, (6, 7), 0),
    ],
    ids=["no matching connectors", "two pairs", "a square", "three in a row", "four in a row", "one alone"],
)
def test_every_pair_of_joined_systems_adds_one(drawing: str, corner: tuple[int, int], bonus: int) -> None:
    assert strength(launched("III", corner, drawing)) == bonus


@rule("ABE-DEF-EX1", "ABE-DEF-04", "ABE-DEF-05")
def test_one_pair_without_a_cannon_is_one_and_with_a_purple_alien_three() -> None:
    built = launched("III", (5, 7), """
        A23 A32 start cabin:*1*3 purple:***1
    """)  # fmt: skip
    assert strength(built) == 1
    assert strength(aboard(built, {(8, 7): "P"})) == 3
    without = launched("III", (6, 7), """
        A23 start cabin:*1*3 purple:***1
    """, {(8, 7): "P"})  # fmt: skip
    assert strength(without) == 0, "an alien alone adds nothing (STR-08)"


@rule("ABE-DEF-02", "ABE-RTE-04")
@pytest.mark.parametrize(("systems", "pairs"), [(("A23", "A23>", "."), 1), (("A23", "A23>", "A23<"), 1)])
def test_a_routing_module_joins_them_all_and_each_is_in_one_pair(systems: tuple[str, ...], pairs: int) -> None:
    """Round the module: two or three systems, and the starting cabin."""
    left, front, rear = systems
    built = launched("III", (5, 6), f"""
        .      {front} .
        {left} A14     start
        .      {rear}  .
    """)  # fmt: skip
    assert strength(built) == pairs


@rule("ABE-DEF-04")
def test_they_shoot_no_meteors() -> None:
    built = launched("III", (5, 7), """
        A23 A32 start
    """)  # fmt: skip
    table = under(FRONT_LARGE, ships=(built, bare()))
    assert met(play(table, rolls=[5])) == [(Meeting.HIT, (5, 7))]


@rule("ABE-DEF-06")
def test_one_alone_stops_an_intruder() -> None:
    """A predator from the left in row 7."""
    built = launched("III", (6, 7), ALONE)
    events = play(fly(built, bare(), cards=["ABE-I-01"]), rolls=[7])
    assert endings(events)[0] == (0, Intrusion.TURNED_AWAY)
