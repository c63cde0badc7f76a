"""Directives drawn before building."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from starhaul.kernel import Range
from starhaul.trucker.directives import DIRECTIVE_IDS
from starhaul.trucker.mission_steps.audits import DrawDirectives
from starhaul.trucker.state import TruckerState, TruckerStep

from .effect import SetupEffect


@dataclass(frozen=True, slots=True)
class DrawPublic(SetupEffect):
    """So many different entries of a table, for all to see before building (MIS-HSE-10)."""

    effect: Literal["draw_public"]
    table: Literal["directives"]
    n: Annotated[int, Range(1, len(DIRECTIVE_IDS))]

    def steps(self, state: TruckerState) -> Sequence[TruckerStep]:
        del state
        return (DrawDirectives(self.n),)
