"""Open space (CRD-OPEN)."""

from __future__ import annotations

from citing import rule
from rules.trucker.fleet import bare, days, launched, with_engines
from starhaul.trucker.events import GaveUp, Leaving, StrengthDeclared
from starhaul.trucker.ship import Ship
from trucker.seats import flying_of, positions_of
from trucker.tables import asked, fly, play, told


def racer() -> Ship:
    """One double engine, two tokens."""
    return launched("II", (6, 7), """
        batteryx2:*3** start 2engine^:***3
    """)  # fmt: skip


@rule("CRD-OPEN-01")
def test_each_declares_in_turn_and_moves_at_once() -> None:
    """Seat 0 has moved when seat 1 is asked; seat 1 passes it with its token, over the occupied space."""
    table = fly(with_engines(1), racer(), cards=["I-05"], positions=[5, 4])
    events = play(table)
    assert (days(events), asked(table)) == ([(0, 1)], {1: "POWER"})
    assert positions_of(table) == [6, 4]
    play(table, moves={1: "power 8,7"})
    assert positions_of(table) == [6, 7]


@rule("CRD-OPEN-01", "FLT-03")
def test_occupied_spaces_are_no_days() -> None:
    table = fly(with_engines(1), with_engines(2), with_engines(3), cards=["I-05"], positions=[6, 5, 4])
    play(table)
    assert positions_of(table) == [7, 8, 9], "7; 6 and 8; 5, 6 and 9"


@rule("CRD-OPEN-02", "GUP-03")
def test_who_has_no_engine_strength_stays_and_gives_up_when_all_have_moved() -> None:
    table = fly(bare(), racer(), cards=["I-05"], positions=[6, 3])
    events = play(table)
    assert (flying_of(table), days(events)) == ([True, True], [])
    assert asked(table) == {1: "POWER"}
    events = play(table, moves={1: "power 8,7"})
    assert [(left.seat, left.why) for left in told(events, GaveUp)] == [(0, Leaving.NO_ENGINES)]


@rule("CRD-OPEN-02")
def test_who_declines_to_use_the_only_engine_gives_up_too() -> None:
    table = fly(with_engines(1), racer(), cards=["I-05"], positions=[6, 3])
    events = play(table, moves={1: "done"})
    assert [(left.seat, left.why) for left in told(events, GaveUp)] == [(1, Leaving.NO_ENGINES)]


@rule("CRD-OPEN-03")
def test_the_order_at_the_reveal_holds_whoever_passes_whom() -> None:
    """On the loop of 18 seat 0 runs round past seat 2, which has not moved yet; seat 1 passes seat 0."""
    ships = with_engines(2, "I"), with_engines(3, "I"), with_engines(1, "I")
    table = fly(*ships, cards=["I-05"], positions=[18, 17, 2], level="I")
    events = play(table)
    assert [declared.seat for declared in told(events, StrengthDeclared)] == [0, 1, 2]
    assert positions_of(table) == [21, 22, 5], "19, 21; 18, 19, 22; 3 and 4 are taken"
