"""Meteor rains: a small meteor in every lane of two sides, and no dice (MIS-RAIN)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.trucker.fleet import bare, discarded, launched, rollers, sealed, squares_of
from rules.trucker_abe.skies import begin, met, paid
from starhaul.kernel import Dice, Event, Seat
from starhaul.trucker import GAME
from starhaul.trucker.card_steps.meteor_rain import Rain
from starhaul.trucker.events import ComponentsLost, Meeting, MeteorFalls, RainFalls
from starhaul.trucker.grid import FRONT, RIGHT
from starhaul.trucker.ship import Ship
from trucker.tables import aboard, asked, fly, moves_of, play, told

FRONT_AND_RIGHT = "SC01"
"""Columns from left to right, then rows from front to rear."""


def wide() -> Ship:
    """Class I: columns 5 to 9, each with a connector to the front and one to the rear."""
    return launched("I", (5, 7), """
        pipes:1313 pipes:1313 start pipes:1313 pipes:1313
    """)  # fmt: skip


def tall() -> Ship:
    """Class I: rows 5 to 8 of column 7, each with a connector to the left and one to the right."""
    return launched("I", (7, 5), """
        pipes:1313
        pipes:1313
        start
        pipes:1313
    """)  # fmt: skip


def shielded() -> Ship:
    """A shield for front and right, two tokens. To the front the starting cabin shows a connector, in column 7; to the
    right the shield itself, in row 7."""
    return launched("I", (6, 7), """
        batteryx2:0300 start shield^:0131
        .              hold:3000 .
    """)  # fmt: skip


def fallen(events: list[Event], seat: int = 0) -> list[tuple[str, int]]:
    """From which side and in which lane meteors found something, in this order."""
    return [(one.side, one.lane) for one in told(events, MeteorFalls) if one.seat == seat]


def rained(ship: Ship, card: str, moves: str = "") -> list[Event]:
    return play(fly(ship, sealed(level="I"), cards=[card], level="I"), moves={0: moves})


@rule("MIS-RAIN-01", "MIS-RAIN-02", "MIS-RAIN-EX3")
@pytest.mark.parametrize(
    ("card", "side", "lanes"),
    [
        ("SC01", "front", [5, 6, 7, 8, 9]),
        ("SC02", "front", [9, 8, 7, 6, 5]),
        ("SC03", "rear", [9, 8, 7, 6, 5]),
        ("SC04", "rear", [5, 6, 7, 8, 9]),
    ],
)
def test_every_column_is_hit_in_the_order_of_the_sweep_without_dice(card: str, side: str, lanes: list[int]) -> None:
    events = rained(wide(), card)
    assert fallen(events) == [(side, lane) for lane in lanes]
    assert rollers(events) == []


@rule("MIS-RAIN-01", "MIS-RAIN-02", "MIS-RAIN-EX3")
@pytest.mark.parametrize(
    ("card", "order"),
    [
        ("SC01", [("front", 7), ("right", 6), ("right", 7), ("right", 8)]),
        ("SC02", [("front", 7), ("left", 6), ("left", 7), ("left", 8)]),
        ("SC03", [("rear", 7), ("left", 7), ("left", 6), ("left", 5)]),
        ("SC04", [("rear", 7), ("right", 7), ("right", 6), ("right", 5)]),
    ],
)
def test_every_row_is_hit_when_all_columns_were(card: str, order: list[tuple[str, int]]) -> None:
    """The one from the front or the rear destroys an end of the ship, whose row is empty then."""
    assert fallen(rained(tall(), card)) == order


@rule("MIS-RAIN-01")
def test_both_sides_are_told_before_their_meteors_fall() -> None:
    events = rained(tall(), FRONT_AND_RIGHT)
    shown = [event for event in events if isinstance(event, RainFalls | MeteorFalls)]
    assert [type(event).__name__ for event in shown[:3]] == ["RainFalls", "MeteorFalls", "RainFalls"]
    assert [(rain.side, rain.dice, rain.start) for rain in told(events, RainFalls)] == [
        ("front", (), 0),
        ("right", (), 0),
    ]


@rule("MIS-RAIN-03", "MIS-RAIN-EX3")
def test_a_shield_stops_each_of_them_for_a_token() -> None:
    table = fly(shielded(), sealed(level="I"), cards=[FRONT_AND_RIGHT], level="I")
    play(table)
    assert (asked(table), moves_of(table, 0)) == ({0: "DEFEND"}, ["defend", "endure"])
    events = play(table, moves={0: "defend, defend"})
    assert met(events) == [(Meeting.SHIELDED, (7, 7)), (Meeting.SHIELDED, (8, 7))]
    assert paid(events) == ["token", "token"]
    assert squares_of(table, 0) == [(6, 7), (7, 7), (7, 8), (8, 7)]


@rule("MIS-RAIN-EX3")
def test_without_the_tokens_a_component_is_lost_for_each_that_is_not_stopped() -> None:
    events = rained(aboard(shielded(), {(6, 7): "1t"}), FRONT_AND_RIGHT, "defend")
    assert met(events) == [(Meeting.SHIELDED, (7, 7)), (Meeting.HIT, (8, 7))]
    (lost,) = told(events, ComponentsLost)
    assert [component.square for component in lost.components] == [(8, 7)]


@rule("MIS-RAIN-03", "MIS-RAIN-06", "MIS-RAIN-EX1")
@pytest.mark.parametrize("card", ["SC01", "SC02", "SC03", "SC04"])
def test_a_sealed_ship_has_nothing_to_fear_and_lanes_without_a_component_do_not_matter(card: str) -> None:
    table = fly(sealed(), sealed(), cards=[card])
    events = play(table)
    assert [type(event).__name__ for event in events[1:]].count("RainFalls") == 2
    assert met(events) == met(events, seat=1) == []
    assert len(squares_of(table, 0)) == 5
    assert table.card < 0, "nobody was asked anything"


@rule("MIS-RAIN-EX2", "MIS-RAIN-04")
def test_damage_from_the_front_takes_the_shield_that_was_to_cover_the_right() -> None:
    """The shield covers right and rear and shows a connector to the front, the battery one to the right."""
    ship = launched("I", (6, 6), """
        .            hold:0030 .
        shield>:2121 start     batteryx2:0303
    """)  # fmt: skip
    assert ship.shields(RIGHT)
    events = rained(ship, FRONT_AND_RIGHT)
    assert met(events) == [(Meeting.HIT, (6, 7)), (Meeting.HIT, (8, 7))]


@rule("MIS-RAIN-04")
@pytest.mark.parametrize(("card", "hits"), [("SC02", [(6, 7), (7, 7)]), ("SC03", [(6, 7), (7, 7)]), ("SC01", [(6, 7)])])
def test_a_loss_opens_the_component_behind_it(card: str, hits: list[tuple[int, int]]) -> None:
    """The hold in column 6 is open to the front and to the rear and smooth to the left, where it covers the starting
    cabin as long as it is there."""
    ship = launched("I", (6, 6), """
        .           hold:0030 .
        holdx2:2130 start     hold:0003
        .           hold:3000 .
    """)  # fmt: skip
    assert [square for _, square in met(rained(ship, card))] == hits


@rule("MIS-RAIN-05")
def test_thrusters_do_not_help() -> None:
    """It points to the right and to the rear, with crew and tokens beside it."""
    ship = launched("I", (6, 7), """
        batteryx2:0300 start A12>
    """)  # fmt: skip
    table = fly(ship, sealed(level="I"), cards=[FRONT_AND_RIGHT], level="I")
    events = play(table)
    assert met(events) == [(Meeting.HIT, (7, 7))]
    assert asked(table) == {0: "KEEP_PIECE"}


@rule("MIS-RAIN-03")
def test_ships_go_through_it_side_by_side() -> None:
    table = fly(shielded(), shielded(), bare("I"), cards=[FRONT_AND_RIGHT], level="I")
    events = play(table)
    assert asked(table) == {0: "DEFEND", 1: "DEFEND"}
    assert met(events, seat=2) == [(Meeting.HIT, (7, 7))]
    assert discarded(table, 2) == ["starting_cabin"]
    play(table, moves={1: "defend"})
    assert asked(table) == {0: "DEFEND"}, "the second side waits for all"


def cylinder() -> Ship:
    """Class IIB: row 3 goes round from column 8 to column 5, where it is open to the right; row 4 is so in column 4."""
    return launched("IIB", (1, 3), """
        pipes:1313 pipes:1313 pipes:1313 pipes:1313 start . . pipes:1313 pipes:1313
        .          .          .          hold:1312  .     . . .          .
    """)  # fmt: skip


@rule("MIS-RAIN-07")
@pytest.mark.parametrize(
    ("die", "start", "hits"), [(6, 7, [("right", 3), ("right", 4)]), (1, 3, [("right", 4)])], ids=["gap", "joined"]
)
def test_on_a_cylinder_one_die_says_for_all_rows_where_they_begin(
    die: int, start: int, hits: list[tuple[str, int]]
) -> None:
    """From the gap in column 7 on they meet the open ends; from column 3 on a joined connector in row 3, and in
    row 4 they go round."""
    table = fly(cylinder(), cylinder())
    begin(table, Rain((Seat(0), Seat(1)), RIGHT, is_backward=False))
    assert isinstance(table.chance, Dice)
    assert table.chance.count == 1
    events = play(table, rolls=[(die,)])
    assert [(rain.dice, rain.start) for rain in told(events, RainFalls)] == [((die,), start)]
    assert fallen(events) == fallen(events, seat=1) == hits
    assert {one.start for one in told(events, MeteorFalls)} == {start}


@rule("MIS-RAIN-07")
def test_on_a_cylinder_nothing_is_rolled_for_columns() -> None:
    table = fly(cylinder(), cylinder())
    begin(table, Rain((Seat(0), Seat(1)), FRONT, is_backward=True))
    assert table.chance is None or not isinstance(table.chance, Dice)


def test_a_roll_for_a_rain_can_be_saved() -> None:
    table = fly(cylinder(), cylinder())
    begin(table, Rain((Seat(0), Seat(1)), RIGHT, is_backward=False))
    assert GAME.load(table.dump()).dump() == table.dump()
