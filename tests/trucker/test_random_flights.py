"""Random games keep what must be kept at every moment."""

from __future__ import annotations

from random import Random

import pytest

from starhaul.kernel.testing import Case
from starhaul.kernel.testing.walk import next_step
from starhaul.trucker import GAME, TruckerState
from trucker.invariants import check_invariants
from trucker.players import eager

GAMES = 40
"""Games of each sort; benchmarks/flights.py plays as many as one likes."""


@pytest.mark.parametrize(
    "options",
    [{"level": 3}, {"level": 2, "mistakes": "honest"}, {"mode": "trek"}, {"level": "learning", "mistakes": "honest"}],
    ids=str,
)
def test_nothing_appears_and_nothing_vanishes(options: dict[str, object]) -> None:
    for seed in range(GAMES if options == {"level": 3} else GAMES // 4):
        play_checked(Case(GAME, seats=2 + seed % 3, options=options, pick=eager), seed)


def play_checked(case: Case, seed: int) -> TruckerState:
    """A random game, looked at after every step."""
    rng = Random(seed)
    state = case.new_state()
    assert isinstance(state, TruckerState)
    while not state.is_over:
        next_step(case, state, rng).on(state)
        check_invariants(state)
    return state
