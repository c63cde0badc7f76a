"""Galaxy Trucker, 2021 edition: the rules, and nothing but the rules."""

from .decisions import Ask
from .game import GAME, Trucker, new_game
from .options import Options
from .ship import Ship
from .square_moves import parse_move
from .state import TruckerQuestion, TruckerState
from .table import Stage
from .view import TruckerView

__all__ = [
    "GAME",
    "Ask",
    "Options",
    "Ship",
    "Stage",
    "Trucker",
    "TruckerQuestion",
    "TruckerState",
    "TruckerView",
    "new_game",
    "parse_move",
]
