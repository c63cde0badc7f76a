"""What is agreed on before the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

BOARD_OF_LEVEL: Final = {"learning": "L", 1: "I", 2: "II", 3: "III"}
"""The flight board."""
CLASS_FLOWN: Final = {"L": "I", "I": "I", "II": "II", "III": "III"}
"""The ship class that is usual on a flight board."""

Plan = tuple[tuple[str, str], ...]
"""For each flight of a game its flight board and its ship class."""


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

    def plan(self) -> Plan:
        """All flights."""
        boards = [BOARD_OF_LEVEL[level] for level in self._levels()]
        return tuple([(board, CLASS_FLOWN[board]) for board in boards])

    def _levels(self) -> tuple[Literal["learning", 1, 2, 3], ...]:
        if self.mode == "trek":
            return 1, 2, 3
        return self.levels if self.mode == "series" else (self.level,)
