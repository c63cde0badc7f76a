"""`starhaul race replay FILE`: games of an independent engine, played through our rules and compared; and `check`."""

from __future__ import annotations

import argparse
import gzip
import json
import sys
import zlib
from dataclasses import asdict
from pathlib import Path

from starhaul.cli.complaints import Failure
from starhaul.cli.console import Console
from starhaul.cli.files import STANDARD_INPUT, not_text
from starhaul.cli.own_cards import check
from starhaul.cli.parser import CommandParser
from starhaul.cli.values import Place
from starhaul.race.replay import Report, malformed, replay_game

REPLAY, CHECK = "replay", "check"
GZIP_MAGIC = b"\x1f\x8b"


def describe(parser: CommandParser) -> None:
    say = parser.words.say
    parser.describe(say("cli-race-summary"), say("cli-race-examples"))
    parser.task(REPLAY, say("cli-race-replay-summary"), _describe_replay)
    parser.task(CHECK, say("cli-race-check-summary"), _describe_check)


def _describe_replay(parser: CommandParser) -> None:
    say = parser.words.say
    parser.describe(say("cli-race-replay-summary"), say("cli-race-replay-examples"))
    parser.argument("file", say("cli-metavar-file"), say("cli-race-help-games"), values=Place.FILE)
    parser.switch("--json", say("cli-help-json"))


def _describe_check(parser: CommandParser) -> None:
    say = parser.words.say
    parser.describe(say("cli-race-check-summary"), say("cli-race-check-examples"))
    parser.argument("file", say("cli-metavar-file"), say("cli-race-help-cards"), values=Place.FILE)
    parser.switch("--json", say("cli-help-json"))


def run(args: argparse.Namespace, console: Console) -> int:
    if args.task == CHECK:
        return check(args.file, console, as_json=args.json)
    games = equal = 0
    for number, line in enumerate(_lines(args.file), 1):
        if not line.strip():
            continue
        report = _replay(number, line)
        games += 1
        equal += report.ok
        _tell(report, console, as_json=args.json)
    if args.json:
        console.result_json({"games": games, "ok": equal})
    elif games:
        console.result(console.words.say("cli-race-total", games=games, equal=equal))
    if not games:
        raise Failure("cli-replay-empty", file=args.file)
    return 0 if games == equal else 1


def _replay(number: int, line: str) -> Report:
    try:
        game = json.loads(line)
    except (ValueError, RecursionError) as error:
        return malformed("?", f"line {number}", f"this is not JSON: {error}")
    return replay_game(game)


def _tell(report: Report, console: Console, *, as_json: bool) -> None:
    if as_json:
        console.result_json({"game": report.game, "ok": True} if report.ok else asdict(report))
    elif report.differs == "format":
        console.result(
            console.words.say("cli-race-malformed", game=report.game, at=report.at or "", reason=str(report.theirs))
        )
    elif not report.ok:
        console.result(
            console.words.say(
                "cli-race-differs",
                game=report.game,
                at=report.at or "",
                seat="-" if report.seat is None else str(report.seat),
                what=report.differs or "",
                ours=json.dumps(report.ours),
                theirs=json.dumps(report.theirs),
            )
        )


def _lines(file: str) -> list[str]:
    """The lines of a file, packed or not."""
    try:
        data = sys.stdin.buffer.read() if file == STANDARD_INPUT else Path(file).read_bytes()
        text = (gzip.decompress(data) if data.startswith(GZIP_MAGIC) else data).decode()
    except FileNotFoundError:
        raise Failure("cli-file-not-found", file=file) from None
    except UnicodeDecodeError as error:
        raise not_text(file, error) from None
    except (OSError, EOFError, zlib.error) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Failure("cli-file-unreadable", file=file, reason=reason) from None
    return text.split("\n")
