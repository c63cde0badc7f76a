"""The action cards and the phases that they name."""

from __future__ import annotations

from enum import Enum
from typing import Final


class Action(Enum):
    """An action card; the second Develop and Settle belong to the two-player expert game."""

    EXPLORE_5 = 0
    EXPLORE_1 = 1
    DEVELOP = 2
    DEVELOP_2 = 3
    SETTLE = 4
    SETTLE_2 = 5
    TRADE = 6
    X2 = 7
    PRODUCE = 8


EXPLORE_5: Final = 1 << 0
EXPLORE_1: Final = 1 << 1
DEVELOP: Final = 1 << 2
DEVELOP_2: Final = 1 << 3
SETTLE: Final = 1 << 4
SETTLE_2: Final = 1 << 5
TRADE: Final = 1 << 6
X2: Final = 1 << 7
PRODUCE: Final = 1 << 8
"""Sets of actions are sums of these."""

EXPLORE: Final = EXPLORE_5 | EXPLORE_1
CONSUME: Final = TRADE | X2


_ACTIONS_IN: Final = [tuple([action for action in Action if chosen >> action.value & 1]) for chosen in range(1 << 9)]


def actions_in(chosen: int) -> tuple[Action, ...]:
    return _ACTIONS_IN[chosen]


class Stage(Enum):
    """Where a round is: before the reveal, in one of the phases, or at its end."""

    SETUP = 0
    CHOICE = 1
    EXPLORE = 2
    DEVELOP = 3
    DEVELOP_2 = 4
    SETTLE = 5
    SETTLE_2 = 6
    CONSUME = 7
    PRODUCE = 8
    END = 9
    OVER = 10
