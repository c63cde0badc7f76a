"""Race for the Galaxy, with The Gathering Storm."""

from __future__ import annotations

from .actions import Action, Stage
from .asks import Ask
from .cards import catalogue
from .designs import CardDesign, Expansion, GoalTile, goal_tiles
from .game import GAME, RaceGame
from .moves import parse_move
from .options import Level, Options
from .state import RaceState
from .view import RaceView

__all__ = [
    "GAME",
    "Action",
    "Ask",
    "CardDesign",
    "Expansion",
    "GoalTile",
    "Level",
    "Options",
    "RaceGame",
    "RaceState",
    "RaceView",
    "Stage",
    "catalogue",
    "goal_tiles",
    "new_game",
    "parse_move",
]


def new_game(
    *,
    seats: int = 2,
    expansion: Expansion = "tgs",
    goals: bool = True,
    expert: bool = True,
    learning: bool = False,
    robot: Level = "none",
    draft: bool = False,
) -> RaceState:
    """A game about to begin; the usual one, unless you say otherwise."""
    return GAME.new_game(Options(expansion, goals, expert, learning, robot, draft), seats)
