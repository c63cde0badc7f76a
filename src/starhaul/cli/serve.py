"""`starhaul serve`: the server, in the foreground, until somebody stops it."""

from __future__ import annotations

import argparse
from pathlib import Path

from starhaul.cli.complaints import Failure
from starhaul.cli.configured import configured
from starhaul.cli.console import Console
from starhaul.cli.parser import CommandParser
from starhaul.cli.reasons import reason
from starhaul.cli.values import Place, one_of, whole_number

HOST = "127.0.0.1"
PORT = 8000
FLAGS = (
    "host",
    "port",
    "lan",
    "database",
    "origins",
    "prefix",
    "proxies",
    "log_format",
    "log_level",
    "bot_workers",
    "patience",
)
"""Flags that stand for values of the configuration; those that are not given leave the word to the environment."""


def describe(parser: CommandParser) -> None:
    say = parser.words.say
    parser.describe(say("cli-serve-summary"), say("cli-serve-examples"))
    parser.option("--host", say("cli-metavar-address"), say("cli-serve-help-host", default=HOST))
    port = whole_number(0, 65535)
    parser.option("--port", say("cli-metavar-number"), say("cli-serve-help-port", default=str(PORT)), convert=port)
    parser.switch("--lan", say("cli-serve-help-lan"))
    parser.option("--database", say("cli-metavar-file"), say("cli-serve-help-database"), values=Place.FILE)
    parser.option("--origins", say("cli-metavar-address"), say("cli-serve-help-origins"), convert=_listed)
    parser.option("--prefix", say("cli-metavar-path"), say("cli-serve-help-prefix"))
    parser.option("--proxies", say("cli-metavar-address"), say("cli-serve-help-proxies"), convert=_listed)
    parser.option("--bot-workers", say("cli-metavar-number"), say("cli-serve-help-bots"), convert=whole_number(1, 64))
    parser.option("--patience", say("cli-metavar-number"), say("cli-serve-help-patience"), convert=_seconds)
    formats = ("text", "json")
    levels = ("debug", "info", "warning", "error")
    parser.option("--log-format", "|".join(formats), say("cli-serve-help-log-format"), convert=one_of(formats))
    parser.option("--log-level", "|".join(levels), say("cli-serve-help-log-level"), convert=one_of(levels))
    parser.option("--config", say("cli-metavar-file"), say("cli-serve-help-config"), values=Place.FILE)
    parser.switch("--print-config", say("cli-serve-help-print-config"))
    parser.switch("--json", say("cli-help-json"))


def _listed(name: str, text: str) -> object:
    del name
    return [part.strip() for part in text.split(",")]


def _seconds(name: str, text: str) -> object:
    seconds = whole_number(0, 86400)(name, text)
    assert isinstance(seconds, int)
    return float(seconds)


def run(args: argparse.Namespace, console: Console) -> int:
    from starhaul.server import CannotListen, CannotStore, serve  # noqa: PLC0415 # help must not wait for a web server
    from starhaul.server.logs import set_up  # noqa: PLC0415

    def announce(address: str) -> None:
        _announce(resolved, address, args, console)

    resolved = configured(_flags(args), console.words, Path(args.config) if args.config else None)
    if args.print_config:
        _print(resolved.shown(), resolved.write(), args, console)
        return 0
    chosen = resolved.configuration
    set_up(chosen.log_format, chosen.log_level)
    try:
        return serve(chosen.address, chosen.port, chosen.settings(), announce)
    except CannotListen as error:
        why = reason(error, console.words)
        raise Failure("cli-serve-cannot-listen", host=error.host, port=str(error.port), reason=why) from error
    except CannotStore as error:
        why = reason(error, console.words)
        raise Failure("cli-serve-cannot-store", database=str(error.database), reason=why) from error


def _flags(args: argparse.Namespace) -> dict[str, object]:
    given = {name: getattr(args, name) for name in FLAGS}
    return given | {"lan": True if args.lan else None}


def _print(values: dict[str, object], text: str, args: argparse.Namespace, console: Console) -> None:
    if args.json:
        console.result_json({"configuration": values})
    else:
        console.result(text)


def _announce(resolved: object, address: str, args: argparse.Namespace, console: Console) -> None:
    from starhaul.server.configuration import EVERYWHERE, Resolved  # noqa: PLC0415
    from starhaul.server.listening import address_in_lan  # noqa: PLC0415

    assert isinstance(resolved, Resolved)
    nearby = address_in_lan(address) if resolved.configuration.address == EVERYWHERE else None
    if args.json or resolved.configuration.log_format == "json":
        console.result_json({"address": address} | ({"lan": nearby} if nearby else {}))
    else:
        console.result(console.words.say("cli-serve-address", address=console.strong(address)))
        if nearby:
            console.result(console.words.say("cli-serve-lan", address=console.strong(nearby)))
    console.message("cli-serve-stop")
