"""The numbered rules of `docs/rules`, read so that tests can cite them and nobody forgets one.

The format is described in `docs/rules/README.md`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

_ID = r"[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-[A-Z]*[0-9]+"
_ITEM = re.compile(rf"- (?P<bold>\*\*)?(?P<id>{_ID})(?P<rest>[ *].*)")
_ROW = re.compile(rf"\| (?P<id>{_ID}) \|(?P<rest>.*)\|\s*")
_NOTES = re.compile(r"Items of (?P<groups>[A-Z0-9-]+(?:(?:, | and )[A-Z0-9-]+)*)[^.]*need no test\.")


class MalformedRules(Exception):
    """A chapter cannot be read: says where and why."""

    def __init__(self, chapter: str, reason: str) -> None:
        super().__init__(f"{chapter}.md: {reason}")


class UnknownRule(LookupError):
    """Somebody cited a rule that does not exist, or that exists in several chapters."""

    def __init__(self, reference: str, candidates: Iterable[str] = ()) -> None:
        self.reference = reference
        self.candidates: tuple[str, ...] = tuple(candidates)
        choice = f"several chapters have it, write {' or '.join(self.candidates)}"
        super().__init__(f"rule {reference!r}: {choice if self.candidates else 'no chapter has it'}")


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered statement of a chapter."""

    id: str
    chapter: str
    text: str
    needs_test: bool

    @property
    def full_id(self) -> str:
        """The id that no other chapter can take."""
        return f"{self.chapter}:{self.id}"


class Rulebook:
    """All rules, in the order in which they stand in their chapters."""

    def __init__(self, rules: Iterable[Rule]) -> None:
        self.rules: tuple[Rule, ...] = tuple(rules)
        self._by_full_id = {rule.full_id: rule for rule in self.rules}
        self._uses = Counter(rule.id for rule in self.rules)

    @property
    def chapters(self) -> tuple[str, ...]:
        """Names of the chapters, as `--chapter` and full ids use them."""
        return tuple(dict.fromkeys(rule.chapter for rule in self.rules))

    def find(self, reference: str) -> Rule:
        """The rule cited as `HIT-07` or `trucker-base:EX-01`; the short form must mean one rule only."""
        if reference in self._by_full_id:
            return self._by_full_id[reference]
        found = [rule for rule in self.rules if rule.id == reference]
        if len(found) != 1:
            raise UnknownRule(reference, (rule.full_id for rule in found))
        return found[0]

    def reference(self, rule: Rule) -> str:
        """The shortest way to cite this rule."""
        return rule.id if self._uses[rule.id] == 1 else rule.full_id


def read_rulebook(folder: Path) -> Rulebook:
    """Read every chapter of a folder; its README is about the format and holds no rules."""
    files = sorted(file for file in folder.glob("*.md") if file.name != "README.md")
    return Rulebook(rule for file in files for rule in read_chapter(file.stem, file.read_text("utf-8")))


def read_chapter(chapter: str, text: str) -> list[Rule]:
    """The rules of one chapter; refuses an id used twice and a note about ids that do not exist."""
    items = _items(text.splitlines())
    twice = [rule_id for rule_id, count in Counter(rule_id for rule_id, _ in items).items() if count > 1]
    if twice:
        raise MalformedRules(chapter, f"id used twice: {', '.join(twice)}")
    notes = _groups_without_tests(text)
    for group in notes:
        if not any(_belongs(rule_id, group) for rule_id, _ in items):
            raise MalformedRules(chapter, f"items of {group} need no test, but there are none")
    return [
        Rule(rule_id, chapter, words, not any(_belongs(rule_id, group) for group in notes)) for rule_id, words in items
    ]


def _items(lines: list[str]) -> list[tuple[str, str]]:
    """Ids with their text, indented lines below an item included."""
    items: list[tuple[str, list[str]]] = []
    is_open = False
    for line in lines:
        found = _ITEM.fullmatch(line) or _ROW.fullmatch(line)
        if found:
            items.append((found["id"], [_opening(found)]))
        elif is_open and line.startswith("  "):
            items[-1][1].append(line.strip())
        is_open = found is not None or (is_open and line.startswith("  "))
    return [(rule_id, _plain(words)) for rule_id, words in items]


def _opening(found: re.Match[str]) -> str:
    """The text behind the id: after the bold part of a list item, cell by cell of a table row."""
    if found.re is _ROW:
        return ": ".join(cell.strip() for cell in found["rest"].split("|"))
    return found["rest"].partition("**")[2] if found["bold"] else found["rest"]


def _plain(lines: list[str]) -> str:
    """Without the marks of emphasis; a star inside a code span is a star."""
    return re.sub(r"`([^`]*)`|\*+", lambda found: found[1] or "", " ".join(lines)).strip()


def _groups_without_tests(text: str) -> list[str]:
    sentences = _NOTES.finditer(" ".join(text.split()))
    return [group for sentence in sentences for group in re.split(", | and ", sentence["groups"])]


def _belongs(rule_id: str, group: str) -> bool:
    return rule_id == group or rule_id.startswith(f"{group}-")
