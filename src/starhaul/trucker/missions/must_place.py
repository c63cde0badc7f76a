"""Special components that have to be added to the ship."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from starhaul.trucker.special_components import SpecialKind

from .effect import BuildEffect


@dataclass(frozen=True, slots=True)
class MustPlace(BuildEffect):
    """What was dealt must be added while building; what is not counts as lost, as any reserve that is left over does
    (MIS-GAM-20, TIM-16)."""

    effect: Literal["must_place"]
    kinds: tuple[SpecialKind, ...]
    from_: Literal["reserve"]
