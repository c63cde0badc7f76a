"""Random ships for property tests."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from starhaul.trucker.boards import BASE_BOARDS, BASE_PLANE, EVERY_SQUARE, board
from starhaul.trucker.components import CAPACITY_OF, COMPONENTS, TILES
from starhaul.trucker.grid import cells_in
from starhaul.trucker.sets import BASE
from starhaul.trucker.ship import BROWN, NO_ALIEN, PURPLE, Ship, starting_ship

BASE_TILES = [tile for tile, component in enumerate(COMPONENTS) if component.set == BASE]
SQUARES = sorted(square for square in EVERY_SQUARE if BASE_PLANE.has(*square))

rngs = st.integers(0, 2**32 - 1).map(Random)
"""Drawing every number by itself would shrink better, and take ten times as long."""
ship_classes = st.sampled_from(sorted(BASE_BOARDS))
tiles = st.sampled_from(BASE_TILES)


@st.composite
def heaps(draw: st.DrawFn) -> Ship:
    """Components thrown on any squares, most of them against the rules, with anything aboard."""
    rng = draw(rngs)
    heap = Ship(board(draw(ship_classes)))
    for square in rng.sample(SQUARES, rng.randint(0, len(SQUARES))):
        heap.place(heap.board.cell(square), rng.choice(BASE_TILES), rng.randrange(4))
    load_anything(heap, rng)
    return heap


@st.composite
def built_ships(draw: st.DrawFn) -> Ship:
    """Ships built by the rules, and loaded by them more or less."""
    rng = draw(rngs)
    ship = starting_ship(board(draw(ship_classes)), TILES["S1"])
    for tile in rng.sample(BASE_TILES[:-4], 60):
        add_somewhere(ship, tile, rng)
    ship.fill_batteries()
    for cell in cells_in(ship.cabins):
        ship.set_humans(cell, 2)
    return ship


ships = st.one_of(heaps(), built_ships())


def add_somewhere(ship: Ship, tile: int, rng: Random) -> None:
    choices = [(cell, turn) for turn in range(4) for cell in cells_in(ship.legal_cells(tile, turn))]
    if choices:
        cell, turn = rng.choice(choices)
        ship.place(cell, tile, turn)


def load_anything(ship: Ship, rng: Random) -> None:
    for cell in cells_in(ship.occupied):
        if rng.random() < 0.5:
            ship.set_humans(cell, rng.randint(0, 3))
            ship.set_alien(cell, rng.choice([NO_ALIEN, PURPLE, BROWN]))
            ship.set_tokens(cell, rng.randint(0, CAPACITY_OF[ship.tile_at(cell)] + 1))
            for _ in range(rng.randint(0, 3)):
                ship.load_good(cell, rng.randrange(4))
