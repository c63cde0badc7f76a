"""How six-cost developments score: one class a kind of term, its fields are the printed parameters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .powers import Flag, Good, Phase


@dataclass(frozen=True, slots=True)
class PerWorld:
    """vp for each world that is all that is named here."""

    kind: Literal["per_world"]
    vp: int
    good: Good | None = None
    yields: Literal["production", "windfall"] | None = None
    military: bool = False
    flag: Flag | None = None
    power_phase: Phase | None = None


@dataclass(frozen=True, slots=True)
class PerDevelopment:
    """vp for each development that is all that is named here."""

    kind: Literal["per_development"]
    vp: int
    cost: int | None = None
    power_phase: Phase | None = None


@dataclass(frozen=True, slots=True)
class PerCard:
    """vp for each card with the keyword."""

    kind: Literal["per_card"]
    vp: int
    flag: Flag


@dataclass(frozen=True, slots=True)
class PerNamed:
    """vp for the named card."""

    kind: Literal["per_named"]
    vp: int
    card: str


@dataclass(frozen=True, slots=True)
class PerMilitary:
    """vp for each point of total military, negative ones too."""

    kind: Literal["per_military"]
    vp: int


@dataclass(frozen=True, slots=True)
class PerChips:
    """vp for every full `each` VP in chips."""

    kind: Literal["per_chips"]
    vp: int
    each: int


Term = PerWorld | PerDevelopment | PerCard | PerNamed | PerMilitary | PerChips
