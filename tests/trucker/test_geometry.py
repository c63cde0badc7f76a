"""Planes and cylinders: neighbours, lanes, dice. The ids are those of the expansion's rules (Another Big Expansion)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, product

import pytest

from citing import rule
from starhaul.kernel import Outcome
from starhaul.trucker.boards import BASE_BOARDS, BASE_PLANE, board
from starhaul.trucker.components import TILES
from starhaul.trucker.faults import faults
from starhaul.trucker.grid import (
    FACINGS,
    FRONT,
    LEFT,
    OPPOSITE,
    REAR,
    RIGHT,
    Square,
    cells_in,
    lane_from,
    lane_number,
    lane_start,
)
from starhaul.trucker.hits import (
    HARMLESS,
    LARGE_METEOR,
    NO_DEFENCE,
    SHIELD_DEFENCE,
    SMALL_METEOR,
    defence,
    target,
)
from starhaul.trucker.lane_dice import NO_LANE
from starhaul.trucker.ship import PURPLE, Ship, starting_ship
from starhaul.trucker.ship_board import NO_CELL, Board
from starhaul.trucker.square_moves import moves_on
from trucker.shipyard import at, component, ship, squares

IIB = board("IIB")
ALL_BOARDS = [*BASE_BOARDS, "IIB", "IIIB/2-5", "IV/F1R3"]
LEFT_START, RIGHT_START = 3, 7


def placed(*words: tuple[Square, str]) -> Ship:
    built = Ship(IIB)
    for square, word in words:
        built.place(IIB.cell(square), *component(word))
    return built


def met(built: Ship, side: int, lane: int) -> Square | None:
    cell = target(built, side, lane)
    return None if cell is None else built.board.square(cell)


def rolled(on: Board, side: int, *outcomes: Outcome) -> int:
    """The lane that these rolls name, each of them due."""
    lane = NO_LANE
    for outcome in outcomes:
        dice = on.dice.due(side, lane)
        assert dice is not None
        dice.check(outcome)
        lane = on.dice.lane(side, outcome, lane)
    assert on.dice.due(side, lane) is None
    return lane


def told(built: Ship) -> list[tuple[str, Square, Square | None]]:
    return [(fault.code, fault.at, fault.with_) for fault in faults(built)]


# Neighbours


@pytest.mark.parametrize("name", ALL_BOARDS)
def test_who_is_beside_whom_holds_both_ways(name: str) -> None:
    grid = board(name).grid
    for cell in cells_in(grid.squares_all):
        for facing in FACINGS:
            near = grid.near[facing * grid.size + cell]
            if near >= 0:
                assert grid.near[OPPOSITE[facing] * grid.size + near] == cell
        beside = {grid.near[facing * grid.size + cell] for facing in FACINGS} - {-1}
        assert cells_in(grid.beside(1 << cell)) == sorted(beside)


@rule("ABE-IIB-01")
def test_a_cylinder_goes_round_from_side_to_side_and_not_from_front_to_rear() -> None:
    """The last column lies beside the first, in every row."""
    grid = IIB.grid
    for row in range(1, 5):
        assert grid.squares(grid.shift(1 << grid.cell(9, row), RIGHT)) == [(1, row)]
        assert grid.squares(grid.shift(1 << grid.cell(1, row), LEFT)) == [(9, row)]
    assert grid.shift(1 << grid.cell(4, 1), FRONT) & grid.squares_all == 0
    assert grid.shift(1 << grid.cell(4, 4), REAR) & grid.squares_all == 0
    assert grid.near[LEFT * grid.size + grid.cell(1, 1)] == grid.cell(9, 1)
    assert grid.near[FRONT * grid.size + grid.cell(1, 1)] == -1


def test_a_plane_ends_on_every_side() -> None:
    corners = [((3, 4), FRONT), ((3, 4), LEFT), ((11, 9), REAR), ((11, 9), RIGHT)]
    assert all(BASE_PLANE.near[facing * BASE_PLANE.size + BASE_PLANE.cell(*square)] == -1 for square, facing in corners)


@pytest.mark.parametrize("name", ALL_BOARDS)
def test_eight_neighbours_share_an_edge_or_a_corner(name: str) -> None:
    """MIS-CMP-16: also across the seam."""
    grid = board(name).grid
    for cell in cells_in(grid.squares_all):
        column, row = grid.square(cell)
        around = {(column + across, row + down) for across, down in product((-1, 0, 1), repeat=2)} - {(column, row)}
        if name == "IIB":
            around = {((other - 1) % 9 + 1, down) for other, down in around}
        assert set(grid.squares(grid.around(1 << cell))) == {square for square in around if grid.has(*square)}


def test_the_components_around_some_others_are_all_that_touch_them_even_at_a_corner() -> None:
    built = ship("II", (6, 6), """
        hold  .     hold
        .     start hold
        hold  .     .
    """)  # fmt: skip
    middle = 1 << at(built, 7, 7)
    assert squares(built, built.around(middle)) == [(6, 6), (6, 8), (8, 6), (8, 7)]
    assert squares(built, built.touching(middle)) == [(8, 7)]


# A ship across the seam


@rule("ABE-IIB-01", "ABE-IIB-EX1")
def test_connectors_must_match_across_the_seam_and_join_there() -> None:
    """A single connector in the last column meets a double one in the first."""
    clashing = placed(((9, 3), "cabin:*1**"), ((1, 3), "cabin:***2"))
    assert ("single_to_double", (1, 3), (9, 3)) in told(clashing)
    joined = placed(((9, 3), "cabin:*1**"), ((1, 3), "cabin:***1"))
    assert squares(joined, joined.joined_to(1 << IIB.cell((9, 3)))) == [(1, 3)]
    assert [squares(joined, piece) for piece in joined.pieces()] == [[(1, 3), (9, 3)]]


@rule("ABE-IIB-EX1")
def test_a_component_may_be_added_where_only_the_seam_holds_it() -> None:
    """A cannon in the last column hangs on what stands in the first."""
    built = placed(((1, 2), "pipes:***3"))
    tile, _ = component("gun:0**3")
    assert {square for turn in range(4) for square in squares(built, built.legal_cells(tile, turn))} >= {(9, 2)}


@rule("ABE-IIB-02")
def test_a_barrel_looks_across_the_seam() -> None:
    built = placed(((9, 3), "gun>"), ((1, 3), "hold"))
    assert ("blocked_cannon", (9, 3), (1, 3)) in told(built)
    alone = placed(((9, 3), "gun>"))
    assert not alone.free >> IIB.cell((1, 3)) & 1


@rule("ABE-IIB-03")
def test_life_support_and_exposed_connectors_know_the_seam() -> None:
    built = placed(((1, 3), "cabin:***1"), ((9, 3), "purple:*1**"))
    assert squares(built, built.alien_cabins(PURPLE)) == [(1, 3)]
    assert not built.exposed(LEFT) >> IIB.cell((1, 3)) & 1
    built.remove(IIB.cell((9, 3)))
    assert built.exposed(LEFT) >> IIB.cell((1, 3)) & 1


# Dice and lanes


@rule("ABE-IIB-04")
@pytest.mark.parametrize("side", [FRONT, REAR])
def test_two_dice_not_added_name_a_column_all_equally_likely(side: int) -> None:
    """The three middle columns, and only they, have a combination that adds to 7."""
    lanes = Counter(rolled(IIB, side, faces) for faces in product(range(1, 7), repeat=2))
    assert lanes == dict.fromkeys(range(1, 10), 4)
    assert {rolled(IIB, side, (low, 7 - low)) for low in range(1, 7)} == {4, 5, 6}
    assert rolled(IIB, side, (2, 5)) == rolled(IIB, side, (5, 2)) == 6


@rule("ABE-IIB-05", "ABE-IIB-16")
@pytest.mark.parametrize("side", [LEFT, RIGHT])
def test_one_die_names_the_row_and_two_values_miss(side: int) -> None:
    """The second die is rolled only if the ship has the row."""
    assert [rolled(IIB, side, (face,)) for face in (1, 6)] == [0, 5]
    assert all(IIB.lane(side, rolled(IIB, side, (face,))) == 0 for face in (1, 6))
    lanes = [rolled(IIB, side, (row,), (start,)) for row in (2, 3, 4, 5) for start in range(1, 7)]
    assert [lane_number(lane) for lane in lanes] == [row for row in (1, 2, 3, 4) for _ in range(6)]
    assert [lane_start(lane) for lane in lanes] == [*[LEFT_START] * 3, *[RIGHT_START] * 3] * 4


def ways(side: int, lane: int) -> list[int]:
    """The columns that are tried, in order."""
    left = IIB.lane(side, lane)
    order = []
    while left:
        cell = IIB.grid.first_met(left, side, lane)
        order.append(IIB.square(cell)[0])
        left &= ~(1 << cell)
    return order


@rule("ABE-IIB-06", "ABE-IIB-EX3")
def test_a_hit_from_the_side_begins_in_its_column_and_goes_round_once() -> None:
    from_left = rolled(IIB, LEFT, (4,), (5,))
    assert (lane_number(from_left), ways(LEFT, from_left)) == (3, [7, 8, 9, 1, 2, 3, 4, 5, 6])
    from_right = rolled(IIB, RIGHT, (4,), (2,))
    assert (lane_number(from_right), ways(RIGHT, from_right)) == (3, [3, 2, 1, 9, 8, 7, 6, 5, 4])


@rule("ABE-IIB-07")
@pytest.mark.parametrize(
    ("side", "start", "square"),
    [
        (LEFT, LEFT_START, (3, 3)),
        (LEFT, RIGHT_START, (9, 3)),
        (RIGHT, LEFT_START, (3, 3)),
        (RIGHT, RIGHT_START, (5, 3)),
    ],
)
def test_the_square_where_it_begins_comes_first(side: int, start: int, square: Square) -> None:
    """In the full row that column has a square."""
    built = placed(((3, 3), "hold"), ((5, 3), "hold"), ((9, 3), "hold"))
    assert met(built, side, lane_from(3, start)) == square


@rule("ABE-IIB-13")
def test_a_row_without_components_is_a_miss_after_one_turn() -> None:
    built = placed(((5, 3), "start"))
    for row, start in product((1, 2, 4), (LEFT_START, RIGHT_START)):
        assert met(built, LEFT, lane_from(row, start)) is None
        assert defence(built, LARGE_METEOR, LEFT, lane_from(row, start)) == HARMLESS


@rule("ABE-IIB-05")
@pytest.mark.parametrize("side", [LEFT, RIGHT])
@pytest.mark.parametrize("face", [1, 6])
def test_a_die_that_misses_the_rows_meets_nothing(side: int, face: int) -> None:
    built = placed(((5, 3), "start"))
    assert met(built, side, rolled(IIB, side, (face,))) is None


@rule("ABE-IIB-08")
def test_cannons_help_from_the_next_row_anywhere_and_from_the_next_column_across_the_seam() -> None:
    """Rows do not wrap, columns do."""
    for column, (row, helps) in product((1, 4, 8), [(1, True), (2, True), (3, False), (4, False)]):
        if IIB.area >> IIB.cell((column, row)) & 1:
            built = placed(((9, 1), "hold"), ((column, row), "gun<"))
            lane = lane_from(1, RIGHT_START)
            assert met(built, LEFT, lane) is not None
            assert (defence(built, LARGE_METEOR, LEFT, lane) == HARMLESS) == helps
    for column, expected in [(1, HARMLESS), (8, HARMLESS), (9, HARMLESS), (2, NO_DEFENCE), (7, NO_DEFENCE)]:
        built = placed(((9, 3), "hold"), ((column, 4), "gunv"))
        assert defence(built, LARGE_METEOR, REAR, 9) == expected
    from_front = placed(((9, 3), "hold"), ((1, 2), "gun^"))
    assert defence(from_front, LARGE_METEOR, FRONT, 9) == NO_DEFENCE


@rule("ABE-IIB-09", "ABE-IIB-EX2")
def test_a_small_meteor_bounces_off_a_connector_that_is_joined() -> None:
    """The fifth meteor begins on a component whose near side is joined to a neighbour."""
    built = placed(((2, 3), "battery:*3**"), ((3, 3), "pipes:***3"))
    assert met(built, LEFT, lane_from(3, LEFT_START)) == (3, 3)
    assert defence(built, SMALL_METEOR, LEFT, lane_from(3, LEFT_START)) == HARMLESS
    built.remove(IIB.cell((2, 3)))
    assert defence(built, SMALL_METEOR, LEFT, lane_from(3, LEFT_START)) == NO_DEFENCE
    built.place(IIB.cell((5, 3)), *component("shield<"))
    assert defence(built, SMALL_METEOR, LEFT, lane_from(3, LEFT_START)) == SHIELD_DEFENCE


@rule("ABE-IIB-10", "ABE-IIB-EX3")
def test_the_next_column_goes_round() -> None:
    """Such a hit never leaves the board."""
    shifted = IIB.grid.shifted
    assert [shifted(column, LEFT) for column in range(1, 10)] == [9, 1, 2, 3, 4, 5, 6, 7, 8]
    assert [shifted(column, RIGHT) for column in range(1, 10)] == [2, 3, 4, 5, 6, 7, 8, 9, 1]
    assert shifted(rolled(IIB, FRONT, (2, 5)), LEFT) == 5


@rule("ABE-IIB-11", "ABE-IIB-EX3")
def test_the_next_row_keeps_the_column_where_the_hit_begins() -> None:
    """From the first row to the front it misses."""
    lane = lane_from(2, RIGHT_START)
    assert IIB.grid.shifted(lane, REAR) == lane_from(3, RIGHT_START)
    assert IIB.grid.shifted(lane, FRONT) == lane_from(1, RIGHT_START)
    missing = IIB.grid.shifted(rolled(IIB, LEFT, (2,), (1,)), FRONT)
    assert IIB.lane(LEFT, missing) == 0
    assert IIB.dice.due(LEFT, missing) is None


@rule("ABE-IIB-12")
@pytest.mark.parametrize(("face", "way", "row"), [(1, REAR, 1), (6, FRONT, 4)])
def test_a_hit_shifted_onto_the_ship_needs_the_second_die_then(face: int, way: int, row: int) -> None:
    """Beyond the rows just outside there is nothing more."""
    lane = rolled(IIB, LEFT, (face,))
    assert IIB.grid.shifted(lane, OPPOSITE[way]) == lane
    onto = IIB.grid.shifted(lane, way)
    dice = IIB.dice.due(LEFT, onto)
    assert dice is not None
    assert dice.count == 1
    assert IIB.dice.lane(LEFT, (6,), onto) == lane_from(row, RIGHT_START)


@rule("ABE-IIB-15")
def test_three_dice_name_a_square_of_a_cylinder() -> None:
    assert IIB.dice.square_dice.count == 3
    assert IIB.dice.square((5, 2, 4)) == (6, 3)
    assert not IIB.has(IIB.dice.square((1, 1, 1)))


@pytest.mark.parametrize("name", [*BASE_BOARDS, "IIIB/1-4", "IV/F3R2"])
def test_on_a_plane_two_dice_are_added_whatever_the_side(name: str) -> None:
    found = board(name)
    for side, faces in product(FACINGS, product(range(1, 7), repeat=2)):
        assert rolled(found, side, faces) == sum(faces)
    assert found.dice.square_dice.count == 4
    assert found.dice.square((1, 6, 3, 5)) == (7, 8)
    assert [found.grid.shifted(7, way) for way in FACINGS] == [6, 8, 8, 6]


@pytest.mark.parametrize("name", ALL_BOARDS)
def test_the_odds_of_all_lanes_add_up(name: str) -> None:
    for side in FACINGS:
        odds = board(name).dice.odds[side]
        assert sum(chance for _, chance in odds) == pytest.approx(1)
        assert [lane for lane, _ in odds] == sorted({lane for lane, _ in odds})
    assert dict(board("II").dice.odds[FRONT])[7] == 6 / 36
    assert dict(IIB.dice.odds[LEFT])[lane_from(2, LEFT_START)] == 3 / 36


# Boards with chance in them


@rule("ABE-IIIB-01", "ABE-IIIB-EX1")
def test_two_numbers_close_ten_squares_of_the_numbered_board() -> None:
    """36 squares stay open, and they hang together."""
    for low, high in combinations_with_replacement(range(1, 7), 2):
        found = board(f"IIIB/{low}-{high}")
        assert found.area.bit_count() == (40 if low == high else 36)
        whole = found.grid.reach(found.area & -found.area, [_beside(found, facing) for facing in FACINGS])
        assert whole == found.area


def _beside(found: Board, facing: int) -> int:
    """The open squares from which a step this way leads to another."""
    return found.area & found.grid.shift(found.area, OPPOSITE[facing])


@rule("ABE-IIIB-03")
def test_doubles_close_the_starting_square_too() -> None:
    """There is no starting cabin then."""
    assert board("IIIB/3-3").start == NO_CELL
    assert starting_ship(board("IIIB/3-3"), TILES["S1"]).occupied == 0
    assert board("IIIB/3-4").square(board("IIIB/3-4").start) == (7, 7)


@rule("ABE-IV-01", "ABE-IV-06", "ABE-IV-07")
def test_every_pair_of_halves_makes_a_board_of_its_own() -> None:
    boards = [board(f"IV/F{front}R{rear}") for front, rear in product(range(1, 6), repeat=2)]
    assert {found.area.bit_count() for found in boards} == {45}
    assert len({found.area for found in boards}) == 25
    assert {found.grid for found in boards} == {boards[0].grid}
    assert {found.square(found.start) for found in boards} == {(7, 7)}
    assert boards[0].lane(LEFT, 12) == boards[0].lane(FRONT, 2) == boards[0].lane(FRONT, 12) == 0


def test_a_board_is_found_by_its_name_alone() -> None:
    assert board("IV/F1R3") is board("IV/F1R3")
    assert board("IIIB/2-5").grid is BASE_PLANE
    for name in ("IV/F6R1", "IIIB/5-2", "IIIB/0-1", "V", ""):
        with pytest.raises(KeyError):
            board(name)


def test_boards_of_which_chance_has_made_nothing_yet() -> None:
    whole, nothing = board("IIIB"), board("IV")
    assert (whole.area.bit_count(), whole.closed, whole.square(whole.start)) == (46, 0, (7, 7))
    assert (nothing.area, nothing.start, nothing.grid) == (0, NO_CELL, board("IV/F1R3").grid)


def test_moves_name_squares_on_every_grid() -> None:
    for name in ALL_BOARDS:
        found = board(name)
        moves = moves_on(found.grid)
        for cell in cells_in(found.area):
            assert moves.pay[cell].square == found.square(cell)
            assert found.cell(moves.load[cell * 4 + 3].square) == cell
    assert str(moves_on(IIB.grid).power[IIB.cell((9, 1))]) == "power 9,1"
