"""A merchant to be escorted (MIS-HSE-12 to MIS-HSE-16)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from starhaul.trucker.levels import ByLevel

from .effect import FlightEffect


@dataclass(frozen=True, slots=True)
class Encounter:
    """What a card of this type does to the merchant."""

    card: str
    crates: int = 0
    """How many it gains."""
    move: Literal["engine"] | None = None
    when: Literal["after all players"] | None = None
    attacked_in_turn: bool = False
    """Whether enemies reach it at its place in flight order (MIS-HSE-14)."""
    unless: Literal["escorted", "escort_matched"] | None = None
    """Who saves it (MIS-HSE-15)."""


@dataclass(frozen=True, slots=True)
class MerchantFlies(FlightEffect):
    """The merchant is one more rocket, with crates and no guns."""

    effect: Literal["merchant"]
    engine: ByLevel
    radius: int
    """How far an escorting rocket is at most, ahead or behind."""
    on: tuple[Encounter, ...]
    leaves: tuple[Literal["no_crates", "lapped"], ...]
