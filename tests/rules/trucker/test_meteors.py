"""Meteor swarms (CRD-METEOR)."""

from __future__ import annotations

from citing import rule
from rules.trucker.fleet import armed, bare, launched, rollers, squares_of
from starhaul.trucker.events import DiceRolled, Meeting, ThreatMet
from starhaul.trucker.ship import Ship
from trucker.seats import flying_of
from trucker.tables import asked, fly, moves_of, play, told


def shielded() -> Ship:
    """A shield for front and right, two tokens."""
    return launched("II", (6, 7), """
        batteryx2:*3*0 start shield^:***3
    """)  # fmt: skip


@rule("CRD-METEOR-01")
def test_meteors_come_in_the_printed_order_each_with_its_own_roll() -> None:
    """I-09: large from the front, small from the left, small from the right."""
    table = fly(bare(), bare(), cards=["I-09"])
    events = play(table, rolls=[(1, 1), (6, 6), (1, 2)])
    assert [(roll.threat, roll.side, roll.lane) for roll in told(events, DiceRolled)] == [
        ("large", "front", 2),
        ("small", "left", 12),
        ("small", "right", 3),
    ]
    assert rollers(events) == [0, 0, 0]


@rule("CRD-METEOR-01")
def test_every_ship_faces_its_own_copy() -> None:
    """The cannon of seat 0 saves seat 0 alone."""
    table = fly(armed(1), bare(), cards=["I-11"])
    events = play(table, rolls=[7])
    met = [(met.seat, met.how) for met in told(events, ThreatMet)]
    assert met == [(0, Meeting.HARMLESS), (1, Meeting.HIT)]
    assert (len(squares_of(table, 0)), squares_of(table, 1)) == (6, [])


@rule("CRD-METEOR-02")
def test_all_finish_one_meteor_before_the_next_roll() -> None:
    table = fly(bare(), shielded(), cards=["I-10"])
    play(table, rolls=[7])
    assert (asked(table), table.chance) == ({1: "DEFEND"}, None)
    play(table, moves={1: "endure"})
    assert (asked(table), table.chance) == ({1: "KEEP_PIECE"}, None)
    assert moves_of(table, 1) == ["keep 6,7", "keep 8,7"]
    play(table, moves={1: "keep 6,7"})
    assert table.chance is not None


@rule("CRD-METEOR-02", "HIT-20")
def test_the_leader_rolls_to_the_end_of_the_card() -> None:
    """Its ship is destroyed by the first meteor of five."""
    table = fly(bare(), shielded(), cards=["I-10"])
    events = play(table, rolls=[7, 2, 2, 2, 2], moves={1: "defend"})
    assert rollers(events) == [0] * 5
    assert flying_of(table) == [False, True]
