"""The commands by name. A command's module, and all that it needs, is imported only when that command runs."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from importlib import import_module
from typing import Protocol, cast

from starhaul.cli.console import Console
from starhaul.cli.parser import CommandParser
from starhaul.words import Words

NAME = "starhaul"
WORDS = ("cli", "ship", "race", "arena", "lab")
"""The Fluent files with the words of all commands."""

COMMANDS = {
    "serve": "cli-serve-summary",
    "backup": "cli-backup-summary",
    "export": "cli-export-summary",
    "replay": "cli-replay-summary",
    "verify": "cli-verify-summary",
    "check": "cli-check-summary",
    "ship": "cli-ship-summary",
    "bots": "cli-bots-summary",
    "simulate": "cli-simulate-summary",
    "arena": "cli-arena-summary",
    "race": "cli-race-summary",
    "bench": "cli-bench-summary",
    "rules": "cli-rules-summary",
    "doctor": "cli-doctor-summary",
    "completion": "cli-completion-summary",
}
"""Each command is the module of its name in this package; here stands the message that tells what it is for."""


class Command(Protocol):
    """What the module of a command has to offer."""

    def describe(self, parser: CommandParser) -> None:
        """Tell the parser what the command is for and what it takes."""

    def run(self, args: argparse.Namespace, console: Console) -> int:
        """Do it, and return the exit code; raises Failure or WrongUsage."""


def all_parsers(words: Words) -> Iterator[CommandParser]:
    """The parser of every command, each followed by those of its tasks."""
    for name in COMMANDS:
        parser = CommandParser(f"{NAME} {name}", words)
        load_command(name).describe(parser)
        yield parser
        yield from map(parser.of_task, parser.tasks)


def load_command(name: str) -> Command:
    """The module of a command."""
    return cast("Command", import_module(f"starhaul.cli.{name}"))
