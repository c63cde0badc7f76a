"""The bots that can sit at a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from starhaul.kernel import Game, Move, Player, Seat, View


class UnknownBot(LookupError):
    """No bot of this name plays this game."""


class RandomPlayer(Player):
    """Any legal move, each as likely as the next."""

    __slots__ = ("_rng",)

    def __init__(self, seed: str) -> None:
        self._rng = Random(seed)

    def choose(self, view: View) -> Move | None:
        return self._rng.choice(view.moves)


def bots_for(game: str) -> list[str]:
    """The names of the bots that play this game."""
    del game
    return ["random"]


@dataclass(frozen=True, slots=True)
class BotSeat:
    """All that a bot may know beside its view: what is played, where it sits, its own luck, how long it may think."""

    game: Game
    seats: int
    seat: Seat
    seed: str
    options: Mapping[str, object]
    seconds: float


def bot_for(name: str, seat: BotSeat) -> Player:
    """A bot for one seat; raises UnknownBot."""
    if name not in bots_for(seat.game.name):
        raise UnknownBot(name)
    return RandomPlayer(seat.seed)
