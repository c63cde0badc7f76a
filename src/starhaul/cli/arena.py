"""`starhaul arena`: every bot against every other, with ratings; the table of docs/bots.md is its output."""

from __future__ import annotations

import argparse

from starhaul.cli.console import Console
from starhaul.cli.parser import CommandParser
from starhaul.cli.playing import describe_playing

GAMES = 100


def describe(parser: CommandParser) -> None:
    say = parser.words.say
    parser.describe(say("cli-arena-summary"), say("cli-arena-examples"))
    games = say("cli-arena-help-games", default=str(GAMES))
    describe_playing(parser, GAMES, games, say("cli-arena-help-bots"))


def run(args: argparse.Namespace, console: Console) -> int:
    from starhaul.cli.ranking import hold_arena  # noqa: PLC0415 # help must not wait for the games

    return hold_arena(args, console)
