"""Where components may be added that rules keep apart, against a slow reading: put it there and look for faults."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from starhaul.trucker.boards import board
from starhaul.trucker.components import ARTIFACT, COMPONENTS, HUB, KIND_OF, RADIOACTIVE, TILES
from starhaul.trucker.faults import faults, placement_problem
from starhaul.trucker.ship import Ship, starting_ship
from trucker.strategies import BASE_TILES, add_somewhere

APART = {"radioactive_joined", "artifact_in_dead_zone"}
RADIOACTIVES = [tile for tile, kind in enumerate(KIND_OF) if kind == RADIOACTIVE]
ARTIFACTS = [tile for tile, kind in enumerate(KIND_OF) if kind == ARTIFACT]
HUBS = [tile for tile in range(len(COMPONENTS)) if KIND_OF[tile] == HUB]
SHIPS = 60


def grown(ship_class: str, rng: Random) -> Ship:
    """A ship built by the rules, full of what must be kept apart and of routing modules."""
    ship = starting_ship(board(ship_class), TILES["S1"])
    tiles = [*RADIOACTIVES, *HUBS * 4, *rng.sample(ARTIFACTS, 2), *rng.sample(BASE_TILES[:-4], 12)]
    for tile in rng.sample(tiles, rng.randrange(10, 26)):
        add_somewhere(ship, tile, rng)
    return ship


def breaks_apart(ship: Ship, tile: int, cell: int, turn: int) -> bool:
    """Whether the ship breaks one of these rules with it."""
    trial = ship.clone()
    trial.place(cell, tile, turn)
    return any(fault.code in APART for fault in faults(trial))


@pytest.mark.parametrize("ship_class", ["II", "IIB"])
def test_what_fits_breaks_none_of_these_rules_and_what_would_fit_otherwise_does(ship_class: str) -> None:
    rng = Random(f"kept apart on {ship_class}")
    counts = Counter[tuple[int, bool]]()
    for _ in range(SHIPS):
        ship = grown(ship_class, rng)
        assert not [fault for fault in faults(ship) if fault.code in APART]
        for tile in (rng.choice(RADIOACTIVES), rng.choice(ARTIFACTS), rng.choice(HUBS), rng.choice(HUBS)):
            for place in range(4 * ship.board.grid.size):
                cell, turn = place // 4, place % 4
                problem = placement_problem(ship, tile, cell, turn)
                assert bool(ship.legal_cells(tile, turn) >> cell & 1) == (problem is None)
                if problem is None or problem.code in APART:
                    assert breaks_apart(ship, tile, cell, turn) == (problem is not None)
                    counts[KIND_OF[tile], problem is None] += 1
    assert len(counts) == 6, counts
    assert min(counts.values()) > 10, counts
