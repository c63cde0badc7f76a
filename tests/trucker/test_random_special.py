"""Random games with special components keep what must be kept, and chains in flight are those of the slow reading."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from citing import rule
from starhaul.kernel import Seat
from starhaul.kernel.testing import CHECKS, Case, check_no_leak
from starhaul.trucker import GAME
from starhaul.trucker.components import EXPLOSIVE
from starhaul.trucker.damage import Destroy
from starhaul.trucker.events import ComponentsLost, Loss
from starhaul.trucker.grid import cells_in
from starhaul.trucker.ship_file import read_ship
from trucker import slow_hits
from trucker.invariants import play_checked
from trucker.players import hoarder
from trucker.random_files import random_file
from trucker.slow_look import Looked
from trucker.tables import fly, told

GAMES = 4
"""Of each sort."""
CLASSES = ["I", "II", "III", "IIB", "IIIB", "IV"]
MISSIONS = ["MS01", "MS03", "MS04", "MS05", "MS06"]
"""Bottles that are dealt, radioactive and explosive containers, artifacts, all of them."""


def options_of(mission: str, ship_class: str) -> dict[str, object]:
    return {"sets": ["abe", "missions"], "classes": [ship_class], "missions": [mission]}


@rule("MIS-GAM-16", "MIS-GAM-17")
@pytest.mark.parametrize("ship_class", CLASSES)
@pytest.mark.parametrize("mission", MISSIONS)
def test_nothing_appears_and_nothing_vanishes(mission: str, ship_class: str) -> None:
    for seed in range(GAMES):
        case = Case(GAME, seats=2 + seed % 3, options=options_of(mission, ship_class), pick=hoarder)
        state, _ = play_checked(case, seed)
        assert state.outcome is not None


@pytest.mark.parametrize("mistakes", ["forbidden", "honest"])
def test_a_game_with_special_components_is_a_game(mistakes: str) -> None:
    options = {"sets": ["missions"], "missions": ["MS06", "MS01"], "mode": "series", "levels": [3, 2]}
    case = Case(GAME, 3, {**options, "mistakes": mistakes}, pick=hoarder, positions=4, has_secrets=False)
    for check in CHECKS:
        check(case, seed=5)


def test_secrets_are_kept() -> None:
    options = {"sets": ["abe", "missions"], "missions": ["MS06"], "level": 2}
    check_no_leak(Case(GAME, seats=3, options=options, pick=hoarder, positions=25), seed=0)


@rule("MIS-CMP-11")
@pytest.mark.parametrize("ship_class", ["II", "IIB"])
def test_what_is_destroyed_in_flight(ship_class: str) -> None:
    """The events of one hit name what the slow reading says, each component once, and what falls off comes last."""
    rng = Random(f"chains in class {ship_class}")
    seen = Counter[Loss]()
    for _ in range(120):
        data = random_file(rng, ship_class)
        ship = read_ship(data)
        if not ship.occupied:
            continue
        cell = rng.choice(cells_in(ship.kinds[EXPLOSIVE] or ship.occupied))
        expected = slow_hits.without(Looked(data), {ship.board.square(cell)})["destroyed"]
        before = ship.occupied
        state = fly(ship, sets=["abe"], classes=[ship_class])
        state.questions = {}
        state.first_for(Seat(0), Destroy(1 << cell))
        state.run_due()
        events = [event for event in told(state.events, ComponentsLost) if event.seat == 0]
        gone = [part.square for event in events for part in event.components if event.how is not Loss.FALLEN_OFF]
        assert sorted(square for square in gone if square) == [tuple(square) for square in expected]
        assert before.bit_count() - ship.components_count == len(gone)
        seen.update(event.how for event in events)
    assert min(seen[how] for how in (Loss.DESTROYED, Loss.BLOWN_UP, Loss.BROKEN)) > 5, seen
