"""Random games keep what must be kept at every moment."""

from __future__ import annotations

import pytest

from starhaul.kernel.testing import Case
from starhaul.trucker import GAME
from trucker.invariants import play_checked
from trucker.players import eager

GAMES = 40
"""Games of each sort; benchmarks/flights.py plays as many as one likes."""


OPTIONS: list[dict[str, object]] = [
    {"level": 3},
    {"level": 2, "mistakes": "honest"},
    {"mode": "trek"},
    {"level": "learning", "mistakes": "honest"},
    {"sets": ["abe"], "classes": ["IIB"]},
    {"sets": ["abe"], "classes": ["IIIB"], "marks": "hidden"},
    {"sets": ["abe"], "classes": ["II", "IV"]},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_nothing_appears_and_nothing_vanishes(options: dict[str, object]) -> None:
    for seed in range(GAMES if options == {"level": 3} else GAMES // 4):
        state, steps = play_checked(Case(GAME, seats=2 + seed % 3, options=options, pick=eager), seed)
        assert state.outcome is not None
        assert steps > 0
