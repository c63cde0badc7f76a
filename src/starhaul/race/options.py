"""How a game is set up."""

from __future__ import annotations

from dataclasses import dataclass

from .cards import Expansion


@dataclass(frozen=True, slots=True)
class Options:
    """The usual game: base and expansion, goals, and two players with two actions each."""

    expansion: Expansion = "tgs"
    goals: bool = True
    """Play with goal tiles; only with the expansion (TGS-GOAL-01)."""
    expert: bool = True
    """Two seats choose two of nine actions each (RFG-ACT-20); with more seats it means nothing."""
    learning: bool = False
    """Start worlds come with fixed hands (RFG-SET-10)."""
