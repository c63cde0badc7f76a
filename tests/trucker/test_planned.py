"""What a ship would take off with, told while it is built."""

from __future__ import annotations

import pytest

from citing import rule
from starhaul.kernel import Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.planned import Planned
from trucker.shipyard import ship
from trucker.tables import build, do, finish, place, take
from trucker.teams import hire

OWN = Seat(0)


def seen(table: TruckerState) -> Planned:
    return table.view(OWN).planned[OWN]


def yard(drawing: str) -> TruckerState:
    """Building goes on around this ship, whose first component is at the left of the starting cabin."""
    table = build(level=2)
    table.ships = [ship("II", (6, 7), f"\n{drawing}\n"), *table.ships[1:]]
    return table


def test_crew_charges_and_room_are_what_the_launch_will_bring() -> None:
    table = yard("cabin start batteryx2 hold gun^ engine")
    planned = seen(table)
    assert (planned.crew, planned.tokens, planned.room) == (4, 2, 2)
    assert (planned.engines, planned.cannon_halves) == ((1, 1), (2, 2))
    assert planned.exposed == table.view(OWN).ship.exposed


def test_what_leans_against_the_ship_counts_before_it_is_welded_and_everybody_sees_it() -> None:
    table = build(level=2)
    before = seen(table)
    take(table, 0, "B018")
    assert seen(table) == before, "in hand it is no part of the ship"
    do(table, 0, "place 6,7 0")
    leaning = seen(table)
    assert (before.engines, leaning.engines) == ((0, 0), (1, 1))
    assert leaning == table.view(Seat(1)).planned[OWN]
    do(table, 0, "take")
    assert seen(table) == leaning


@rule("MIS-RAD-04")
def test_beside_a_radioactive_container_nobody_moves_in_and_nothing_is_charged() -> None:
    assert (seen(yard("cabin start batteryx2")).crew, seen(yard("cabin start batteryx2")).tokens) == (4, 2)
    planned = seen(yard("cabin start\n radioactive batteryx2"))
    assert (planned.crew, planned.tokens) == (0, 0)


@rule("MIS-ART-05")
def test_in_a_dead_zone_nothing_counts() -> None:
    planned = seen(yard("cabin hold start\n artifact^ engine ."))
    assert (planned.crew, planned.room) == (2, 2)


@rule("ABE-SUP-PLA-02")
@pytest.mark.parametrize(("mistakes", "adrift"), [("forbidden", ((10, 7),)), ("honest", ())])
def test_a_loose_piece_is_told_before_the_end_unless_the_table_is_honest(
    mistakes: str, adrift: tuple[tuple[int, int], ...]
) -> None:
    table = hire(build(level=2, mistakes=mistakes), 0, "planner", new=True)
    place(table, 0, "B146", (6, 7))
    assert seen(table).adrift == ()
    take(table, 0, "B113")
    do(table, 0, "place 10,7 2")
    assert seen(table).adrift == adrift


@rule("BLD-06")
@pytest.mark.parametrize(("mistakes", "is_sealed"), [("forbidden", True), ("marked", True), ("honest", False)])
def test_a_ship_that_nothing_can_be_joined_to_is_told_before_its_last_component_is_welded(
    mistakes: str, is_sealed: bool
) -> None:
    table = build(level=2, mistakes=mistakes)
    table.ships = [ship("II", (6, 6), "\n. B048 .\nB052 start .\n. B020 .\n"), *table.ships[1:]]
    take(table, 0, "B059")
    assert not seen(table).is_sealed, "in hand it closes nothing"
    do(table, 0, "place 8,7 0")
    assert seen(table).is_sealed is is_sealed
    do(table, 0, "lift")
    assert not seen(table).is_sealed


def test_once_building_is_over_ships_speak_for_themselves() -> None:
    table = build(level=2)
    finish(table)
    assert table.view(OWN).planned == ()
