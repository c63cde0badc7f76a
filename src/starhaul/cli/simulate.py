"""`starhaul simulate`: whole games between bots, and what they show."""

from __future__ import annotations

import argparse

from starhaul.cli.console import Console
from starhaul.cli.game_values import seats_of_game
from starhaul.cli.parser import CommandParser
from starhaul.cli.playing import describe_playing
from starhaul.cli.values import Place, whole_number

GAMES = 100


def describe(parser: CommandParser) -> None:
    say = parser.words.say
    parser.describe(say("cli-simulate-summary"), say("cli-simulate-examples"))
    games = say("cli-simulate-help-games", default=str(GAMES))
    describe_playing(parser, GAMES, games, say("cli-simulate-help-bots"))
    seats, number = say("cli-simulate-help-seats"), say("cli-metavar-number")
    parser.option("--seats", number, seats, convert=whole_number(1, 5), values=seats_of_game)
    parser.option("--record", say("cli-metavar-folder"), say("cli-simulate-help-record"), values=Place.FOLDER)
    parser.option("--plot", say("cli-simulate-metavar-picture"), say("cli-simulate-help-plot"), values=Place.FILE)


def run(args: argparse.Namespace, console: Console) -> int:
    from starhaul.cli.simulation import simulate  # noqa: PLC0415 # help must not wait for the games

    return simulate(args, console)
