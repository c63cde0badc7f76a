"""Moments at which the terms of a seat let it go through steps of its own."""

from __future__ import annotations

from typing import final

import pytest

from rules.trucker.fleet import bare
from rules.trucker.test_spot_check import clashing
from rules.trucker_abe.test_class_iv import flying_iv
from starhaul.kernel import Event, Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.events import (
    CardRevealed,
    ComponentsLost,
    CreditsShown,
    CrewHoused,
    FaultsFound,
    FlightEnded,
    InsuranceOffered,
    Launched,
    Passed,
    RocketMoved,
)
from starhaul.trucker.state import TruckerLaneStep
from starhaul.trucker.terms import PLAIN_TERMS, Moment, Terms
from trucker.seats import set_credits
from trucker.tables import asked, build, do, finish, fly, manned, play


@final
class Remark(TruckerLaneStep):
    """Says something that nothing else says here."""

    __slots__ = ()

    def run(self, state: TruckerState, seat: Seat) -> None:
        state.tell(Passed(seat))


def _granting(*moments: Moment) -> Terms:
    terms = Terms()
    for moment in moments:
        terms.add_step(moment, Remark())
    return terms


def _kinds(events: list[Event]) -> list[type[Event]]:
    """What happened, of the kinds that tell where in a flight it was."""
    told = (CardRevealed, CreditsShown, CrewHoused, FlightEnded, Launched, Passed, RocketMoved)
    kinds = [type(event) for event in events if isinstance(event, told)]
    return [kind for number, kind in enumerate(kinds) if kinds[number - 1 : number] != [kind]]


@pytest.mark.parametrize(
    ("moment", "expected"),
    [
        (Moment.AFTER_BUILDING, [Passed, CrewHoused, Launched]),
        (Moment.AFTER_CHECK, [Passed, CrewHoused, Launched]),
        (Moment.BEFORE_FLIGHT, [CrewHoused, Passed, Launched]),
        (Moment.INSURING, [CrewHoused, Passed, Launched]),
    ],
)
def test_moments_before_the_flight(moment: Moment, expected: list[type[Event]]) -> None:
    table = build(level=1, seats=2)
    table.terms = [PLAIN_TERMS, _granting(moment)]
    assert _kinds(finish(table)) == expected


@pytest.mark.parametrize(
    ("moment", "expected"),
    [
        (Moment.CARD_REVEALED, [CardRevealed, Passed, RocketMoved, FlightEnded, CreditsShown]),
        (Moment.AFTER_CARD, [CardRevealed, RocketMoved, Passed, FlightEnded, CreditsShown]),
        (Moment.BEFORE_PAYING, [CardRevealed, RocketMoved, FlightEnded, Passed, CreditsShown]),
    ],
)
def test_moments_of_the_flight_and_after_it(moment: Moment, expected: list[type[Event]]) -> None:
    """Stardust comes."""
    table = fly(manned(bare()), manned(bare()), cards=["I-04"], last=True)
    table.terms = [PLAIN_TERMS, _granting(moment)]
    assert _kinds(play(table)) == expected


def test_seats_go_through_a_moment_one_by_one_the_leader_first() -> None:
    table = fly(manned(bare()), manned(bare()), cards=["I-02"], last=True, positions=[3, 8])
    table.terms = [_granting(Moment.BEFORE_PAYING)] * 2
    assert [event.seat for event in play(table) if isinstance(event, Passed)] == [1, 0]


def test_a_seat_goes_through_all_that_its_terms_have_for_a_moment() -> None:
    table = build(level=1, seats=2)
    terms = _granting(Moment.BEFORE_FLIGHT)
    terms.add_step(Moment.BEFORE_FLIGHT, Remark())
    table.terms = [PLAIN_TERMS, terms]
    assert [event.seat for event in finish(table) if isinstance(event, Passed)] == [1, 1]


def test_ships_are_repaired_before_the_moment_that_follows_the_check() -> None:
    table = build(level=2, seats=2, mistakes="honest")
    table.ships[1] = clashing()
    table.terms = [PLAIN_TERMS, _granting(Moment.AFTER_BUILDING, Moment.AFTER_CHECK)]
    events = finish(table) + do(table, 1, "remove 9,7")
    told = [type(event) for event in events if isinstance(event, Passed | FaultsFound | ComponentsLost)]
    assert told == [Passed, FaultsFound, ComponentsLost, Passed]


def test_all_have_done_what_can_be_done_before_the_flight_when_insurance_is_offered() -> None:
    table = flying_iv(2, "F3 R3 F1 R1")
    set_credits(table, [9, 9])
    for terms in table.terms:
        terms.add_step(Moment.BEFORE_FLIGHT, Remark())
    told = [type(event) for event in finish(table) if isinstance(event, Passed | InsuranceOffered)]
    assert told == [Passed, Passed, InsuranceOffered]
    assert asked(table) == {0: "INSURE"}
