"""Thrusters (ABE-THR): after the roll they shift what comes, for their own ship alone."""

from __future__ import annotations

from citing import rule
from rules.trucker.fleet import bare, launched, squares_of
from rules.trucker_abe.skies import FRONT_LARGE, FRONT_SMALL, begin, met, paid, under
from starhaul.kernel import Seat
from starhaul.trucker.evading import ShiftOrNot
from starhaul.trucker.events import Defence, DiceRolled, LaneShifted, Meeting
from starhaul.trucker.faults import faults
from starhaul.trucker.grid import FRONT
from starhaul.trucker.hazards import Hit
from starhaul.trucker.hits import LARGE_METEOR, SMALL_METEOR
from starhaul.trucker.rolling import RollForLane
from starhaul.trucker.ship import Ship
from starhaul.trucker.strength import full_engine_strength
from starhaul.trucker.threats import HitProspect, Projectiles
from trucker.shipyard import ship
from trucker.tables import asked, fly, moves_of, play, told

SEAT = Seat(0)


def dodger(tokens: int = 2) -> Ship:
    """The only sideways thruster points left. Cannons in columns 6 and 9, a structural module before the starting cabin
    in column 7, a hold in column 8."""
    return launched("II", (4, 6), """
        .     .               gun^:0010    pipes:**30  .            .
        A12<  batteryx2:3222  pipes:13*3   start       holdx2:0103  gun^:0*01
    """, {(5, 7): f"{tokens}t"})  # fmt: skip


def question(table_question: object) -> ShiftOrNot:
    assert isinstance(table_question, ShiftOrNot)
    return table_question


@rule("ABE-THR-EX1", "ABE-THR-03", "ABE-THR-05", "ABE-THR-06")
def test_a_small_meteor_is_shifted_to_where_it_bounces_and_others_face_it_as_rolled() -> None:
    table = under(FRONT_SMALL, ships=(dodger(), dodger()))
    events = play(table, rolls=[5])
    assert asked(table) == {0: "SHIFT", 1: "SHIFT"}, "all decide side by side, after the roll"
    seen = question(table.decisions[SEAT])
    assert seen.staying == (HitProspect("small", (5, 7), None, 2),), "the thruster would fall off, too"
    assert [(shift.way, shift.lane, shift.prospects) for shift in seen.shifts] == [
        ("left", 4, (HitProspect("small", (4, 7), None, 0),))
    ]
    events += play(table, moves={0: "shift left", 1: "stay, keep 6,6"})
    assert met(events) == [(Meeting.HARMLESS, (4, 7))]
    assert met(events, seat=1) == [(Meeting.HIT, (5, 7))]
    assert [(shift.seat, shift.square, shift.way, shift.lane) for shift in told(events, LaneShifted)] == [
        (0, (4, 7), "left", 4)
    ]
    assert paid(events)[0] == "token"
    assert table.ships[0].total_tokens == 1


@rule("ABE-THR-EX1", "ABE-THR-09")
def test_a_large_meteor_costs_a_module_instead_of_a_hold() -> None:
    """No cannon helps: those in columns 6 and 9 are beside its columns, 7 and 8."""
    table = under(FRONT_LARGE, ships=(dodger(), bare()))
    play(table, rolls=[8])
    assert question(table.decisions[SEAT]).staying == (HitProspect("large", (8, 7), None, 2),)
    events = play(table, moves={0: "shift left"})
    assert met(events) == [(Meeting.HIT, (7, 6))]
    assert (7, 6) not in squares_of(table, 0)
    assert (8, 7) in squares_of(table, 0)
    assert table.ships[0].total_tokens == 1


@rule("ABE-THR-EX1")
def test_nobody_is_asked_where_a_bounce_would_become_a_miss() -> None:
    table = under(FRONT_SMALL, ships=(dodger(), bare()))
    events = play(table, rolls=[4])
    assert met(events) == [(Meeting.HARMLESS, (4, 7))]
    assert asked(table)[0] == "FLY_ON"


def sideways() -> Ship:
    """A thruster that points right and to the rear; a cannon to the left in row 7."""
    return launched("II", (6, 5), """
        holdx3:0010  .               .
        pipes:1303   pipes:**33      .
        gun<:0100    start           A12>
        .            batteryx2:3***  .
    """)  # fmt: skip


@rule("ABE-THR-EX2", "ABE-THR-09")
def test_the_cannon_test_uses_the_row_after_the_shift() -> None:
    table = under(Hit("large", "left"), ships=(sideways(), bare()))
    events = play(table, rolls=[5], moves={0: "shift rear"})
    assert met(events) == [(Meeting.HARMLESS, (6, 6))], "a cannon in row 7 covers rows 6, 7 and 8"
    without = under(Hit("large", "left"), ships=(sideways(), bare()))
    assert met(play(without, rolls=[5], moves={0: "stay"})) == [(Meeting.HIT, (6, 5))]


@rule("ABE-THR-EX3", "ABE-THR-02")
def test_any_component_on_a_pointed_square_is_an_error() -> None:
    """It points right and to the rear, whatever may touch there."""
    beside = ship("II", (7, 7), """
        start A12> cabin
    """)  # fmt: skip
    behind = ship("II", (7, 7), """
        start A12>
        .     cabin
    """)  # fmt: skip
    for wrong, square in ((beside, (9, 7)), (behind, (8, 8))):
        blocked = [fault for fault in faults(wrong) if fault.code == "blocked_thruster"]
        assert [(fault.at, fault.with_) for fault in blocked] == [((8, 7), square)]
    assert faults(ship("II", (7, 7), """
        start A12>
    """)) == []  # fmt: skip


@rule("ABE-THR-01")
def test_a_thruster_gives_no_engine_strength() -> None:
    assert full_engine_strength(sideways()) == 0


@rule("ABE-THR-04")
def test_only_thrusters_across_the_way_help_and_only_with_power() -> None:
    """From the front and the rear the left one serves; from the sides the front one: this one points both ways."""
    for side, offered in (("front", "shift left"), ("left", "shift front"), ("right", "shift front")):
        table = under(Hit("heavy", side), ships=(dodger(), bare()))  # type: ignore[arg-type]
        play(table, rolls=[7])
        assert moves_of(table, 0) == [offered, "stay"]
    table = under(Hit("heavy", "front"), ships=(dodger(tokens=0), bare()))
    assert met(play(table, rolls=[8], moves={0: "keep 4,7"})) == [(Meeting.HIT, (8, 7))]


def twin() -> Ship:
    """Two thrusters, one to each side, with an exposed connector in the middle."""
    return launched("II", (6, 7), """
        A12<  start           A12>
        .     batteryx2:3***  .
    """)  # fmt: skip


@rule("ABE-THR-07")
def test_one_use_a_roll_and_nothing_carries_over() -> None:
    table = under(FRONT_SMALL, FRONT_SMALL, ships=(twin(), bare()))
    play(table, rolls=[7])
    assert moves_of(table, 0) == ["shift left", "shift right", "stay"]
    events = play(table, rolls=[7], moves={0: "shift left"})
    assert met(events) == [(Meeting.HARMLESS, (6, 7))], "by one column, and asked no more"
    assert asked(table) == {0: "SHIFT"}, "for the next roll"
    assert question(table.decisions[SEAT]).lane == 7
    assert [roll.lane for roll in told(events, DiceRolled)] == [7]


@rule("ABE-THR-08")
def test_a_miss_may_become_a_hit() -> None:
    built = launched("II", (7, 6), """
        .     A12
        start solar:1313
    """)  # fmt: skip
    table = under(FRONT_SMALL, ships=(built, bare()))
    play(table, rolls=[6])
    assert question(table.decisions[SEAT]).staying == (HitProspect("small", None, None, 0),)
    assert met(play(table, moves={0: "shift right"})) == [(Meeting.HIT, (7, 7))]


@rule("ABE-THR-10")
def test_sabotage_leaves_no_time_for_thrusters() -> None:
    """The dice name a square, and it is inside."""
    built = dodger()
    built.set_humans(built.board.start, 1)
    table = fly(built, bare(), cards=["III-04"])
    events = play(table, rolls=[(4, 5, 3, 4)])
    assert (9, 7) not in squares_of(table, 0)
    assert told(events, LaneShifted) == []


@rule("ABE-THR-12")
def test_with_several_thrusters_the_owner_chooses_what_is_powered_and_by_what() -> None:
    """Two to the left; a panel can power the one that it is joined to."""
    built = launched("II", (6, 6), """
        .           A10<   .
        A11<        start  batteryx2:***3
        solar:3***  .      .
    """)  # fmt: skip
    table = under(Hit("heavy", "front"), ships=(built, bare()))
    play(table, rolls=[8], moves={0: "shift left"})
    assert moves_of(table, 0) == ["pay 8,7", "pay 6,8"]
    by_token = play(table.clone(), moves={0: "pay 8,7"})
    assert [shift.square for shift in told(by_token, LaneShifted)] == [(6, 7)], "as good as the other one"
    events = play(table, moves={0: "pay 6,8"})
    assert paid(events) == ["panel (6, 8)"]
    assert [shift.square for shift in told(events, LaneShifted)] == [(6, 7)]
    assert met(events) == [(Meeting.HIT, (7, 6))]


@rule("ABE-THR-13")
def test_one_shift_moves_both_meteors_of_a_pair() -> None:
    table = fly(dodger(), dodger())
    pair = Projectiles(FRONT, (LARGE_METEOR, SMALL_METEOR))
    begin(table, RollForLane(SEAT, tuple(table.order()), pair))
    events = play(table, rolls=[8], moves={0: "shift left, keep 4,7", 1: "stay, keep 4,7"})
    assert [(roll.threat, roll.then) for roll in told(events, DiceRolled)] == [("large", ("small",))]
    assert met(events) == [(Meeting.HIT, (7, 6)), (Meeting.HIT, (7, 7))]
    assert met(events, seat=1) == [(Meeting.HIT, (8, 7)), (Meeting.MISS, None)]
    assert len(told(events, LaneShifted)) == 1


def test_what_is_left_to_pay_with_is_seen_beforehand() -> None:
    """One token: it pays for the thruster, or for the shield."""
    built = launched("II", (6, 7), """
        A12<  start           shield^:***3
        .     batteryx2:3***  .
    """, {(7, 8): "1t"})  # fmt: skip
    table = under(FRONT_SMALL, ships=(built, bare()))
    play(table, rolls=[7])
    seen = question(table.decisions[SEAT])
    assert seen.staying == (HitProspect("small", (7, 7), Defence.SHIELD, 3),)
    heavy = under(Hit("light", "front"), ships=(built, bare()))
    play(heavy, rolls=[7])
    (shift,) = question(heavy.decisions[SEAT]).shifts
    assert shift.prospects == (HitProspect("light", (6, 7), None, 1),), "no token is left for the shield then"
