"""`starhaul rules`: every numbered rule of the digest, and the tests that prove it; in a checkout or without one."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from textwrap import shorten

from starhaul import __version__
from starhaul.citations import BadCitation, Coverage
from starhaul.cli.complaints import Failure, WrongUsage
from starhaul.cli.console import Console
from starhaul.cli.parser import CommandParser
from starhaul.cli.values import Place, closest
from starhaul.digest import Digest, is_checkout, read_checkout, read_own, tally, tally_of
from starhaul.rulebook import MalformedRules, Rule, Rulebook, read_rulebook

TITLE_WIDTH = 88


def describe(parser: CommandParser) -> None:
    say = parser.words.say
    parser.describe(say("cli-rules-summary"), say("cli-rules-examples"))
    parser.switch("--uncovered", say("cli-rules-help-uncovered"))
    parser.switch("--table", say("cli-rules-help-table"))
    parser.option("--chapter", say("cli-metavar-name"), say("cli-rules-help-chapter"), values=_chapters)
    parser.switch("--json", say("cli-help-json"))
    parser.option("--root", say("cli-metavar-folder"), say("cli-rules-help-root"), values=Place.FOLDER)


def run(args: argparse.Namespace, console: Console) -> int:
    digest = _read(args.root, console)
    book, coverage = digest.book, digest.coverage
    coverage = _of_chapter(coverage, args.chapter, book.chapters) if args.chapter else coverage
    chapters = [asdict(chapter) for chapter in tally(coverage)]
    if args.table:
        console.result(_page(coverage, console))
        return 0
    if args.uncovered:
        coverage = {rule: tests for rule, tests in coverage.items() if rule.needs_test and not tests}
    if args.json:
        rows = [_plain(book, *row) for row in coverage.items()]
        console.result_json({"rules": rows, "chapters": chapters})
    elif coverage:
        console.result(_listing(book, coverage, console))
    if not args.uncovered:
        _sum_up(coverage, console)
    return 0


def _read(root: str | None, console: Console) -> Digest:
    """From the checkout that is named, else from the one around us, else our own."""
    checkout = Path(root) if root else _enclosing_checkout(Path.cwd())
    try:
        if checkout is None:
            console.message("cli-rules-own", version=__version__)
            return read_own()
        if not is_checkout(checkout):
            raise Failure("cli-rules-no-checkout", folder=str(checkout))
        return read_checkout(checkout)
    except (MalformedRules, BadCitation) as error:
        raise Failure("cli-rules-unreadable", reason=str(error)) from None


def _chapters(before: Sequence[str], begun: str) -> tuple[str, ...]:
    """Of the rules around us, as shells offer them; nobody waits for the tests to be read."""
    del before, begun
    checkout = _enclosing_checkout(Path.cwd())
    return read_rulebook(checkout / "docs" / "rules").chapters if checkout else read_own().book.chapters


def _enclosing_checkout(folder: Path) -> Path | None:
    return next(filter(is_checkout, (folder, *folder.parents)), None)


def _of_chapter(coverage: Coverage, chapter: str, chapters: tuple[str, ...]) -> Coverage:
    if chapter not in chapters:
        meant = closest(chapter, chapters)
        raise WrongUsage("cli-rules-no-chapter", meant, chapter=chapter, chapters=", ".join(chapters))
    return {rule: tests for rule, tests in coverage.items() if rule.chapter == chapter}


def _plain(book: Rulebook, rule: Rule, tests: list[str]) -> dict[str, object]:
    return {
        "id": book.reference(rule),
        "chapter": rule.chapter,
        "text": rule.text,
        "needs_test": rule.needs_test,
        "tests": tests,
    }


def _listing(book: Rulebook, coverage: Coverage, console: Console) -> str:
    width = max(len(book.reference(rule)) for rule in coverage)
    lines = []
    for rule, tests in coverage.items():
        reference = console.strong(f"{book.reference(rule):{width}}")
        lines.append(f"{reference}  {shorten(rule.text, TITLE_WIDTH, placeholder=' …')}")
        lines += [f"{'':{width}}    {test}" for test in tests]
    return "\n".join(lines)


def _page(coverage: Coverage, console: Console) -> str:
    """A page in Markdown: how far each chapter is proven."""
    say = console.words.say
    whole = tally_of(say("cli-rules-table-all"), coverage)
    rows = [say("cli-rules-table-head"), "|---|--:|--:|--:|--:|"]
    rows += [
        f"| {row.chapter} | {row.rules} | {row.covered} | {row.rules - row.covered} | {row.notes} |"
        for row in (*tally(coverage), whole)
    ]
    return "\n".join([f"# {say('cli-rules-table-title')}", "", say("cli-rules-table-lead"), "", *rows])


def _sum_up(coverage: Coverage, console: Console) -> None:
    whole = tally_of("", coverage)
    console.message("cli-rules-sum", rules=whole.rules, covered=whole.covered, notes=whole.notes)
