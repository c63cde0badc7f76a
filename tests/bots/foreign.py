"""A bot as another package would bring it."""

from __future__ import annotations

from starhaul.bots import Bot
from starhaul.kernel import Move, View


class Foreign(Bot):
    """Plays the toy game.

    And nothing else.
    """

    games = ("toy",)
    strength = 1

    def read_parameter(self, parameter: str) -> None:
        self.strength = int(parameter or 1)

    def choose(self, view: View) -> Move | None:
        return view.moves[0]
