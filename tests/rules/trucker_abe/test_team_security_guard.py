"""The Security Guard (ABE-SUP-SEC)."""

from __future__ import annotations

from citing import rule
from rules.trucker.fleet import sealed
from starhaul.kernel import CLOCK, Seat
from starhaul.trucker import TruckerState, parse_move
from starhaul.trucker.events import AbilityUsed, Cause, CreditsChanged, DrillCalled, DrillEnded
from starhaul.trucker.team.using import AbilityOffer
from starhaul.trucker.timer import DRILL_SECONDS
from trucker.seats import credits_of, set_credits
from trucker.tables import asked, build, do, finish, moves_of, place, refusal, take, told
from trucker.teams import hire, offers_to


def loaded(*exposed: int, seats: int = 2) -> TruckerState:
    """Ships with so many exposed connectors are about to take off; seat 0 has the Security Guard."""
    table = hire(build(level=2, seats=seats), 0, "security_guard", new=True)
    for seat, count in enumerate(exposed):
        table.ships[seat] = sealed(count)
    finish(table)
    return table


@rule("ABE-SUP-SEC-01", "ABE-SUP-SEC-03")
def test_everybody_pays_a_credit_for_each_exposed_connector_the_owner_too() -> None:
    table = loaded(1, 3)
    set_credits(table, [5, 2])
    assert asked(table) == {0: "USE_ABILITY"}
    assert offers_to(table, 0) == [AbilityOffer("security_guard.a", credits=-1)]
    events = do(table, 0, "use security_guard.a")
    assert told(events, AbilityUsed) == [AbilityUsed(Seat(0), "security_guard.a")]
    assert told(events, CreditsChanged) == [
        CreditsChanged(Seat(0), -1, Cause.SECURITY),
        CreditsChanged(Seat(1), -3, Cause.SECURITY),
    ]
    assert credits_of(table) == [4, -1], "it may lead to debt"
    assert set(asked(table).values()) == {"FLY_ON"}


@rule("ABE-SUP-SEC-01")
def test_the_owner_may_leave_it() -> None:
    table = loaded(0, 3)
    assert moves_of(table, 0) == ["use security_guard.a", "done"]
    do(table, 0, "done")
    assert credits_of(table) == [0, 0]
    assert set(asked(table).values()) == {"FLY_ON"}


def test_without_better_advice_it_is_used_where_all_others_pay_more() -> None:
    for others, is_used in ((2, True), (1, False), (0, False)):
        table = loaded(1, others)
        question = table.questions[Seat(0)]
        assert (str(question.default(table, Seat(0))) != "done") == is_used


@rule("ABE-SUP-SEC-02")
def test_without_a_timer_the_others_take_nothing_until_the_owner_has_added_two_components() -> None:
    table = hire(build(level=2, seats=3), 1, "security_guard")
    take(table, 0, "B001")
    events = do(table, 1, "use security_guard.b")
    assert told(events, DrillCalled) == [DrillCalled(Seat(1))]
    do(table, 0, "return")
    busy = ("running-round-the-table", "ABE-SUP-SEC-02")
    assert refusal(table, 0, "take") == refusal(table, 2, "take B001") == busy
    assert moves_of(table, 0) == ["finish 1", "finish 2", "finish 3"], "what is no component can be taken"
    place(table, 1, "B089", (7, 6))
    place(table, 1, "B090", (6, 6), 1)
    assert refusal(table, 2, "take") == busy, "one of them is not part of the ship yet"
    take(table, 1, "B002")
    assert refusal(table, 2, "take") is None
    assert refusal(table, 0, "take B001") is None


@rule("ABE-SUP-SEC-02")
def test_without_a_timer_the_drill_is_over_when_the_owner_has_finished() -> None:
    table = hire(build(level=2), 1, "security_guard")
    do(table, 1, "use security_guard.b")
    assert refusal(table, 0, "take") is not None
    do(table, 1, "finish 1")
    assert refusal(table, 0, "take") is None


@rule("ABE-SUP-SEC-02")
def test_with_a_timer_the_others_can_do_nothing_for_ten_seconds() -> None:
    table = hire(build(level=2, seats=3, timer="rulebook"), 0, "security_guard")
    do(table, 2, "finish 1")
    assert table.decisions[CLOCK].seconds(parse_move("sand-out")) == 90
    do(table, 0, "use security_guard.b")
    assert asked(table) == {0: "BUILD", CLOCK: "SAND"}
    clock = table.decisions[CLOCK]
    assert [str(move) for move in table.legal_moves(CLOCK)] == ["drill-over", "sand-out"]
    assert [clock.seconds(move) for move in table.legal_moves(CLOCK)] == [DRILL_SECONDS, 90] == [10, 90]
    place(table, 0, "B089", (7, 6))
    place(table, 0, "B090", (6, 6), 1)
    take(table, 0, "B002")
    assert asked(table) == {0: "BUILD", CLOCK: "SAND"}, "two components do not shorten it"
    assert told(do(table, CLOCK, "drill-over"), DrillEnded) == [DrillEnded()]
    assert asked(table) == {0: "BUILD", 1: "BUILD", CLOCK: "SAND"}


@rule("ABE-SUP-SEC-02")
def test_a_drill_goes_on_while_the_sand_stands_still_and_nobody_else_flips_the_timer() -> None:
    table = hire(build(level=2, timer="rulebook"), 0, "security_guard")
    do(table, CLOCK, "sand-out")
    do(table, 0, "use security_guard.b")
    assert [str(move) for move in table.legal_moves(CLOCK)] == ["drill-over"]
    assert asked(table) == {0: "BUILD", CLOCK: "SAND"}
    do(table, CLOCK, "drill-over")
    assert asked(table) == {0: "BUILD", 1: "BUILD"}


@rule("ABE-SUP-SEC-02")
def test_it_is_called_once_and_not_when_the_timer_is_on_start() -> None:
    table = hire(build(level=2, timer="rulebook"), 0, "security_guard")
    late = table.clone()
    do(table, 0, "use security_guard.b")
    assert refusal(table, 0, "use security_guard.b") == ("ability-used", "ABE-SUP-SEC-02")
    assert "use security_guard.b" not in moves_of(table, 0)
    for seat in (0, 1):
        do(late, CLOCK, "sand-out")
        if seat == 1:
            do(late, 1, "finish 1")
        assert refusal(late, 0, "use security_guard.b") is None
        do(late, 1, "flip")
    assert late.timer.space == late.board.timer_spaces
    assert refusal(late, 0, "use security_guard.b") == ("timer-on-start", "ABE-SUP-SEC-02")
    assert "use security_guard.b" not in moves_of(late, 0)


@rule("ABE-SUP-SEC-02")
def test_an_alarm_does_not_outlive_building() -> None:
    table = hire(build(level=2, timer="rulebook"), 0, "security_guard")
    do(table, 1, "finish 1")
    do(table, 0, "use security_guard.b")
    do(table, 0, "finish 2")
    assert table.support.alarm == -1
    assert asked(table) == {0: "USE_ABILITY"}
