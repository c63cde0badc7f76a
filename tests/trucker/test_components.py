"""The tiles and boards as printed."""

from __future__ import annotations

from collections import Counter

import pytest

from citing import rule
from starhaul.trucker.boards import BASE_BOARDS, EVERY_SQUARE, FLIGHT_BOARDS, GOODS, TIMER_SECONDS, board
from starhaul.trucker.components import COMPONENTS, KIND_OF, SIDES_OF, TILES
from starhaul.trucker.connectors import BARREL
from starhaul.trucker.goods import BLUE, GREEN, RED, YELLOW
from starhaul.trucker.grid import FACINGS, FRONT, REAR, cells_in
from starhaul.trucker.printed_components import Kind
from starhaul.trucker.sets import BASE
from trucker.shipyard import squares, start

BASE_COMPONENTS = [component for component in COMPONENTS if component.set == BASE]


@rule("BLD-01")
def test_the_heap_has_152_components_of_known_numbers() -> None:
    counts = Counter(component.kind for component in BASE_COMPONENTS)
    assert counts.pop(Kind.STARTING_CABIN) == 4
    assert sum(counts.values()) == 152
    assert counts == {
        Kind.STRUCTURAL: 8,
        Kind.CARGO_HOLD: 15,
        Kind.SPECIAL_HOLD: 9,
        Kind.CANNON: 25,
        Kind.DOUBLE_CANNON: 11,
        Kind.LIFE_SUPPORT_PURPLE: 6,
        Kind.LIFE_SUPPORT_BROWN: 6,
        Kind.ENGINE: 21,
        Kind.DOUBLE_ENGINE: 9,
        Kind.BATTERY: 17,
        Kind.CABIN: 17,
        Kind.SHIELD: 8,
    }


@rule("BLD-17", "BLD-19")
def test_capacities() -> None:
    stores = {Kind.BATTERY, Kind.CARGO_HOLD, Kind.SPECIAL_HOLD}
    counts = Counter((component.kind, component.capacity) for component in BASE_COMPONENTS if component.kind in stores)
    assert counts == {
        (Kind.BATTERY, 2): 11,
        (Kind.BATTERY, 3): 6,
        (Kind.CARGO_HOLD, 2): 9,
        (Kind.CARGO_HOLD, 3): 6,
        (Kind.SPECIAL_HOLD, 1): 6,
        (Kind.SPECIAL_HOLD, 2): 3,
    }
    assert all(component.capacity == 0 for component in BASE_COMPONENTS if component.kind not in stores)


@rule("BLD-01")
@pytest.mark.parametrize("ship_class", BASE_BOARDS)
def test_a_starting_cabin_has_universal_connectors_and_the_middle_square(ship_class: str) -> None:
    ship = start(ship_class)
    assert squares(ship, ship.occupied) == [(7, 7)]
    assert all(COMPONENTS[tile].sides == (3, 3, 3, 3) for tile in map(TILES.__getitem__, ["S1", "S2", "S3", "S4"]))


def test_barrels_and_exhausts_carry_no_connector() -> None:
    for component in BASE_COMPONENTS:
        if component.kind in {Kind.CANNON, Kind.DOUBLE_CANNON}:
            assert component.sides[FRONT] == 0
        if component.kind in {Kind.ENGINE, Kind.DOUBLE_ENGINE}:
            assert component.sides[REAR] == 0


def test_a_turned_component_has_its_sides_turned_clockwise() -> None:
    tile = TILES["B002"]
    assert COMPONENTS[tile].sides == (1, 2, 1, 1)
    assert [SIDES_OF[tile * 4 + turn] for turn in range(4)] == [[1, 2, 1, 1], [1, 1, 2, 1], [1, 1, 1, 2], [2, 1, 1, 1]]
    cannon = TILES["B053"]
    assert SIDES_OF[cannon * 4 + 1] == [0, BARREL, 1, 2]


def test_kinds_are_numbered_as_named() -> None:
    assert [Kind(KIND_OF[tile]).name for tile in range(len(COMPONENTS))] == [part.kind.name for part in COMPONENTS]


@rule("TRM-01")
@pytest.mark.parametrize("ship_class", BASE_BOARDS)
def test_neighbours_share_an_edge(ship_class: str) -> None:
    grid = board(ship_class).grid
    for cell in cells_in(grid.squares_all):
        column, row = grid.square(cell)
        around = [(column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)]
        for facing in FACINGS:
            near = grid.near[facing * grid.size + cell]
            assert near == (grid.cell(*around[facing]) if grid.has(*around[facing]) else -1)


@rule("BLD-12")
@pytest.mark.parametrize(("ship_class", "count"), [("I", 18), ("II", 27), ("III", 36)])
def test_the_building_areas(ship_class: str, count: int) -> None:
    found = board(ship_class)
    assert found.area.bit_count() == count
    assert set(found.squares(found.area)) <= EVERY_SQUARE
    assert found.square(found.start) == (7, 7)


def test_class_two_has_these_squares() -> None:
    found = board("II")
    rows = {5: [6, 8], 6: range(5, 10), 7: range(4, 11), 8: range(4, 11), 9: [4, 5, 6, 8, 9, 10]}
    assert list(found.squares(found.area)) == sorted((column, row) for row in rows for column in rows[row])


@pytest.mark.parametrize(
    ("level", "expected"),
    [
        ("L", ("I", 18, (4, 2, 1, 0), (4, 3, 2, 1), 2, 0, {})),
        ("I", ("I", 18, (4, 2, 1, 0), (4, 3, 2, 1), 2, 2, {"I": 2})),
        ("II", ("II", 24, (6, 3, 1, 0), (8, 6, 4, 2), 4, 3, {"I": 1, "II": 2})),
        ("III", ("III", 34, (9, 5, 2, 0), (12, 9, 6, 3), 6, 4, {"I": 1, "II": 1, "III": 2})),
    ],
)
def test_the_flight_boards(level: str, expected: tuple[object, ...]) -> None:
    board = FLIGHT_BOARDS[level]
    route = (board.ship, board.spaces, board.start, board.finish)
    assert (*route, board.best_looking, board.timer_spaces, board.pile) == expected
    assert board.lost_component == 1


@rule("END-04")
def test_the_prices_of_goods() -> None:
    assert [GOODS[colour].price for colour in (RED, YELLOW, GREEN, BLUE)] == [4, 3, 2, 1]
    assert [GOODS[colour].bank for colour in (RED, YELLOW, GREEN, BLUE)] == [12, 17, 13, 14]
    assert TIMER_SECONDS == 90
