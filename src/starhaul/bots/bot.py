"""What a bot derives from."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import ClassVar

from starhaul.kernel import Game, Move, Player, Seat, View

BUDGET = 30.0
"""Seconds that a bot may think about one decision, unless somebody says otherwise."""

IN_TIME = 0.5
"""The part of its time after which a bot of ours looks no further: machines stumble, and a late answer is none."""

MOST_GUESSES = 10_000

Clock = Callable[[], float]
"""Says how many seconds have passed, since whenever."""


class BadParameter(ValueError):
    """What stands behind the colon of a bot's name means nothing to this bot."""

    def __init__(self, reason: str, allowed: range | None = None) -> None:
        super().__init__(reason)
        self.allowed = allowed
        """The numbers that may stand there, for a bot that takes one."""


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
    clock: Clock | None = None
    """Given where somebody waits for the answer, as at a table of the server: a bot that looks at it answers within
    its budget with the best it has. Without one it does all it was asked for, on any machine the same."""
    is_for_visitor: bool = False
    """Whether somebody who came by named the bot: it may be asked for less then than by the owner of the machine."""


class Bot(Player):
    """A player that is made for one game.

    Derive from it and write `choose`; whatever you draw at random, draw from `self.rng`. A bot that takes a parameter
    (`mcts:200`) says so in `read_parameter`.
    """

    games: ClassVar[tuple[str, ...]] = ()
    """The games that this bot plays, by name; none named: any game."""

    def __init__(self, seating: Seating, parameter: str = "") -> None:
        self.seating = seating
        self.rng: Random = Random(seating.seed)
        self.read_parameter(parameter)

    def read_parameter(self, parameter: str) -> None:
        """Take what stands behind the colon of the bot's name, or raise BadParameter."""
        if parameter:
            raise BadParameter(f"takes no parameter, not even {parameter!r}")

    def count(self, most: int) -> Iterator[int]:
        """Count from 0 to so many: the guesses of one thought. Where there is a clock, time may end them sooner."""
        clock = self.seating.clock
        end = 0.0 if clock is None else clock() + self.seating.budget * IN_TIME
        for number in range(most):
            if clock is not None and clock() >= end:
                return
            yield number

    def effort(self, view: View, move: Move) -> float:  # noqa: ARG002 # most bots need not look
        """How long a person would take over this move, where a usual one counts 1: a server lets people see it."""
        return 1.0

    def close(self) -> None:
        """The game is over, or nobody wants to know any more."""


def read_guesses(parameter: str, usual: int, most: int = MOST_GUESSES) -> int:
    """How many guesses `ace:N` asks for."""
    if not parameter:
        return usual
    is_number = parameter.isdecimal() and len(parameter) <= len(str(most))
    if not is_number or not 1 <= int(parameter) <= most:
        raise BadParameter(f"takes a number of guesses from 1 to {most}, not {parameter!r}", range(1, most + 1))
    return int(parameter)
