"""What rewards test, of one seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from starhaul.kernel import Seat
from starhaul.trucker.events import Cause
from starhaul.trucker.state import TruckerState

ConditionName = Literal["finished", "no_component_lost", "both_aliens", "all_trials_passed"]


@dataclass(frozen=True, slots=True)
class Condition:
    """A test, and how a bill calls it."""

    cause: Cause
    holds: Callable[[TruckerState, Seat], bool]


def finished(state: TruckerState, seat: Seat) -> bool:
    return state.rockets[seat].has_finished


def no_component_lost(state: TruckerState, seat: Seat) -> bool:
    return not state.feats[seat].lost


def both_aliens(state: TruckerState, seat: Seat) -> bool:
    """One of each colour aboard."""
    return all(state.ships[seat].aliens[1:])


def all_trials_passed(state: TruckerState, seat: Seat) -> bool:
    """At least one, and every trial of the flight (MIS-HSE-04)."""
    return state.feats[seat].trials_passed == state.mission.trials > 0


CONDITIONS: Final[dict[ConditionName, Condition]] = {
    "finished": Condition(Cause.MISSION_FINISHED, finished),
    "no_component_lost": Condition(Cause.MISSION_INTACT, no_component_lost),
    "both_aliens": Condition(Cause.MISSION_BOTH_ALIENS, both_aliens),
    "all_trials_passed": Condition(Cause.MISSION_ALL_TRIALS, all_trials_passed),
}
