"""Which test proves which rule: the `@rule("HIT-07")` marks of the tests, found without running them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from starhaul.rulebook import Rule, Rulebook, UnknownRule

DECORATOR_MODULE = "citing"
DECORATOR = "rule"

Coverage = dict[Rule, list[str]]
"""Rules with the tests that cite them, none or many."""

_Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class BadCitation(Exception):
    """A test cites what cannot be found by reading, or what does not exist: says which test."""


@dataclass(frozen=True, slots=True)
class Citation:
    """One id named above one test."""

    reference: str
    test: str
    """As pytest names it: `tests/trucker/test_hits.py::test_heavy_fire`."""


def find_citations(root: Path) -> list[Citation]:
    """All citations below `root/tests`, by file and line."""
    return [
        citation
        for file in sorted((root / "tests").rglob("*.py"))
        for citation in citations_of(file.relative_to(root).as_posix(), file.read_text("utf-8"))
    ]


def citations_of(name: str, source: str) -> list[Citation]:
    """The citations of one test file. Only what is imported from `citing` counts: hypothesis has a `rule` too."""
    try:
        tree = ast.parse(source, name)
    except SyntaxError as error:
        raise BadCitation(f"{name}, line {error.lineno}: {error.msg}") from None
    alias = _local_name(tree)
    return list(_citations(tree, name, alias)) if alias else []


def coverage_of(book: Rulebook, citations: list[Citation]) -> Coverage:
    """Every rule of the book with its tests."""
    tests: Coverage = {rule: [] for rule in book.rules}
    for citation in citations:
        try:
            tests[book.find(citation.reference)].append(citation.test)
        except UnknownRule as error:
            raise BadCitation(f"{citation.test}: {error}") from None
    return tests


def _local_name(tree: ast.Module) -> str | None:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == DECORATOR_MODULE:
            for name in node.names:
                if name.name == DECORATOR:
                    return name.asname or name.name
    return None


def _citations(parent: ast.AST, name: str, alias: str) -> Iterator[Citation]:
    """Look where pytest looks: at the top of the file and in classes, not inside functions."""
    for node in ast.iter_child_nodes(parent):
        if isinstance(node, _Definition):
            test = f"{name}::{node.name}"
            for decorator in node.decorator_list:
                for reference in _references(decorator, alias, test):
                    yield Citation(reference, test)
            if isinstance(node, ast.ClassDef):
                yield from _citations(node, test, alias)
        elif isinstance(node, ast.stmt):
            yield from _citations(node, name, alias)


def _references(decorator: ast.expr, alias: str, test: str) -> list[str]:
    match decorator:
        case ast.Call(func=ast.Name(id=called), args=arguments) if called == alias:
            return [_literal(argument, test) for argument in arguments]
        case _:
            return []


def _literal(argument: ast.expr, test: str) -> str:
    match argument:
        case ast.Constant(value=str(reference)):
            return reference
        case _:
            raise BadCitation(f"{test}: write the cited ids as plain strings")
