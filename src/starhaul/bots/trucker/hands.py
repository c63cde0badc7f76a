"""How quick a bot's hands are. Against the sand a person reaches, looks, turns and welds; so must a fair opponent."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from starhaul.kernel import Move
from starhaul.trucker.moves import (
    Finish,
    Place,
    PutPileBack,
    ReadPile,
    Reserve,
    Return,
    TakeFaceDown,
    TakeFaceUp,
    TakeSpecial,
)
from starhaul.trucker.view import TruckerView

EFFORT: Final[Mapping[type[Move], float]] = {
    TakeFaceDown: 3,
    TakeFaceUp: 3,
    TakeSpecial: 3,
    Place: 4,
    Return: 2,
    Reserve: 3,
    ReadPile: 2,
    PutPileBack: 12,
    Finish: 4,
}
"""In usual moves. Putting a pile back is so slow because somebody reads it before."""
UNSTEADY: Final = 0.3
"""No movement takes exactly as long as another one."""


def effort(view: TruckerView, move: Move, slowness: float, rng: Random) -> float:
    """While the sand runs; without it nobody wants to wait for a bot."""
    if view.timer is None:
        return 1.0
    return slowness * EFFORT.get(type(move), 1.0) * rng.uniform(1 - UNSTEADY, 1 + UNSTEADY)
