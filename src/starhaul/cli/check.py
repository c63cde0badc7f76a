"""`starhaul check FILE`: whether a file of own content can be used, entry by entry, for its author."""

from __future__ import annotations

import argparse
from pathlib import Path

from starhaul.cli.complaints import Failure
from starhaul.cli.console import Console
from starhaul.cli.files import read_text
from starhaul.cli.parser import CommandParser
from starhaul.cli.values import Place
from starhaul.games import examine_content
from starhaul.kernel import ContentError, Examined


def describe(parser: CommandParser) -> None:
    say = parser.words.say
    parser.describe(say("cli-check-summary"), say("cli-check-examples"))
    parser.argument("file", say("cli-metavar-file"), say("cli-check-help-file"), values=Place.FILE)
    parser.switch("--json", say("cli-help-json"))


def run(args: argparse.Namespace, console: Console) -> int:
    read_text(args.file)  # a file that is not there or no text is told like any other
    game, found = examine_content(Path(args.file))
    if args.json:
        console.result_json({"file": args.file, "game": game, **_plain(found)})
    elif lines := _lines(found, console):
        console.result("\n".join(lines))
    if found.problems:
        raise Failure("cli-check-bad", file=args.file, problems=len(found.problems))
    if not found.good:
        raise Failure("cli-check-empty", file=args.file)
    console.message("cli-check-good", game=game, entries=len(found.good))
    return 0


def _lines(found: Examined, console: Console) -> list[str]:
    """Good entries first, then all that is wrong."""
    good = [console.words.say("cli-check-entry", entry=entry) for entry in found.good]
    return good + [str(problem) for problem in found.problems]


def _plain(found: Examined) -> dict[str, object]:
    return {
        "ok": bool(found.good) and not found.problems,
        "good": list(found.good),
        "problems": [_problem(problem) for problem in found.problems],
    }


def _problem(problem: ContentError) -> dict[str, object]:
    return {"line": problem.line, "entry": problem.entry, "field": problem.field, "reason": problem.reason}
