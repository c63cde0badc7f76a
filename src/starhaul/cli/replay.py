"""`starhaul replay FILE`: play a record again, move by move, and say whether it holds."""

from __future__ import annotations

import argparse

from starhaul.cli.console import Console
from starhaul.cli.parser import CommandParser
from starhaul.cli.records import look_at_games
from starhaul.cli.values import Place
from starhaul.kernel import Record, State, replay
from starhaul.kernel.record import checks_not_compared


def describe(parser: CommandParser) -> None:
    say = parser.words.say
    parser.describe(say("cli-replay-summary"), say("cli-replay-examples"))
    parser.argument("file", say("cli-metavar-file"), say("cli-replay-help-file"), values=Place.FILE)
    parser.switch("--json", say("cli-help-json"))


def run(args: argparse.Namespace, console: Console) -> int:
    ends = look_at_games(args, console, lambda record, game: (record, replay(record, game)))
    if args.json:
        games = [_plain(*end) for end in ends]
        console.result_json({"file": args.file, "ok": True, "games": games})
    else:
        console.result("\n".join(_sentence(*end, console) for end in ends))
    return 0


def _plain(record: Record, state: State) -> dict[str, object]:
    return {
        "game": record.header.game,
        "seats": record.header.seats,
        "lines": len(record.entries),
        "scores": list(state.outcome.scores) if state.outcome else None,
        "checks_not_compared": checks_not_compared(record),
    }


def _sentence(record: Record, state: State, console: Console) -> str:
    """Whether it holds, and what could not be compared."""
    holds, checks = _holds(record, state, console), checks_not_compared(record)
    if not checks:
        return holds
    return f"{holds} {console.words.say('cli-replay-not-compared', checks=checks, version=record.header.version)}"


def _holds(record: Record, state: State, console: Console) -> str:
    game, lines = record.header.game, len(record.entries)
    if state.outcome is None:
        return console.words.say("cli-replay-holds-unfinished", file=record.name, game=game, lines=lines)
    scores = ", ".join(map(str, state.outcome.scores))
    return console.words.say("cli-replay-holds", file=record.name, game=game, lines=lines, scores=scores)
