"""Moments at which the terms of a seat let it go through steps of its own."""

from __future__ import annotations

from typing import final

import pytest

from rules.trucker.fleet import bare
from starhaul.kernel import Event, Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.events import CardRevealed, CreditsShown, CrewHoused, FlightEnded, Launched, Passed
from starhaul.trucker.state import TruckerLaneStep
from starhaul.trucker.terms import PLAIN_TERMS, Moment, Terms
from trucker.tables import build, finish, fly, manned, play


@final
class Remark(TruckerLaneStep):
    """Says something that nothing else says here."""

    __slots__ = ()

    def run(self, state: TruckerState, seat: Seat) -> None:
        state.tell(Passed(seat))


def _granting(moment: Moment) -> Terms:
    terms = Terms()
    terms.add_step(moment, Remark())
    return terms


def _kinds(events: list[Event]) -> list[type[Event]]:
    """What happened, of the kinds that tell where in a flight it was."""
    told = (CardRevealed, CreditsShown, CrewHoused, FlightEnded, Launched, Passed)
    kinds = [type(event) for event in events if isinstance(event, told)]
    return [kind for number, kind in enumerate(kinds) if kinds[number - 1 : number] != [kind]]


@pytest.mark.parametrize(
    ("moment", "expected"),
    [
        (Moment.AFTER_BUILDING, [Passed, CrewHoused, Launched]),
        (Moment.BEFORE_FLIGHT, [CrewHoused, Passed, Launched]),
    ],
)
def test_moments_before_the_flight(moment: Moment, expected: list[type[Event]]) -> None:
    table = build(level=1, seats=2)
    table.terms = [PLAIN_TERMS, _granting(moment)]
    assert _kinds(finish(table)) == expected


@pytest.mark.parametrize(
    ("moment", "expected"),
    [
        (Moment.AFTER_CARD, [CardRevealed, Passed, FlightEnded, CreditsShown]),
        (Moment.BEFORE_PAYING, [CardRevealed, FlightEnded, Passed, CreditsShown]),
    ],
)
def test_moments_of_the_flight_and_after_it(moment: Moment, expected: list[type[Event]]) -> None:
    table = fly(manned(bare()), manned(bare()), cards=["I-02"], last=True)
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
