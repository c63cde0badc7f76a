"""The clock of a game between bots: time passes as if people's hands moved."""

from __future__ import annotations

from starhaul.kernel import State
from starhaul.trucker.decisions import Ask
from starhaul.trucker.view import TruckerView

HAND = 1.2
"""Seconds that a pair of hands needs for one move while a ship is built."""


class HandClock:
    """Is asked before every move: each takes its share of HAND seconds, since all build at the same time.

    So a bot gains nothing by thinking fast.
    """

    def __init__(self) -> None:
        self.elapsed: float = 0.0

    def is_due(self, state: State) -> bool:
        """Whether the sand has run as long as the timer says."""
        view = state.view(None)
        if not isinstance(view, TruckerView) or view.timer is None or not view.timer.running:
            return False
        builders = sum(decision.ask is Ask.BUILD for _, decision in view.asked)
        self.elapsed += HAND / max(1, builders)
        if self.elapsed < view.timer.seconds:
            return False
        self.elapsed = 0.0
        return True
