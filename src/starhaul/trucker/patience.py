"""How polite opponents build where no sand runs. Not a rule: who builds there has all the time in the world."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from starhaul.kernel import Move, Seat

from .decisions import Ask
from .moves import Finish, TakeFaceDown, TakeFaceUp
from .player import NOTHING
from .state import TruckerState
from .timer import runs

LEAD: Final = 1
"""Components more than the slowest of the people has, with which one still takes another."""


def is_hasty(state: TruckerState, seat: Seat, move: Move, people: Sequence[Seat]) -> bool:
    """Whether this would leave people behind, who still build. Only newcomers are let to finish first."""
    building = [one for one in people if _is_building(state, one)]
    if runs(state) or not building:
        return False
    if isinstance(move, Finish):
        return state.level == "L"
    slowest = min(_parts(state, one) for one in building)
    return isinstance(move, TakeFaceDown | TakeFaceUp) and _parts(state, seat) > slowest + LEAD


def _is_building(state: TruckerState, seat: Seat) -> bool:
    decision = state.decisions.get(seat)
    return decision is not None and decision.ask is Ask.BUILD


def _parts(state: TruckerState, seat: Seat) -> int:
    """Components aboard, and the one that somebody is busy with."""
    return state.ships[seat].components_count + (state.hands[seat].tile != NOTHING)
