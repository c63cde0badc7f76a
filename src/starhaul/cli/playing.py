"""The options that `simulate` and `arena` share. Nothing here loads a game: help must not wait for it."""

from __future__ import annotations

import argparse
import json
import secrets

from starhaul.bots.bot import BUDGET
from starhaul.cli.complaints import WrongUsage
from starhaul.cli.console import Console
from starhaul.cli.game_values import bots_of_game, options_of_game
from starhaul.cli.parser import CommandParser
from starhaul.cli.values import one_of, whole_number
from starhaul.games import GAMES

BIGGEST_SEED = 2**63
LEVELS = ("learning", "1", "2", "3")


def describe_playing(parser: CommandParser, games: int, games_help: str, bots_help: str) -> None:
    """The game, its options, who plays and how often."""
    say = parser.words.say
    number = say("cli-metavar-number")
    parser.argument("game", say("cli-playing-metavar-game"), say("cli-playing-help-game"), one_of(tuple(GAMES)))
    parser.option("--bots", say("cli-playing-metavar-bots"), bots_help, convert=_names, values=bots_of_game)
    parser.option("--games", number, games_help, default=games, convert=whole_number(1, 10_000_000))
    parser.option("--seed", number, say("cli-playing-help-seed"), convert=whole_number(0, BIGGEST_SEED))
    parser.option("--level", "|".join(LEVELS), say("cli-playing-help-level"), convert=one_of(LEVELS))
    option = say("cli-playing-metavar-option")
    parser.repeated("--option", option, say("cli-playing-help-option"), convert=_option, values=options_of_game)
    parser.option("--jobs", number, say("cli-playing-help-jobs"), default=1, convert=whole_number(1, 256))
    budget = say("cli-playing-help-budget", default=f"{BUDGET:g}")
    parser.option("--budget", say("cli-playing-metavar-seconds"), budget, default=BUDGET, convert=_seconds)
    parser.switch("--json", say("cli-help-json"))


def chosen_options(args: argparse.Namespace) -> dict[str, object]:
    """The options of the game, as given one by one and through the short way for levels."""
    options: dict[str, object] = dict(args.option or [])
    if args.level is not None:
        options["level"] = int(args.level) if args.level.isdecimal() else args.level
    return options


def chosen_seed(args: argparse.Namespace, console: Console) -> str:
    """The seed that was given, or a new one, said aloud so that the games can be played again."""
    if args.seed is not None:
        return str(args.seed)
    seed = str(secrets.randbelow(10**9))
    console.message("cli-playing-seed", seed=seed)
    return seed


def _names(name: str, text: str) -> tuple[str, ...]:
    names = tuple(part.strip() for part in text.split(","))
    if not all(names):
        raise WrongUsage("cli-playing-empty-name", option=name, value=text)
    return names


def _option(name: str, text: str) -> tuple[str, object]:
    key, sign, value = text.partition("=")
    if not (key and sign):
        raise WrongUsage("cli-playing-no-pair", option=name, value=text)
    try:
        return key, json.loads(value)
    except ValueError:
        return key, value


def _seconds(name: str, text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.001 <= seconds <= 86_400:
        raise WrongUsage("cli-playing-wrong-seconds", option=name, value=text)
    return seconds
