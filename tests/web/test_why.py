"""At a table anything can be asked about: what it is, and which rule speaks."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from starhaul.words import Words
from trucker.shipyard import ship
from trucker.tables import manned
from web.captain import Captain
from web.crossings import Crossing, board, crossing_server, flying
from web.looks import PHONE, faults_of, too_small, width_of
from web.people import Visitors
from web.pioneer import Pioneer
from web.race_tables import Begin, Position, sit_down
from web.rigged import Luck
from web.ships import FREIGHTER

SMALL: dict[str, Any] = {"viewport": PHONE, "has_touch": True}
FORWARD, *_ = FREIGHTER


@pytest.fixture
def luck() -> Luck:
    return Luck([part.tile for part in FREIGHTER])


def expect_told(page: Page, thing: str, section: str) -> None:
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name=thing).first).to_be_visible()
    expect(sheet.get_by_role("region", name=section)).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def ask_about(page: Page, selector: str, ask: str = "What is this?") -> None:
    page.get_by_role("button", name=ask).click()
    box = page.locator(selector).first.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_whatever_lies_on_a_table_of_trucker_is_explained_and_nothing_else_happens(lucky: Visitors) -> None:
    page = lucky.come()
    captain = Captain(page)
    captain.play_now()
    captain.take()
    ask_about(page, ".sheet > .board .component")
    expect_told(page, "Starting cabin", "Crew and aliens")
    ask_about(page, "[data-about='figure:exposed']")
    expect_told(page, "Exposed connectors", "Exposed connectors")
    ask_about(page, ".grab")
    expect_told(page, "Cabin", "Crew and aliens")
    ask_about(page, "[data-about='thing:heap'] h3")
    expect_told(page, "Heap", "Taking and placing parts")
    expect(page.locator(".grab")).to_be_visible()
    expect(page.locator(".sheet > .board .component")).to_have_count(1)


def test_focus_and_a_key_are_enough_and_escape_stops_asking(lucky: Visitors) -> None:
    page = lucky.come()
    captain = Captain(page)
    captain.play_now()
    captain.take()
    page.locator(".grab").focus()
    page.keyboard.press("w")
    expect_told(page, "Cabin", "Crew and aliens")
    page.locator("body").evaluate("() => document.activeElement.blur()")
    page.mouse.move(2, 2)
    page.keyboard.press("w")
    asking = page.get_by_text("Press anything to read what it is.")
    expect(asking).to_be_visible()
    page.keyboard.press("Escape")
    expect(asking).to_have_count(0)


def test_a_refusal_leads_to_the_rule_that_speaks(lucky: Visitors) -> None:
    page = lucky.come()
    captain = Captain(page)
    captain.play_now()
    captain.take()
    captain.put(FORWARD)
    captain.take()
    page.locator('[data-square="6,7"]').click()
    page.get_by_role("button", name="Why?").click()
    book = page.get_by_role("dialog", name="Rulebook")
    expect(book.locator("dl .met")).to_be_visible()


@pytest.mark.parametrize("luck", [Luck(["B018"])], ids=["engine"])
def test_the_spot_check_names_its_faults_and_says_why(lucky: Visitors) -> None:
    page = lucky.come()
    captain = Captain(page)
    captain.open_table("web-trucker-level-learning", "web-trucker-mistakes-honest")
    captain.take()
    page.locator('.targets [data-square="7,6"]').click()
    expect(page.locator(".sheet .unwelded")).to_be_visible()
    captain.finish()
    expect(page.locator(".game")).to_have_attribute("data-asked", "repair")
    faults = page.get_by_role("list", name="mistake")
    expect(faults).to_contain_text("Something stands behind an engine.")
    faults.get_by_role("button", name="Engine (column 7, row 6)").first.click()
    expect(page.locator(".sheet .marked")).not_to_have_count(0)
    assert faults_of(page) == []
    faults.get_by_role("button", name="Why? Something stands behind").click()
    expect_told(page, "A building mistake", "Engines")


def test_cards_figures_and_goals_of_race_are_explained(visitors: Visitors) -> None:
    pioneer = sit_down(visitors)
    page = pioneer.page
    card = page.locator("[data-card][data-about^='card:']").first
    card.focus()
    page.keyboard.press("w")
    expect_told(page, "", "Reading a card")
    ask_about(page, "[data-about='figure:military']")
    expect_told(page, "Military strength", "Military worlds")
    ask_about(page, "[data-about^='goal:']")
    expect(page.get_by_role("dialog")).to_contain_text("Goals for the")
    assert faults_of(page) == []


REFUSING = Position("old-earth drop-ships", hand="drop-ships new-economy rebel-homeworld gem-world")
"""A development that is built, one that is too dear, a world that is too strong."""


def expect_refused(pioneer: Pioneer, card: str, reason: str, rule: str, say: Callable[..., str]) -> None:
    page = pioneer.page
    pioneer.hand.and_(page.locator(f"[data-about='card:{card}']")).click()
    look = page.get_by_role("dialog", name=say("race-card-look"))
    expect(look.locator(".refused")).to_contain_text(say(f"race-refused-{reason}"))
    assert faults_of(page) == []
    look.get_by_role("button", name=say("web-why-rule", rule=rule)).click()
    book = page.get_by_role("dialog", name=say("web-rules"))
    expect(book.locator("dl .met")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize(("language", "kind"), [("en", {}), ("fr", SMALL)], ids=["en", "fr-phone"])
def test_a_card_that_cannot_be_placed_says_why(begin: Begin, language: str, kind: dict[str, Any]) -> None:
    say = Words.for_language(language).say
    pioneer = begin(REFUSING, locale=language, **kind)
    pioneer.page.evaluate("localStorage.setItem('starhaul.passes', 'no')")  # nothing here could be placed at all
    pioneer.page.reload()
    pioneer.expect_asked("action")
    pioneer.choose("develop", "settle")
    pioneer.pass_until("develop")
    expect_refused(pioneer, "drop-ships", "owned-already", "RFG-DEV-07", say)
    expect_refused(pioneer, "new-economy", "cards-missing", "RFG-DEV-06", say)
    expect_refused(pioneer, "gem-world", "no-development", "RFG-DEV-02", say)
    pioneer.pass_until("settle")
    expect_refused(pioneer, "rebel-homeworld", "too-weak", "RFG-STL-48", say)
    expect_refused(pioneer, "drop-ships", "no-world", "RFG-STL-01", say)


@pytest.mark.parametrize(("language", "kind"), [("en", {}), ("fr", SMALL)], ids=["en", "fr-phone"])
def test_every_sign_of_the_key_leads_to_a_rule(visitors: Visitors, language: str, kind: dict[str, Any]) -> None:
    """One of a card, one of the table, one of the robot; what they lead to all together is a test of the page."""
    say = Words.for_language(language).say
    page = sit_down(visitors, locale=language, **kind).page
    page.keyboard.press("k")
    key = page.get_by_role("dialog")
    expect(key.get_by_role("button", name=say("race-key-gamble"))).to_be_visible()
    assert key.locator("li").count() == key.locator("li button[data-about]").count()
    for sign, section in (("key-gamble", "consume"), ("key-table-lock", "round"), ("solo-sign-credit", "robot")):
        key.first.get_by_role("button", name=say(f"race-{sign}"), exact=True).click()
        told = page.get_by_role("dialog").last
        expect(told.get_by_role("region", name=say(f"race-rules-{section}"), exact=True)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(1)
    assert faults_of(page) == []
    assert [name for name in too_small(page) if say("race-key-gamble") in name] == []


UNARMED = manned(ship("II", (5, 7), """
    batteryx2:*3** start batteryx2:***3
"""))  # fmt: skip


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_card_its_penalty_and_the_question_say_why_batteries_pay(
    browser: Browser, tmp_path: Path, language: str
) -> None:
    say = Words.for_language(language).say
    smuggled = Crossing(flying(UNARMED, "I-02", level="II"), ("I-02",))
    with crossing_server(tmp_path, smuggled) as url, ExitStack() as stack:
        visitors = Visitors(browser, url, stack)
        captain = board(visitors, language, locale=language)
        page = captain.page
        captain.play(until=lambda: captain.asked == "pay_token")
        expect(page.locator(".question")).to_have_text(say("trucker-ask-pay-instead", count=2))
        penalty = page.locator("[data-about='penalty:goods']").first
        expect(penalty).to_have_attribute("title", say("trucker-card-lose-goods-why"))
        batteries = say("trucker-rules-losing-goods")
        for asked, title in (
            ("[data-about='card:I-02'] h3", "trucker-card-smugglers"),
            ("[data-about='penalty:goods']", "trucker-thing-goods-lost"),
        ):
            ask_about(page, asked, say("web-why"))
            expect_told(page, say(title), batteries)
        assert faults_of(page) == []
    assert visitors.troubles == []


def begin_asking(page: Page) -> None:
    """On a phone the question mark leads to all help there is."""
    page.get_by_role("button", name="Help and keys").tap()
    page.get_by_role("dialog").get_by_role("button", name="What is this?").tap()


def test_on_a_phone_the_line_that_asks_hides_nothing_of_the_game(visitors: Visitors) -> None:
    page = sit_down(visitors, **SMALL).page
    begin_asking(page)
    banner = page.get_by_role("status").filter(has_text="Press anything").bounding_box()
    game = page.locator(".race").bounding_box()
    assert banner
    assert game
    assert banner["y"] + banner["height"] <= game["y"]
    develop = page.locator("[data-about='action:develop']").bounding_box()
    assert develop
    page.touchscreen.tap(develop["x"] + develop["width"] / 2, develop["y"] + develop["height"] / 2)
    expect_told(page, "Develop", "Develop")


@pytest.mark.parametrize("game", ["trucker", "race"])
def test_help_is_one_press_away(visitors: Visitors, game: str) -> None:
    page = visitors.come(**SMALL) if game == "trucker" else sit_down(visitors, **SMALL).page
    if game == "trucker":
        Captain(page).play_now()
    page.get_by_role("button", name="Help and keys").tap()
    page.get_by_role("dialog").get_by_role("button", name="Rulebook").tap()
    expect(page.get_by_role("dialog", name="Rulebook")).to_be_visible()
    assert faults_of(page) == []


@pytest.mark.parametrize("game", ["trucker", "race"])
def test_it_fits_a_phone(visitors: Visitors, game: str) -> None:
    page = visitors.come(**SMALL) if game == "trucker" else sit_down(visitors, **SMALL).page
    if game == "trucker":
        Captain(page).play_now()
    assert width_of(page) == PHONE["width"]
    begin_asking(page)
    page.get_by_role("button", name="Rulebook").last.tap()
    expect(page.get_by_role("dialog", name="Rulebook")).to_be_visible()
    assert width_of(page) == PHONE["width"]
    assert faults_of(page) == []
    assert [name for name in too_small(page) if "Rulebook" in name] == []


def test_rulebook_and_gallery_lie_over_a_game_too(lucky: Visitors) -> None:
    page = lucky.come()
    Captain(page).play_now()
    page.get_by_role("button", name="Rulebook").click()
    page.get_by_role("dialog", name="Rulebook").get_by_role("button", name="Gallery").click()
    gallery = page.get_by_role("dialog", name="Gallery")
    gallery.get_by_role("button", name="Thruster").first.click()
    expect_told(page, "Thruster", "Thrusters")
    expect(page.locator(".game")).to_be_visible()
