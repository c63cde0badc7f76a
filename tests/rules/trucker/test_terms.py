"""Words that the rules rest on (TRM); those about ships alone are tested with the ships."""

from __future__ import annotations

from citing import rule
from rules.trucker.fleet import bare, days, discarded, launched, rollers
from starhaul.trucker.events import ComponentsLost, Loss, Passed
from trucker.seats import flying_of
from trucker.tables import asked, build, do, finish, fly, place, play, take, told


@rule("TRM-06")
def test_the_leader_is_the_flying_player_farthest_ahead() -> None:
    """Seat 1 leads and rolls; once it has given up, seat 2 does."""
    table = fly(bare(), bare(), bare(), cards=["I-09", "I-11"], positions=[3, 9, 6])
    assert rollers(play(table, rolls=[2, 2, 2])) == [1, 1, 1]
    again = fly(bare(), bare(), bare(), cards=["I-09", "I-11"], positions=[3, 9, 6])
    assert rollers(play(again, rolls=[2, 2, 2], moves={1: "give-up"})) == [2, 2, 2]


@rule("TRM-07")
def test_in_order_is_from_the_leader_backwards_and_reverse_from_the_last_forwards() -> None:
    table = fly(bare(), bare(), bare(), cards=["I-13", "I-04"], positions=[3, 9, 6])
    landing = play(table, moves={0: "pass", 1: "pass", 2: "pass"})
    assert [passed.seat for passed in told(landing, Passed)] == [1, 2, 0]
    assert [seat for seat, _ in days(landing)] == [0, 2, 1], "stardust"


@rule("TRM-09")
def test_what_is_hit_is_destroyed_and_what_hung_on_it_falls_off() -> None:
    """A large meteor takes the module that held the hold; both are lost components."""
    built = launched("II", (7, 7), """
        start pipes:*3*3 hold:***3
    """)  # fmt: skip
    table = fly(built, bare(), cards=["I-11"])
    events = play(table, rolls=[8, 2, 2], moves={0: "keep 7,7"})
    lost = [(loss.how, [component.square for component in loss.components]) for loss in told(events, ComponentsLost)]
    assert lost == [(Loss.DESTROYED, [(8, 7)]), (Loss.FALLEN_OFF, [(9, 7)])]
    assert discarded(table, 0) == ["cargo_hold", "structural"]


@rule("TRM-10")
def test_the_discard_pile_begins_with_the_reserve_and_grows_with_losses() -> None:
    table = build(level=2)
    take(table, 0, "B112")
    do(table, 0, "reserve")
    assert table.view(table.all_seats()[0]).players[0].reserve == ("B112",)
    place(table, 0, "B048", (7, 6))
    finish(table)
    assert discarded(table, 0) == ["cargo_hold"]
    flight = fly(bare(), bare(), cards=["II-03"])
    play(flight, rolls=[7, 2, 2])
    assert discarded(flight, 0) == ["starting_cabin"]


@rule("TRM-11")
def test_a_flying_player_has_launched_and_not_given_up() -> None:
    table = build(seats=2, level=1)
    assert flying_of(table) == [False, False]
    finish(table)
    assert flying_of(table) == [True, True]
    do(table, 0, "give-up")
    assert flying_of(table) == [False, True]
    assert asked(table) == {1: "FLY_ON"}
