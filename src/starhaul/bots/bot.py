"""What a bot derives from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import ClassVar

from starhaul.kernel import Game, Move, Player, Seat, View

BUDGET = 30.0
"""Seconds that a bot may think about one decision, unless somebody says otherwise."""

MOST_GUESSES = 10_000


class BadParameter(ValueError):
    """What stands behind the colon of a bot's name means nothing to this bot."""


@dataclass(frozen=True, slots=True)
class Seating:
    """All that a bot knows before the game begins: what is played, where it sits, how long it may think."""

    game: Game
    seats: int
    seat: Seat
    seed: str = "0"
    """All luck of the bot's own comes from here, so that a game can be played again."""
    options: Mapping[str, object] = field(default_factory=dict)
    budget: float = BUDGET


class Bot(Player):
    """A player that is made anew for every game.

    Derive from it and write `choose`; whatever you draw at random, draw from `self.rng`. A bot that takes a parameter
    (`mcts:200`) says so in `read_parameter`.
    """

    games: ClassVar[tuple[str, ...]] = ()
    """The games that this bot plays, by name; none named: any game."""

    def __init__(self, seating: Seating, parameter: str = "") -> None:
        self.seating = seating
        self.rng = Random(seating.seed)
        self.read_parameter(parameter)

    def read_parameter(self, parameter: str) -> None:
        """Take what stands behind the colon of the bot's name, or raise BadParameter."""
        if parameter:
            raise BadParameter(f"takes no parameter, not even {parameter!r}")

    def effort(self, view: View, move: Move) -> float:  # noqa: ARG002 # most bots need not look
        """How long a person would take over this move, where a usual one counts 1: a server lets people see it."""
        return 1.0

    def close(self) -> None:
        """The game is over, or nobody wants to know any more."""


def read_guesses(parameter: str, usual: int) -> int:
    """How many guesses `ace:N` asks for."""
    if not parameter:
        return usual
    if not parameter.isdecimal() or not 1 <= int(parameter) <= MOST_GUESSES:
        raise BadParameter(f"takes a number of guesses from 1 to {MOST_GUESSES}, not {parameter!r}")
    return int(parameter)
