"""Moments at which the terms of a seat let it go through steps of its own."""

from __future__ import annotations

from typing import final

import pytest

from rules.trucker.fleet import bare
from starhaul.kernel import Event, Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.events import CardRevealed, CreditsShown, CrewHoused, FlightEnded, Launched, Passed
from starhaul.trucker.state import TruckerLaneStep
from starhaul.trucker.terms import PLAIN_TERMS, Terms
from trucker.tables import build, finish, fly, manned, play


@final
class Remark(TruckerLaneStep):
    """Says something that nothing else says here."""

    __slots__ = ()

    def run(self, state: TruckerState, seat: Seat) -> None:
        state.tell(Passed(seat))


def _granting(moment: str) -> Terms:
    terms = Terms()
    setattr(terms, moment, (Remark(),))
    return terms


def _kinds(events: list[Event]) -> list[type[Event]]:
    """What happened, of the kinds that tell where in a flight it was."""
    told = (CardRevealed, CreditsShown, CrewHoused, FlightEnded, Launched, Passed)
    kinds = [type(event) for event in events if isinstance(event, told)]
    return [kind for number, kind in enumerate(kinds) if kinds[number - 1 : number] != [kind]]


@pytest.mark.parametrize(
    ("moment", "expected"),
    [
        ("after_building", [Passed, CrewHoused, Launched]),
        ("before_flight", [CrewHoused, Passed, Launched]),
    ],
)
def test_moments_before_the_flight(moment: str, expected: list[type[Event]]) -> None:
    table = build(level=1, seats=2)
    table.terms = [PLAIN_TERMS, _granting(moment)]
    assert _kinds(finish(table)) == expected


@pytest.mark.parametrize(
    ("moment", "expected"),
    [
        ("after_card", [CardRevealed, Passed, FlightEnded, CreditsShown]),
        ("before_paying", [CardRevealed, FlightEnded, Passed, CreditsShown]),
    ],
)
def test_moments_of_the_flight_and_after_it(moment: str, expected: list[type[Event]]) -> None:
    table = fly(manned(bare()), manned(bare()), cards=["I-02"], last=True)
    table.terms = [PLAIN_TERMS, _granting(moment)]
    assert _kinds(play(table)) == expected


def test_seats_go_through_a_moment_one_by_one_the_leader_first() -> None:
    table = fly(manned(bare()), manned(bare()), cards=["I-02"], last=True, positions=[3, 8])
    table.terms = [_granting("before_paying")] * 2
    assert [event.seat for event in play(table) if isinstance(event, Passed)] == [1, 0]
