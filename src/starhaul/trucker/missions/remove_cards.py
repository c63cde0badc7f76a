"""Cards that a mission has no use for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .effect import SetupEffect


@dataclass(frozen=True, slots=True)
class RemoveCards(SetupEffect):
    """Cards of these types are put aside while the piles are dealt, and replaced."""

    effect: Literal["remove_cards"]
    types: tuple[str, ...]

    def put_aside(self) -> tuple[str, ...]:
        return self.types
