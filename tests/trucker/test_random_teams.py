"""Random games with a Support Team, missions and the expansion or not, keep what must be kept at every moment."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from starhaul.kernel.testing import Case
from starhaul.kernel.testing.walk import next_step
from starhaul.trucker import GAME, TruckerState
from trucker.invariants import check_invariants
from trucker.players import eager
from trucker.team_series import Met, check_teams, play_series, series_of

SERIES = 60
"""Of those that `benchmarks/series.py` plays by the thousand."""
KINDS = ("standard", "competitive")
TABLES: dict[str, dict[str, object]] = {
    "base levels": {"mode": "series"},
    "against the timer": {"mode": "series", "timer": "rulebook", "mistakes": "honest"},
    "expansion": {"sets": ["abe"]},
    "missions": {"sets": ["missions"], "missions": "drawn"},
    "expansion and missions": {"sets": ["abe", "missions"], "missions": "drawn", "choosing": "at_start"},
}
BASE = ("II", "I", "III", "II")
LARGE = ("IIB", "IV", "IIIB", "II")


def options_of(name: str, kind: str, flights: int) -> dict[str, object]:
    classes = LARGE if "expansion" in name else BASE
    return {**TABLES[name], "team": kind, "classes": [*classes[:flights]]}


def play_with_teams(options: dict[str, object], seats: int, seed: int) -> TruckerState:
    case = Case(GAME, seats, options, pick=eager)
    rng = Random(seed)
    state = case.new_state()
    assert isinstance(state, TruckerState)
    while not state.is_over:
        next_step(case, state, rng).on(state)
        check_invariants(state)
        check_teams(state)
    return state


def expected_members(kind: str, flights: int) -> int:
    """By the rules, for somebody who does not sit out (ABE-SUP-04, ABE-SUP-08, ABE-SUP-13, ABE-SUP-16)."""
    return flights if kind == "standard" and flights <= 2 else flights - 1


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("kind", KINDS)
def test_random_games_with_teams(kind: str, name: str) -> None:
    for flights, seats in product((1, 2, 3, 4), (2, 3, 4)):
        if flights == 1 and kind == "competitive":
            continue
        if flights == 4 and seats > 2:
            continue  # long ones are enough with few
        state = play_with_teams(options_of(name, kind, flights), seats, seed=flights * 10 + seats)
        staying = [seat for seat in state.all_seats() if not state.feats[seat].is_dead]
        assert {len(state.teams[seat].members) for seat in staying} <= {expected_members(kind, flights)}


def test_random_series_in_which_members_meet() -> None:
    met = Met()
    for seed in range(SERIES):
        play_series(seed, met)
    assert met.series == SERIES
    assert len(met.pairs) >= 100
    assert len(met.triples) >= 40


def test_a_series_brings_together_those_who_are_to_meet() -> None:
    seed = next(seed for seed in range(SERIES) if series_of(seed).flights == 4)
    state = play_series(seed, Met())
    for seat in state.all_seats():
        assert state.feats[seat].is_dead or state.teams[seat].members == series_of(seed).plan[seat]
