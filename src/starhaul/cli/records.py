"""Records that somebody names on the command line: read, looked at one by one, and told about."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import TypeVar

from starhaul.cli.complaints import Failure
from starhaul.cli.console import Console
from starhaul.cli.files import read_text
from starhaul.cli.reasons import reason
from starhaul.games import UnknownGame, load_game
from starhaul.kernel import Game, Record, RecordError, read_records

T = TypeVar("T")


def look_at_games(args: argparse.Namespace, console: Console, look: Callable[[Record, Game], T]) -> list[T]:
    """What there is to say about each game of a file; raises Failure, and with `--json` prints what is wrong."""
    text = read_text(args.file)
    try:
        found = [look(record, _game_of(record)) for record in read_records(text, args.file)]
    except RecordError as error:
        if args.json:
            problem = {"line": error.line, "code": error.code, "reason": error.reason}
            console.result_json({"file": args.file, "ok": False, "problem": problem})
        why = reason(error, console.words)
        raise Failure("cli-replay-broken", file=error.name, line=str(error.line), reason=why) from error
    if not found:
        raise Failure("cli-replay-empty", file=args.file)
    return found


def _game_of(record: Record) -> Game:
    try:
        return load_game(record.header.game)
    except UnknownGame as error:
        raise Failure("cli-replay-unknown-game", file=record.name, game=error.name) from None
