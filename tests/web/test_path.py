"""What comes next: on the start page and after a game, with what was played already."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from starhaul.words import Words
from web.films import Played
from web.looks import PHONE, faults_of, width_of
from web.people import Visitors

DESK: ViewportSize = {"width": 1440, "height": 900}
TABLET: ViewportSize = {"width": 1024, "height": 768}
SLOW = 60_000


def way(page: Page, game: str, language: str = "en") -> Locator:
    words = Words.for_language(language)
    return page.get_by_role("list", name=words.say("web-path-of", game=words.say(f"game-{game}")))


def next_step(steps: Locator) -> Locator:
    return steps.locator("[aria-current=step]")


def test_whoever_is_new_sees_where_to_begin(viewers: Visitors) -> None:
    page = viewers.come(viewport=TABLET)
    expect(next_step(way(page, "trucker"))).to_contain_text("Learning flight")
    expect(next_step(way(page, "race"))).to_contain_text("First game")
    expect(page.get_by_text("played", exact=True)).to_have_count(0)
    assert width_of(page) == TABLET["width"]
    assert faults_of(page) == []
    page.get_by_role("button", name="Play: Alone with the robot").click()
    expect(page.get_by_role("region", name="The robot")).to_be_visible(timeout=SLOW)


@pytest.mark.parametrize(("viewport", "language"), [(DESK, "en"), (PHONE, "fr")], ids=["desk", "phone"])
def test_the_learning_flight_leads_to_level_one(
    viewers: Visitors, played: Played, viewport: ViewportSize, language: str
) -> None:
    words = Words.for_language(language)
    page = viewers.come_as(played.host, viewport=viewport, locale=language)
    steps = way(page, "trucker", language)
    expect(steps.locator(".done")).to_contain_text(words.say("web-path-learning"))
    expect(next_step(steps)).to_contain_text(words.say("web-path-level-1"))
    level_1, learning = words.say("web-path-level-1"), words.say("web-path-learning")
    main = page.get_by_role("button", name=words.say("web-play-step", game=words.say("game-trucker"), step=level_1))
    expect(main).to_have_class(re.compile("main"))
    expect(page.get_by_role("button", name=words.say("web-play-again", step=learning))).to_be_visible()
    page.goto(f"{viewers.url.rstrip('/')}/t/{played.code}")
    onward = page.get_by_role("button", name=words.say("web-path-level-1"), exact=True)
    expect(onward).to_be_visible(timeout=SLOW)
    page.get_by_text(words.say("web-path-whole")).click()
    expect(next_step(page.get_by_role("list", name=words.say("web-path-whole")))).to_be_visible()
    assert width_of(page) == viewport["width"]
    assert faults_of(page) == []
    onward.click()
    expect(page.locator(".game[data-asked=build]")).to_be_visible(timeout=SLOW)
    expect(page.locator(".game .head")).to_contain_text(words.say("trucker-level-I"))
