"""What must hold for the Fluent files of all languages together, and for the code that names their messages.

An id that is built from a code, such as `error-<code>`, is declared with its prefix and the codes that really exist;
every other id stands in the code as a plain string.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

_QUOTED_ID = re.compile(r"""(['"`])([a-z][a-z0-9]*(?:-[a-z0-9]+)+(?:\.[a-z][a-z0-9-]*)?)\1""")
_BUILT_IN_WEB = re.compile(r"`([a-z][a-z0-9]*(?:-[a-z0-9]+)*-)\$\{")
_WIDE, _NARROW = "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"


@dataclass
class Catalogue:
    """All messages of one language."""

    parameters: dict[str, set[str]] = field(default_factory=dict)
    """By message or `message.attribute`, those inside selectors and variants included."""
    references: set[str] = field(default_factory=set)
    """Messages and terms that other messages contain."""
    texts: list[tuple[str, str]] = field(default_factory=list)
    """Every piece of running text with its message, placeables shown as a box."""
    faults: list[str] = field(default_factory=list)


class _Reader(Visitor):
    def __init__(self, catalogue: Catalogue, entry: str) -> None:
        self.catalogue = catalogue
        self.entry = entry

    def visit_Pattern(self, node: Any) -> None:  # noqa: N802 # the visitor's own names
        parts = [part.value if isinstance(part, ftl.TextElement) else "□" for part in node.elements]
        self.catalogue.texts.append((self.entry, "".join(parts)))
        self.generic_visit(node)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.catalogue.parameters[self.entry].add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.catalogue.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TermReference(self, node: Any) -> None:  # noqa: N802
        self.catalogue.references.add(f"-{node.id.name}")


def read_catalogue(*sources: str) -> Catalogue:
    """Read the files of one language."""
    catalogue = Catalogue()
    for source in sources:
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ftl.Junk):
                catalogue.faults.append(f"not Fluent: {(entry.content or '').strip()}")
            elif isinstance(entry, ftl.Message | ftl.Term):
                _read_entry(catalogue, entry)
    catalogue.faults += [f"{name}: referred to, not there" for name in _dangling(catalogue)]
    return catalogue


def _read_entry(catalogue: Catalogue, entry: Any) -> None:
    name = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
    parts = [(f"{name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
    if entry.value is not None:
        parts.append((name, entry.value))
    for part, pattern in parts:
        if part in catalogue.parameters:
            catalogue.faults.append(f"{part}: written twice")
        catalogue.parameters[part] = set()
        _Reader(catalogue, part).visit(pattern)


def _dangling(catalogue: Catalogue) -> list[str]:
    return sorted(catalogue.references - catalogue.parameters.keys())


def differences(catalogues: Mapping[str, Catalogue]) -> list[str]:
    """Messages that one language lacks, or whose parameters are not the same in all."""
    found = []
    for name in sorted(set().union(*(catalogue.parameters for catalogue in catalogues.values()))):
        lacking = [language for language, catalogue in catalogues.items() if name not in catalogue.parameters]
        found += [f"{name}: not in {language}" for language in lacking]
        having = [
            (language, catalogues[language].parameters[name]) for language in catalogues if language not in lacking
        ]
        for (one, mine), (other, theirs) in pairwise(having):
            if mine != theirs:
                found.append(f"{name}: {one} has {sorted(mine)}, {other} has {sorted(theirs)}")
    return found


@dataclass
class Uses:
    """What the code says about messages."""

    literals: set[str] = field(default_factory=set)
    prefixes: set[str] = field(default_factory=set)
    """Beginnings of ids that are built while running."""
    calls: list[tuple[str, str, frozenset[str]]] = field(default_factory=list)
    """Place, first argument and names of keyword arguments of every call that could speak."""

    def read_python(self, name: str, source: str) -> None:
        for node in ast.walk(ast.parse(source, name)):
            match node:
                case ast.Constant(value=str(text)):
                    self.literals.add(text)
                case ast.JoinedStr(values=[ast.Constant(value=str(text)), *_]):
                    self.prefixes.add(text)
                case ast.Call(args=[ast.Constant(value=str(text)), *_], keywords=keywords):
                    names = frozenset(keyword.arg or "**" for keyword in keywords)
                    self.calls.append((f"{name}:{node.lineno}", text, names))
                case _:
                    pass

    def read_web(self, source: str) -> None:
        self.literals.update(found[2] for found in _QUOTED_ID.finditer(source))
        self.prefixes.update(_BUILT_IN_WEB.findall(source))


def unused(catalogue: Catalogue, uses: Uses, built: Mapping[str, Collection[str]]) -> list[str]:
    """Messages that nothing ever says."""
    said = uses.literals | catalogue.references | _built_ids(built)
    return sorted(catalogue.parameters.keys() - said)


def missing(
    catalogue: Catalogue, uses: Uses, families: Iterable[str], built: Mapping[str, Collection[str]]
) -> list[str]:
    """Ids that the code names or builds and that no language has; `families` are the beginnings of our ids."""
    starts = tuple(f"{family}-" for family in families)
    named = {text for text in uses.literals if text.startswith(starts) and text not in uses.prefixes}
    undeclared = {f"{prefix}…" for prefix in uses.prefixes if prefix.startswith(starts) and prefix not in built}
    return sorted((named | _built_ids(built)) - catalogue.parameters.keys() | undeclared)


def _built_ids(built: Mapping[str, Collection[str]]) -> set[str]:
    return {prefix + code for prefix, codes in built.items() for code in codes}


def wrong_calls(catalogue: Catalogue, uses: Uses) -> list[str]:
    """Calls that name a message and do not give it exactly its parameters."""
    return [
        f"{place}: {message} takes {sorted(catalogue.parameters[message])}, is given {sorted(given)}"
        for place, message, given in uses.calls
        if message in catalogue.parameters and "**" not in given and given != catalogue.parameters[message]
    ]


def typing_faults(catalogue: Catalogue) -> list[str]:
    """French: a narrow no-break space before ; ! ?, a wide one before : and inside « »."""
    after_mark = rf"(?=[\s{_WIDE}{_NARROW})»]|$)"
    before_mark = re.compile(
        rf"(?:^|[^{_NARROW};:!?])[;!?]{after_mark}|(?:^|[^{_WIDE};:!?]):{after_mark}", re.MULTILINE
    )
    inside_quotes = re.compile(rf"«(?!{_WIDE})|(?<!{_WIDE})»")
    return [
        f"{entry}: {text!r}"
        for entry, text in catalogue.texts
        if before_mark.search(text) or inside_quotes.search(text)
    ]
