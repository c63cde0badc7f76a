"""Ships tested against the directives that were drawn (MIS-HSE-10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from starhaul.trucker.levels import ByLevel

from .effect import FlightEffect, RewardEffect


@dataclass(frozen=True, slots=True)
class LaunchAudit(FlightEffect):
    """At launch, after the spot check, each ship gets or pays this for each directive."""

    effect: Literal["audit"]
    table: Literal["directives"]
    at: Literal["launch"]
    pay_met: ByLevel
    pay_broken: ByLevel


@dataclass(frozen=True, slots=True)
class LandingAudit(RewardEffect):
    """The same for those who finished, in the end."""

    effect: Literal["audit"]
    table: Literal["directives"]
    at: Literal["landing"]
    pay_met: ByLevel
    pay_broken: ByLevel
