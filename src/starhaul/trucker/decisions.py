"""What is asked of a seat."""

from __future__ import annotations

from enum import Enum, auto


class Ask(Enum):
    """The kinds of questions."""

    BUILD = auto()
    WATCH = auto()
    SAND = auto()
    STARTING_SPACE = auto()
    TIME = auto()
    ADD_RESERVED = auto()
    REPAIR = auto()
    KEEP_PIECE = auto()
    HOUSE = auto()
    INSURE = auto()
    FLY_ON = auto()
    LAND = auto()
    USE_SHIP = auto()
    DOCK = auto()
    REWARD = auto()
    POWER = auto()
    PAY_TOKEN = auto()
    DEFEND = auto()
    SHIFT = auto()
    CRUBOTS = auto()
    LOSE_CREW = auto()
    LOSE_GOOD = auto()
    LOAD = auto()
    KEEP_TITLE = auto()
    GIVE_TITLE = auto()
    BOARD_CREW = auto()
    CHOOSE_MISSION = auto()
    COME_BACK = auto()
    ESCAPE = auto()
    PART = auto()
    DARE = auto()
    BET = auto()
    WAIT = auto()
    SIT_OUT = auto()
    FALL_OFF = auto()
