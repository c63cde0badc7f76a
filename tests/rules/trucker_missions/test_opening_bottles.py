"""Beverage Run: whoever discards a fragile container stays out of a supercard (MIS-GAM-22, MIS-GAM-24)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.trucker.fleet import NO_EFFECT, bare, discarded, launched, rollers, squares_of
from rules.trucker_missions.assigned import on_mission, resolve_card
from starhaul.kernel import Event, Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.damage import Sacrifice
from starhaul.trucker.events import CardSkipped, Cause, ComponentsLost, CreditsChanged, Loss, StayedOut
from starhaul.trucker.mission_steps.sitting_out import SitOutOrNot
from starhaul.trucker.ship import Ship
from trucker.seats import positions_of
from trucker.tables import asked, do, moves_of, play, told

BEVERAGE_RUN = "MS01"
RAIN, ALERT, TACTICAL_ZONE = "SC01", "SC05", "SC15"


def bottles(level: str = "II") -> Ship:
    """Fragile containers left and right of the starting cabin; a hold hangs on the right one."""
    return launched(level, (6, 7), """
        fragile:*3** start M27 holdx3:***1
    """)  # fmt: skip


def revealed(card: str, *ships: Ship, **options: object) -> tuple[TruckerState, list[Event]]:
    """The card lies open."""
    table = on_mission(BEVERAGE_RUN, *ships, cards=[card, NO_EFFECT], **options)
    return table, play(table)


@rule("MIS-GAM-22")
def test_each_player_is_asked_the_one_ahead_first() -> None:
    """Seat 1 has no container and is not asked."""
    table, _ = revealed(RAIN, bottles(), bare(), bottles(), positions=[5, 9, 7])
    assert asked(table) == {2: "SIT_OUT"}
    assert moves_of(table, 2) == ["pass", "abandon 6,7", "abandon 8,7"]
    do(table, 2, "pass")
    assert asked(table) == {0: "SIT_OUT"}


@rule("MIS-GAM-22")
def test_the_question_says_what_would_fall_off() -> None:
    table, _ = revealed(RAIN, bottles(), bare())
    assert table.decisions[Seat(0)] == SitOutOrNot((Sacrifice((6, 7), ()), Sacrifice((8, 7), ((9, 7),))))


@rule("MIS-GAM-22")
def test_the_container_is_lost_and_what_no_longer_holds_falls_off() -> None:
    """Neither destroyed nor does it break the other one; the owner keeps the piece that is wanted."""
    table, _ = revealed(RAIN, bottles(), bare())
    events = do(table, 0, "abandon 8,7")
    (given,) = told(events, ComponentsLost)
    assert (given.seat, given.how) == (0, Loss.GIVEN_UP)
    assert told(events, StayedOut) == [StayedOut(Seat(0))]
    assert asked(table) == {0: "KEEP_PIECE"}
    do(table, 0, "keep 6,7")
    assert squares_of(table, 0) == [(6, 7), (7, 7)]
    assert discarded(table, 0) == ["cargo_hold", "fragile"]


@rule("MIS-GAM-22", "MIS-GAM-29")
def test_the_ship_is_not_in_flight_until_the_card_is_over_and_keeps_its_place() -> None:
    table, _ = revealed(RAIN, bottles(), bare(), positions=[9, 5])
    do(table, 0, "abandon 6,7")
    before = squares_of(table, 0)
    assert table.view(None).players[0].sits_out or table.card < 0
    resolve_card_if_due(table)
    assert squares_of(table, 0) == before, "no meteor came at it"
    assert positions_of(table) == [9, 5]
    assert not table.rockets[0].sits_out


def resolve_card_if_due(table: TruckerState) -> None:
    while table.card >= 0:
        seat = next(iter(table.decisions))
        table.apply(seat, table.legal_moves(seat)[0])


@rule("MIS-GAM-29")
def test_the_roller_is_the_foremost_ship_in_flight() -> None:
    """A meteor alert: the leader stays out."""
    table, _ = revealed(ALERT, bottles(), bare(), positions=[9, 5])
    events = do(table, 0, "abandon 6,7")
    while table.chance is not None:
        events += table.resolve((1,) * getattr(table.chance, "count", 1))
    assert set(rollers(events)) == {1}


@rule("MIS-GAM-22")
def test_ordinary_cards_are_faced_as_usual() -> None:
    table, _ = revealed("I-04", bottles(), bare())
    assert "SIT_OUT" not in asked(table).values()


@rule("MIS-GAM-EX1", "MIS-GAM-24")
@pytest.mark.parametrize(
    ("level", "answer", "reward"),
    [("III", "pass", 32), ("II", "abandon 6,7", 12), ("II", "pass", 24), ("I", "pass", 16)],
)
def test_containers_that_are_delivered_pay(level: str, answer: str, reward: int) -> None:
    ships = bottles(level), launched(level, (7, 7), "\nstart\n")
    table = on_mission(BEVERAGE_RUN, *ships, cards=[ALERT], last=True, level=level)
    play(table)
    events = do(table, 0, answer)
    while table.chance is not None or table.decisions:
        if table.chance is not None:
            events += table.resolve((1,) * getattr(table.chance, "count", 1))
        else:
            seat = next(iter(table.decisions))
            events += table.apply(seat, table.legal_moves(seat)[0])
    assert delivered(events) == {0: reward}


@rule("MIS-GAM-24")
def test_who_gave_up_gets_none() -> None:
    table = on_mission(BEVERAGE_RUN, bottles(), bottles(), cards=[NO_EFFECT], last=True)
    assert delivered(play(table, moves={0: "give-up"})) == {1: 24}


def delivered(events: list[Event]) -> dict[int, int]:
    return {paid.seat: paid.amount for paid in told(events, CreditsChanged) if paid.cause is Cause.MISSION_DELIVERED}


def test_no_supercard_is_offered_twice() -> None:
    """Two containers and one card: one question."""
    table, _ = revealed(RAIN, bottles(), bare())
    do(table, 0, "abandon 6,7")
    assert "SIT_OUT" not in asked(table).values()
    resolve_card(table)


@rule("MIS-GAM-EX2", "MIS-GAM-23", "MIS-GAM-29")
def test_a_tactical_zone_with_one_ship_left_does_nothing() -> None:
    """The two ahead open a bottle: both are gone, and nothing else happens."""
    table, _ = revealed(TACTICAL_ZONE, bottles(), bottles(), bare(), positions=[9, 7, 5])
    do(table, 0, "abandon 6,7")
    events = do(table, 1, "abandon 6,7")
    assert told(events, CardSkipped) == [CardSkipped(TACTICAL_ZONE)]
    assert [discarded(table, seat) for seat in range(3)] == [["fragile"], ["fragile"], []]
    assert table.ships[2] == bare()
    assert positions_of(table) == [9, 7, 5]


@rule("MIS-GAM-29")
def test_if_nobody_is_in_flight_the_card_does_nothing() -> None:
    table, _ = revealed(TACTICAL_ZONE, bottles(), bottles())
    do(table, 0, "abandon 6,7")
    do(table, 1, "abandon 6,7")
    assert table.card < 0
    assert set(asked(table).values()) == {"FLY_ON"}
