"""`starhaul backup FILE`: a copy of the server's database, whole and consistent, while it runs or not."""

from __future__ import annotations

import argparse
from pathlib import Path

from starhaul.cli.complaints import Failure
from starhaul.cli.configured import configured
from starhaul.cli.console import Console
from starhaul.cli.parser import CommandParser
from starhaul.cli.reasons import reason
from starhaul.cli.values import Place


def describe(parser: CommandParser) -> None:
    say = parser.words.say
    parser.describe(say("cli-backup-summary"), say("cli-backup-examples"))
    parser.argument("file", say("cli-metavar-file"), say("cli-backup-help-file"), values=Place.FILE)
    parser.option("--database", say("cli-metavar-file"), say("cli-serve-help-database"), values=Place.FILE)
    parser.switch("--json", say("cli-help-json"))


def run(args: argparse.Namespace, console: Console) -> int:
    from starhaul.server import CannotStore  # noqa: PLC0415 # brings the whole server with it
    from starhaul.server.backup import back_up  # noqa: PLC0415

    settings = configured({"database": args.database}, console.words).configuration.settings()
    try:
        matches = back_up(settings.database, Path(args.file))
    except CannotStore as error:
        raise Failure("cli-backup-failed", database=str(error.database), reason=reason(error, console.words)) from None
    if args.json:
        console.result_json({"file": args.file, "games": matches})
    else:
        console.result(console.words.say("cli-backup-done", file=args.file, games=matches))
    return 0
