"""The levels of flights, and what is printed level by level (MIS-GAM-08)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeVar, get_args

LevelName = Literal["I", "II", "III", "IV"]
LEVELS: Final[tuple[LevelName, ...]] = get_args(LevelName)
ByLevel = tuple[int, int, int, int]
"""A number for each level."""
T = TypeVar("T")


def at_level(row: Sequence[T], level: str) -> T:
    """What is printed for a flight of this level."""
    return row[LEVELS.index(level)]


def flight_number(level: str) -> int:
    """That of the level, whichever ships are flown (ABE-GEN-05)."""
    return LEVELS.index(level) + 1


def lines_down_to(lines: Sequence[T], level: str) -> Sequence[T]:
    """All lines from that of level I down to that of the flight, the top one first (MIS-SUP-08, MIS-SUP-09)."""
    return lines[: LEVELS.index(level) + 1]
