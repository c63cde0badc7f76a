"""Credits at the start, debts and winners (MIS-GAM-06, MIS-GAM-14, MIS-GAM-27)."""

from __future__ import annotations

from random import Random

import pytest

from citing import rule
from rules.trucker.fleet import bare
from rules.trucker.treks import fly_home, result
from rules.trucker_missions.missions import PLAIN
from starhaul.kernel import ScoreLine
from starhaul.trucker import TruckerState
from starhaul.trucker.events import DebtForgiven
from trucker.seats import bills_of, credits_of
from trucker.tables import build, told

SERIES = {"sets": ["missions"], "missions": [PLAIN, PLAIN], "mode": "series", "levels": [1, 1]}


def with_missions(seats: int = 2, **options: object) -> TruckerState:
    return build(seats, **{**SERIES, **options})


@rule("MIS-GAM-06")
def test_everybody_begins_with_twenty_credits_and_gets_them_once() -> None:
    table = with_missions(3)
    assert credits_of(table) == [20, 20, 20]
    assert bills_of(table) == [(ScoreLine("starting_credits", 20),)] * 3
    fly_home(table, bare("I"), bare("I"), bare("I"))
    assert table.flight == 1
    assert [[line.reason for line in bill].count("starting_credits") for bill in bills_of(table)] == [1, 1, 1]


@rule("MIS-GAM-06", "MIS-GAM-02")
def test_a_game_without_missions_begins_as_ever() -> None:
    """Also with the set in play."""
    assert credits_of(build(2)) == [0, 0]
    table = build(2, sets=["missions"])
    assert credits_of(table) == [0, 0]
    assert table.view(0).mission is None
    assert table.heap.face_down == build(2).heap.face_down


@rule("MIS-GAM-14")
def test_who_ends_above_twenty_wins_and_more_is_better() -> None:
    """The goal is shown from the beginning; exactly 20 is not above it."""
    table = build(3, sets=["missions"], missions=[PLAIN], level=1)
    shown = table.view(0).mission
    assert shown is not None
    assert shown.goal == 20
    fly_home(table, bare("I"), bare("I"), bare("I"), moves={1: "give-up", 2: "give-up"}, discarded={2: 3})
    assert (result(table).scores, result(table).ranks) == ((24, 20, 17), (1, 2, 3))
    assert [score > shown.goal for score in result(table).scores] == [True, False, False]


@rule("MIS-GAM-27")
def test_debts_are_forgiven_between_flights_but_not_in_the_end() -> None:
    table = with_missions()
    events = fly_home(table, bare("I"), bare("I"), moves={0: "give-up", 1: "give-up"}, discarded={0: 30})
    assert told(events, DebtForgiven) == [DebtForgiven(table.all_seats()[0], 10)]
    assert credits_of(table) == [0, 20]
    fly_home(table, bare("I"), bare("I"), moves={0: "give-up", 1: "give-up"}, discarded={0: 7})
    assert result(table).scores == (-7, 20)


@rule("MIS-GAM-27")
def test_the_best_looking_ship_is_rewarded_and_there_are_no_titles() -> None:
    table = build(2, sets=["missions"], missions=["MS16"], level=1)
    while table.chance is not None:
        table.resolve(table.chance.sample(Random(1)))
    assert table.titles == ()
    fly_home(table, bare("I"), bare("I"))
    assert [[line.reason for line in bill].count("best_looking") for bill in bills_of(table)] == [1, 1]


@rule("MIS-GAM-25", "MIS-GAM-09")
@pytest.mark.parametrize("seats", [2, 4])
def test_all_fly_the_same_class_of_the_level_of_the_flight(seats: int) -> None:
    table = build(seats, sets=["abe", "missions"], missions=[PLAIN], classes=["IIB"])
    assert [ship.ship_class for ship in table.ships] == ["IIB"] * seats
    assert table.level == "II"
