"""What is agreed on before the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

LEVELS: Final = ("I", "II", "III")
"""The flight boards of numbered levels; the first is level 1."""


@dataclass(frozen=True, slots=True)
class Options:
    """The defaults are a single flight of level II."""

    mode: Literal["flight", "series", "trek"] = "flight"
    level: Literal["learning", 1, 2, 3] = 2
    """Of a single flight."""
    levels: tuple[Literal[1, 2, 3], ...] = (1, 2, 3)
    """Of the flights of a series, in this order."""
    timer: Literal["rulebook", "relaxed", "none"] = "none"
    mistakes: Literal["forbidden", "marked", "honest"] = "forbidden"
    """Whether building ill is impossible, possible with a warning, or found out at the spot check."""
    sets: tuple[str, ...] = ()
    """What is added to the base game (`sets.py`)."""

    def plan(self) -> tuple[str, ...]:
        """The flight boards of all flights."""
        if self.mode == "trek":
            return "I", "II", "III"
        if self.mode == "series":
            return tuple(LEVELS[level - 1] for level in self.levels)
        return ("L" if self.level == "learning" else LEVELS[self.level - 1],)
