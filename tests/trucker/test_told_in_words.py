"""Whatever is in the boxes has words of its own in every language: what it is called, what it does, what is asked."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest

from starhaul.kernel.plain import kebab
from starhaul.trucker.adventures import CARDS
from starhaul.trucker.decisions import Ask
from starhaul.trucker.missions import MISSION_CARDS
from starhaul.trucker.printed_components import Kind
from starhaul.trucker.team.printed import PRINTED_MEMBERS
from starhaul.words import Words, languages, locales_folder

SILENT = {Ask.SAND, Ask.TIME}
"""Questions to the clock."""
IN_STEPS = {Ask.LINK_COMPONENTS: "link"}
"""Asked for one end and then for the other."""


def dashed(name: str) -> str:
    return name.lower().replace("_", "-")


def said(language: str, ids: Iterable[str]) -> list[str]:
    words = Words.for_language(language)
    return [words.say(id, count=2) for id in ids]


@pytest.mark.parametrize("language", languages())
def test_kinds_missions_members_and_abilities_are_told_apart(language: str) -> None:
    kinds = [dashed(kind.name) for kind in Kind]
    missions = [dashed(mission.key) for mission in MISSION_CARDS.values()]
    members = [dashed(member) for member in PRINTED_MEMBERS]
    abilities = [f"{member}-{side}" for member in members for side in "ab"]
    assert (len(missions), len(members), len(abilities)) == (16, 17, 34)
    for group in (
        [f"trucker-kind-{kind}" for kind in kinds],
        [f"trucker-about-{kind}" for kind in kinds],
        [f"trucker-mission-{mission}" for mission in missions],
        [f"trucker-mission-{mission}-briefing" for mission in missions],
        [f"trucker-member-{member}" for member in members],
        [f"trucker-skill-{ability}" for ability in abilities],
        [f"trucker-ability-{ability}" for ability in abilities],
    ):
        told = said(language, group)
        assert all(text.strip() for text in told)
        assert len(set(told)) == len(group), group


@pytest.mark.parametrize("language", languages())
def test_every_family_of_cards_and_supercards_has_a_name(language: str) -> None:
    families = sorted({kebab(type(card).__name__) for card in CARDS})
    assert {"black-hole", "tactical-zone", "predator-commando", "robopolice-raid"} <= set(families)
    told = said(language, [f"trucker-card-{family}" for family in families])
    assert len(set(told)) == len(families)


@pytest.mark.parametrize("language", languages())
def test_every_question_is_asked_in_words(language: str) -> None:
    source = "".join(file.read_text("utf-8") for file in sorted((locales_folder() / language).glob("trucker*.ftl")))
    asked = set(re.findall(r"^trucker-ask-([a-z-]+) =", source, re.MULTILINE))
    wanted = {ask: IN_STEPS.get(ask, dashed(ask.name)) for ask in Ask if ask not in SILENT}
    assert [ask for ask, name in wanted.items() if not any(f"{id}-".startswith(f"{name}-") for id in asked)] == []
