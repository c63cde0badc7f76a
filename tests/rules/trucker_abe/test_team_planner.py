"""The Planner (ABE-SUP-PLA)."""

from __future__ import annotations

import pytest

from citing import rule
from starhaul.kernel import Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.alteration import NO_ALTERATION
from starhaul.trucker.boards import board
from starhaul.trucker.components import CARGO_HOLD, COMPONENTS
from starhaul.trucker.events import (
    Cause,
    ComponentsLost,
    CreditsChanged,
    FaultsFound,
    MarkerPut,
    MarkersJudged,
    MarkerTaken,
)
from starhaul.trucker.grid import FRONT, Square
from starhaul.trucker.printed_components import Kind
from starhaul.trucker.refitting import refit
from starhaul.trucker.ship import starting_ship
from starhaul.trucker.team.markers import MATCHES, Markers, free_cells, is_match, markers_of
from trucker.seats import credits_of
from trucker.tables import asked, build, do, finish, moves_of, place, refusal, take, told
from trucker.teams import before_building, hire

OWN = Seat(0)
NOT_JOINED = ("not-joined", "BLD-06")


# Side A, in two pieces


def in_two_pieces(**options: object) -> TruckerState:
    """A structural module beside the cabin, and a hold far away from both."""
    table = hire(build(**{"level": 2, **options}), 0, "planner", new=True)  # type: ignore[arg-type]
    place(table, 0, "B146", (6, 7))
    place(table, 0, "B113", (4, 7), 2)
    return table


@rule("ABE-SUP-PLA-01", "ABE-SUP-19")
def test_one_loose_piece_may_be_begun_anywhere_and_both_may_grow() -> None:
    table = in_two_pieces()
    take(table, 0, "B090")
    assert len(table.ships[0].pieces()) == 2
    assert refusal(table, 0, "place 4,8 0") == ("connector_to_smooth", "BLD-08"), "other rules stay"
    assert refusal(table, 0, "place 10,7 0") == NOT_JOINED, "never more than two"
    assert refusal(table, 0, "place 7,6 0") is None, "the piece with the cabin"
    assert refusal(table, 0, "place 5,7 1") is None, "both"
    assert not [move for move in moves_of(table, 0) if move.startswith("place 10,")]


@rule("ABE-SUP-PLA-01")
def test_the_loose_piece_grows_by_itself() -> None:
    table = hire(build(level=2), 0, "planner", new=True)
    place(table, 0, "B146", (9, 7))
    place(table, 0, "B149", (10, 7))
    take(table, 0, "B001")
    assert [piece.bit_count() for piece in table.ships[0].pieces()] == [2, 1]


@rule("ABE-SUP-PLA-01")
def test_after_joining_a_new_loose_piece_may_begin() -> None:
    table = in_two_pieces()
    place(table, 0, "B149", (5, 7))
    take(table, 0, "B091")
    assert len(table.ships[0].pieces()) == 1
    assert refusal(table, 0, "place 10,7 0") is None
    assert [move for move in moves_of(table, 0) if move.startswith("place 10,7")]


@rule("ABE-SUP-PLA-01")
def test_nobody_else_builds_in_two_pieces_and_only_while_a_component_is_in_the_area() -> None:
    table = hire(build(level=2), 0, "planner", new=True)
    take(table, 1, "B113")
    assert refusal(table, 1, "place 4,7 2") == NOT_JOINED
    take(table, 0, "B114")
    assert refusal(table, 0, "place 7,5 0") == ("outside_area", "BLD-12")


@rule("ABE-SUP-PLA-02")
@pytest.mark.parametrize(("kept", "lost"), [("keep 6,7", ["B113"]), ("keep 4,7", ["S1", "B146"])])
def test_in_two_pieces_at_the_end_all_of_one_piece_go_and_the_owner_chooses(kept: str, lost: list[str]) -> None:
    table = in_two_pieces()
    (found,) = told(finish(table), FaultsFound)
    assert {(fault.code, fault.at) for fault in found.faults} == {("not_attached", (4, 7))}
    assert asked(table) == {0: "KEEP_PIECE"}
    assert moves_of(table, 0) == ["keep 6,7", "keep 4,7"]
    (gone,) = told(do(table, 0, kept), ComponentsLost)
    assert sorted(part.tile for part in gone.components) == sorted(lost)
    assert len(table.ships[0].pieces()) == 1


@rule("ABE-SUP-PLA-02")
def test_a_ship_that_was_joined_in_time_has_no_error() -> None:
    table = in_two_pieces()
    place(table, 0, "B149", (5, 7))
    assert told(finish(table), FaultsFound) == []
    assert "KEEP_PIECE" not in asked(table).values()


# Side B, with five markers


def marked(*squares: Square | None, **options: object) -> TruckerState:
    """Markers on these squares, in the order of the card."""
    table = before_building(build(**{"level": 2, **options}), 0, "planner")  # type: ignore[arg-type]
    do(table, 0, "use planner.b")
    for kind, square in zip(MATCHES, squares, strict=False):
        do(table, 0, "pass" if square is None else f"marker {kind} {square[0]},{square[1]}")
    while asked(table).get(0) == "PUT_MARKER":
        do(table, 0, "pass")
    return table


@rule("ABE-SUP-PLA-03")
def test_five_markers_are_put_on_squares_apart_from_each_other_and_from_the_starting_component() -> None:
    table = before_building(build(level=2), 0, "planner")
    assert asked(table) == {0: "USE_ABILITY"}
    do(table, 0, "use planner.b")
    assert asked(table) == {0: "PUT_MARKER"}, "nobody builds yet"
    near = {(7, 7), (6, 7), (8, 7), (7, 6), (7, 8)}
    squares = {(4, 7), (4, 8), (4, 9), (5, 6), (5, 7), (5, 8), (5, 9), (6, 5), (6, 6), (6, 8), (6, 9)}
    mirrored = {(14 - column, row) for column, row in squares}
    assert {*moves_of(table, 0)} == {f"marker blue_block {c},{r}" for c, r in squares | mirrored} | {"pass"}
    assert not near & (squares | mirrored)
    events = do(table, 0, "marker blue_block 5,7")
    assert told(events, MarkerPut) == [MarkerPut(OWN, "blue_block", (5, 7))]
    taken = [(5, 7), (4, 7), (5, 6), (5, 8)]
    assert not [move for move in moves_of(table, 0) if move in {f"marker red_block {c},{r}" for c, r in taken}]
    do(table, 0, "marker red_block 6,6, marker astronaut 9,7, marker alien 10,8, marker battery 4,9")
    assert asked(table) == {0: "BUILD", 1: "BUILD"}
    assert [*MATCHES] == [kind for kind, _ in markers_of(table, OWN)]
    team = table.view(Seat(1)).players[0].team
    assert team is not None
    assert team.notes == (Markers(tuple(MATCHES), ((5, 7), (6, 6), (9, 7), (10, 8), (4, 9))),)


@rule("ABE-SUP-PLA-03")
def test_adjacent_on_a_cylinder_goes_round_it() -> None:
    ship = starting_ship(board("IIB"), 0)
    grid, marker = ship.board.grid, min(ship.board.squares(ship.building_area))
    cell = ship.board.cell(marker)
    around = grid.beside(1 << cell) & ship.building_area
    free = free_cells(ship, (("alien", marker),))
    columns = {column for column, _ in ship.board.squares(ship.building_area)}
    assert max(columns) in {column for column, _ in ship.board.squares(around)}, "across the seam"
    assert not free & (around | 1 << cell)


@rule("ABE-SUP-PLA-03")
def test_markers_may_be_left_out_and_end_where_no_square_is_left() -> None:
    table = marked((5, 7), None, (9, 7))
    assert [kind for kind, _ in markers_of(table, OWN)] == ["blue_block", "astronaut"]
    assert asked(table) == {0: "BUILD", 1: "BUILD"}
    small = before_building(build(level=1), 0, "planner")
    do(small, 0, "use planner.b")
    count = 0
    while asked(small) == {0: "PUT_MARKER"}:
        do(small, 0, moves_of(small, 0)[0])
        count += 1
    assert 0 < count <= 5


@rule("ABE-SUP-PLA-03", "ABE-SUP-PLA-04")
def test_two_credits_for_each_match_after_building_and_nothing_for_the_others() -> None:
    table = marked((6, 6), (9, 7), (5, 7), None, (6, 8))
    place(table, 0, "B090", (7, 6))
    place(table, 0, "B115", (6, 6), 2)
    take(table, 0, "B001")
    do(table, 0, "return")
    assert len(markers_of(table, OWN)) == 4, "a match keeps its marker"
    events = finish(table)
    assert told(events, MarkersJudged) == [MarkersJudged(OWN, ((6, 6),))]
    assert told(events, CreditsChanged) == [CreditsChanged(OWN, 2, Cause.PLANNING)]
    assert credits_of(table) == [2, 0]
    assert markers_of(table, OWN) == ()


@rule("ABE-SUP-PLA-04", "ABE-SUP-PLA-06")
def test_what_matches_what() -> None:
    wanted = {
        "blue_block": {Kind.CARGO_HOLD},
        "red_block": {Kind.SPECIAL_HOLD},
        "astronaut": {Kind.CABIN},
        "alien": {Kind.LIFE_SUPPORT_PURPLE, Kind.LIFE_SUPPORT_BROWN, Kind.MIXED_LIFE_SUPPORT},
        "battery": {Kind.BATTERY, Kind.SOLAR_PANEL},
    }
    ship = starting_ship(board("II"), 0)
    cell = ship.board.cell((4, 7))
    for tile, component in enumerate(COMPONENTS):
        if component.kind is Kind.STARTING_CABIN:
            continue
        trial = ship.clone()
        trial.place(cell, tile, 0)
        matches = {kind for kind in MATCHES if is_match(trial, (kind, (4, 7)))}
        assert matches == {kind for kind, kinds in wanted.items() if component.kind in kinds}, component.id


@rule("ABE-SUP-PLA-07")
def test_a_component_that_does_not_match_takes_the_marker_off_when_it_is_fast() -> None:
    table = marked((6, 6))
    place(table, 0, "B090", (7, 6))
    place(table, 0, "B097", (6, 6), 1)
    assert markers_of(table, OWN), "it can still be lifted"
    events = take(table, 0, "B001")
    assert told(events, MarkerTaken) == [MarkerTaken(OWN, "blue_block", (6, 6))]
    assert markers_of(table, OWN) == ()
    cell = table.ships[0].board.cell((6, 6))
    refit(table, OWN, cell, NO_ALTERATION.with_part(CARGO_HOLD, FRONT))
    do(table, 0, "return")
    finish(table)
    assert credits_of(table) == [0, 0], "what it becomes later does not count"


@rule("ABE-SUP-PLA-05")
def test_a_component_that_was_removed_as_an_error_pays_nothing() -> None:
    table = marked((4, 7), mistakes="honest")
    place(table, 0, "B113", (4, 7), 2)
    finish(table)
    assert asked(table) == {0: "KEEP_PIECE"}
    before = table.clone()
    events = do(table, 0, "keep 7,7")
    assert told(events, MarkersJudged) == [MarkersJudged(OWN, ())]
    assert credits_of(table) == [0, 0]
    do(before, 0, "keep 4,7")
    assert credits_of(before)[0] == 2, "the piece that is kept counts"


@rule("ABE-SUP-PLA-05")
def test_on_iiib_markers_are_put_before_the_dice_and_a_closed_square_is_bad_luck() -> None:
    table = before_building(build(sets=["abe"], classes=["IIIB"]), 0, "planner")
    assert asked(table) == {0: "USE_ABILITY"}, "no dice yet"
    do(table, 0, "use planner.b")
    closed = board("IIIB/1-2")
    unlucky = [
        square
        for square in closed.squares(closed.closed)
        if f"marker blue_block {square[0]},{square[1]}" in moves_of(table, 0)
    ]
    assert unlucky
    square = unlucky[0]
    do(table, 0, f"marker blue_block {square[0]},{square[1]}, pass, pass, pass, pass")
    assert asked(table) == {}
    table.resolve((1, 2))
    assert asked(table) == {0: "BUILD", 1: "BUILD"}
    assert markers_of(table, OWN) == (("blue_block", square),)
    take(table, 0, "B112")
    assert refusal(table, 0, f"place {square[0]},{square[1]} 0") == ("closed_square", "ABE-IIIB-05")
    do(table, 0, "return")
    finish(table)
    assert credits_of(table) == [0, 0]


@rule("ABE-SUP-PLA-03")
def test_a_new_planner_puts_no_markers() -> None:
    table = hire(build(level=2), 0, "planner", new=True)
    assert "USE_ABILITY" not in asked(table).values()
    assert markers_of(table, OWN) == ()


def test_somebody_who_was_not_taught_puts_all_markers_near_the_beginning() -> None:
    table = before_building(build(level=3), 0, "planner")
    while asked(table) != {0: "BUILD", 1: "BUILD"}:
        table.apply(OWN, table.questions[OWN].default(table, OWN))
    markers = markers_of(table, OWN)
    assert len(markers) == 5
    assert max(abs(column - 7) + abs(row - 7) for _, (column, row) in markers) <= 3
