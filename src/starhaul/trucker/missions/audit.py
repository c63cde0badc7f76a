"""Ships tested against the directives that were drawn (MIS-HSE-10)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from starhaul.trucker.levels import ByLevel, at_level
from starhaul.trucker.mission_steps.audits import AuditShips, audit
from starhaul.trucker.state import TruckerState, TruckerStep
from starhaul.trucker.terms import Moment

from .effect import FlightEffect, RewardEffect
from .rewards import judged


@dataclass(frozen=True, slots=True)
class LaunchAudit(FlightEffect):
    """At launch, after the spot check, each ship gets or pays this for each directive."""

    effect: Literal["audit"]
    table: Literal["directives"]
    at: Literal["launch"]
    pay_met: ByLevel
    pay_broken: ByLevel

    def steps_at(self, state: TruckerState, moment: Moment) -> Sequence[TruckerStep]:
        if moment is not Moment.AFTER_CHECK:
            return ()
        return (AuditShips(at_level(self.pay_met, state.level), at_level(self.pay_broken, state.level)),)


@dataclass(frozen=True, slots=True)
class LandingAudit(RewardEffect):
    """The same for those who finished, in the end."""

    effect: Literal["audit"]
    table: Literal["directives"]
    at: Literal["landing"]
    pay_met: ByLevel
    pay_broken: ByLevel

    def settle(self, state: TruckerState) -> None:
        audit(state, judged(state), at_level(self.pay_met, state.level), at_level(self.pay_broken, state.level))
