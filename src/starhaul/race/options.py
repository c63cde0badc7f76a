"""How a game is set up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .designs import Expansion

Level = Literal["none", "easy", "normal", "hard"]
"""How strong the robot is."""


@dataclass(frozen=True, slots=True)
class Options:
    """The usual game: base and expansion, goals, and two players with two actions each."""

    expansion: Expansion = "tgs"
    goals: bool = True
    """Play with goal tiles (TGS-GOAL-01); with the base game alone it means nothing."""
    expert: bool = True
    """Two seats choose two of nine actions each (RFG-ACT-20); with more seats it means nothing."""
    learning: bool = False
    """Start worlds come with fixed hands (RFG-SET-10)."""
    robot: Level = "none"
    """One seat plays against the robot, two actions a round and no goals (TGS-SOLO-01, -11)."""
    draft: bool = False
    """Two or three seats draft decks of their own (TGS-DRAFT-01)."""
    own_cards: tuple[str, ...] = ()
    """The ids of cards that players have added, or `all` (TGS-CUSTOM-04)."""

    @property
    def has_goals(self) -> bool:
        return self.goals and self.expansion != "base" and self.robot == "none"
