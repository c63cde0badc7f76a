"""What all adventure cards have in common, and the words that several families use."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from starhaul.trucker.components import Source
from starhaul.trucker.goods import COLOURS
from starhaul.trucker.grid import FACING_NAMES
from starhaul.trucker.hits import THREAT_NAMES
from starhaul.trucker.saving import saved
from starhaul.trucker.state import TruckerState, TruckerStep

Colour = Literal["red", "yellow", "green", "blue"]
Criterion = Literal["crew", "engines", "cannons"]


@dataclass(frozen=True, slots=True, kw_only=True)
class AdventureCard(ABC):
    """A printed card. Its steps are its text, read from top to bottom."""

    id: str
    deck: Literal["I", "II", "III"]
    source: Source
    learning: bool = False
    """Whether it is one of the eight cards of the learning flight."""

    @abstractmethod
    def steps(self, state: TruckerState) -> list[TruckerStep]:
        """What happens when it is revealed."""


@saved
@dataclass(frozen=True, slots=True)
class Hit:
    """A meteor or a shot as printed."""

    size: Literal["large", "small", "heavy", "light"]
    from_side: Literal["front", "right", "rear", "left"]

    @property
    def threat(self) -> int:
        return THREAT_NAMES.index(self.size)

    @property
    def side(self) -> int:
        return FACING_NAMES.index(self.from_side)


@saved
@dataclass(frozen=True, slots=True)
class CrewPenalty:
    """A penalty of figures."""

    kind: Literal["crew"]
    amount: int


@saved
@dataclass(frozen=True, slots=True)
class GoodsPenalty:
    """A penalty of blocks."""

    kind: Literal["goods"]
    amount: int


@saved
@dataclass(frozen=True, slots=True)
class DaysPenalty:
    """A penalty of flight days."""

    kind: Literal["days"]
    amount: int


@saved
@dataclass(frozen=True, slots=True)
class ShotsPenalty:
    """A penalty of cannon fire, in this order."""

    kind: Literal["shots"]
    shots: tuple[Hit, ...]


Penalty = CrewPenalty | GoodsPenalty | DaysPenalty | ShotsPenalty


def colour_numbers(goods: Sequence[str]) -> tuple[int, ...]:
    """Printed blocks as the numbers that the rules use."""
    return tuple(COLOURS.index(good) for good in goods)
