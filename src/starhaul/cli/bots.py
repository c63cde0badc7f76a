"""`starhaul bots`: who can be played against, and under which name."""

from __future__ import annotations

import argparse
from dataclasses import asdict

from starhaul.bots import Listed, list_bots
from starhaul.cli.console import Console
from starhaul.cli.parser import CommandParser
from starhaul.cli.values import one_of
from starhaul.games import GAMES


def describe(parser: CommandParser) -> None:
    say = parser.words.say
    parser.describe(say("cli-bots-summary"), say("cli-bots-examples"))
    parser.option("--game", "|".join(GAMES), say("cli-bots-help-game"), convert=one_of(tuple(GAMES)))
    parser.switch("--json", say("cli-help-json"))


def run(args: argparse.Namespace, console: Console) -> int:
    found = [bot for bot in list_bots() if args.game is None or not bot.games or args.game in bot.games]
    if args.json:
        console.result_json({"bots": [_plain(bot, console) for bot in found]})
        return 0
    width = max(len(bot.name) for bot in found)
    for bot in found:
        games = ", ".join(bot.games) or console.words.say("cli-bots-any-game")
        console.result(f"{console.strong(f'{bot.name:{width}}')}  {games:14}  {_text(bot, console)}")
    console.message("cli-bots-further")
    return 0


def _plain(bot: Listed, console: Console) -> dict[str, object]:
    return asdict(bot) | {"text": _text(bot, console)}


def _text(bot: Listed, console: Console) -> str:
    """Ours are described in the reader's language; others describe themselves."""
    say = console.words.say
    if not bot.origin:
        return say(f"cli-bots-our-{bot.name}")
    if not bot.works:
        return say("cli-bots-broken", package=bot.origin, reason=bot.text)
    return say("cli-bots-foreign", package=bot.origin, text=bot.text or "-")
