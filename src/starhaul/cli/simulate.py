"""`starhaul simulate`: whole games between bots, and what they show."""

from __future__ import annotations

import argparse

from starhaul.cli.console import Console
from starhaul.cli.parser import CommandParser, whole_number
from starhaul.cli.playing import describe_playing

GAMES = 100


def describe(parser: CommandParser) -> None:
    say = parser.words.say
    parser.describe(say("cli-simulate-summary"), say("cli-simulate-examples"))
    games = say("cli-simulate-help-games", default=str(GAMES))
    describe_playing(parser, GAMES, games, say("cli-simulate-help-bots"))
    parser.option("--seats", say("cli-metavar-number"), say("cli-simulate-help-seats"), convert=whole_number(1, 5))
    parser.option("--record", say("cli-metavar-folder"), say("cli-simulate-help-record"))
    parser.option("--plot", say("cli-simulate-metavar-picture"), say("cli-simulate-help-plot"))


def run(args: argparse.Namespace, console: Console) -> int:
    from starhaul.cli.simulation import simulate  # noqa: PLC0415 # help must not wait for the games

    return simulate(args, console)
