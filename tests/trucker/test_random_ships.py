"""The fast ship against the slow one, on ships that nobody would build."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

from hypothesis import assume, given
from hypothesis import strategies as st

from citing import rule
from starhaul.trucker.boards import board
from starhaul.trucker.drawing import draw
from starhaul.trucker.dumps import dump_ship, load_ship
from starhaul.trucker.faults import faults, placement_problem
from starhaul.trucker.grid import FACINGS, cells_in
from starhaul.trucker.hull import Hull
from starhaul.trucker.notation import parse_ship, ship_text
from starhaul.trucker.ship import Ship
from starhaul.trucker.ship_file import read_ship, write_ship
from trucker import slow_ship as slow
from trucker.strategies import built_ships, heaps, rngs, ships, tiles


def values(ship: Ship) -> list[object]:
    """Everything that a ship holds, as it is now."""
    held = [getattr(ship, name) for name in (*Hull.__slots__, *Ship.__slots__)]
    return [value[:] if isinstance(value, list) else value for value in held]


@rule("TRM-02")
@given(ships)
def test_joins(ship: Ship) -> None:
    hull, grid = slow.hull(ship), ship.board.grid
    for facing in FACINGS:
        expected = sorted(square for square in hull if slow.joined(hull, square, facing))
        assert grid.squares(ship.links[facing]) == expected


@rule("TRM-01", "TRM-02")
@given(ships, st.data())
def test_touching_and_joined_to(ship: Ship, data: st.DataObject) -> None:
    hull, grid = slow.hull(ship), ship.board.grid
    chosen = data.draw(st.sets(st.sampled_from(sorted(hull))) if hull else st.just(set()))
    bits = sum(1 << grid.cell(*square) for square in chosen)
    near = {slow.beside(square, facing) for square in chosen for facing in FACINGS}
    assert set(grid.squares(ship.touching(bits))) == near & hull.keys()
    joined = {
        slow.beside(square, facing) for square in chosen for facing in FACINGS if slow.joined(hull, square, facing)
    }
    assert set(grid.squares(ship.joined_to(bits))) == joined


@rule("TRM-04")
@given(ships)
def test_exposed_connectors(ship: Ship) -> None:
    assert ship.exposed_connectors() == slow.exposed(slow.hull(ship))
    assert ship.exposed_connectors() == sum(map(ship.exposed_connectors_of, cells_in(ship.occupied)))


@rule("TRM-03")
@given(ships)
def test_pieces(ship: Ship) -> None:
    pieces = ship.pieces()
    assert [ship.board.grid.squares(piece) for piece in pieces] == slow.pieces(slow.hull(ship))
    assert sum(pieces) == ship.occupied, "they are a partition"


@rule("CHK-01")
@given(ships)
def test_faults(ship: Ship) -> None:
    found = [(fault.code, fault.at, fault.with_) for fault in faults(ship)]
    assert found == slow.faults(slow.hull(ship), ship.ship_class)


@rule("BLD-06", "BLD-09", "BLD-12")
@given(ships, tiles)
def test_where_a_component_may_be_added(ship: Ship, tile: int) -> None:
    hull, grid = slow.hull(ship), ship.board.grid
    for turn in range(4):
        legal = ship.legal_cells(tile, turn)
        for cell in cells_in(grid.squares_all):
            fits = slow.may_be_added(hull, ship.ship_class, tile, grid.square(cell), turn)
            assert bool(legal >> cell & 1) == fits
            assert (placement_problem(ship, tile, cell, turn) is None) == fits
        assert legal & ~grid.squares_all == 0
    assert ship.can_place_anywhere(tile) == any(ship.legal_cells(tile, turn) for turn in range(4))


@rule("BLD-23")
@given(built_ships())
def test_a_ship_built_by_the_rules_is_one_piece_without_faults(ship: Ship) -> None:
    assert ship.pieces() == [ship.occupied]
    assert faults(ship) == []


@given(ships)
def test_the_notation_reads_back(ship: Ship) -> None:
    assert values(parse_ship(ship_text(ship))) == values(ship)


@given(ships)
def test_the_file_format_reads_back(ship: Ship) -> None:
    assert values(read_ship(json.loads(json.dumps(write_ship(ship))))) == values(ship)


@given(ships)
def test_a_saved_ship_is_the_same(ship: Ship) -> None:
    loaded = load_ship(*json.loads(json.dumps(dump_ship(ship))))
    assert values(loaded) == values(ship)
    assert loaded == ship


@given(heaps(), rngs)
def test_the_way_to_a_ship_leaves_no_trace(ship: Ship, rng: Random) -> None:
    """Components taken away again, and an order of building: equal ships hold equal values."""
    cells = cells_in(ship.occupied)
    rng.shuffle(cells)
    keep = cells[: len(cells) // 2]
    rebuilt = Ship(board(ship.ship_class))
    for cell in keep:
        rebuilt.place(cell, ship.tile_at(cell), ship.turn_at(cell))
        rebuilt.set_humans(cell, ship.humans_at(cell))
        rebuilt.set_alien(cell, ship.alien_at(cell))
        rebuilt.set_tokens(cell, ship.tokens_at(cell))
        for colour in ship.goods_at(cell):
            rebuilt.load_good(cell, colour)
    ship.lose(sum(1 << cell for cell in cells[len(keep) :]))
    assert values(ship) == values(rebuilt)


def changes(ship: Ship) -> list[Callable[[Ship], None]]:
    """Everything that can be done to a ship, at its first component."""
    cell = cells_in(ship.occupied)[0]
    empty = cells_in(ship.board.grid.squares_all & ~ship.occupied)[0]
    return [
        lambda ship: ship.place(empty, 0, 1),
        lambda ship: ship.remove(cell),
        lambda ship: ship.lose(ship.occupied),
        lambda ship: ship.set_humans(cell, 7),
        lambda ship: ship.set_alien(cell, (ship.alien_at(cell) + 1) % 3),
        lambda ship: ship.set_tokens(cell, 7),
        lambda ship: ship.load_good(cell, 0),
    ]


@given(heaps())
def test_a_clone_is_equal_and_apart(ship: Ship) -> None:
    assume(ship.occupied)
    before = values(ship)
    for change in changes(ship):
        clone = ship.clone()
        assert values(clone) == values(ship)
        change(clone)
        assert values(ship) == before
        assert clone != ship


@given(heaps())
def test_a_ship_changes_apart_from_its_clones(ship: Ship) -> None:
    assume(ship.occupied)
    for change in changes(ship):
        original = ship.clone()
        clone = original.clone()
        change(original)
        assert values(clone) == values(ship)


@given(heaps())
def test_every_component_is_drawn(ship: Ship) -> None:
    picture = draw(ship)
    assert picture.isascii()
    assert picture.count(".--") + picture.count("'--") == 2 * ship.components_count
