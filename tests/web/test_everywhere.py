"""The same screens for everybody: on a phone, at 1024x768 and at 1440x900, in both languages, late in a game too. Axe
finds nothing serious, nothing scrolls sideways, and what is needed is in sight."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from starhaul.words import Words
from web.captain import PATIENCE
from web.films import Played, play_out
from web.looks import PHONE, faults_of, visible_part, width_of
from web.people import Visitors
from web.race_late import late_server
from web.race_tables import sit_down
from web.test_race_late import FULL_HAND, SEATS, hidden_facts
from web.yards import Yard, late_yard

SIZES: dict[str, ViewportSize] = {
    "phone": PHONE,
    "small": {"width": 1024, "height": 768},
    "wide": {"width": 1440, "height": 900},
}
LANGUAGES = pytest.mark.parametrize("language", ["en", "fr"])
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def sizes(page: Page) -> Iterator[str]:
    """The same page, one size after the other: what was opened stays open."""
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        page.evaluate(DRAWN)  # what measures itself has done so
        yield name


def expect_sound(page: Page, what: str = "") -> None:
    size = page.viewport_size
    assert size
    assert faults_of(page) == [], (what, size)
    assert width_of(page) == size["width"], what


def expect_sound_everywhere(page: Page, what: str = "") -> None:
    for _ in sizes(page):
        expect_sound(page, what)


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


@LANGUAGES
def test_the_last_round_of_race_with_five_seats_and_fourteen_cards(latecomers: Visitors, language: str) -> None:
    say = Words.for_language(language).say
    pioneer = sit_down(latecomers, SEATS, locale=language)
    page = pioneer.page
    pioneer.expect_asked("action")
    expect(pioneer.hand).to_have_count(14)
    for size in sizes(page):
        assert hidden_facts(pioneer.hand) == [], size
        expect_sound(page)
        if size == "phone":
            page.get_by_role("button", name=say("race-tab-rivals"), exact=True).click()
            expect(page.locator(".rival").first).to_be_visible()
            expect_sound(page)
            page.get_by_role("button", name=say("race-tab-mine"), exact=True).click()
        else:
            assert hidden_facts(page.locator(".rival [data-card]")) == [], size
    pioneer.choose("explore5")
    pioneer.play_until("keep")
    for size in sizes(page):
        assert hidden_facts(page.locator(".seen [data-card]")) == [], size
        expect_sound(page)


@pytest.fixture(scope="module")
def yard(hurried_url: str) -> Yard:
    return late_yard(hurried_url, level=3)


@LANGUAGES
def test_a_yard_of_level_three_with_sixty_parts_face_up(viewers: Visitors, yard: Yard, language: str) -> None:
    page = viewers.come_as(yard.host, f"/t/{yard.code}", locale=language)
    expect(page.locator(".game")).to_be_visible(timeout=PATIENCE)
    parts = page.locator(".face-up button")
    for size in sizes(page):
        expect_sound(page)
        if size == "phone":
            page.locator(".game > nav button").first.click()
        expect(parts.first).to_be_visible()
        assert parts.count() >= 60
        assert visible_part(parts.nth(7)) == 1, "not even two rows are seen"
        assert visible_part(page.locator(".sheet > .board")) == 1
        if size == "phone":
            expect_sound(page, "the heap")


@pytest.fixture(scope="module")
def flown(hurried_url: str) -> Played:
    return play_out(hurried_url, "Ada", "trucker", 4, level=3)


@pytest.fixture(scope="module")
def raced(hurried_url: str) -> Played:
    return play_out(hurried_url, "Ada", "race", 5)


@LANGUAGES
def test_how_games_end(viewers: Visitors, flown: Played, raced: Played, language: str) -> None:
    """With as many at the table as there can be."""
    page = viewers.come_as(flown.host, f"/t/{flown.code}", locale=language)
    expect(page.locator(".veil .ships")).to_have_count(4, timeout=PATIENCE)
    expect(page.locator(".veil .prizes li").first).to_be_visible()
    expect_sound_everywhere(page, "payday")
    page = viewers.come_as(raced.host, f"/t/{raced.code}", locale=language)
    expect(page.get_by_role("dialog").locator("tfoot td")).to_have_count(5, timeout=PATIENCE)
    expect_sound_everywhere(page, "the bill")
    page.get_by_role("button", name=Words.for_language(language).say("race-bill-by-card")).click()
    expect(page.locator(".seats section")).to_have_count(5, timeout=PATIENCE)  # a worker plays it again first
    expect_sound_everywhere(page, "card by card")


AROUND = ("/", "/new?game=trucker", "/new?game=race", "/profile")
"""What surrounds games, for somebody who has played; rulebook and gallery have their own tests."""


@LANGUAGES
def test_what_surrounds_games(viewers: Visitors, played: Played, language: str) -> None:
    page = viewers.come_as(played.host, locale=language)
    for path in (*AROUND, f"/deal/{played.id}", f"/replay/{played.id}"):
        page.goto(viewers.url.rstrip("/") + path)
        expect(page.locator("h1, .game").first).to_be_visible(timeout=PATIENCE)
        page.wait_for_load_state("networkidle")
        expect_sound_everywhere(page, path)


SHEETS = (
    ("web-settings", "web-settings"),
    ("web-keys", "web-keys"),
    ("web-rules", "web-rules"),
)
"""What lies over a game: the button in the bar, the name of the dialog."""


@LANGUAGES
def test_what_lies_over_a_game(latecomers: Visitors, language: str) -> None:
    """Settings, keys and rulebook, a gallery, why and the key of signs: one table for all of it."""
    say = Words.for_language(language).say
    page = sit_down(latecomers, SEATS, locale=language).page
    for button, title in SHEETS:
        page.get_by_role("button", name=say(button), exact=True).first.click()
        sheet = page.get_by_role("dialog", name=say(title))
        expect(sheet).to_be_visible()
        expect_sound_everywhere(page, title)
        if title == "web-rules":
            sheet.get_by_role("button", name=say("web-gallery")).click()
            expect(page.get_by_role("dialog", name=say("web-gallery"))).to_be_visible()
            expect_sound_everywhere(page, "gallery")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator("[data-card][data-about^='card:']").first.focus()
    for key in ("w", "k"):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        expect_sound_everywhere(page, key)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
