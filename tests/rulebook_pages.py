"""The rulebooks of the page, for tests: their outlines, their texts in all languages, and the rules that they tell."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any

from citing import ROOT
from starhaul.words import Words

GAMES = ("trucker", "race")
CHAPTERS = ("trucker-base", "trucker-abe", "trucker-missions")
"""Of the digest, as the page asks the server for them: names that look like ids of messages."""
_CITED = re.compile(r" \[([^\]]+)\]$")
_RULE = re.compile(r"(?P<group>.+)-(?P<first>\d+)(?:–(?P<last>\d+))?")  # noqa: RUF001 # as people write a range


def outline(game: str) -> list[dict[str, Any]]:
    chapters: list[dict[str, Any]] = json.loads((ROOT / "web/src/rulebook" / f"{game}.json").read_text("utf-8"))
    return chapters


def sections(game: str) -> list[dict[str, Any]]:
    return [section for chapter in outline(game) for section in chapter["sections"]]


def built(game: str) -> list[str]:
    """The ends of all ids that the page makes of the outline of a game."""
    ids = [section["id"] for section in sections(game)]
    return [*(chapter["id"] for chapter in outline(game)), *ids, *(f"{id}-text" for id in ids)]


def topics(game: str) -> set[str]:
    """All that some section is about."""
    return {topic for section in sections(game) for topic in section["about"]}


@dataclass(frozen=True)
class Citation:
    """Rules of a group, from one number to another, as a paragraph names them."""

    name: str

    def _parts(self) -> re.Match[str]:
        found = _RULE.fullmatch(self.name)
        assert found, f"no rule is named {self.name!r}"
        return found

    def ends(self) -> tuple[str, str]:
        """The first and the last rule that it means."""
        found = self._parts()
        return f"{found['group']}-{found['first']}", f"{found['group']}-{found['last'] or found['first']}"

    def means(self, rule: str) -> bool:
        group, _, number = rule.rpartition("-")
        first, last = (end.rpartition("-")[2] for end in self.ends())
        return group == self._parts()["group"] and number.isdecimal() and int(first) <= int(number) <= int(last)


def paragraphs(words: Words, game: str, section: str) -> list[list[Citation]]:
    """What each paragraph of a section cites."""
    text = words.say(f"{game}-rules-{section}-text")
    found = [_CITED.search(paragraph.strip()) for paragraph in re.split(r"\n\s*\n", text)]
    return [[Citation(name) for name in cited[1].split(", ")] if cited else [] for cited in found]


def citations(words: Words, game: str) -> list[Citation]:
    return [cite for one in sections(game) for cited in paragraphs(words, game, one["id"]) for cite in cited]
