"""Whatever the rules refuse, the page says in words and leads to the section of its rulebook that speaks of it."""

from __future__ import annotations

import re

import pytest

from citing import ROOT, rulebook

WITH_ITS_RULE = re.compile(r'"([a-z]+(?:[-_][a-z]+)+)"[,:]\s*"([A-Z]{2,}(?:-[A-Z0-9]+)+)"')
"""A code and the rule behind it, as `IllegalMove` takes them and tables of faults list them."""
SPOKEN = re.compile(r"^  '?([\w-]+)'?: '", re.MULTILINE)
CITED = re.compile(r"\[([A-Z0-9, \u2013-]+)\]")
FEWEST = {"trucker": 30, "race": 4}


def refused_by(game: str) -> set[tuple[str, str]]:
    """Everywhere in the rules of a game."""
    sources = (ROOT / "src/starhaul" / game).rglob("*.py")
    return {pair for source in sources for pair in WITH_ITS_RULE.findall(source.read_text())}


def group_of(rule: str) -> str:
    return rule.rpartition("-")[0]


@pytest.mark.parametrize("game", ["trucker", "race"])
def test_every_refusal_has_words_of_its_own(game: str) -> None:
    spoken = {*SPOKEN.findall((ROOT / f"web/src/{game}/refusals.ts").read_text())}
    codes = {code for code, _ in refused_by(game)}
    assert len(codes) >= FEWEST[game]
    assert codes <= spoken


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", ["trucker", "race"])
def test_the_rule_behind_it_is_told_in_the_rulebook_of_the_page(game: str, language: str) -> None:
    text = (ROOT / "locales" / language / f"{game}-rules.ftl").read_text()
    cited = {group_of(one.strip()) for part in CITED.findall(text) for one in part.split(",")}
    rules = {rule for _, rule in refused_by(game)}
    assert [rulebook().find(rule).id for rule in sorted(rules)] == sorted(rules)
    assert [rule for rule in sorted(rules) if group_of(rule) not in cited] == []
