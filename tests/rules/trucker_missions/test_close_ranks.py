"""Carpool: all move up behind the leader (MIS-HSE-07)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.trucker.fleet import NO_EFFECT, bare, days, sealed, with_engines
from rules.trucker_missions.assigned import on_mission
from starhaul.trucker.events import GaveUp, RanksClosed
from starhaul.trucker.merchant import Merchant
from starhaul.trucker.mission_steps.merchant import set_merchant
from trucker.seats import positions_of
from trucker.tables import fly, play, told

CARPOOL = "MS12"
STARDUST, OPEN_SPACE = "I-04", "I-06"


@rule("MIS-HSE-EX7", "MIS-HSE-07")
def test_14_9_5_become_14_13_12() -> None:
    table = on_mission(CARPOOL, bare(), bare(), bare(), cards=[NO_EFFECT], positions=[14, 9, 5])
    events = play(table)
    assert positions_of(table) == [14, 13, 12]
    assert told(events, RanksClosed) == [RanksClosed()]


@rule("MIS-HSE-07")
def test_they_go_by_flight_order_and_not_by_seat() -> None:
    table = on_mission(CARPOOL, bare(), bare(), bare(), cards=[NO_EFFECT], positions=[5, 14, 9])
    play(table)
    assert positions_of(table) == [12, 14, 13]


@rule("MIS-HSE-07")
def test_nobody_gains_days_and_who_is_there_stays() -> None:
    """Nothing is told where nothing moves."""
    table = on_mission(CARPOOL, bare(), bare(), cards=[NO_EFFECT], positions=[14, 13])
    events = play(table)
    assert positions_of(table) == [14, 13]
    assert (days(events), told(events, RanksClosed)) == ([], [])
    apart = on_mission(CARPOOL, bare(), bare(), cards=[NO_EFFECT], positions=[14, 9])
    assert days(play(apart)) == [(1, 0)]


@rule("MIS-HSE-07")
def test_not_before_the_first_card() -> None:
    table = on_mission(CARPOOL, bare(), bare(), cards=[], positions=[14, 9])
    play(table)
    assert positions_of(table) == [14, 9]


@rule("MIS-HSE-07")
def test_after_giving_up_is_settled() -> None:
    """The one in between has no engine in open space, and its place is closed."""
    ships = with_engines(1), bare(), with_engines(1)
    table = on_mission(CARPOOL, *ships, cards=[OPEN_SPACE], positions=[14, 12, 5])
    events = play(table)
    assert [gone.seat for gone in told(events, GaveUp)] == [1]
    assert (positions_of(table)[0], positions_of(table)[2]) == (15, 14)


@rule("MIS-HSE-07")
def test_others_lose_their_days_first() -> None:
    """Stardust: the leader falls back behind the second, who leads then."""
    table = on_mission(CARPOOL, sealed(4), sealed(0), cards=[STARDUST], positions=[10, 8])
    play(table)
    assert positions_of(table) == [7, 8]


@rule("MIS-HSE-07", "MIS-HSE-12")
def test_the_space_of_a_merchant_is_passed() -> None:
    table = on_mission(CARPOOL, bare(), bare(), cards=[NO_EFFECT], positions=[14, 9])
    set_merchant(table, Merchant(13, 2))
    play(table)
    assert positions_of(table) == [14, 12]


@pytest.mark.parametrize("cards", [[NO_EFFECT]])
def test_without_the_mission_nobody_moves_up(cards: list[str]) -> None:
    table = fly(bare(), bare(), cards=cards, positions=[14, 9])
    play(table)
    assert positions_of(table) == [14, 9]
