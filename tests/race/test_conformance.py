"""Race keeps every promise of the contract."""

from __future__ import annotations

from dataclasses import replace

import pytest

from starhaul.kernel.testing import Case, check_game
from starhaul.race import GAME

CASES = [
    Case(GAME, seats=2),
    Case(GAME, seats=2, options={"expert": False, "goals": False}),
    Case(GAME, seats=2, options={"expansion": "base"}),
    Case(GAME, seats=3, options={"expansion": "base"}),
    Case(GAME, seats=4, options={"learning": True}),
    Case(GAME, seats=5),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.seats}-{'-'.join(map(str, case.options.values()))}")
def test_race_is_a_game(case: Case) -> None:
    check_game(replace(case, positions=10), seeds=range(2))
