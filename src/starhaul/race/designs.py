"""What is printed on cards and goal tiles, read from the files of the package."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated, Final, Literal

from starhaul.kernel import Content, Range, Ref, Table, content_files, load_content

from .powers import Flag, Good, Phase, Power
from .robot.facts import TABLES as ROBOT_TABLES
from .robot.facts import Source
from .terms import Term

DATA: Final = Path(__file__).parent / "data"

Expansion = Literal["base", "tgs"]


@dataclass(frozen=True, slots=True)
class CardDesign:
    """A printed card."""

    id: str
    type: Literal["world", "development"]
    cost: Annotated[int, Range(0, 7)]
    """For a military world: its defense."""
    vp: int
    source: Source
    base: int = 0
    """Copies in the deck of the base game."""
    tgs: int = 0
    """Copies in the deck of the base game with The Gathering Storm."""
    military: bool = False
    good: Good | None = None
    yields: Literal["production", "windfall"] | None = None
    variable: bool = False
    start: int | None = None
    hand: int | None = None
    flags: tuple[Flag, ...] = ()
    powers: tuple[Power, ...] = ()
    scoring: tuple[Term, ...] = ()
    replaces: Annotated[str, Ref("card")] | None = None
    name: str = ""
    """What its author calls it; printed cards have their names in the files of words."""

    @property
    def phases(self) -> frozenset[Phase]:
        """The phases in which this card has a power."""
        return frozenset(power.phase for power in self.powers)


@dataclass(frozen=True, slots=True)
class GoalTile:
    """A printed goal tile."""

    id: str
    kind: Literal["first", "most"]
    vp: int
    minimum: int
    counts: str
    check: tuple[Literal["develop", "settle", "consume", "end"], ...]
    source: Source


CARDS: Final = Table("card", CardDesign)
GOALS: Final = Table("goal", GoalTile)


@cache
def printed() -> Content:
    """The facts of the package, read and checked once."""
    return load_content(content_files(DATA), (CARDS, GOALS, *ROBOT_TABLES))


@cache
def goal_tiles() -> list[GoalTile]:
    """The goal tiles, numbered by their place."""
    return [*printed()[GOALS].values()]
