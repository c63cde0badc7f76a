"""The members of the Support Team as a whole: what is printed, what is written, what the page about them says."""

from __future__ import annotations

import importlib.util
import re
from types import ModuleType

import pytest

from citing import ROOT, rule, rulebook
from starhaul.trucker.team.members import ABILITIES, MEMBERS
from starhaul.trucker.team.printed import PRINTED_MEMBERS


@rule("ABE-SUP-01")
def test_there_are_seventeen_cards_without_the_hotel_clerk() -> None:
    assert len(PRINTED_MEMBERS) == 17
    assert "hotel_clerk" not in PRINTED_MEMBERS


@rule("ABE-SUP-02")
def test_every_member_has_two_sides() -> None:
    assert set(MEMBERS) <= set(PRINTED_MEMBERS)
    assert [*ABILITIES] == [f"{member}.{side}" for member in MEMBERS for side in "ab"]


@pytest.mark.parametrize("key", ABILITIES)
def test_every_ability_names_rules_of_its_own_and_has_tests_that_cite_them(key: str) -> None:
    ability = ABILITIES[key]
    member = key.partition(".")[0]
    known = {entry.id for entry in rulebook().rules}
    assert set(ability.rules) <= known
    module = type(ability).__module__.rpartition(".")[2]
    assert module == member
    tests = (ROOT / "tests" / "rules" / "trucker_abe" / f"test_team_{module}.py").read_text(encoding="utf-8")
    assert [id for id in ability.rules if f'"{id}"' not in tests] == []


def test_the_page_about_the_team_is_current() -> None:
    assert (ROOT / "docs" / "team.md").read_text(encoding="utf-8") == _script().page(), "run scripts/team_table.py"


def test_no_rule_names_a_member() -> None:
    folder = ROOT / "src" / "starhaul" / "trucker"
    found = [
        f"{file.relative_to(folder)}: {member}"
        for file in sorted(folder.rglob("*.py"))
        if "team" not in file.parts
        for member in PRINTED_MEMBERS
        if re.search(rf"\"{member}[\".]", file.read_text(encoding="utf-8"))
    ]
    assert found == []


def _script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("team_table", ROOT / "scripts" / "team_table.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
