"""The start page as a person meets it, in a real browser."""

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import starhaul

ENGLISH = "Create a table"
FRENCH = "Créer une table"


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A person with an English browser who was never here before."""
    context = browser.new_context(locale="en-GB")
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext, url: str) -> Iterator[Page]:
    """The page, opened. Whatever the test does, the console stays clean and nothing leaves this machine."""
    page = context.new_page()
    troubles: list[str] = []
    hosts: set[str | None] = set()
    page.on("console", lambda message: troubles.append(message.text))
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("request", lambda request: hosts.add(urlsplit(request.url).hostname))
    page.goto(url)
    yield page
    page.wait_for_load_state("networkidle")
    assert troubles == []
    assert hosts == {"127.0.0.1"}


def test_it_introduces_itself_and_tells_the_version(page: Page) -> None:
    expect(page).to_have_title("Starhaul: space board games in your browser")
    expect(page.get_by_role("heading", name="Starhaul")).to_be_visible()
    expect(page.get_by_text(starhaul.__version__, exact=True)).to_be_visible()
    expect(page.get_by_text(ENGLISH)).to_have_count(1)
    expect(page.get_by_role("contentinfo")).to_contain_text("not affiliated with the publishers")


def test_the_language_changes_without_reload_and_is_remembered(page: Page) -> None:
    page.evaluate("window.loadedOnce = true")
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_text(FRENCH)).to_have_count(1)
    expect(page.get_by_text(ENGLISH)).to_have_count(0)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert page.evaluate("window.loadedOnce")
    page.reload()
    expect(page.get_by_text(FRENCH)).to_have_count(1)
    expect(page.get_by_role("button", name="Français")).to_have_attribute("aria-pressed", "true")


def test_a_french_browser_is_greeted_in_french(browser: Browser, url: str) -> None:
    with browser.new_context(locale="fr-CA") as context:
        page = context.new_page()
        page.goto(url)
        expect(page.get_by_text(FRENCH)).to_have_count(1)


def _brightness(page: Page) -> int:
    colour: str = page.evaluate("getComputedStyle(document.body).backgroundColor")
    return sum(int(part) for part in colour.removeprefix("rgb(").removesuffix(")").split(","))


def test_the_theme_follows_the_system_until_chosen(page: Page) -> None:
    page.emulate_media(color_scheme="dark")
    assert _brightness(page) < 100
    page.emulate_media(color_scheme="light")
    assert _brightness(page) > 600
    page.get_by_role("button", name="Dark").click()
    assert _brightness(page) < 100
    page.reload()
    assert _brightness(page) < 100


@pytest.mark.parametrize("width", [360, 768, 1440, 2560])
@pytest.mark.parametrize("language", ["English", "Français"])
def test_it_fits_the_screen(page: Page, width: int, language: str) -> None:
    page.set_viewport_size({"width": width, "height": 780})
    page.get_by_role("button", name=language).click()
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_switches_work_by_keyboard_and_show_where_one_is(page: Page) -> None:
    names = []
    for _ in range(5):
        page.keyboard.press("Tab")
        names.append(page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.textContent.trim()"))
        assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"
    assert names == ["English", "Français", "As the system", "Light", "Dark"]
    page.get_by_role("button", name="Français").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text(FRENCH)).to_have_count(1)


def test_nothing_moves_for_those_who_asked_for_rest(page: Page) -> None:
    moving = "document.getAnimations().filter((animation) => animation.playState === 'running').length"
    assert page.evaluate(moving) > 0
    page.emulate_media(reduced_motion="reduce")
    assert page.evaluate(moving) == 0
