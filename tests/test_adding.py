"""Whatever was added is whole: docs/adding.md says what belongs to it, and here stands what was forgotten."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest

import recipes
from citing import ROOT
from recipes import Step, missing
from starhaul.bots.registry import OURS
from starhaul.words import languages

PAGE = (ROOT / "docs" / "adding.md").read_text(encoding="utf-8")
THINGS = [
    *[pytest.param(recipes.component_kind, kind, id=f"component-{kind}") for kind in recipes.component_kinds()],
    *[pytest.param(recipes.adventure_family, name, id=f"card-{name}") for name in recipes.families()],
    *[pytest.param(recipes.supercard, name, id=f"supercard-{name}") for name in recipes.supercards()],
    *[pytest.param(recipes.mission_effect, name, id=f"effect-{name}") for name in recipes.effects()],
    *[pytest.param(recipes.power_kind, kind, id=f"power-{kind}") for kind in recipes.power_kinds()],
    *[pytest.param(recipes.title, name, id=f"title-{name}") for name in recipes.titles()],
    *[pytest.param(recipes.team_member, name, id=f"member-{name}") for name in recipes.members()],
    *[pytest.param(recipes.our_bot, name, id=f"bot-{name}") for name in OURS],
    *[pytest.param(recipes.language, code, id=f"language-{code}") for code in languages()],
]
Recipe = Callable[[str], Iterator[Step]]


@pytest.mark.parametrize(("recipe", "name"), THINGS)
def test_nothing_was_forgotten(recipe: Recipe, name: str) -> None:
    assert missing(recipe(name)) == []


NEW: list[tuple[Recipe, str, int]] = [
    (recipes.component_kind, "turret", 10),
    (recipes.adventure_family, "fog", 7),
    (recipes.supercard, "white_hole", 9),
    (recipes.mission_effect, "toll", 6),
    (recipes.power_kind, "borrow", 9),
    (recipes.title, "wildcatter", 9),
    (recipes.our_bot, "champion", 5),
    (recipes.team_member, "janitor", 9),
    (recipes.language, "eo", 24),
]


@pytest.mark.parametrize(("recipe", "name", "steps"), NEW, ids=[name for _, name, _ in NEW])
def test_everything_is_missing_of_what_nobody_added(recipe: Recipe, name: str, steps: int) -> None:
    """So a step that is always done would be noticed here."""
    asked = [*recipe(name)]
    assert len(missing(asked)) == len(asked) == steps


@pytest.mark.parametrize(("recipe", "name", "steps"), NEW, ids=[name for _, name, _ in NEW])
def test_the_page_names_every_file_that_is_asked_for(recipe: Recipe, name: str, steps: int) -> None:
    files = {re.sub(r"^locales/\w+/.*", "locales/", file) for file, _, _ in recipe(name)}
    assert len(files) <= steps
    assert [file for file in sorted(files) if file not in PAGE] == []


def test_the_page_names_no_file_that_is_gone() -> None:
    named = re.findall(r"`((?:src|web|tests|scripts|locales|docs)/[^`*{}<> ]+)`", PAGE)
    assert named
    assert [path for path in named if not (ROOT / path).exists()] == []
