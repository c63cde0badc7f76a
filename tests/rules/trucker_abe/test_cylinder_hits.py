"""Hits on class IIB (ABE-IIB): other dice, and threats from the side that travel round the ship."""

from __future__ import annotations

from typing import Literal

import pytest

from citing import rule
from rules.trucker.fleet import launched, squares_of
from rules.trucker_abe.skies import met, under
from starhaul.kernel import Dice
from starhaul.trucker import GAME, TruckerState
from starhaul.trucker.events import DiceRolled, LaneShifted, Meeting, SabotageRolled
from starhaul.trucker.hazards import Hit
from starhaul.trucker.ship import Ship
from trucker.tables import asked, fly, moves_of, play, told

LEFT_SMALL = Hit("small", "left")
LEFT_LARGE = Hit("large", "left")
SABOTAGE = "III-04"


def ring(*, gun: bool = True) -> Ship:
    """Row 3 goes from D in column 8 across the seam to C in column 3, and on to the starting cabin in column 5. A is in
    column 4, row 2; B in column 2, row 4; a cannon to the left in column 4, row 4."""
    return launched("IIB", (1, 2), f"""
        .          .          .          holdx2:0030                        .     . . .          .
        pipes:1313 pipes:1313 pipes:1313 pipes:1313                         start . . pipes:1313 pipes:1313
        .          B002       .          {"gun<:1***" if gun else "."}      .     . . .          .
    """)  # fmt: skip


def small() -> Ship:
    """Three columns wide: 4, 5 and 6."""
    return launched("IIB", (4, 3), """
        pipes:1313 start pipes:1313
    """)  # fmt: skip


@rule("ABE-IIB-EX2", "ABE-IIB-06", "ABE-IIB-09")
def test_five_meteors_from_the_left() -> None:
    table = under(LEFT_SMALL, LEFT_SMALL, LEFT_SMALL, LEFT_LARGE, LEFT_SMALL, ships=(ring(), small()))
    rolls = [(3,), (2,), (6,), (5,), (4,), (4,), (2,), (4,), (1,)]
    events = play(table, rolls=rolls)
    assert met(events) == [
        (Meeting.HARMLESS, (4, 2)),
        (Meeting.MISS, None),
        (Meeting.HIT, (2, 4)),
        (Meeting.HARMLESS, (3, 3)),
        (Meeting.HARMLESS, (3, 3)),
    ]
    assert [(roll.dice, roll.lane, roll.start) for roll in told(events, DiceRolled)] == [
        ((3, 2), 2, 3),
        ((6,), 5, 0),
        ((5, 4), 4, 7),
        ((4, 2), 3, 3),
        ((4, 1), 3, 3),
    ]


@rule("ABE-IIB-EX2", "ABE-IIB-08")
def test_without_the_cannon_the_fourth_meteor_cuts_the_ship_in_two() -> None:
    table = under(LEFT_LARGE, ships=(ring(gun=False), small()))
    events = play(table, rolls=[(4,), (2,)])
    assert (met(events), asked(table)) == ([(Meeting.HIT, (3, 3))], {0: "KEEP_PIECE"})
    assert len(table.ships[0].pieces()) == 2


@rule("ABE-IIB-EX2", "ABE-IIB-09")
def test_from_the_other_start_the_fifth_meteor_strikes_an_exposed_connector() -> None:
    table = under(LEFT_SMALL, ships=(ring(), small()))
    assert met(play(table, rolls=[(4,), (6,)])) == [(Meeting.HIT, (8, 3))]


@rule("ABE-IIB-04", "ABE-IIB-16", "ABE-IIB-EX3")
@pytest.mark.parametrize(("dice", "column"), [((2, 5), 6), ((5, 2), 6), ((1, 6), 4), ((3, 4), 5)])
def test_two_dice_are_combined_for_a_column(dice: tuple[int, int], column: int) -> None:
    table = under(Hit("heavy", "front"), ships=(small(), small()))
    events = play(table, rolls=[dice])
    assert [(roll.dice, roll.lane) for roll in told(events, DiceRolled)] == [(dice, column)]
    assert met(events)[0][1] == (column, 3)


@rule("ABE-IIB-05")
@pytest.mark.parametrize("face", [1, 6])
def test_two_values_of_the_row_die_miss_and_need_no_second_die(face: int) -> None:
    table = under(LEFT_SMALL, ships=(ring(), small()))
    assert isinstance(table.chance, Dice)
    assert table.chance.count == 1
    events = play(table, rolls=[(face,)])
    assert [roll.dice for roll in told(events, DiceRolled)] == [(face,)]
    assert met(events) == met(events, seat=1) == [(Meeting.MISS, None)]


@rule("ABE-IIB-EX3", "ABE-IIB-06", "ABE-IIB-17")
@pytest.mark.parametrize(("side", "dice", "first"), [("left", (4, 5), (4, 3)), ("right", (4, 2), (6, 3))])
def test_a_hit_goes_round_until_it_meets_something(
    side: Literal["left", "right"], dice: tuple[int, int], first: tuple[int, int]
) -> None:
    """From the left 7, 8, 9, 1, and on to 4; from the right 3, 2, 1, 9, and on to 6. One pair of dice for all."""
    table = under(Hit("heavy", side), ships=(small(), small()))
    events = play(table, rolls=[(die,) for die in dice])
    assert met(events) == met(events, seat=1) == [(Meeting.HIT, first)]


@rule("ABE-IIB-07")
def test_the_square_of_the_starting_column_is_checked_first() -> None:
    table = under(Hit("heavy", "right"), ships=(ring(), small()))
    assert met(play(table, rolls=[(4,), (1,)])) == [(Meeting.HIT, (3, 3))]


@rule("ABE-IIB-13")
def test_an_empty_row_is_a_miss() -> None:
    table = under(Hit("heavy", "left"), ships=(small(), small()))
    assert met(play(table, rolls=[(2,), (3,)])) == [(Meeting.MISS, None)]


def shielded() -> Ship:
    """A shield for the left and a battery component."""
    return launched("IIB", (4, 3), """
        shield<:*3** start batteryx2:***3
    """)  # fmt: skip


@rule("ABE-IIB-08")
def test_shields_protect_as_usual_and_the_question_knows_where_it_began() -> None:
    table = under(Hit("light", "left"), ships=(shielded(), small()))
    play(table, rolls=[(4,), (6,)])
    loaded = GAME.load(table.dump())
    assert isinstance(loaded, TruckerState)
    assert loaded.decisions == table.decisions
    assert met(play(loaded, moves={0: "defend"})) == [(Meeting.SHIELDED, (4, 3))]


def dodger() -> Ship:
    """A thruster to the left and the front, one to the right and the rear."""
    return launched("IIB", (4, 3), """
        A12< start           A12>
        .    batteryx2:3***  .
    """)  # fmt: skip


@rule("ABE-IIB-10", "ABE-IIB-EX3")
def test_a_thruster_shifts_the_column_round_the_board() -> None:
    table = under(Hit("heavy", "front"), ships=(dodger(), small()))
    play(table, rolls=[(2, 5)])
    assert moves_of(table, 0) == ["shift left", "shift right", "stay"]
    events = play(table, moves={0: "shift left, keep 4,3"})
    assert (told(events, LaneShifted)[0].lane, met(events)) == (5, [(Meeting.HIT, (5, 3))])
    on_the_seam = under(Hit("heavy", "front"), ships=(seam(), small()))
    play(on_the_seam, rolls=[(1, 1)])
    events = play(on_the_seam, moves={0: "shift left"})
    assert (told(events, LaneShifted)[0].lane, met(events)) == (9, [(Meeting.HIT, (9, 3))])


def seam() -> Ship:
    """From the starting cabin to the right and across the seam; a panel powers a thruster to the left in column 4."""
    return launched("IIB", (1, 3), """
        pipes:1313 . .          A10<  start pipes:1313 pipes:1313 pipes:1313 pipes:1313
        .          . .          A06   .     .          .          .          .
    """)  # fmt: skip


@rule("ABE-IIB-11", "ABE-IIB-EX3")
def test_a_thruster_shifts_the_row_and_not_where_the_hit_begins() -> None:
    """Die 5 names row 4; to the front it is row 3, from the same column. From row 1 to the front it misses."""
    table = under(Hit("heavy", "left"), ships=(dodger(), small()))
    play(table, rolls=[(5,), (6,)], moves={0: "shift front"})
    assert (4, 3) not in squares_of(table, 0)
    tower = launched("IIB", (3, 1), """
        .    holdx2:0030  .      .
        .    pipes:3*3*   .      .
        A12< pipes:13*3   start  batteryx2:***3
    """)  # fmt: skip
    missed = under(Hit("heavy", "left"), ships=(tower, small()))
    assert met(play(missed, rolls=[(2,), (1,)], moves={0: "shift front"})) == [(Meeting.MISS, None)]


@rule("ABE-IIB-12", "ABE-IIB-17")
def test_whoever_shifts_a_miss_onto_the_board_has_the_second_die_rolled_then() -> None:
    """Die 6 names the row behind the last; a battery component stands in row 4."""
    table = under(Hit("heavy", "left"), ships=(dodger(), dodger()))
    play(table, rolls=[(6,)])
    assert asked(table) == {0: "SHIFT", 1: "SHIFT"}
    events = play(table, rolls=[(2,)], moves={0: "shift front", 1: "shift front"})
    assert [(roll.dice, roll.lane, roll.start) for roll in told(events, DiceRolled)] == [((2,), 4, 3)]
    assert met(events) == met(events, seat=1) == [(Meeting.HIT, (5, 4))]


@rule("ABE-IIB-15")
def test_sabotage_names_a_square_by_three_dice() -> None:
    """Column by combination, row by one die."""
    table = fly(small(), ring(), cards=[SABOTAGE])
    events = play(table, rolls=[(1, 6, 4)])
    assert [(roll.dice, roll.square, roll.found) for roll in told(events, SabotageRolled)] == [
        ((1, 6, 4), (4, 3), True)
    ]
    assert squares_of(table, 0) == [(5, 3), (6, 3)]
