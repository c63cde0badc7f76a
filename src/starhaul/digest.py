"""The numbered rules with the tests that prove them, wherever Starhaul runs.

A checkout has both in its folders; into a package the build puts the chapters as they are, and what the tests cite.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from starhaul.citations import Citation, Coverage, coverage_of, find_citations
from starhaul.rulebook import Rulebook, read_rulebook

SHIPPED = Path(__file__).parent / "rules"
ROOT = Path(__file__).parents[2]
"""The checkout, where Starhaul runs from its source."""
CITATIONS = "citations.json"


@dataclass(frozen=True, slots=True)
class Digest:
    """All rules, and for each the tests that cite it."""

    book: Rulebook
    coverage: Coverage


@dataclass(frozen=True, slots=True)
class Tally:
    """How far the rules of a chapter are proven."""

    chapter: str
    rules: int
    """Those that need a test."""
    covered: int
    notes: int
    """Those that need none."""


def is_checkout(folder: Path) -> bool:
    return (folder / "docs" / "rules").is_dir() and (folder / "tests").is_dir()


def read_checkout(root: Path) -> Digest:
    """Raises MalformedRules or BadCitation."""
    book = read_rulebook(root / "docs" / "rules")
    return Digest(book, coverage_of(book, find_citations(root)))


def read_own_book() -> Rulebook:
    """The rules of this very Starhaul, without the tests that prove them."""
    return read_rulebook(SHIPPED if SHIPPED.is_dir() else ROOT / "docs" / "rules")


def read_own() -> Digest:
    """The rules and tests of this very Starhaul: shipped with it, or around it where it runs from its source."""
    if not SHIPPED.is_dir():
        return read_checkout(ROOT)
    cited: dict[str, list[str]] = json.loads((SHIPPED / CITATIONS).read_text("utf-8"))
    book = read_own_book()
    return Digest(book, coverage_of(book, [Citation(rule, test) for test, rules in cited.items() for rule in rules]))


def citations_to_ship(root: Path) -> str:
    """What the tests of a checkout cite, test by test, as the build puts it into a package."""
    cited: dict[str, list[str]] = {}
    for citation in find_citations(root):
        cited.setdefault(citation.test, []).append(citation.reference)
    return json.dumps(cited, indent=0)


def tally(coverage: Coverage) -> Iterator[Tally]:
    """Chapter by chapter."""
    for chapter in dict.fromkeys(rule.chapter for rule in coverage):
        yield tally_of(chapter, {rule: tests for rule, tests in coverage.items() if rule.chapter == chapter})


def tally_of(name: str, coverage: Coverage) -> Tally:
    """All of it together, under this name."""
    needed = [tests for rule, tests in coverage.items() if rule.needs_test]
    return Tally(name, len(needed), sum(map(bool, needed)), len(coverage) - len(needed))
