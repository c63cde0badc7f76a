"""How far a seat has come towards what its mission pays: counts that everybody can make."""

from __future__ import annotations

from starhaul.kernel import Seat
from starhaul.trucker.events import Cause
from starhaul.trucker.mission_steps.audits import met_by
from starhaul.trucker.state import TruckerState

from .audit import LandingAudit
from .counts import count_named
from .effect import RewardEffect
from .rewards import PayMost, PayPer, PayTable

Progress = tuple[tuple[str, int], ...]
"""What is counted, as a bill calls it, and how many there are."""


def progress_of(state: TruckerState, seat: Seat) -> Progress:
    """As things stand. What the merchant has lies beside the mission, the same for all."""
    counted = [_counted(state, seat, effect) for effect in state.box.missions[state.leg.mission].reward]
    units = {cause: count for cause, count in counted if cause is not None and cause is not Cause.MISSION_CRATES}
    return tuple([(cause.name.lower(), count) for cause, count in units.items()])


def _counted(state: TruckerState, seat: Seat, effect: RewardEffect) -> tuple[Cause | None, int]:
    if isinstance(effect, PayPer | PayMost | PayTable):
        count = count_named(effect.count)
        return count.cause, count.of(state, seat)
    return (Cause.DIRECTIVES, len(met_by(state, seat))) if isinstance(effect, LandingAudit) else (None, 0)
