"""Bots have a face, a line about their strength, and now and then something to say."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from starhaul.words import Words
from web.films import Played
from web.looks import PHONE, faults_of, width_of
from web.people import Visitors

DESK: ViewportSize = {"width": 1440, "height": 900}
TABLET: ViewportSize = {"width": 1024, "height": 768}
SLOW = 60_000


WHERE_IT_SPEAKS = """() => {
  const said = document.querySelector('[role=status] .bot-face')?.closest('p').getBoundingClientRect();
  if (!said) return null;
  const names = document.querySelector('.frame-bar .seats').getBoundingClientRect();
  const isBeside = said.left < names.left || said.right > names.right;
  const isIn = !isBeside && said.top >= names.top && said.bottom <= names.bottom;
  return isIn ? 'over the names' : 'over something else';
}"""
"""Asked at the first moment that something is said: it is gone after seconds."""


@pytest.mark.parametrize(
    ("viewport", "language"), [(DESK, "en"), (TABLET, "fr"), (PHONE, "fr")], ids=["desk", "tablet", "phone"]
)
def test_a_bot_has_a_face_and_a_word_at_the_start(visitors: Visitors, viewport: ViewportSize, language: str) -> None:
    words = Words.for_language(language)
    page = visitors.come(viewport=viewport, locale=language)
    page.get_by_role("button", name=words.say("web-play-now")).first.click()
    if viewport is not PHONE:  # neither the game nor a tool of the bar is covered
        assert page.wait_for_function(WHERE_IT_SPEAKS, timeout=SLOW).json_value() == "over the names"
    remark = page.get_by_role("status").filter(has_text=words.say("web-talk-start-2"))
    expect(remark).to_be_visible(timeout=SLOW)
    expect(remark).to_contain_text(words.say("web-bot-name-2"))
    expect(page.locator(".frame-bar li .bot-face")).to_have_count(2)
    assert width_of(page) == viewport["width"]
    assert faults_of(page) == []
    if viewport is PHONE:  # there the settings are behind the table
        page.locator(".frame-bar").get_by_role("button", name=words.say("web-table", code=page.url[-8:])).click()
    page.get_by_role("button", name=words.say("web-settings")).click()
    page.get_by_role("checkbox", name=words.say("web-talk")).uncheck()
    expect(remark).to_have_count(0)


def test_bots_wait_until_the_guide_has_said_what_this_is_about(visitors: Visitors) -> None:
    words = Words.for_language("en")
    page = visitors.come(viewport=DESK, is_new=True)
    page.get_by_role("button", name=words.say("web-play-now")).first.click()
    goal = page.get_by_role("complementary", name=words.say("web-guide"))
    expect(goal).to_contain_text("How this is won", timeout=SLOW)
    remark = page.get_by_role("status").filter(has=page.locator(".bot-face"))
    expect(remark).to_have_count(0)
    goal.get_by_role("button", name="Got it").click()
    expect(remark).to_be_visible()


def test_the_best_bot_has_the_last_word(viewers: Visitors, played: Played) -> None:
    words = Words.for_language("en")
    page = viewers.come_as(played.host, f"/t/{played.code}")
    said = page.locator(".veil p").filter(has=page.locator(".bot-face"))
    expect(said.locator(".bot-face")).to_be_visible(timeout=SLOW)
    lines = [words.say(f"web-talk-{occasion}-{bot}") for occasion in ("win", "lost") for bot in (2, 3)]
    text = said.inner_text()
    assert any(line in text for line in lines)
    page.get_by_role("button", name="Look at the ships").click()
    page.get_by_role("button", name=words.say("web-table", code=played.code)).click()
    sheet = page.get_by_role("dialog").filter(has_text=words.say("web-bot-rookie-line"))
    expect(sheet.locator(".bot-face").first).to_be_visible()
