"""Ships with altered components, whatever was done to them: copied, saved, shown, written, taken apart."""

from __future__ import annotations

import json
from random import Random

from hypothesis import given

from starhaul.trucker.alteration import NO_ALTERATION
from starhaul.trucker.altering import alter, set_pairs
from starhaul.trucker.boards import board
from starhaul.trucker.dumps import dump_ship, load_ship
from starhaul.trucker.grid import cells_in
from starhaul.trucker.notation import parse_ship, ship_text
from starhaul.trucker.scene import ship_view
from starhaul.trucker.ship import Ship
from trucker.altered_ships import alter_anything, altered_ships
from trucker.strategies import rngs, ships
from trucker.test_random_ships import values


def from_scratch(ship: Ship, cells: list[int]) -> Ship:
    """A ship of these components, placed one after the other as they are."""
    made = Ship(board(ship.ship_class))
    for cell in cells:
        made.place(cell, ship.form_at(cell), ship.turn_at(cell))
    made.aboard = [held if made.occupied >> cell & 1 else 0 for cell, held in enumerate(ship.aboard)]
    made.aliens = [bits & made.occupied for bits in ship.aliens]
    kept = ship.fittings.without(ship.occupied & ~made.occupied)
    set_pairs(made, kept.wireless, kept.pipes, kept.marks)
    return made


@given(altered_ships(), rngs)
def test_an_altered_hull_is_one_built_so_and_removing_leaves_no_trace(ship: Ship, rng: Random) -> None:
    cells = cells_in(ship.occupied)
    rng.shuffle(cells)
    assert values(ship) == values(from_scratch(ship, cells))
    kept = cells[: len(cells) // 2]
    made = from_scratch(ship, kept)
    ship.lose(sum(1 << cell for cell in cells[len(kept) :]))
    assert values(ship) == values(made)


@given(ships, rngs)
def test_what_is_altered_back_is_as_printed(ship: Ship, rng: Random) -> None:
    bare = ship.clone()
    for cell in cells_in(bare.occupied):
        bare.empty(cell)
    altered = bare.clone()
    alter_anything(altered, rng)
    for cell in cells_in(altered.occupied):
        alter(altered, cell, NO_ALTERATION)
    assert values(altered) == values(bare)


@given(altered_ships())
def test_clone_dump_view_and_notation_read_back(ship: Ship) -> None:
    loaded = load_ship(*json.loads(json.dumps(dump_ship(ship))))
    for again in (ship.clone(), loaded, ship_view(ship).rebuilt(), parse_ship(ship_text(ship))):
        assert again == ship
        assert values(again) == values(ship)


@given(altered_ships(), rngs)
def test_a_clone_is_apart(ship: Ship, rng: Random) -> None:
    before, copy = values(ship), ship.clone()
    alter_anything(copy, rng)
    copy.lose(copy.occupied)
    assert values(ship) == before
