"""The bots that can sit at a table."""

from __future__ import annotations

from functools import cache
from typing import Any

from starhaul.bots import BadBot, Seating, list_bots, make_bot
from starhaul.games import load_game
from starhaul.kernel import Seat
from starhaul.server.messages import Code, Refusal

ANY_GAME = "random"
NOT_FOR_VISITORS = {"stdio"}
"""Runs a program of this machine: for its owner, never for somebody who came by."""


@cache
def bots_for(game: str) -> tuple[str, ...]:
    """The names of the bots that play this game."""
    able = [bot for bot in list_bots() if bot.works and (not bot.games or game in bot.games)]
    return tuple(bot.name for bot in able if bot.name not in NOT_FOR_VISITORS)


def check_bot(game: str, name: str) -> None:
    """Raise Refusal unless a visitor may name this bot for this game."""
    if name.partition(":")[0] not in bots_for(game):
        raise Refusal(Code.UNKNOWN_BOT, bot=name)
    try:
        try_bot(game, name, is_for_visitor=True)
    except BadBot as error:
        numbers: dict[str, Any] = (
            {} if error.allowed is None else {"lowest": error.allowed[0], "highest": error.allowed[-1]}
        )
        raise Refusal(Code.BAD_BOT, detail=str(error), bot=name, **numbers) from None


def try_bot(game: str, name: str, *, is_for_visitor: bool = False) -> None:
    """Raise BadBot unless the bot can be made. It is made for every thought, so this costs little."""
    rules = load_game(game)
    make_bot(name, Seating(rules, rules.seat_counts[0], Seat(0), is_for_visitor=is_for_visitor)).close()


def stand_in_for(game: str, wish: str) -> str:
    """The bot that plays for somebody who is away: the one that is wished for, if it plays this game."""
    return wish if wish.partition(":")[0] in bots_for(game) else ANY_GAME
