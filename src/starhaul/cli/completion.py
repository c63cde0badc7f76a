"""`starhaul completion SHELL`: a script that lets the shell finish commands, options and their values."""

from __future__ import annotations

import argparse
from importlib.resources import files

from starhaul.cli.console import Console
from starhaul.cli.parser import CommandParser
from starhaul.cli.values import one_of

SCRIPTS = {"bash": "starhaul.bash", "zsh": "starhaul.zsh", "fish": "starhaul.fish", "powershell": "starhaul.ps1"}
"""All of them ask `starhaul --complete` what to offer (completing.py), so they never grow old."""


def describe(parser: CommandParser) -> None:
    say = parser.words.say
    parser.describe(say("cli-completion-summary"), say("cli-completion-examples"))
    text = say("cli-completion-help-shell", shells=", ".join(SCRIPTS))
    parser.argument("shell", say("cli-metavar-shell"), text, convert=one_of(tuple(SCRIPTS)))


def run(args: argparse.Namespace, console: Console) -> int:
    script = files("starhaul.cli") / "shells" / SCRIPTS[args.shell]
    console.result(script.read_text("utf-8").rstrip())
    return 0
