"""The bots that can sit at a table."""

from __future__ import annotations

from random import Random

from starhaul.kernel import Game, Move, Player, View


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


def bot_for(game: Game, name: str, seed: str) -> Player:
    """A bot for one seat; raises UnknownBot."""
    if name not in bots_for(game.name):
        raise UnknownBot(name)
    return RandomPlayer(seed)
