"""`starhaul rules`: every numbered rule of the digest, and the tests that prove it."""

from __future__ import annotations

import argparse
from pathlib import Path
from textwrap import shorten

from starhaul.citations import BadCitation, coverage_of, find_citations
from starhaul.cli.complaints import Failure, WrongUsage
from starhaul.cli.console import Console
from starhaul.cli.parser import CommandParser, closest
from starhaul.rulebook import MalformedRules, Rule, Rulebook, read_rulebook

JSON_VERSION = 1
TITLE_WIDTH = 88

Coverage = dict[Rule, list[str]]


def describe(parser: CommandParser) -> None:
    say = parser.words.say
    parser.describe(say("cli-rules-summary"), say("cli-rules-examples"))
    parser.switch("--uncovered", say("cli-rules-help-uncovered"))
    parser.option("--chapter", say("cli-metavar-name"), say("cli-rules-help-chapter"))
    parser.switch("--json", say("cli-help-json"))
    parser.option("--root", say("cli-metavar-folder"), say("cli-rules-help-root"))


def run(args: argparse.Namespace, console: Console) -> int:
    root = Path(args.root) if args.root else _enclosing_checkout(Path.cwd())
    if not _is_checkout(root):
        raise Failure("cli-rules-no-checkout", folder=str(root))
    book, coverage = _read(root)
    coverage = _of_chapter(coverage, args.chapter, book.chapters) if args.chapter else coverage
    if args.uncovered:
        coverage = {rule: tests for rule, tests in coverage.items() if rule.needs_test and not tests}
    if args.json:
        console.result_json({"version": JSON_VERSION, "rules": [_plain(book, *row) for row in coverage.items()]})
    elif coverage:
        console.result(_listing(book, coverage, console))
    if not args.uncovered:
        _sum_up(coverage, console)
    return 0


def _enclosing_checkout(folder: Path) -> Path:
    return next(filter(_is_checkout, (folder, *folder.parents)), folder)


def _is_checkout(folder: Path) -> bool:
    return (folder / "docs" / "rules").is_dir() and (folder / "tests").is_dir()


def _read(root: Path) -> tuple[Rulebook, Coverage]:
    try:
        book = read_rulebook(root / "docs" / "rules")
        return book, coverage_of(book, find_citations(root))
    except (MalformedRules, BadCitation) as error:
        raise Failure("cli-rules-unreadable", reason=str(error)) from None


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


def _sum_up(coverage: Coverage, console: Console) -> None:
    needed = [tests for rule, tests in coverage.items() if rule.needs_test]
    console.message(
        "cli-rules-sum",
        rules=len(needed),
        covered=sum(bool(tests) for tests in needed),
        notes=len(coverage) - len(needed),
    )
