"""The page draws from a copy of the printed facts: it must not be an old one, and its types must name what there is."""

from __future__ import annotations

import importlib.util
import re
from dataclasses import fields
from typing import Any, get_args

import pytest

from citing import ROOT
from race_words import kind_of
from starhaul.race.actions import Action
from starhaul.race.cards import CardDesign, GoalTile
from starhaul.race.powers import Flag, Good, Phase, Power, Term
from starhaul.race.robot.facts import Difficulty, MatStep, RobotStart

TYPES = (ROOT / "web" / "src" / "race" / "design.ts").read_text("utf-8")
UNDRAWN = {"source", "base", "tgs", "hand", "replaces", "check", "face_source"}


def test_the_catalogue_of_the_page_is_fresh() -> None:
    script = ROOT / "scripts" / "race_catalogue.py"
    spec = importlib.util.spec_from_file_location("race_catalogue", script)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    written = (ROOT / "web" / "src" / "race" / "catalogue.ts").read_text("utf-8")
    assert module.page() == written, "run scripts/race_catalogue.py"


def drawn(kind: Any) -> set[str]:
    return {field.name for field in fields(kind)} - UNDRAWN


@pytest.mark.parametrize("kind", [CardDesign, GoalTile, MatStep, RobotStart, Difficulty])
def test_the_page_knows_the_fields_of_printed_things(kind: type[Any]) -> None:
    found = re.search(rf"export interface {kind.__name__} \{{\n(.*?)\n\}}", TYPES, re.DOTALL)
    assert found
    assert set(re.findall(r"^  (\w+):", found[1], re.MULTILINE)) == drawn(kind)


@pytest.mark.parametrize("kind", [*get_args(Power), *get_args(Term)], ids=lambda kind: kind.__name__)
def test_the_page_knows_every_power_and_every_term(kind: type[Any]) -> None:
    shapes = re.findall(rf"\| \{{\s*kind: '{kind_of(kind)}'(.*?)\}}", TYPES, re.DOTALL)
    assert len(shapes) == 1
    assert {"kind", *re.findall(r"(\w+):", shapes[0])} == drawn(kind)


@pytest.mark.parametrize("kind", [Phase, Good, Flag, Action])
def test_the_page_knows_every_name(kind: Any) -> None:
    for member in kind:
        assert f"'{member.name.lower()}'" in TYPES
