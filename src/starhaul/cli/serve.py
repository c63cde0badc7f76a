"""`starhaul serve`: the server, in the foreground, until somebody stops it."""

from __future__ import annotations

import argparse
from pathlib import Path

from starhaul.cli.complaints import Failure
from starhaul.cli.console import Console
from starhaul.cli.parser import CommandParser, whole_number

HOST = "127.0.0.1"
PORT = 8000


def describe(parser: CommandParser) -> None:
    say = parser.words.say
    parser.describe(say("cli-serve-summary"), say("cli-serve-examples"))
    parser.option("--host", say("cli-metavar-address"), say("cli-serve-help-host", default=HOST), default=HOST)
    parser.option(
        "--port",
        say("cli-metavar-number"),
        say("cli-serve-help-port", default=str(PORT)),
        default=PORT,
        convert=whole_number(0, 65535),
    )
    parser.option("--database", say("cli-metavar-file"), say("cli-serve-help-database"))
    parser.switch("--json", say("cli-help-json"))


def run(args: argparse.Namespace, console: Console) -> int:
    from starhaul.server import CannotListen, CannotStore, serve  # noqa: PLC0415 # help must not wait for a web server

    def announce(address: str) -> None:
        if args.json:
            console.result_json({"address": address})
        else:
            console.result(console.words.say("cli-serve-address", address=console.strong(address)))
        console.message("cli-serve-stop")

    database = Path(args.database) if args.database else None
    try:
        return serve(args.host, args.port, database, announce)
    except CannotListen as error:
        raise Failure("cli-serve-cannot-listen", host=error.host, port=str(error.port), reason=error.reason) from error
    except CannotStore as error:
        raise Failure("cli-serve-cannot-store", database=str(error.database), reason=error.reason) from error
