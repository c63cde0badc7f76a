"""The rulebook of the page: alike in both languages, whole, and with a section for whatever is asked about."""

import re

import pytest

import rulebook_pages as pages
from citing import ROOT
from starhaul.digest import read_own_book
from starhaul.kernel.plain import kebab
from starhaul.race.actions import Action
from starhaul.race.designs import goal_tiles
from starhaul.race.powers import Phase
from starhaul.trucker.adventures import CARDS
from starhaul.trucker.faults import RULES
from starhaul.trucker.printed_components import Kind
from starhaul.words import Words, languages

BOOK = read_own_book()
IDS = {rule.id for rule in BOOK.rules}
UNTOLD = ("RFG-RPL",)
"""How recorded games are replayed is not for players."""
PAGE = ROOT / "web" / "src"


def is_told_to_players(rule_id: str) -> bool:
    is_example = re.search(r"(^|-)EX-?[B0-9]", rule_id) is not None
    return not is_example and not rule_id.startswith(UNTOLD)


@pytest.mark.parametrize("game", pages.GAMES)
def test_both_languages_tell_the_same_rules_paragraph_by_paragraph(game: str) -> None:
    english, *others = (Words.for_language(language, f"{game}-rules") for language in languages())
    for section in pages.sections(game):
        for other in others:
            told = pages.paragraphs(other, game, section["id"])
            assert told == pages.paragraphs(english, game, section["id"]), section["id"]


@pytest.mark.parametrize("game", pages.GAMES)
def test_every_rule_that_is_linked_exists(game: str) -> None:
    ends = {end for cite in pages.citations(Words.for_language("en", f"{game}-rules"), game) for end in cite.ends()}
    assert ends - IDS == set()


def test_every_rule_of_the_digest_is_told_somewhere() -> None:
    told = [cite for game in pages.GAMES for cite in pages.citations(Words.for_language("en", f"{game}-rules"), game)]
    wanted = [rule.id for rule in BOOK.rules if rule.needs_test and is_told_to_players(rule.id)]
    assert [rule for rule in wanted if not any(cite.means(rule) for cite in told)] == []


@pytest.mark.parametrize("game", pages.GAMES)
def test_no_section_is_there_twice(game: str) -> None:
    ids = [*(chapter["id"] for chapter in pages.outline(game)), *(section["id"] for section in pages.sections(game))]
    assert sorted(set(ids)) == sorted(ids)


def test_the_rulebook_of_trucker_speaks_of_every_component_card_and_fault() -> None:
    wanted = {f"component:{kind.name.lower()}" for kind in Kind}
    wanted |= {f"card:{kebab(type(card).__name__)}" for card in CARDS}
    wanted |= {f"fault:{code}" for code in RULES}
    assert wanted - pages.topics("trucker") == set()


def test_the_rulebook_of_race_speaks_of_every_goal_action_and_phase() -> None:
    wanted = {f"goal:{goal.kind}" for goal in goal_tiles()} | {f"action:{action.name.lower()}" for action in Action}
    wanted |= {f"power:{phase.name.lower()}" for phase in Phase}
    assert wanted - pages.topics("race") == set()


@pytest.mark.parametrize("game", pages.GAMES)
def test_what_the_page_lets_people_ask_about_has_a_section(game: str) -> None:
    """Topics that are written out in the screens; those made of ids are resolved by the game's `subject.ts`."""
    screens = "\n".join(file.read_text("utf-8") for file in (PAGE / game).rglob("*.svelte"))
    asked = set(re.findall(r'data-about="([a-z]+:[a-z_-]+)"', screens))
    assert asked
    assert asked - pages.topics(game) == set()
