"""`starhaul replay FILE`: play a record again, move by move, and say whether it holds."""

from __future__ import annotations

import argparse

from starhaul.cli.complaints import Failure
from starhaul.cli.console import Console
from starhaul.cli.files import read_text
from starhaul.cli.parser import CommandParser
from starhaul.cli.reasons import reason
from starhaul.cli.values import Place
from starhaul.games import UnknownGame, load_game
from starhaul.kernel import Record, RecordError, State, read_records, replay


def describe(parser: CommandParser) -> None:
    say = parser.words.say
    parser.describe(say("cli-replay-summary"), say("cli-replay-examples"))
    parser.argument("file", say("cli-metavar-file"), say("cli-replay-help-file"), values=Place.FILE)
    parser.switch("--json", say("cli-help-json"))


def run(args: argparse.Namespace, console: Console) -> int:
    text = read_text(args.file)
    try:
        records = read_records(text, args.file)
        ends = [(record, _replay(record)) for record in records]
    except RecordError as error:
        if args.json:
            problem = {"line": error.line, "reason": error.reason}
            console.result_json({"file": args.file, "ok": False, "problem": problem})
        why = reason(error, console.words)
        raise Failure("cli-replay-broken", file=error.name, line=str(error.line), reason=why) from error
    if not records:
        raise Failure("cli-replay-empty", file=args.file)
    if args.json:
        games = [_plain(*end) for end in ends]
        console.result_json({"file": args.file, "ok": True, "games": games})
    else:
        console.result("\n".join(_sentence(*end, console) for end in ends))
    return 0


def _replay(record: Record) -> State:
    try:
        return replay(record, load_game(record.header.game))
    except UnknownGame as error:
        raise Failure("cli-replay-unknown-game", file=record.name, game=error.name) from None


def _plain(record: Record, state: State) -> dict[str, object]:
    return {
        "game": record.header.game,
        "seats": record.header.seats,
        "lines": len(record.entries),
        "scores": list(state.outcome.scores) if state.outcome else None,
    }


def _sentence(record: Record, state: State, console: Console) -> str:
    game, lines = record.header.game, len(record.entries)
    if state.outcome is None:
        return console.words.say("cli-replay-holds-unfinished", file=record.name, game=game, lines=lines)
    scores = ", ".join(map(str, state.outcome.scores))
    return console.words.say("cli-replay-holds", file=record.name, game=game, lines=lines, scores=scores)
