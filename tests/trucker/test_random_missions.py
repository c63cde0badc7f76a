"""Random games of each mission that changes the flight keep what must be kept at every moment."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from starhaul.kernel.testing import Case
from starhaul.kernel.testing.walk import next_step
from starhaul.trucker import GAME, Stage, TruckerState
from starhaul.trucker.decisions import Ask
from trucker.invariants import check_invariants
from trucker.players import eager

MISSIONS = ["MS01", "MS07", "MS09", "MS10", "MS12", "MS14", "MS16"]
"""Bottles, trials, an escort, protected aliens, a convoy, bets, directives."""


class Watch:
    """What a mission promises from one moment to the next."""

    def __init__(self) -> None:
        self.crates = 0
        self.trials = 0

    def look(self, state: TruckerState) -> None:
        check_invariants(state)
        check_merchant(state, self.crates)
        check_trials(state, self.trials)
        check_bets(state)
        self.crates, self.trials = state.mission.merchant.crates, state.mission.trials


def check_merchant(state: TruckerState, before: int) -> None:
    """Crates only become fewer; nothing is at stake between cards."""
    merchant = state.mission.merchant
    assert merchant.crates <= before or not before
    assert not merchant.at_stake or state.card >= 0


def check_trials(state: TruckerState, before: int) -> None:
    """Nobody passes more trials than there were; nobody is on trial between cards."""
    trials = state.mission.trials
    assert trials in (before, before + 1) or state.stage is Stage.ASSEMBLY
    for feats in state.feats:
        assert feats.trials_passed <= trials
        assert not feats.trial or state.card >= 0


def check_bets(state: TruckerState) -> None:
    """Nobody bets what others know before they have bet; a stake is at most what is owned."""
    if state.stage is Stage.LAUNCH:
        for seat, feats in enumerate(state.feats):
            assert feats.stake <= max(0, state.players[seat].purse.credits)


def play_watched(mission: str, seats: int, level: int) -> TruckerState:
    options: dict[str, object] = {"level": level, "sets": ["missions"], "missions": [mission]}
    case = Case(GAME, seats=seats, options=options, pick=eager)
    rng, watch = Random(seats), Watch()
    state = case.new_state()
    assert isinstance(state, TruckerState)
    while not state.is_over:
        next_step(case, state, rng).on(state)
        watch.look(state)
        if mission == "MS12":
            check_ranks(state)
    return state


def check_ranks(state: TruckerState) -> None:
    """Between two cards of a convoy all fly one behind the other."""
    asked = {question.ask for question in state.decisions.values()}
    if asked == {Ask.FLY_ON} and state.revealed:
        before = [state.rockets[seat].position for seat in state.order()]
        gaps = [ahead - behind for ahead, behind in pairwise(before)]
        gone = len(state.rockets) - len(before)
        assert all(gap == 1 for gap in gaps) or gone, f"the ranks are open: {before}"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("mission", MISSIONS)
def test_random_flights_with_a_mission(mission: str, seats: int) -> None:
    for level in (1, 2, 3):
        assert play_watched(mission, seats, level).outcome is not None
