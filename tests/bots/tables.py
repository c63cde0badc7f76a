"""Positions to ask bots about."""

from __future__ import annotations

from random import Random

from kernel.toy import GAME, Options
from starhaul.kernel import Seat, View


def toy_view(seat: int = 0) -> View:
    state = GAME.new_game(Options(), 2)
    while state.chance is not None:
        state.resolve(state.chance.sample(Random(1)))
    return state.view(Seat(seat))
