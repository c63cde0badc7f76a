"""Directives drawn before building."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .effect import SetupEffect


@dataclass(frozen=True, slots=True)
class DrawPublic(SetupEffect):
    """So many different entries of a table, for all to see before building (MIS-HSE-10)."""

    effect: Literal["draw_public"]
    table: Literal["directives"]
    n: int
