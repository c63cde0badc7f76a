"""Diplomatic Mission: aliens are lost last (MIS-HSE-06)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.trucker.fleet import bare, launched
from rules.trucker_abe.skies import begin
from rules.trucker_missions.assigned import on_mission
from starhaul.kernel import Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.crew import LoseFigures
from starhaul.trucker.events import Cause, CrewLost
from starhaul.trucker.lanes import ForSeat
from starhaul.trucker.ship import Ship
from starhaul.trucker.terms import PLAIN_TERMS, Terms
from trucker.tables import asked, do, fly, moves_of, play, told

SEAT = Seat(0)


def embassy() -> Ship:
    """Two humans in the starting cabin, two in the cabin at 8,7, a purple alien at 9,7, a brown one at 6,7."""
    return launched("II", (5, 7), """
        brown:*1** cabin:*3*1 start cabin:*1*3 cabin:*1*3 purple:***1
    """, {(6, 7): "B", (9, 7): "P"})  # fmt: skip


def protected() -> Terms:
    terms = Terms()
    terms.are_aliens_lost_last = True
    return terms


def losing(count: int, terms: Terms) -> TruckerState:
    table = fly(embassy(), bare())
    table.terms = [terms, PLAIN_TERMS]
    return begin(table, ForSeat(SEAT, LoseFigures(SEAT, count, Cause.PENALTY)))


def lost(table: TruckerState) -> list[str]:
    return [gone.dweller for gone in told(table.events, CrewLost)]


@rule("MIS-HSE-06")
def test_aliens_cannot_be_chosen_while_a_human_is_left() -> None:
    table = losing(1, protected())
    assert moves_of(table, 0) == ["dismiss 7,7", "dismiss 8,7"]
    assert moves_of(losing(1, PLAIN_TERMS), 0) == ["dismiss 6,7", "dismiss 7,7", "dismiss 8,7", "dismiss 9,7"]


@rule("MIS-HSE-06")
def test_after_the_last_human_an_alien_must_be_chosen() -> None:
    table = losing(5, protected())
    assert lost(table) == ["humans"] * 4
    assert moves_of(table, 0) == ["dismiss 6,7", "dismiss 9,7"]
    do(table, 0, "dismiss 9,7")
    assert table.ships[0].crew == 1
    assert asked(table).get(0) != "LOSE_CREW"


@rule("MIS-HSE-06")
@pytest.mark.parametrize(("count", "left"), [(0, 6), (4, 2), (6, 0), (9, 0)])
def test_where_there_is_no_choice_nobody_is_asked(count: int, left: int) -> None:
    table = losing(count, protected())
    assert "LOSE_CREW" not in asked(table).values()
    assert table.ships[0].crew == left


@rule("MIS-HSE-06")
def test_several_humans_are_chosen_one_by_one() -> None:
    table = losing(3, protected())
    play(table, moves={0: "dismiss 7,7, dismiss 8,7"})
    assert (table.ships[0].total_humans, table.ships[0].total_aliens) == (1, 2)


@rule("MIS-HSE-06")
def test_an_epidemic_takes_aliens_as_usual() -> None:
    """II-05: cabins beside each other lose a figure each."""
    table = fly(embassy(), bare(), cards=["II-05"])
    table.terms = [protected(), PLAIN_TERMS]
    events = play(table)
    assert {gone.dweller for gone in told(events, CrewLost)} == {"humans", "purple", "brown"}


@rule("MIS-HSE-06")
def test_the_diplomatic_mission_protects_the_aliens_of_everybody() -> None:
    """Slavers of strength 7 take four: the humans."""
    table = on_mission("MS10", embassy(), embassy(), cards=["II-01"])
    play(table)
    assert [(built.total_humans, built.total_aliens) for built in table.ships] == [(0, 2), (0, 2)]
