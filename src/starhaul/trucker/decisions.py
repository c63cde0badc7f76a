"""What is asked of a seat. A question says what it is about, which moves answer it, and what each answer does."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import ClassVar

from .state import TruckerQuestion


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
    FLY_ON = auto()
    LAND = auto()
    USE_SHIP = auto()
    DOCK = auto()
    REWARD = auto()
    POWER = auto()
    PAY_TOKEN = auto()
    DEFEND = auto()
    LOSE_CREW = auto()
    LOSE_GOOD = auto()
    LOAD = auto()
    KEEP_TITLE = auto()
    GIVE_TITLE = auto()


@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class Question(TruckerQuestion):
    """A question that is still a dataclass."""

    ask: Ask
    must: bool = True
    sealed: bool = False

    rule: ClassVar[str] = "FLT-01"
