"""Cards that a mission needs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .effect import SetupEffect


@dataclass(frozen=True, slots=True)
class EnsureCards(SetupEffect):
    """At least so many cards of these types lie in these piles (MIS-HSE-02)."""

    effect: Literal["ensure_cards"]
    types: tuple[str, ...]
    min: int
    pile: Literal["visible", "hidden"]
