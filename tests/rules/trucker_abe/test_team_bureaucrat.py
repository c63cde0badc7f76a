"""The Bureaucrat (ABE-SUP-BUR)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.trucker.fleet import NO_EFFECT, bare, sealed
from starhaul.kernel import Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.events import BonusesAdjusted, RocketMoved
from starhaul.trucker.team.bureaucrat import ChooseBonuses
from starhaul.trucker.team.using import AbilityOffer
from trucker.seats import bills_of, positions_of
from trucker.tables import asked, build, do, finish, fly, moves_of, play, told
from trucker.teams import hire, offers_to


@rule("ABE-SUP-BUR-01")
@pytest.mark.parametrize(("level", "seat", "days"), [(1, 0, 1), (2, 1, 3), (3, 2, 5), (2, 3, 5)])
def test_days_are_the_number_of_the_flight_and_one_for_each_rocket_ahead(level: int, seat: int, days: int) -> None:
    table = hire(build(level=level, seats=4), seat, "bureaucrat", new=True)
    finish(table)
    assert asked(table) == {seat: "USE_ABILITY"}
    assert offers_to(table, seat) == [AbilityOffer("bureaucrat.a", days=days)]
    events = do(table, seat, "use bureaucrat.a")
    assert [(event.seat, event.days) for event in told(events, RocketMoved)] == [(seat, days)]


@rule("ABE-SUP-BUR-01", "FLT-05")
def test_days_before_take_off_are_empty_spaces_as_in_flight() -> None:
    table = hire(build(level=2, seats=3), 2, "bureaucrat", new=True)
    finish(table)
    before = positions_of(table)
    do(table, 2, "use bureaucrat.a")
    taken = [position for position in before[:2] if position > before[2]]
    assert positions_of(table) == [*before[:2], before[2] + 4 + len(taken)]
    assert len(taken) == 2
    assert table.order()[0] == 2, "the rocket leads now"


@rule("ABE-SUP-BUR-01")
def test_the_owner_may_stay() -> None:
    table = hire(build(level=2), 1, "bureaucrat", new=True)
    finish(table)
    before = positions_of(table)
    do(table, 1, "done")
    assert positions_of(table) == before


def ended(level: str, *, gives_up: bool = False) -> TruckerState:
    """Seat 1 has the Bureaucrat; seat 0 comes in first with the best-looking ship, seat 1 second or not at all."""
    ships = sealed(0, level), bare(level)
    table = hire(fly(*ships, cards=[NO_EFFECT], level=level, last=True, positions=[9, 4]), 1, "bureaucrat")
    play(table, moves={1: "give-up"} if gives_up else {})
    return table


BONUSES = {"up": (16, 12, 8), "same": (12, 9, 6), "down": (8, 6, 4)}
"""First place, second place, best-looking ship."""


@rule("ABE-SUP-BUR-02", "ABE-SUP-BUR-EX1")
@pytest.mark.parametrize("look", ["same", "up", "down"])
@pytest.mark.parametrize("places", ["same", "up", "down"])
def test_bonuses_of_flight_three_go_up_or_down(places: str, look: str) -> None:
    table = ended("III")
    assert asked(table) == {1: "USE_ABILITY"}
    assert bills_of(table) == [(), ()], "nothing is paid yet"
    do(table, 1, "use bureaucrat.b")
    question = table.decisions[Seat(1)]
    assert isinstance(question, ChooseBonuses)
    assert (question.finish, question.look) == ((12, 9, 6, 3), 6)
    events = do(table, 1, f"bonuses {places} {look}")
    paid = [[line.amount for line in bill if line.reason in ("finish", "best_looking")] for bill in bills_of(table)]
    assert paid == [[BONUSES[places][0], BONUSES[look][2]], [BONUSES[places][1]]]
    ways = {"same": 0, "up": 1, "down": -1}
    assert told(events, BonusesAdjusted) == [BonusesAdjusted(Seat(1), ways[places], ways[look])]


@rule("ABE-SUP-BUR-02", "ABE-SUP-11")
def test_bonuses_can_be_changed_after_giving_up() -> None:
    table = ended("III", gives_up=True)
    do(table, 1, "use bureaucrat.b, bonuses down down")
    assert [line.amount for line in bills_of(table)[0]] == [8, 4]


@rule("ABE-SUP-BUR-02")
def test_whoever_leaves_it_changes_nothing() -> None:
    table = ended("III")
    do(table, 1, "done")
    assert [line.amount for line in bills_of(table)[0]] == [12, 6]


@rule("ABE-SUP-15")
def test_all_nine_ways_are_offered_with_what_they_come_to() -> None:
    table = ended("II")
    do(table, 1, "use bureaucrat.b")
    ways = ("same", "up", "down")
    assert moves_of(table, 1) == [f"bonuses {places} {looks}" for places in ways for looks in ways]
