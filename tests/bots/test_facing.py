"""How a sound player meets fleets, tactical zones and nanobots."""

from __future__ import annotations

import pytest

from rules.trucker_missions.warships import warship
from starhaul.bots.trucker.mind import answer
from starhaul.kernel import Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.ship import Ship
from trucker.shipyard import ship
from trucker.tables import aboard, asked, fly, manned, moves_of, play

RAIDERS = "SC12"
"""From left, right and rear; 6, 8, 9, 11; 3 goods, 3 crew, 4 goods, 4 crew."""
CREW_LESS_CANNONS = "SC15"
CANNONS_LESS_ENGINES = "SC16"
SEAT = Seat(0)


def answers(table: TruckerState, ask: str = "POWER") -> list[str]:
    """What seat 0 answers as long as this is asked."""
    given = []
    while asked(table).get(SEAT) == ask:
        move = answer(table, SEAT, table.legal_moves(SEAT))
        given.append(str(move))
        table.apply(SEAT, move)
    return given


def raided(guns: str, goods: str = "yyy", level: str = "I") -> TruckerState:
    built = warship(guns, "start cabin cabin holdx3 batteryx3", contents={(6, 5): goods})
    table = fly(built, warship("gun^", "start"), cards=[RAIDERS], positions=[9, 7], level=level)
    play(table)
    return table


def test_tokens_are_spent_where_a_line_is_reached_that_is_worth_it() -> None:
    """Four from single cannons; one powered double to the left reaches six."""
    assert answers(raided("gun< gun< gun< gun< 2gun< 2gun<")) == ["power 7,4", "done"], "more would bring nothing"


def test_tokens_are_saved_where_no_line_is_reached() -> None:
    assert answers(raided("gun< 2gun< 2gun<")) == ["done"]


def test_tokens_are_saved_where_a_tie_is_reached_without() -> None:
    assert answers(raided("gun< " * 6 + "2gun<")) == ["done"]


def test_nobody_pays_where_there_is_nothing_to_lose_but_the_price() -> None:
    """No goods: three tokens would go, and three must be spent to keep them."""
    assert answers(raided("2gun< 2gun< 2gun<", goods="")) == ["done"]


def test_a_panel_pays_before_tokens() -> None:
    built = warship(
        "start solar:***3 2gun>:***3 gun< gun< gun< gun<", "cabin holdx3 batteryx3", contents={(4, 5): "yyy"}
    )
    table = fly(built, warship("gun^", "start"), cards=[RAIDERS], positions=[9, 7], level="I")
    play(table)
    assert answers(table)[0] == "power 5,4"


@pytest.mark.parametrize(
    ("card", "guns", "given"),
    [
        (CREW_LESS_CANNONS, "gun^ gun^ 2gun^ batteryx2", ["done"]),
        (CANNONS_LESS_ENGINES, "gun^ engine engine 2gun^ 2engine batteryx2", ["power 6,4", "done", "done"]),
    ],
    ids=["what subtracts stays off", "what adds is powered until somebody else is lowest"],
)
def test_in_a_tactical_zone_only_what_helps_is_powered(card: str, guns: str, given: list[str]) -> None:
    """In the right column, crew less engines, nothing helps."""
    table = fly(
        warship(guns, "start cabin"), warship("engine", "start cabin"), cards=[card], positions=[9, 7], level="I"
    )
    play(table)
    assert answers(table) == given


def test_in_a_tactical_zone_nothing_is_spent_that_does_not_save_the_ship() -> None:
    """Hopelessly behind, or not the lowest anyway."""
    hopeless, safe = "2gun^ engine engine engine engine engine batteryx2", "gun^ gun^ 2gun^ batteryx2"
    for own, other in ((hopeless, "gun^"), (safe, "engine")):
        ships = warship(own, "start"), warship(other, "start")
        table = fly(*ships, cards=[CANNONS_LESS_ENGINES], positions=[9, 7], level="I")
        play(table)
        assert answers(table) == ["done"]


def test_in_a_tactical_zone_being_level_with_one_ahead_is_enough() -> None:
    ships = warship("gun^ 2gun^ batteryx2", "start"), warship("gun^", "start")
    table = fly(*ships, cards=[CANNONS_LESS_ENGINES], positions=[7, 9], level="I")
    play(table)
    assert answers(table) == ["done"]


def test_what_is_missed_least_falls_off() -> None:
    """The cannon and the hold with the red block have one exposed connector each, as the empty hold has."""
    table = fly(nibbled(), nibbled(), cards=["SC18"], positions=[9, 7], level="I")
    play(table)
    assert asked(table)[SEAT] == "FALL_OFF"
    assert moves_of(table, 0) == ["remove 6,7", "remove 7,8"]
    assert answers(table, "FALL_OFF") == ["remove 6,7"]


def nibbled() -> Ship:
    """One component falls in any case; the other is the empty hold, or the laden one."""
    return aboard(manned(ship("II", (6, 6), """
        .           pipes:1313  .
        holdx2:0103 start       .
        .           holdx3:1010 .
    """)), {(7, 8): "yyy"})  # fmt: skip
