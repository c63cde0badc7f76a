"""Race where room is scarce: what a thumb finds, and what words say that stand in both languages."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from starhaul.words import Words
from web import looks
from web.films import Played, play_out
from web.looks import thumb, visible_part, width_of
from web.people import Visitors
from web.pioneer import SLOW
from web.race_tables import Begin, Position, sit_down

PHONE: dict[str, Any] = {"viewport": looks.PHONE, "has_touch": True}
WITHOUT_GOALS = {"expansion": "base"}


@pytest.fixture(scope="module")
def over(hurried_url: str) -> Played:
    return play_out(hurried_url, "Ada", "race", 2, goals=True)


def tab(page: Page, name: str) -> None:
    thumb(page, page.get_by_role("button", name=name, exact=True))


def test_rivals_lie_open_in_their_tab_and_large_when_touched(begin: Begin) -> None:
    pioneer = begin(Position("old-earth", hand="gem-world", rival="gem-world tourist-world"), **PHONE)
    page = pioneer.page
    pioneer.expect_asked("action")
    tab(page, "Others")
    cards = page.locator(".rival [data-card]")
    expect(cards).to_have_count(3)
    assert visible_part(cards.last) == 1
    thumb(page, page.locator(".rival button.name"))
    expect(page.get_by_role("heading", name="Tableau of")).to_be_visible()
    expect(page.locator(".tableau [data-card]")).to_have_count(3)
    page.get_by_role("button", name="Back to").click()
    expect(page.get_by_role("heading", name="Your tableau")).to_be_visible()
    assert width_of(page) == looks.PHONE["width"]


@pytest.mark.parametrize("kind", [PHONE, {}], ids=["phone", "desktop"])
def test_from_the_table_back_to_the_bill(viewers: Visitors, over: Played, kind: dict[str, Any]) -> None:
    page = viewers.come_as(over.host, f"/t/{over.code}", **kind)
    bill = page.locator("[role=dialog][aria-labelledby=rc-end]")
    bill.get_by_role("button", name="Look at the table").click(timeout=SLOW)
    expect(bill).to_have_count(0)
    expect(page.locator("section.strip .who")).to_have_text("The end")
    page.get_by_role("button", name="Back to the bill").click()
    expect(bill).to_be_visible()


def test_a_table_without_goals_has_no_tab_for_them(visitors: Visitors) -> None:
    page = sit_down(visitors, options=WITHOUT_GOALS, **PHONE).page
    tabs = page.locator(".tabs button")
    expect(tabs).to_have_text(["Table", "Others", "Story"])
    pioneer = sit_down(visitors, **PHONE)
    expect(pioneer.page.locator(".tabs button")).to_have_text(["Table", "Others", "Goals", "Story"])


def test_the_first_hint_about_worlds_names_the_signs_as_they_are_drawn(begin: Begin) -> None:
    pioneer = begin(Position("old-earth gem-world", hand="radioactive-world spice-world"))
    pioneer.expect_asked("action")
    rings = {
        kind: pioneer.page.locator(f".emblem.{kind}").first.evaluate("one => getComputedStyle(one).strokeDasharray")
        for kind in ("windfall", "production")
    }
    assert rings["windfall"] != "none"
    assert rings["production"] == "none"
    for language, ring in (("en", "dashed ring"), ("fr", "cercle en pointillé")):
        assert ring in Words.for_language(language, "race-guide").say("race-guide-settle")


def test_a_finished_game_is_not_called_in_play(viewers: Visitors, over: Played) -> None:
    page = viewers.come_as(over.host, "/")
    rows = page.get_by_role("region", name="Replays of my games").or_(page.locator("section:has-text('Replays of')"))
    expect(rows.first).to_contain_text("Ada", timeout=SLOW)
    expect(page.locator("body")).not_to_contain_text("In play")


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_every_phase_has_its_name(visitors: Visitors, locale: str) -> None:
    page = sit_down(visitors, locale=locale, viewport=looks.LOW_PHONE, has_touch=True).page
    names = page.locator(".phases h3")
    expect(names).to_have_count(5)
    say = Words.for_language(locale).say
    for at, phase in enumerate(["explore", "develop", "settle", "consume", "produce"]):
        expect(names.nth(at)).to_contain_text(say(f"race-stage-{phase}"))
        expect(names.nth(at).locator("span")).to_be_visible()
        assert names.nth(at).evaluate("one => one.scrollWidth <= one.clientWidth"), f"{phase} is cut"


HELPLESS = Position("old-earth", hand="rebel-homeworld new-economy")
"""Nothing that could be placed."""


def test_what_passes_by_itself_says_so_and_offers_no_button(begin: Begin) -> None:
    pioneer = begin(HELPLESS, **PHONE)
    page = pioneer.page
    pioneer.expect_asked("action")
    page.evaluate("localStorage.setItem('starhaul.tempo', 'steady')")
    page.reload()
    page.evaluate(NOTE_FORCED)
    pioneer.expect_asked("action")
    pioneer.choose("develop", "settle")
    expect(page.locator("body")).to_have_attribute("data-forced", "0", timeout=SLOW)


NOTE_FORCED = """() => {
  new MutationObserver(() => {
    const question = document.querySelector('section.strip .question')?.innerText ?? '';
    if (!question.startsWith('Nothing you can build')) return;
    document.body.dataset.forced ??= document.querySelectorAll('section.strip .choices button').length;
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
"""How many buttons there were beside the sentence; it stands there for a moment only."""


NOTE_SKIPS = """() => {
  new MutationObserver(() => {
    const skip = document.querySelector('section.strip .skip');
    if (skip) document.body.dataset.skip = skip.innerText.trim();
  }).observe(document.body, { childList: true, subtree: true });
}"""
"""The button is there for a moment only: a look now and then can miss it."""


@pytest.mark.parametrize(("locale", "label"), [("en-GB", "Skip ahead"), ("fr-FR", "Passer à la suite")])
def test_a_thumb_is_not_told_to_press_a_key(visitors: Visitors, locale: str, label: str) -> None:
    pioneer = sit_down(visitors, locale=locale, reduced_motion="no-preference", **PHONE)
    page = pioneer.page
    page.evaluate("localStorage.setItem('starhaul.tempo', 'steady')")
    page.reload()
    pioneer.expect_asked("start_hand")
    page.evaluate(NOTE_SKIPS)
    pioneer.answer("start_hand")
    expect(page.locator("body")).to_have_attribute("data-skip", label, timeout=SLOW)


def test_h_is_for_hints_and_m_for_the_hand(begin: Begin) -> None:
    pioneer = begin(Position("old-earth", hand="gem-world spice-world"), is_new=True)
    page = pioneer.page
    pioneer.expect_asked("action")
    bubble = page.locator(".voice aside")
    expect(bubble).to_be_visible()
    page.keyboard.press("m")
    expect(pioneer.hand.first).to_be_focused()
    expect(bubble).to_be_visible()
    page.keyboard.press("t")
    page.keyboard.press("h")
    expect(page.locator(".hand [data-card]:focus")).to_have_count(0)
    page.keyboard.press("?")
    names = page.get_by_role("dialog").locator("kbd").all_inner_texts()
    assert len([name for name in names if name == "H"]) == 1


HANDFUL = "gem-world artist-colony space-port spice-world radioactive-world tourist-world mining-world plague-world"
COVERED = """(tags) => tags.filter((tag) => {
  const { left, right, top, bottom } = tag.getBoundingClientRect();
  tag.style.pointerEvents = 'auto';
  return ![top + 2, bottom - 2].every((y) => tag.contains(document.elementFromPoint((left + right) / 2, y)));
}).map((tag) => tag.innerText)"""
"""Notes of which something hides the upper or the lower edge."""


def test_nothing_moves_under_a_thumb_that_picks_and_pays(begin: Begin) -> None:
    pioneer = begin(Position("old-earth", hand=HANDFUL), **PHONE, locale="fr-FR")
    page = pioneer.page
    pioneer.choose("develop", "settle")
    pioneer.pass_until("settle")
    top = page.locator(".hand").bounding_box()
    assert page.locator(".hand .tag").evaluate_all(COVERED) == []
    pioneer.press(pioneer.pickable.first)
    expect(pioneer.main).to_be_visible()
    assert page.locator(".hand").bounding_box() == top, "a longer button has moved the hand"
    pioneer.press(pioneer.main)
    pioneer.expect_asked("pay")
    pay, propose = page.locator("section.strip .choices button").all()
    expect(propose).to_be_disabled()
    before = pay.bounding_box()
    pioneer.press(pioneer.picked.first)
    expect(propose).to_be_enabled()
    assert pay.bounding_box() == before, "another button came where this one was"
