"""`starhaul export GAME`: the record of a game out of the server's database."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from starhaul.cli.complaints import Failure
from starhaul.cli.configured import configured
from starhaul.cli.console import Console
from starhaul.cli.parser import CommandParser
from starhaul.cli.reasons import reason
from starhaul.cli.values import Place


def describe(parser: CommandParser) -> None:
    say = parser.words.say
    parser.describe(say("cli-export-summary"), say("cli-export-examples"))
    parser.argument("game", say("cli-metavar-name"), say("cli-export-help-game"))
    parser.option("--output", say("cli-metavar-file"), say("cli-export-help-output"), values=Place.FILE)
    parser.option("--database", say("cli-metavar-file"), say("cli-serve-help-database"), values=Place.FILE)


def run(args: argparse.Namespace, console: Console) -> int:
    from starhaul.server import CannotStore  # noqa: PLC0415 # brings the whole server with it
    from starhaul.server.backup import NoSuchMatch, export  # noqa: PLC0415

    settings = configured({"database": args.database}, console.words).configuration.settings()
    try:
        record = asyncio.run(export(settings.database, args.game))
    except NoSuchMatch:
        raise Failure("cli-export-unknown", game=args.game, database=str(settings.database)) from None
    except CannotStore as error:
        raise Failure("cli-backup-failed", database=str(error.database), reason=reason(error, console.words)) from None
    if args.output:
        Path(args.output).write_text(record, "utf-8")
        console.message("cli-export-done", file=args.output)
    else:
        console.result(record.rstrip("\n"))
    return 0
