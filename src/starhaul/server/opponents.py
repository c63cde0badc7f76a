"""The bots that can sit at a table."""

from __future__ import annotations

from functools import cache

from starhaul.bots import list_bots

ANY_GAME = "random"
NOT_FOR_VISITORS = {"stdio"}
"""Runs a program of this machine: for its owner, never for somebody who came by."""


@cache
def bots_for(game: str) -> tuple[str, ...]:
    """The names of the bots that play this game."""
    able = [bot for bot in list_bots() if bot.works and (not bot.games or game in bot.games)]
    return tuple(bot.name for bot in able if bot.name not in NOT_FOR_VISITORS)


def stand_in_for(game: str, wish: str) -> str:
    """The bot that plays for whoever is away: the one that is wished for, if it plays this game."""
    return wish if wish.partition(":")[0] in bots_for(game) else ANY_GAME
