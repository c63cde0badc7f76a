"""What a shell may offer where it depends on a game: bots, options, seats. Loads the game, so only when asked."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import Any, get_type_hints

from starhaul.games import GAMES, load_game
from starhaul.kernel.schema import words_of


def bots_of_game(before: Sequence[str], begun: str) -> list[str]:
    """Names with commas between them: those that stand are kept, the last one is offered."""
    from starhaul.bots import list_bots  # noqa: PLC0415 # help must not wait for them

    kept = begun[: begun.rfind(",") + 1]
    games = set(_games(before))
    return [kept + bot.name for bot in list_bots() if bot.works and (not bot.games or games & set(bot.games))]


def seats_of_game(before: Sequence[str], begun: str) -> list[str]:
    del begun
    counts = {count for game in _games(before) for count in load_game(game).seat_counts}
    return [str(count) for count in sorted(counts)]


def options_of_game(before: Sequence[str], begun: str) -> list[str]:
    """Names while no `=` is typed, and after it the values, where they are few."""
    pairs = [pair for game in _games(before) for pair in _pairs(load_game(game).option_type)]
    if "=" in begun:
        return [f"{name}={value}" for name, values in pairs for value in values]
    return [f"{name}=" for name, _ in pairs]


def _games(before: Sequence[str]) -> list[str]:
    """The game that was named already, or all."""
    return [word for word in before if word in GAMES][:1] or list(GAMES)


def _pairs(options: type[Any]) -> Iterator[tuple[str, list[str]]]:
    kinds = get_type_hints(options, include_extras=True)
    for field in fields(options):
        values = (False, True) if kinds[field.name] is bool else words_of(kinds[field.name])
        yield field.name, [value if isinstance(value, str) else json.dumps(value) for value in values]
