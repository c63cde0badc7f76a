"""Tactical zones (MIS-TAC)."""

from __future__ import annotations

import pytest

from citing import rule
from rules.trucker.fleet import bare, days, rollers
from rules.trucker_missions.test_fleet import raid
from rules.trucker_missions.test_sitting_out import sitting_out
from rules.trucker_missions.warships import on_level, warship
from starhaul.kernel import Event
from starhaul.trucker import GAME, TruckerState
from starhaul.trucker.adventures import CARDS
from starhaul.trucker.adventures.tactical_zone import TacticalZone
from starhaul.trucker.events import (
    CardSkipped,
    Cause,
    CrewLost,
    Criterion,
    CrubotsActivated,
    DiceRolled,
    DifferenceDeclared,
    GoodsLost,
    Lowest,
    TokensSpent,
)
from starhaul.trucker.ship import Ship
from starhaul.trucker.tolls import Toll
from trucker.tables import aboard, asked, fly, moves_of, play, told

CREW_LESS_CANNONS = "SC15"
"""Left: crew less cannons, 3 crew, 5 days, 2 crew, 3 days. Right: engines less cannons, 3 goods and heavy shots from
the rear in turn."""
CANNONS_LESS_ENGINES = "SC16"
"""Right: crew less engines."""
LESS_CREW = "SC17"
"""Left: engines less crew. Right: cannons less crew; 3 days, a heavy shot from the front."""


def crewed(crew: int, guns: str = "", *more: str) -> Ship:
    """So many figures behind these components."""
    cabins = ["start", *["cabin"] * ((crew - 1) // 2)]
    built = warship(guns or ".", " ".join(cabins), *more)
    if crew % 2:
        aboard(built, {(3, 5): "1h"})
    assert built.crew == crew
    return built


def results(events: list[Event]) -> list[tuple[int, float]]:
    return [(said.seat, (said.halves - said.less) / 2) for said in told(events, DifferenceDeclared)]


def lowest(events: list[Event]) -> list[tuple[int, Criterion, Criterion | None]]:
    return [(one.seat, one.criterion, one.minus) for one in told(events, Lowest)]


@rule("MIS-TAC-EX5", "MIS-TAC-02", "MIS-TAC-05", "MIS-TAC-01")
def test_the_lowest_difference_is_penalised_and_among_equals_the_one_farthest_ahead() -> None:
    """Forward cannons in full, those to the side half: 5 - 2, 4 - 4 1/2, 3 - 3 1/2."""
    ships = [crewed(5, "gun^ gun^"), crewed(4, "gun^ gun^ gun^ gun^ gun<"), crewed(3, "gun^ gun^ gun^ gun>")]
    again = [ship.clone() for ship in ships]
    table = fly(*ships, cards=[CREW_LESS_CANNONS], positions=[5, 9, 7], level="I")
    events = raid(table)
    assert results(events)[:3] == [(1, -0.5), (2, -0.5), (0, 3)], "leader first"
    assert lowest(events)[0] == (1, Criterion.CREW, Criterion.CANNONS)
    assert {lost.seat for lost in told(events, CrewLost)} == {1}
    assert lowest(events)[1][1:] == (Criterion.ENGINES, Criterion.CANNONS), "the right column comes then"
    swapped = fly(*again, cards=[CREW_LESS_CANNONS], positions=[5, 7, 9], level="I")
    assert lowest(raid(swapped))[0][0] == 2


@rule("MIS-TAC-EX1", "MIS-TAC-04", "MIS-TAC-03", "STR-06")
def test_what_needs_no_token_counts_wanted_or_not() -> None:
    """A single cannon and the purple alien are subtracted; the double is, if its owner wants that."""
    built = warship("gun^ 2gun^ batteryx2", "start cabin", contents={(4, 5): "P"})
    table = fly(built, bare(), cards=[CREW_LESS_CANNONS], positions=[9, 7])
    play(table)
    assert moves_of(table, 0) == ["power 4,4", "done"]
    off = play(table.clone(), moves={0: "done"})
    assert results(off)[0] == (0, 3 - 3)
    on = play(table.clone(), moves={0: "power 4,4"})
    assert results(on)[0] == (0, 3 - 5)
    assert [spent.cause for spent in told(on, TokensSpent)] == [Cause.STRENGTH]
    (said, *_) = told(on, DifferenceDeclared)
    assert (said.criterion, said.minus, said.halves, said.less) == (Criterion.CREW, Criterion.CANNONS, 6, 10)
    assert said.powered == ((4, 4),)


@rule("MIS-TAC-03")
def test_both_parameters_can_be_powered_and_what_adds_comes_first() -> None:
    """Engines less cannons, with two tokens for three doubles."""
    built = warship("2engine 2gun^ 2gun< batteryx2", "start cabin")
    table = fly(built, bare("III"), cards=[CREW_LESS_CANNONS], positions=[9, 7], level="I")
    play(table, moves={0: "done"})
    raid_choices(table)
    assert moves_of(table, 0) == ["power 3,4", "power 4,4", "power 5,4", "done"]
    branch = table.clone()
    play(branch, moves={0: "power 4,4"})
    assert moves_of(branch, 0) == ["power 5,4", "done"], "no way back to what adds"
    events = play(table, moves={0: "power 3,4, power 4,4"})
    assert results(events)[0] == (0, 2 - 2)


def raid_choices(table: TruckerState) -> list[Event]:
    """Whoever lost the left column gives up the first figures offered."""
    events: list[Event] = []
    while "LOSE_CREW" in asked(table).values():
        seat = next(seat for seat, ask in asked(table).items() if ask == "LOSE_CREW")
        events += play(table, moves={seat: moves_of(table, seat)[0]})
    return events


@rule("MIS-TAC-EX2", "MIS-TAC-06")
@pytest.mark.parametrize(("level", "crew", "lost"), [("I", 3, 0), ("II", 3, 5), ("III", 5, 5), ("IV", 5, 8)])
def test_the_penalty_is_all_that_is_listed_down_to_the_level(level: str, crew: int, lost: int) -> None:
    loser = crewed(8, "gun^ gun^ gun^")
    table = on_level(fly(loser, crewed(6), cards=[CREW_LESS_CANNONS], positions=[29, 9], level="III"), level)
    play(table)
    raid_choices(table)
    assert table.ships[0].crew == 8 - crew
    assert table.positions() == [29 - lost, 9]


@rule("MIS-TAC-EX3", "MIS-TAC-07")
def test_the_right_column_is_computed_afresh() -> None:
    """The loser gives up the purple alien: its two no longer count; a double powered before needs another token."""
    built = warship("gun^ 2gun^ 2engine batteryx3", "start cabin cabin cabin", contents={(4, 5): "P", (3, 5): "1h"})
    table = fly(built, crewed(8, "gun^ engine engine"), cards=[CREW_LESS_CANNONS], positions=[9, 7], level="I")
    events = play(table, moves={0: "power 4,4"})
    assert results(events)[0] == (0, 6 - 5)
    assert lowest(events) == [(0, Criterion.CREW, Criterion.CANNONS)]
    events = play(table, moves={0: "dismiss 3,5, dismiss 4,5, dismiss 5,5"})
    assert asked(table) == {0: "POWER"}
    assert moves_of(table, 0) == ["power 5,4", "power 4,4", "done"]
    assert results(play(table.clone(), moves={0: "done"}))[0] == (0, 0 - 1), "the alien and the double do not count"
    on = play(table.clone(), moves={0: "power 5,4, power 4,4"})
    assert results(on)[0] == (0, 2 - 3)
    assert sum(spent.count for spent in told(on, TokensSpent) if spent.cause is Cause.STRENGTH) == 2


@rule("MIS-TAC-07", "MIS-TAC-05")
def test_the_order_is_taken_afresh_too() -> None:
    """The leader is lowest in the left column and falls behind: in the right one, equal, the new leader suffers."""
    leader, other = crewed(4, "gun^"), crewed(6, "gun^")
    table = fly(leader, other, cards=[CREW_LESS_CANNONS], positions=[19, 18], level="II")
    events = play(table) + raid_choices(table)
    assert table.order() == [1, 0]
    assert [seat for seat, *_ in lowest(events)] == [0, 1]


@rule("MIS-TAC-08", "MIS-GAM-23")
def test_with_one_player_in_flight_it_does_nothing() -> None:
    alone = fly(crewed(4, "gun^"), cards=[CREW_LESS_CANNONS])
    events = play(alone)
    assert told(events, CardSkipped) == [CardSkipped(CREW_LESS_CANNONS)]
    assert told(events, DifferenceDeclared) == []


@rule("MIS-GAM-EX2", "MIS-GAM-23", "MIS-GAM-29")
def test_of_three_ships_two_sit_it_out() -> None:
    table = fly(crewed(4), crewed(4), crewed(4, "gun^ gun^"), cards=[CREW_LESS_CANNONS], positions=[9, 7, 5])
    events = play(sitting_out(table, 0, 1))
    assert told(events, CardSkipped) == [CardSkipped(CREW_LESS_CANNONS)]
    assert [ship.crew for ship in table.ships] == [4, 4, 4]


@rule("MIS-GAM-29")
def test_a_ship_out_of_flight_is_not_compared() -> None:
    """It would be the lowest."""
    table = fly(crewed(4, "gun^ gun^ gun^"), crewed(4), crewed(4, "gun^"), cards=[LESS_CREW], positions=[9, 7, 5])
    events = raid(sitting_out(table, 1))
    assert [seat for seat, _ in results(events)][:2] == [0, 2]
    assert 1 not in {seat for seat, *_ in lowest(events)}


@rule("MIS-TAC-09", "MIS-TAC-06")
def test_the_penalised_player_rolls_for_the_shots() -> None:
    """Cannons less crew: 0 - 2 against 1 - 2; at level II three days and a heavy shot from the front."""
    table = fly(crewed(2, "gun^ engine engine"), crewed(2, "engine engine"), cards=[LESS_CREW], positions=[29, 18])
    events = raid(table)
    assert table.chance is not None
    events += play(table, rolls=[2])
    assert lowest(events)[1] == (1, Criterion.CANNONS, Criterion.CREW)
    assert rollers(events) == [1]
    assert [(roll.threat, roll.side) for roll in told(events, DiceRolled)] == [("heavy", "front")]


@rule("MIS-TAC-10", "ABE-CRU-10", "ABE-CRU-02")
def test_crubots_may_be_switched_on_to_raise_the_crew_and_stay_on_for_the_card() -> None:
    built = warship("gun^ crubots batteryx2", "start")
    table = fly(built, crewed(6), cards=[CREW_LESS_CANNONS], positions=[9, 7], level="I")
    play(table)
    assert moves_of(table, 0) == ["power 4,4", "done"]
    assert results(play(table.clone(), moves={0: "done"}))[0] == (0, 2 - 1)
    events = play(table, moves={0: "power 4,4"})
    assert results(events)[0] == (0, 6 - 1)
    assert len(told(events, CrubotsActivated)) == 1
    less = fly(warship("gun^ crubots batteryx2", "start"), crewed(6), cards=[LESS_CREW], positions=[9, 7], level="I")
    play(less)
    assert moves_of(less, 0) == ["power 4,4", "done"], "where crew is subtracted, too, if somebody wants that"
    events = play(less, moves={0: "power 4,4"})
    assert results(events)[0] == (0, 0 - 6)
    assert len(told(events, CrubotsActivated)) == 1
    assert results(events)[2] == (0, 1 - 4), "both humans are gone, and the crubots stay on in the right column"


@rule("MIS-TAC-11", "MIS-TAC-10", "ABE-ARM-03")
@pytest.mark.parametrize(("card", "result"), [(CREW_LESS_CANNONS, 4), (LESS_CREW, -4)])
def test_an_armory_counts_where_crew_is_subtracted_too(card: str, result: int) -> None:
    built = warship("start:3333 A33")
    table = fly(built, crewed(8), cards=[card], positions=[9, 7], level="I")
    assert results(play(table))[0] == (0, result)


@rule("MIS-TAC-11", "MIS-HVY-04")
def test_engine_strength_is_less_what_the_ship_drags_along() -> None:
    heavy = warship("engine heavy", "start")
    weight = heavy.weight
    assert weight
    table = fly(heavy, crewed(2, "gun^ gun^ gun^ gun^ gun^ gun^ gun^ gun^"), cards=[CANNONS_LESS_ENGINES], level="I")
    assert results(play(table))[0] == (0, 0 - (1 - weight))


@rule("MIS-TAC-11", "MIS-TAC-02")
def test_cannons_that_do_not_point_forward_count_half() -> None:
    table = fly(crewed(2, "gun^ gun> gunv gun<"), crewed(8), cards=[CREW_LESS_CANNONS], positions=[9, 7], level="I")
    assert results(play(table))[0] == (0, 2 - 2.5)


@rule("MIS-TAC-EX4")
@pytest.mark.parametrize(
    ("ships", "loser"),
    [
        ([(2, 3), (4, 3), (6, 3)], 0),
        ([(2, 3), (2, 6), (6, 3)], 1),
        ([(5, 3), (4, 1), (6, 5)], 2),
    ],
    ids=["exactly one has less crew", "several have: the largest excess", "none has: the smallest surplus"],
)
def test_the_same_test_without_negative_numbers(ships: list[tuple[int, int]], loser: int) -> None:
    drawn = [crewed(crew, "gun^ " * guns) for crew, guns in ships]
    table = fly(*drawn, cards=[CREW_LESS_CANNONS], positions=[9, 7, 5], level="I")
    assert lowest(raid(table))[0][0] == loser


@rule("MIS-TAC-01", "MIS-TAC-02")
def test_the_three_cards_hold_all_pairs_of_two_parameters() -> None:
    zones = [card for card in CARDS if isinstance(card, TacticalZone)]
    pairs = {(column.plus, column.minus) for zone in zones for column in zone.columns}
    assert pairs == {(one, other) for one in Criterion for other in Criterion if one is not other}


@rule("MIS-TAC-06", "FLT-09")
def test_goods_are_lost_from_the_most_valuable_down() -> None:
    built = warship("gun^ engine engine engine", "start holdx3", contents={(4, 5): "ybb"})
    table = fly(built, crewed(2, "gun^ gun^"), cards=[CANNONS_LESS_ENGINES], positions=[29, 18], level="II")
    events = play(table)
    assert lowest(events)[0][0] == 0
    assert [lost.colour for lost in told(events, GoodsLost)] == ["yellow", "blue", "blue"]
    assert days(events)[0] == (0, -3)


@rule("MIS-TAC-06")
def test_the_question_shows_what_the_lowest_would_suffer() -> None:
    built = warship("2gun^ batteryx2", "start cabin cabin")
    table = fly(built, bare("III"), cards=[CREW_LESS_CANNONS], positions=[19, 17], level="III")
    play(table)
    advice, decision = table.view(0).advice, table.view(0).decision
    assert advice is not None
    assert advice.tolls == (Toll(None, crew=5, days=5),)
    assert advice.strengths == (((3, 4), 2 * (6 - 2)),)
    assert (getattr(decision, "minus", None), getattr(decision, "halves", None)) == (Criterion.CANNONS, 12)


@rule("MIS-TAC-07")
def test_a_zone_is_saved_between_its_columns() -> None:
    table = fly(warship("2gun^ batteryx2 2engine", "start cabin"), crewed(8), cards=[CREW_LESS_CANNONS], level="I")
    play(table, moves={0: "done"})
    raid_choices(table)
    assert asked(table) == {0: "POWER"}
    loaded = GAME.load(table.dump())
    assert isinstance(loaded, TruckerState)
    for state in (table, loaded):
        assert results(play(state, moves={0: "power 5,4, done"}))[0] == (0, 2)
