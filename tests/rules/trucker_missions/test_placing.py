"""Where special components may be added, what the spot check does about mistakes, and who lives beside them at launch
(MIS-CMP-13, MIS-RAD, MIS-ART-10)."""

from __future__ import annotations

from citing import rule
from rules.trucker.fleet import squares_of
from starhaul.kernel import Event
from starhaul.trucker import TruckerState
from starhaul.trucker.components import COMPONENTS, TILES
from starhaul.trucker.events import (
    CardRevealed,
    ComponentsLost,
    CrewHoused,
    FaultsFound,
    GaveUp,
    Launched,
    Leaving,
    Loss,
)
from starhaul.trucker.faults import misfits
from starhaul.trucker.grid import Square
from trucker.seats import discards_of
from trucker.shipyard import component
from trucker.tables import asked, do, finish, moves_of, place, refusal, set_up, take_special, told

ISOTOPES, STATUES = "MS03", "MS05"


def put(state: TruckerState, tile: str, at: str) -> list[Event]:
    """Seat 0 takes this special component and puts it there."""
    return take_special(state, 0, tile) + do(state, 0, f"place {at}")


def add(state: TruckerState, word: str, square: Square) -> None:
    """The same with an ordinary component that looks so."""
    tile, turn = component(word)
    place(state, 0, COMPONENTS[tile].id, square, turn)


@rule("MIS-CMP-13", "MIS-RAD-01", "MIS-RAD-03")
def test_a_radioactive_container_may_not_be_joined_to_another_one() -> None:
    """M45 before the starting cabin has connectors all round: the next one may not go beside it, but at its corner."""
    table = set_up(ISOTOPES)
    put(table, "M45", "7,6 0")
    take_special(table, 0, "M46")
    assert refusal(table, 0, "place 6,6 0") == ("radioactive_joined", "MIS-RAD-01")
    assert not [move for move in moves_of(table, 0) if move.startswith(("place 6,6", "place 8,6", "place 7,5"))]
    assert "place 6,7 0" in moves_of(table, 0)


@rule("MIS-RAD-03")
def test_smooth_sides_may_touch() -> None:
    """M54 is smooth on the left, M60 has nothing but a connector to the rear."""
    table = set_up(ISOTOPES)
    put(table, "M54", "7,6 0")
    add(table, "pipes:33**", (6, 7))
    take_special(table, 0, "M60")
    assert "place 6,6 3" in moves_of(table, 0)


@rule("MIS-CMP-13", "MIS-RAD-01")
def test_not_through_a_routing_module_either_whichever_comes_last() -> None:
    last_container = set_up(ISOTOPES, sets=["abe", "missions"])
    place(last_container, 0, "A14", (7, 6), 0)
    put(last_container, "M45", "6,6 0")
    take_special(last_container, 0, "M46")
    assert refusal(last_container, 0, "place 8,6 0") == ("radioactive_joined", "MIS-RAD-01")
    last_module = set_up(ISOTOPES, sets=["abe", "missions"])
    put(last_module, "M45", "7,6 0")
    put(last_module, "M46", "6,7 0")
    do(last_module, 0, "take")
    last_module.resolve((TILES["A16"],))
    assert refusal(last_module, 0, "place 6,6 0") == ("radioactive_joined", "MIS-RAD-01")


@rule("MIS-CMP-13", "MIS-ART-10")
def test_an_artifact_may_not_lie_in_the_dead_zone_of_another_nor_that_one_in_its_own() -> None:
    """M64 at 7,6 makes column 7 dead. M65 beside it makes row 6 dead, with M64 in it, unless it is turned."""
    table = set_up(STATUES)
    put(table, "M64", "7,6 0")
    take_special(table, 0, "M65")
    assert refusal(table, 0, "place 7,8 0") == ("artifact_in_dead_zone", "MIS-ART-10")
    assert refusal(table, 0, "place 6,6 1") == ("artifact_in_dead_zone", "MIS-ART-10")
    assert "place 6,6 2" in moves_of(table, 0)


@rule("MIS-CMP-13")
def test_the_rule_is_named_where_a_component_in_hand_finds_no_place() -> None:
    table = set_up(STATUES)
    put(table, "M64", "7,6 0")
    take_special(table, 0, "M65")
    found = {misfit.at: (misfit.code, misfit.rule) for misfit in misfits(table.ships[0], TILES["M65"])}
    assert found[7, 8] == ("artifact_in_dead_zone", "MIS-ART-10")


@rule("MIS-CMP-13", "MIS-RAD-02", "MIS-CMP-10")
def test_with_honest_mistakes_the_spot_check_finds_it_and_the_owner_removes_one_of_the_two() -> None:
    table = set_up(ISOTOPES, mistakes="honest")
    put(table, "M45", "7,6 0")
    put(table, "M46", "6,6 0")
    (found,) = told(finish(table), FaultsFound)
    assert [(fault.code, fault.at, fault.with_) for fault in found.faults] == [
        ("radioactive_joined", (6, 6), (7, 6)),
    ]
    assert asked(table) == {0: "REPAIR"}
    assert moves_of(table, 0) == ["remove 6,6", "remove 7,6"]
    (lost,) = told(do(table, 0, "remove 6,6"), ComponentsLost)
    assert lost.how is Loss.REMOVED
    assert squares_of(table, 0) == [(7, 6), (7, 7)]
    assert len(discards_of(table)[0]) == 1


@rule("MIS-CMP-13", "MIS-ART-10")
def test_the_same_with_artifacts() -> None:
    table = set_up(STATUES, mistakes="honest")
    put(table, "M64", "7,6 0")
    put(table, "M65", "7,8 0")
    finish(table)
    assert asked(table) == {0: "REPAIR"}
    assert moves_of(table, 0) == ["remove 7,6", "remove 7,8"]
    do(table, 0, "remove 7,6")
    assert squares_of(table, 0) == [(7, 7), (7, 8)]


@rule("MIS-RAD-10", "MIS-RAD-04")
def test_a_starting_cabin_beside_a_container_stays_empty_and_the_ship_gives_up_before_the_first_card() -> None:
    table = set_up(ISOTOPES)
    put(table, "M45", "7,6 0")
    events = finish(table)
    assert [housed.seat for housed in told(events, CrewHoused)] == [1]
    (launched,) = told(events, Launched)
    assert launched.order == (0, 1)
    assert [(left.seat, left.why) for left in told(events, GaveUp)] == [(0, Leaving.NO_HUMANS)]
    assert not told(events, CardRevealed)


@rule("MIS-RAD-10", "MIS-ART-05")
def test_the_same_in_a_dead_zone() -> None:
    table = set_up(STATUES)
    put(table, "M64", "7,6 0")
    assert [(left.seat, left.why) for left in told(finish(table), GaveUp)] == [(0, Leaving.NO_HUMANS)]


@rule("MIS-RAD-04", "MIS-RAD-05", "MIS-RAD-11")
def test_cabins_and_batteries_beside_a_container_are_built_and_stay_empty() -> None:
    """In a row from the starting cabin: a cabin, a battery, the container, and behind that a cabin."""
    table = set_up(ISOTOPES)
    add(table, "cabin:*1*3", (8, 7))
    add(table, "battery:*1*1", (9, 7))
    put(table, "M45", "10,7 0")
    add(table, "cabin:1***", (10, 8))
    events = finish(table)
    assert [housed.square for housed in told(events, CrewHoused) if housed.seat == 0] == [(7, 7), (8, 7)]
    assert table.ships[0].total_tokens == 0
    assert not told(events, GaveUp)
