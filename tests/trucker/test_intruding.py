"""Where intruders walk, on ships of which nothing matters but how their components are joined."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from citing import rule
from starhaul.trucker.boards import board
from starhaul.trucker.components import AIMS_OF, SIDES_OF
from starhaul.trucker.connectors import SMOOTH, UNIVERSAL
from starhaul.trucker.events import Intrusion
from starhaul.trucker.grid import FACING_NAMES, Square, lane_from
from starhaul.trucker.intruding import HANDS, Way, charged, emptied, way_through
from starhaul.trucker.ship import Ship

EXAMPLE: dict[Square, str] = {
    (7, 5): "0010",
    (6, 6): "0100",
    (7, 6): "1011",
    (8, 6): "0010",
    (5, 7): "0010",
    (7, 7): "3333",
    (8, 7): "1101",
    (9, 7): "0011",
    (5, 8): "1100",
    (6, 8): "0111",
    (7, 8): "1101",
    (8, 8): "0111",
    (9, 8): "1101",
    (10, 8): "0001",
    (5, 9): "0100",
    (6, 9): "1001",
    (8, 9): "1000",
}
"""The sides of the rulebook's ship, clockwise from the front; what they do not join does not matter here."""
DEFENDED: list[Square] = [(5, 7), (7, 7)]
"""Its auto-defense system, and its starting cabin beside an armory."""

Path = list[Square]


def hull(sides: dict[Square, str], ship_class: str = "II") -> Ship:
    """Components with at least these connectors; any others are exposed."""
    built = Ship(board(ship_class))
    for square, wanted in sides.items():
        built.place(built.board.cell(square), *_tile(wanted))
    return built


def _tile(wanted: str) -> tuple[int, int]:
    """A tile that aims at nothing with these connectors, or with universal ones in their place, and its turn."""
    for placed, sides in enumerate(SIDES_OF):
        if not AIMS_OF[placed] and all(map(_looks_like, sides, map(int, wanted))):
            return placed >> 2, placed & 3
    raise LookupError(wanted)


def _looks_like(side: int, wanted: int) -> bool:
    return side == wanted or (side == UNIVERSAL and wanted != SMOOTH)


def cells(built: Ship, squares: Sequence[Square]) -> int:
    return sum(1 << built.board.cell(square) for square in squares)


def walk(
    built: Ship, side: str, lane: int, hand: str, steps: int, defended: Sequence[Square]
) -> tuple[Intrusion, Path, Way]:
    way = way_through(built, FACING_NAMES.index(side), lane, HANDS[hand], steps, cells(built, defended))
    return way.ending, [built.board.square(cell) for cell in way.path], way


@rule("ABE-INT-EX1", "ABE-INT-03", "ABE-INT-04", "ABE-INT-06", "ABE-INT-08", "ABE-INT-09", "ABE-INT-12", "ABE-INT-13")
@pytest.mark.parametrize(
    ("row", "ending", "path"),
    [
        (4, Intrusion.MISSES, []),
        (5, Intrusion.DEFEATED, [(7, 5), (7, 6), (7, 7)]),
        (6, Intrusion.LEAVES, [(6, 6), (7, 6), (7, 5), (7, 6)]),
        (7, Intrusion.TURNED_AWAY, []),
        (8, Intrusion.DEFEATED, [(5, 8), (5, 7)]),
        (9, Intrusion.LEAVES, [(5, 9), (6, 9), (6, 8), (5, 8)]),
        (10, Intrusion.MISSES, []),
    ],
)
def test_the_predator_of_the_rulebook(row: int, ending: Intrusion, path: Path) -> None:
    assert walk(hull(EXAMPLE), "left", row, "left", 4, DEFENDED)[:2] == (ending, path)


COMMANDO: list[tuple[int, list[Square], Intrusion, Path, Path]] = [
    (
        7,
        [],
        Intrusion.LEAVES,
        [(9, 7), (9, 8), (10, 8), (9, 8), (8, 8), (8, 9), (8, 8), (7, 8), (6, 8), (6, 9), (5, 9), (6, 9)],
        [(8, 9), (6, 9)],
    ),
    (
        8,
        [],
        Intrusion.LEAVES,
        [(10, 8), (9, 8), (8, 8), (8, 9), (8, 8), (7, 8), (6, 8), (6, 9), (5, 9), (6, 9), (6, 8), (5, 8)],
        [(7, 8), (5, 8)],
    ),
    (
        7,
        [(6, 8)],
        Intrusion.DEFEATED,
        [(9, 7), (9, 8), (10, 8), (9, 8), (8, 8), (8, 9), (8, 8), (7, 8), (6, 8)],
        [(8, 9)],
    ),
]


@rule("ABE-INT-EX2", "ABE-INT-COM-01", "ABE-INT-COM-09")
@pytest.mark.parametrize(("row", "armed", "ending", "path", "charges"), COMMANDO)
def test_the_commando_of_the_rulebook(
    row: int, armed: list[Square], ending: Intrusion, path: Path, charges: Path
) -> None:
    built = hull(EXAMPLE)
    *walked, way = walk(built, "right", row, "left", 12, [*DEFENDED, *armed])
    assert walked == [ending, path]
    assert [built.board.square(cell) for cell in charged(way, (6, 6))] == charges


@rule("ABE-INT-COM-03")
def test_no_charge_where_it_is_defeated_when_it_should_plant_one() -> None:
    """The sixth step of the rulebook's commando, defended."""
    *_, way = walk(hull(EXAMPLE), "right", 7, "left", 12, [(8, 9)])
    assert way.ending is Intrusion.DEFEATED
    assert len(way.path) == 6
    assert charged(way, (6, 6)) == ()


RING: dict[Square, str] = {
    (7, 6): "0110",
    (8, 6): "0011",
    (7, 7): "1100",
    (8, 7): "1001",
}
"""Four components in a square."""


@rule("ABE-INT-08", "ABE-INT-10")
def test_left_hand_goes_clockwise_and_right_hand_counter_clockwise() -> None:
    left = walk(hull(RING), "front", 7, "left", 5, [])[1]
    right = walk(hull(RING), "front", 7, "right", 5, [])[1]
    assert left == [(7, 6), (8, 6), (8, 7), (7, 7), (7, 6)]
    assert right == [(7, 6), (7, 7), (8, 7), (8, 6), (7, 6)]


@rule("ABE-INT-06", "ABE-INT-08")
def test_in_a_dead_end_it_turns_back_and_every_component_entered_again_is_a_step() -> None:
    line = {(6, 7): "0100", (7, 7): "0101", (8, 7): "0001"}
    path = walk(hull(line), "left", 7, "right", 5, [])[1]
    assert path == [(6, 7), (7, 7), (8, 7), (7, 7), (6, 7)]


@rule("ABE-INT-11")
def test_in_an_entry_without_any_way_on_it_uses_up_its_steps_there() -> None:
    ending, path, way = walk(hull({(7, 7): "1000"}), "rear", 7, "left", 4, [])
    assert (ending, path) == (Intrusion.LEAVES, [(7, 7)] * 4)
    assert len(set(charged(way, (2, 2)))) == 1


@rule("ABE-INT-07")
def test_it_walks_only_across_joined_edges() -> None:
    """Side by side without connectors, there is no way; two smooth sides join nothing."""
    apart = {(7, 7): "0010", (8, 7): "0010", (7, 8): "1100", (8, 8): "1001"}
    path = walk(hull(apart), "front", 7, "left", 4, [])[1]
    assert path == [(7, 7), (7, 8), (8, 8), (8, 7)]


@rule("ABE-INT-11", "ABE-INT-16", "ABE-IIB-03", "ABE-IIB-06")
def test_on_a_cylinder_it_enters_where_its_lane_begins_and_the_joined_side_behind_it_is_tried_last() -> None:
    """Row 2, from the left, beginning in column 3 between two joined neighbours."""
    row = {(2, 2): "0100", (3, 2): "0101", (4, 2): "0001"}
    built = hull(row, "IIB")
    lane = lane_from(2, 3)
    assert walk(built, "left", lane, "left", 4, [])[1] == [(3, 2), (4, 2), (3, 2), (2, 2)]
    alone = hull({(2, 2): "0100", (3, 2): "0001"}, "IIB")
    assert walk(alone, "left", lane, "left", 3, [])[1] == [(3, 2), (2, 2), (3, 2)]


@rule("ABE-IIB-03")
def test_it_walks_across_the_seam_of_a_cylinder() -> None:
    built = hull({(1, 2): "0001", (9, 2): "0100"}, "IIB")
    assert walk(built, "front", 9, "left", 3, [])[1] == [(9, 2), (1, 2), (9, 2)]


@rule("ABE-INT-PRE-01", "ABE-INT-PRE-02")
def test_a_predator_empties_what_it_passes_and_not_the_component_that_defeats_it() -> None:
    built = hull(EXAMPLE)
    for square in ((7, 7), (6, 8), (9, 8)):
        built.set_humans(built.board.cell(square), 2)
    built.set_tokens(built.board.cell((6, 9)), 3)
    *_, row_9 = walk(built, "left", 9, "left", 4, DEFENDED)
    assert built.board.squares(emptied(built, row_9)) == ((6, 8), (6, 9))
    *_, row_5 = walk(built, "left", 5, "left", 4, DEFENDED)
    assert emptied(built, row_5) == 0
