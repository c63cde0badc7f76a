"""Meteor alerts: large meteors, some with a die that is drawn on the card (MIS-ALERT)."""

from __future__ import annotations

from typing import Literal

import pytest

from citing import rule
from rules.trucker.fleet import bare, launched, money, rollers, squares_of
from rules.trucker_abe.skies import begin, met
from rules.trucker_missions.warships import on_level
from starhaul.kernel import Dice, Event, Seat
from starhaul.trucker import GAME, TruckerState
from starhaul.trucker.adventures import CARD_NUMBERS, CARDS
from starhaul.trucker.adventures.meteor_alert import AlertMeteor, MeteorAlert
from starhaul.trucker.evading import ShiftOrNot
from starhaul.trucker.events import DiceRolled, LaneShifted, Meeting
from starhaul.trucker.player import NOTHING
from starhaul.trucker.ship import Ship
from trucker.tables import asked, fly, moves_of, play, told

FRONT_AND_LEFT = "SC05"
LINES = [
    [("front", 4), ("left", 0), ("front", 0), ("left", 3)],
    [("front", 3), ("left", 0)],
    [("left", 4), ("front", 0)],
    [("front", 4), ("left", 4)],
]
"""Of that card: from which side each comes, and the die that is drawn."""


def rolled(events: list[Event]) -> list[tuple[str, int]]:
    """Side and lane of each, in this order."""
    return [(roll.side, roll.lane) for roll in told(events, DiceRolled)]


def alerted(*ships: Ship, meteor: AlertMeteor) -> TruckerState:
    """Ships at which one such meteor comes, seat 0 ahead."""
    table = fly(*ships, positions=[9, 7, 5, 3][: len(ships)])
    return begin(table, meteor.at(tuple(table.order())))


@rule("MIS-ALERT-01", "MIS-ALERT-02", "MIS-SUP-06")
@pytest.mark.parametrize(("level", "lines"), [("I", 1), ("II", 2), ("III", 3), ("IV", 4)])
def test_all_lines_down_to_the_level_of_the_flight_come_one_roll_for_each_meteor(level: str, lines: int) -> None:
    """Bare ships, which they all miss; the one ahead rolls."""
    expected = [meteor for line in LINES[:lines] for meteor in line]
    table = on_level(fly(bare("III"), bare("III"), cards=[FRONT_AND_LEFT], positions=[5, 9], level="III"), level)
    events = play(table, rolls=[(1,) if die else (1, 1) for _, die in expected])
    assert rolled(events) == [(side, die + 1 if die else 2) for side, die in expected]
    assert [roll.drawn for roll in told(events, DiceRolled)] == [int(die > 0) for _, die in expected]
    assert rollers(events) == [1] * len(expected)
    assert {how for how, _ in met(events)} == {Meeting.MISS}
    assert table.card == NOTHING, "no line below that of the level"


@rule("MIS-ALERT-01")
@pytest.mark.parametrize("card", ["SC05", "SC06", "SC07", "SC08"])
def test_each_card_has_four_lines_and_two_sides(card: str) -> None:
    table = fly(bare("III"), bare("III"), cards=[card], level="III")
    events = play(table, rolls=[(1,) if die else (1, 1) for die in dice_of(card)])
    assert len({side for side, _ in rolled(events)}) == 2


def dice_of(card: str) -> list[int]:
    printed = CARDS[CARD_NUMBERS[card]]
    assert isinstance(printed, MeteorAlert)
    assert len(printed.rows) == 4
    return [meteor.die for row in printed.rows[:3] for meteor in row]


@rule("MIS-ALERT-02")
def test_everybody_faces_the_same_lane() -> None:
    table = alerted(bare(), bare(), bare(), meteor=AlertMeteor("front"))
    events = play(table, rolls=[7])
    assert [met(events, seat) for seat in range(3)] == [[(Meeting.HIT, (7, 7))]] * 3


@rule("MIS-ALERT-03", "MIS-ALERT-EX1")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a_drawn_die_is_added_to_the_one_that_is_rolled(die: int) -> None:
    """With a 4 that is drawn, lanes 5 to 10."""
    table = alerted(bare(), bare(), meteor=AlertMeteor("front", die=4))
    assert isinstance(table.chance, Dice)
    assert table.chance.count == 1
    (roll,) = told(play(table, rolls=[(die,)]), DiceRolled)
    assert (roll.dice, roll.drawn, roll.lane) == ((4, die), 1, 4 + die)


@rule("MIS-ALERT-03")
def test_without_a_drawn_die_two_are_rolled() -> None:
    table = alerted(bare(), bare(), meteor=AlertMeteor("left"))
    assert isinstance(table.chance, Dice)
    assert table.chance.count == 2


def gunboat() -> Ship:
    """A cannon to the front in column 7 and one to the left in row 7, and what they have to protect."""
    return launched("III", (6, 6), """
        .         gun^:0010  .
        gun<:01** start      hold:0003
        .         pipes:1313 .
        .         hold:1010  .
    """)  # fmt: skip


@rule("MIS-ALERT-04")
@pytest.mark.parametrize(
    ("side", "lane", "how"),
    [
        ("front", 6, Meeting.HIT),
        ("front", 7, Meeting.HARMLESS),
        ("front", 8, Meeting.HIT),
        ("left", 6, Meeting.HARMLESS),
        ("left", 7, Meeting.HARMLESS),
        ("left", 8, Meeting.HARMLESS),
        ("left", 9, Meeting.HIT),
    ],
)
def test_they_are_shot_like_all_large_meteors(side: Literal["front", "left"], lane: int, how: Meeting) -> None:
    table = alerted(gunboat(), bare("III"), meteor=AlertMeteor(side, die=4))
    assert [ending for ending, _ in met(play(table, rolls=[(lane - 4,)]))] == [how]


@rule("MIS-ALERT-05")
@pytest.mark.parametrize(
    ("lane", "how"), [(5, Meeting.HIT), *[(lane, Meeting.HARMLESS) for lane in (6, 7, 8)], (9, Meeting.HIT)]
)
def test_a_cannon_to_the_rear_reaches_the_columns_beside_its_own(lane: int, how: Meeting) -> None:
    ship = launched("III", (5, 7), """
        hold:0103 pipes:1313 start      pipes:1313 hold:0301
        .         .          gunv:1*** .           .
    """)  # fmt: skip
    table = alerted(ship, bare("III"), meteor=AlertMeteor("rear", die=4))
    assert [ending for ending, _ in met(play(table, rolls=[(lane - 4,)]))] == [how]


@rule("MIS-ALERT-06")
@pytest.mark.parametrize("die", [0, 4])
def test_thrusters_shift_it_whether_a_die_is_drawn_or_not(die: int) -> None:
    """One that points to the right and to the rear, against a meteor in column 6, where the battery is."""
    ship = launched("II", (6, 7), """
        batteryx2:0300 start A12>
    """)  # fmt: skip
    table = alerted(ship, bare(), meteor=AlertMeteor("front", die=die))
    play(table, rolls=[(2,) if die else 6])
    assert (asked(table), moves_of(table, 0)) == ({0: "SHIFT"}, ["shift right", "stay"])
    assert isinstance(table.questions[Seat(0)], ShiftOrNot)
    (shift,) = told(play(table, moves={0: "shift right"}), LaneShifted)
    assert shift.lane == 7
    assert (7, 7) not in squares_of(table, 0)


def cylinder() -> Ship:
    return launched("IIB", (4, 3), """
        pipes:1313 start pipes:1313
    """)  # fmt: skip


@rule("MIS-ALERT-07")
@pytest.mark.parametrize(("drawn", "die", "column"), [(4, 3, 5), (4, 1, 2), (4, 6, 8), (3, 4, 5), (3, 2, 3)])
@pytest.mark.parametrize("side", ["front", "rear"])
def test_on_a_cylinder_the_drawn_die_is_the_first_of_a_combination(
    side: Literal["front", "rear"], drawn: int, die: int, column: int
) -> None:
    table = alerted(cylinder(), cylinder(), meteor=AlertMeteor(side, die=drawn))
    assert isinstance(table.chance, Dice)
    assert table.chance.count == 1
    (roll,) = told(play(table, rolls=[(die,)]), DiceRolled)
    assert (roll.dice, roll.lane) == ((drawn, die), column)


@rule("MIS-ALERT-07")
@pytest.mark.parametrize(("drawn", "row"), [(3, 2), (4, 3)])
@pytest.mark.parametrize(("die", "start"), [(2, 3), (5, 7)])
@pytest.mark.parametrize("side", ["left", "right"])
def test_on_a_cylinder_the_drawn_die_is_the_row_and_one_is_rolled_for_the_start(
    side: Literal["left", "right"], drawn: int, row: int, die: int, start: int
) -> None:
    table = alerted(cylinder(), cylinder(), meteor=AlertMeteor(side, die=drawn))
    assert isinstance(table.chance, Dice)
    assert table.chance.count == 1
    (roll,) = told(play(table, rolls=[(die,)]), DiceRolled)
    assert (roll.dice, roll.drawn, roll.lane, roll.start) == ((drawn, die), 1, row, start)


@rule("MIS-SUP-07")
def test_a_roll_with_a_drawn_die_can_be_saved_and_nothing_is_earned() -> None:
    table = alerted(cylinder(), cylinder(), meteor=AlertMeteor("left", die=4))
    loaded = GAME.load(table.dump())
    assert loaded.dump() == table.dump()
    assert money(loaded.resolve((4,))) == []
