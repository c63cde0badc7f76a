"""Random games with missions keep what must be kept at every moment; `benchmarks/flights.py` plays many more."""

from __future__ import annotations

from random import Random

import pytest

from starhaul.kernel.testing import Case
from starhaul.trucker import GAME
from trucker.combinations import BASE_CLASSES, options_for, random_options
from trucker.invariants import play_checked
from trucker.players import eager, hoarder

MISSIONS = ["MS01", "MS07", "MS09", "MS10", "MS12", "MS14", "MS16"]
"""Bottles, trials, an escort, protected aliens, a convoy, bets, directives: those that change the flight."""
COMBINATIONS = 20


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("mission", MISSIONS)
def test_random_flights_with_a_mission(mission: str, seats: int) -> None:
    for ship_class in BASE_CLASSES:
        options = options_for(mission, ship_class, with_expansion=False)
        state, _ = play_checked(Case(GAME, seats, options, pick=eager), seats)
        assert state.outcome is not None


@pytest.mark.parametrize("seed", range(COMBINATIONS))
def test_random_combinations_of_missions_classes_and_sets(seed: int) -> None:
    options = random_options(Random(seed))
    state, steps = play_checked(Case(GAME, 2 + seed % 3, options, pick=hoarder), seed)
    assert state.outcome is not None
    assert steps > 0
