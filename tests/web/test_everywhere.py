"""The same screens for everybody: on a phone, at 1024x768 and at 1440x900, in both languages, late in a game too. Axe
finds nothing serious, nothing scrolls sideways, and what is needed is in sight."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from starhaul.words import Words
from web.captain import PATIENCE
from web.films import Played, play_out
from web.looks import PHONE, faults_of, visible_part, width_of
from web.people import Visitors
from web.race_late import late_server
from web.race_tables import sit_down
from web.test_race_late import FULL_HAND, SEATS, hidden_facts
from web.yards import LEFT, Yard, late_yard

SIZES: dict[str, dict[str, Any]] = {
    "phone": {"viewport": PHONE, "has_touch": True},
    "small": {"viewport": {"width": 1024, "height": 768}},
    "wide": {"viewport": {"width": 1440, "height": 900}},
}
EVERYWHERE = [
    pytest.param({**size, "locale": language}, id=f"{name}-{language}")
    for name, size in SIZES.items()
    for language in ("en", "fr")
]


def is_phone(kind: dict[str, Any]) -> bool:
    return bool(kind["viewport"] == PHONE)


def expect_sound(page: Page, kind: dict[str, Any]) -> None:
    assert faults_of(page) == []
    assert width_of(page) == kind["viewport"]["width"]


@pytest.fixture(scope="module")
def late_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with late_server(tmp_path_factory.mktemp("late"), FULL_HAND) as url:
        yield url


@pytest.fixture
def latecomers(browser: Browser, late_url: str) -> Iterator[Visitors]:
    with ExitStack() as stack:
        visitors = Visitors(browser, late_url, stack)
        yield visitors
    assert visitors.troubles == []


@pytest.mark.parametrize("kind", EVERYWHERE)
def test_the_last_round_of_race_with_five_seats_and_fourteen_cards(latecomers: Visitors, kind: dict[str, Any]) -> None:
    say = Words.for_language(kind["locale"]).say
    pioneer = sit_down(latecomers, SEATS, **kind)
    page = pioneer.page
    pioneer.expect_asked("action")
    expect(pioneer.hand).to_have_count(14)
    assert hidden_facts(pioneer.hand) == []
    expect_sound(page, kind)
    if is_phone(kind):
        page.get_by_role("button", name=say("race-tab-rivals"), exact=True).tap()
        expect(page.locator(".rival").first).to_be_visible()
        expect_sound(page, kind)
        page.get_by_role("button", name=say("race-tab-mine"), exact=True).tap()
    else:
        assert hidden_facts(page.locator(".rival [data-card]")) == []
    pioneer.choose("explore5")
    pioneer.play_until("keep")
    assert hidden_facts(page.locator(".seen [data-card]")) == []
    expect_sound(page, kind)


@pytest.fixture(scope="module")
def yard(hurried_url: str) -> Yard:
    return late_yard(hurried_url, level=3)


@pytest.mark.parametrize("kind", EVERYWHERE)
def test_a_yard_of_level_three_with_sixty_parts_face_up(viewers: Visitors, yard: Yard, kind: dict[str, Any]) -> None:
    page = viewers.come_as(yard.host, f"/t/{yard.code}", **kind)
    expect(page.locator(".game")).to_be_visible(timeout=PATIENCE)
    expect_sound(page, kind)
    if is_phone(kind):
        page.locator(".game > nav button").first.tap()
    parts = page.locator(".face-up button")
    expect(parts.first).to_be_visible()
    assert parts.count() >= LEFT
    assert visible_part(parts.nth(7)) == 1, "not even two rows are seen"
    assert visible_part(page.locator(".sheet > .board")) == 1
    expect_sound(page, kind)


@pytest.fixture(scope="module")
def flown(hurried_url: str) -> Played:
    return play_out(hurried_url, "Ada", "trucker", 4, level=3)


@pytest.fixture(scope="module")
def raced(hurried_url: str) -> Played:
    return play_out(hurried_url, "Ada", "race", 5)


@pytest.mark.parametrize("kind", EVERYWHERE)
def test_how_games_end(viewers: Visitors, flown: Played, raced: Played, kind: dict[str, Any]) -> None:
    """With as many at the table as there can be."""
    page = viewers.come_as(flown.host, f"/t/{flown.code}", **kind)
    expect(page.locator(".veil .ships")).to_have_count(4, timeout=PATIENCE)
    expect(page.locator(".veil .prizes li").first).to_be_visible()
    expect_sound(page, kind)
    page = viewers.come_as(raced.host, f"/t/{raced.code}", **kind)
    expect(page.get_by_role("dialog").locator("tfoot td")).to_have_count(5, timeout=PATIENCE)
    expect_sound(page, kind)
    page.get_by_role("button", name=Words.for_language(kind["locale"]).say("race-bill-by-card")).click()
    expect(page.locator(".seats section")).to_have_count(5, timeout=PATIENCE)  # a worker plays it again first
    expect_sound(page, kind)


AROUND = ("/", "/new?game=trucker", "/new?game=race", "/profile")
"""What surrounds games, for somebody who has played; rulebook and gallery have their own tests."""


@pytest.mark.parametrize("kind", EVERYWHERE)
def test_what_surrounds_games(viewers: Visitors, played: Played, kind: dict[str, Any]) -> None:
    page = viewers.come_as(played.host, **kind)
    for path in (*AROUND, f"/deal/{played.id}"):
        page.goto(viewers.url.rstrip("/") + path)
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        page.wait_for_load_state("networkidle")
        expect_sound(page, kind)
