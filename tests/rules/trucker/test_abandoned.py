"""Abandoned ships and stations (CRD-SHIP, CRD-STATION)."""

from __future__ import annotations

from citing import rule
from rules.trucker.fleet import bare, cargo, launched, with_crew
from starhaul.kernel import Seat
from starhaul.trucker.events import CrewTooSmall, GaveUp, Leaving
from starhaul.trucker.ship import Ship
from trucker.seats import credits_of
from trucker.tables import asked, fly, moves_of, play, told


def freighter() -> Ship:
    """Six humans and a special hold."""
    return launched("II", (6, 7), """
        cabin:*3** start           cabin:***3
        .          specialx1:3***  .
    """)  # fmt: skip


@rule("CRD-SHIP-01")
def test_the_first_who_uses_an_abandoned_ship_ends_the_card() -> None:
    table = fly(with_crew(1), with_crew(1), with_crew(1), cards=["I-17"])
    play(table)
    assert (asked(table), moves_of(table, 0)) == ({0: "USE_SHIP"}, ["accept", "pass"])
    play(table, moves={0: "pass"})
    assert asked(table) == {1: "USE_SHIP"}
    play(table, moves={1: "accept, dismiss 7,7, dismiss 7,7"})
    assert asked(table) == {0: "FLY_ON"}, "seat 2 is out of luck"
    assert credits_of(table) == [0, 3, 0]


@rule("CRD-SHIP-02")
def test_it_costs_exactly_the_printed_crew_and_days() -> None:
    """I-18: three figures, four credits, one day."""
    table = fly(with_crew(2), bare(), cards=["I-18"], positions=[6, 3])
    play(table, moves={0: "accept, dismiss 7,7, dismiss 8,7, dismiss 9,7"})
    assert (table.ships[0].crew, table.players[0].purse.credits, table.rockets[0].position) == (3, 4, 5)
    assert asked(table) == {0: "FLY_ON"}


@rule("CRD-SHIP-02")
def test_who_has_too_small_a_crew_is_not_asked() -> None:
    """Three are needed: seat 0 has two."""
    table = fly(bare(), with_crew(1), cards=["I-18"])
    events = play(table)
    assert asked(table) == {1: "USE_SHIP"}
    assert told(events, CrewTooSmall) == [CrewTooSmall((Seat(0),), 3, nobody=False)]


@rule("CRD-SHIP-02")
def test_a_ship_that_nobody_can_use_is_told_with_the_reason() -> None:
    events = play(fly(bare(), bare(), cards=["I-18"]))
    assert told(events, CrewTooSmall) == [CrewTooSmall((Seat(0), Seat(1)), 3, nobody=True)]


@rule("CRD-SHIP-03")
def test_it_may_cost_the_last_human() -> None:
    table = fly(bare(), with_crew(1), cards=["I-17"], positions=[6, 3])
    events = play(table, moves={0: "accept"})
    assert [(left.seat, left.why) for left in told(events, GaveUp)] == [(0, Leaving.NO_HUMANS)]
    assert table.players[0].purse.credits == 3


@rule("CRD-STATION-01")
def test_only_a_crew_large_enough_may_dock_and_the_first_ends_the_card() -> None:
    """I-19 needs five: seat 0 has four; seats 1 and 2 have six."""
    table = fly(with_crew(1), freighter(), freighter(), cards=["I-19"])
    play(table)
    assert asked(table) == {1: "DOCK"}
    passed = table.clone()
    play(passed, moves={1: "pass"})
    assert asked(passed) == {2: "DOCK"}
    play(table, moves={1: "accept, load yellow 7,8"})
    assert asked(table) == {0: "FLY_ON"}
    assert [cargo(table, seat) for seat in range(3)] == ["", "y", ""]


@rule("CRD-STATION-02")
def test_docking_costs_days_and_no_crew() -> None:
    table = fly(freighter(), bare(), cards=["I-20"], positions=[6, 3])
    play(table, moves={0: "accept, load red 7,8"})
    assert (cargo(table, 0), table.ships[0].crew, table.rockets[0].position) == ("r", 6, 5)


@rule("CRD-STATION-02")
def test_docking_without_loading_is_legal() -> None:
    table = fly(freighter(), freighter(), cards=["I-20"], positions=[6, 3])
    play(table, moves={0: "accept, done"})
    assert (cargo(table, 0), table.rockets[0].position, asked(table)) == ("", 5, {0: "FLY_ON"})
