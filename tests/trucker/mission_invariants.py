"""What missions promise from one moment of a flight to the next."""

from __future__ import annotations

from itertools import pairwise

from starhaul.trucker import Stage, TruckerState
from starhaul.trucker.decisions import Ask
from starhaul.trucker.missions.close_ranks import CloseRanks


class MissionWatch:
    """Looks at every state of one game, in turn."""

    def __init__(self) -> None:
        self.flight = -1
        self.crates = 0
        self.trials = 0

    def look(self, state: TruckerState) -> None:
        """Raise AssertionError where a promise is broken."""
        if not state.leg.mission:
            return
        if state.leg.number != self.flight:
            self.flight, self.crates, self.trials = state.leg.number, 0, 0
        check_merchant(state, self.crates)
        check_trials(state, self.trials)
        check_bets(state)
        check_ranks(state)
        self.crates, self.trials = state.mission.merchant.crates, state.mission.trials


def check_merchant(state: TruckerState, before: int) -> None:
    """Crates only become fewer; nothing is at stake between cards."""
    merchant = state.mission.merchant
    assert merchant.crates <= before or not before, "the merchant has found crates"
    assert not merchant.at_stake or state.card >= 0, "crates are at stake without a card"


def check_trials(state: TruckerState, before: int) -> None:
    """Nobody passes more trials than there were; nobody is on trial between cards."""
    trials = state.mission.trials
    assert trials in (before, before + 1) or state.stage is Stage.ASSEMBLY, "trials come one by one"
    for feats in state.feats:
        assert feats.trials_passed <= trials, "more trials were passed than there were"
        assert not feats.trial or state.card >= 0, "somebody is on trial without a card"


def check_bets(state: TruckerState) -> None:
    """A stake is at most what is owned."""
    if state.stage is Stage.LAUNCH:
        for seat, feats in enumerate(state.feats):
            assert feats.stake <= max(0, state.players[seat].purse.credits), f"seat {seat} bets what it does not have"


def check_ranks(state: TruckerState) -> None:
    """Between two cards of a convoy all fly one behind the other."""
    effects = state.box.missions[state.leg.mission].flight
    if not any(isinstance(effect, CloseRanks) for effect in effects):
        return
    asked = {question.ask for question in state.decisions.values()}
    if asked == {Ask.FLY_ON} and state.revealed:
        positions = [state.rockets[seat].position for seat in state.order()]
        gaps = [ahead - behind for ahead, behind in pairwise(positions)]
        gone = len(state.rockets) - len(positions)
        assert all(gap == 1 for gap in gaps) or gone, f"the ranks are open: {positions}"
