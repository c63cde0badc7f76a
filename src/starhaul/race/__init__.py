"""Race for the Galaxy, with The Gathering Storm."""

from __future__ import annotations

from .actions import Action, Stage
from .asks import Ask
from .cards import CardDesign, Expansion, GoalTile, catalogue, goal_tiles
from .game import RACE, RaceGame
from .moves import parse_move
from .options import Options
from .state import RaceState
from .view import RaceView

__all__ = [
    "RACE",
    "Action",
    "Ask",
    "CardDesign",
    "Expansion",
    "GoalTile",
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
    goals: bool | None = None,
    expert: bool = True,
    learning: bool = False,
) -> RaceState:
    """A game about to begin; goals are in play with the expansion unless you say otherwise."""
    with_goals = expansion == "tgs" if goals is None else goals
    return RACE.new_game(Options(expansion, with_goals, expert, learning), seats)
