"""When abilities of the Support Team are used (ABE-SUP-11, ABE-SUP-12, ABE-SUP-15 to ABE-SUP-17)."""

from __future__ import annotations

from typing import Final, final

from citing import rule
from rules.trucker.fleet import NO_EFFECT, bare, sealed
from rules.trucker.test_spot_check import clashing
from rules.trucker_abe.test_class_iv import flying_iv
from starhaul.kernel import Event, Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.building import Building
from starhaul.trucker.drawn_boards import CloseSquares
from starhaul.trucker.events import (
    BuildingFinished,
    ComponentsLost,
    CreditsChanged,
    CrewHoused,
    FaultsFound,
    FlightEnded,
    InsuranceOffered,
    Launched,
    Passed,
)
from starhaul.trucker.moments import ComeTo
from starhaul.trucker.recruiting import Introduce
from starhaul.trucker.series import StartTimer
from starhaul.trucker.state import TruckerLaneStep
from starhaul.trucker.terms import Moment, Terms
from trucker.seats import credits_of, positions_of, set_credits
from trucker.tables import asked, build, do, finish, fly, moves_of, play
from trucker.teams import hire


@final
class Stamp(TruckerLaneStep):
    """Says that this moment has come for this seat."""

    __slots__ = ("moment",)

    def __init__(self, moment: Moment) -> None:
        self.moment: Final = moment

    def run(self, state: TruckerState, seat: Seat) -> None:
        state.tell(Stamped(seat, self.moment))


@final
class Stamped(Event):
    __slots__ = ("moment", "seat")

    def __init__(self, seat: Seat, moment: Moment) -> None:
        self.seat: Final = seat
        self.moment: Final = moment


def stamp(state: TruckerState, *moments: Moment) -> None:
    """All seats say when these moments come."""
    state.terms = [Terms() for _ in state.all_seats()]
    for terms in state.terms:
        for moment in moments:
            terms.add_step(moment, Stamp(moment))


def course(events: list[Event], *kinds: type[Event]) -> list[object]:
    """Moments and events of these kinds in the order in which they came, each once."""
    found = [event.moment if isinstance(event, Stamped) else type(event) for event in events]
    return [*dict.fromkeys(item for item in found if isinstance(item, Moment) or item in kinds)]


AFTER = (Moment.AFTER_BUILDING, Moment.BEFORE_CHECK, Moment.AFTER_CHECK, Moment.JUDGED, Moment.BEFORE_FLIGHT)


@rule("ABE-SUP-17", "ABE-SUP-11")
def test_errors_are_mended_before_the_check_and_correct_ships_changed_before_anybody_boards() -> None:
    table = build(level=2, mistakes="honest")
    table.ships[1] = clashing()
    stamp(table, *AFTER)
    events = finish(table) + do(table, 1, "remove 9,7")
    assert course(events, BuildingFinished, FaultsFound, ComponentsLost, CrewHoused, Launched) == [
        BuildingFinished,
        Moment.AFTER_BUILDING,
        Moment.BEFORE_CHECK,
        FaultsFound,
        ComponentsLost,
        Moment.AFTER_CHECK,
        Moment.JUDGED,
        CrewHoused,
        Moment.BEFORE_FLIGHT,
        Launched,
    ]


@rule("ABE-SUP-17", "ABE-SUP-12")
def test_insurance_comes_after_all_abilities_and_before_the_first_card() -> None:
    table = flying_iv(2, "F3 R3 F1 R1")
    set_credits(table, [9, 9])
    hire(table, 0, "bureaucrat", new=True)
    events = finish(table)
    assert asked(table) == {0: "USE_ABILITY"}
    events += do(table, 0, "done")
    assert asked(table) == {0: "INSURE"}
    assert [event.seat for event in events if isinstance(event, InsuranceOffered)] == [0]
    assert table.revealed == ()


@rule("ABE-SUP-12", "ABE-SUP-17")
def test_before_the_flight_all_are_asked_in_flight_order_the_leader_first() -> None:
    table = hire(hire(build(level=2, seats=3), 0, "bureaucrat", new=True), 2, "security_guard", new=True)
    do(table, 2, "finish 1")
    do(table, 0, "finish 2")
    do(table, 1, "finish 3")
    assert asked(table) == {2: "USE_ABILITY"}, "the leader decides before others do"
    do(table, 2, "use security_guard.a")
    assert asked(table) == {0: "USE_ABILITY"}
    do(table, 0, "done")
    assert set(asked(table).values()) == {"FLY_ON"}


@rule("ABE-SUP-15")
def test_an_owner_of_several_abilities_of_a_moment_chooses_their_order() -> None:
    for first, second in (("security_guard.a", "bureaucrat.a"), ("bureaucrat.a", "security_guard.a")):
        table = hire(build(level=2), 1, "bureaucrat", "security_guard", new=True)
        table.ships[1] = sealed(1)
        finish(table)
        before = positions_of(table)
        assert moves_of(table, 1) == ["use bureaucrat.a", "use security_guard.a", "done"]
        do(table, 1, f"use {first}")
        assert moves_of(table, 1) == [f"use {second}", "done"], "each once"
        do(table, 1, f"use {second}")
        assert positions_of(table)[1] > before[1]
        assert credits_of(table)[1] == -1


@rule("ABE-SUP-15")
def test_whoever_has_enough_leaves_the_rest() -> None:
    table = hire(build(level=2), 1, "bureaucrat", "security_guard", new=True)
    finish(table)
    do(table, 1, "use bureaucrat.a, done")
    assert credits_of(table) == [0, 0]
    assert set(asked(table).values()) == {"FLY_ON"}


@rule("ABE-SUP-11", "ABE-SUP-17")
def test_after_the_flight_comes_before_any_bonus_and_to_those_who_gave_up_too() -> None:
    table = fly(bare(), bare(), cards=[NO_EFFECT], positions=[8, 5], last=True)
    stamp(table, Moment.AFTER_FLIGHT, Moment.BEFORE_PAYING)
    events = play(table, moves={1: "give-up"})
    assert course(events, FlightEnded, CreditsChanged) == [
        FlightEnded,
        Moment.AFTER_FLIGHT,
        CreditsChanged,
        Moment.BEFORE_PAYING,
    ]
    stamped = [event.seat for event in events if isinstance(event, Stamped) and event.moment is Moment.AFTER_FLIGHT]
    assert sorted(stamped) == [0, 1]


@rule("ABE-SUP-11")
def test_who_has_given_up_waits_until_the_last_card_is_resolved_for_all() -> None:
    table = hire(fly(bare(), bare(), cards=[NO_EFFECT, NO_EFFECT], positions=[8, 5], last=True), 1, "bureaucrat")
    do(table, 0, "fly-on")
    do(table, 1, "give-up")
    assert asked(table) == {}
    play(table)
    assert asked(table) == {1: "USE_ABILITY"}


@rule("ABE-SUP-11")
def test_while_building_means_until_the_own_starting_space_is_taken() -> None:
    table = hire(build(level=2), 0, "security_guard")
    assert "use security_guard.b" in moves_of(table, 0)
    do(table, 0, "finish 1")
    assert moves_of(table, 0) == []


@rule("ABE-SUP-14")
def test_who_takes_a_starting_space_takes_a_number_tile() -> None:
    table = hire(build(level=2), 0, "swindler", "security_guard", new=True)
    assert asked(table) == {0: "BUILD", 1: "BUILD"}, "nothing is over without one"
    do(table, 0, "finish 2")
    assert asked(table) == {0: "LINGER", 1: "BUILD"}
    do(table, 1, "finish 1")
    assert [rocket.position for rocket in table.rockets] == [table.board.start[1], table.board.start[0]]


@rule("ABE-SUP-12")
def test_no_card_is_turned_over_while_somebody_may_use_an_ability() -> None:
    table = hire(build(level=2), 0, "bureaucrat", new=True)
    events = finish(table)
    assert asked(table) == {0: "USE_ABILITY"}
    assert table.chance is None
    assert not [event for event in events if isinstance(event, Launched | Passed)]


@rule("ABE-SUP-PLA-05")
def test_the_moment_before_building_comes_before_sand_runs_and_dice_close_squares() -> None:
    table = build(2, sets=["abe"], classes=["IIIB"], team="standard", timer="rulebook")
    due = [type(step) if not isinstance(step, ComeTo) else step.moment for step in reversed(table.agenda.steps)]
    wanted = [Introduce, Moment.BEFORE_BUILDING, StartTimer, CloseSquares, Building]
    assert [step for step in due if step in wanted] == wanted
