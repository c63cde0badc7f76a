"""The bot that plays any game, without a thought."""

from __future__ import annotations

from starhaul.kernel import Move, View

from .bot import Bot


class RandomBot(Bot):
    """Any legal move, each as likely as the next."""

    def choose(self, view: View) -> Move | None:
        return view.moves[int(self.rng.random() * len(view.moves))]
