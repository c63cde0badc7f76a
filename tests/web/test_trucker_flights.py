"""Whole flights in a real browser against a real server: by mouse, by keys, by thumb, in both languages."""

from __future__ import annotations

import re
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from citing import ROOT
from starhaul.words import Words
from web.captain import PATIENCE, Captain
from web.lines import SlowLine
from web.looks import (
    BARRED_PHONE,
    LOW_PHONE,
    PHONE,
    SHORT_WINDOWS,
    SMALL_PHONE,
    faults_of,
    thumb,
    too_small,
    visible_part,
    width_of,
)
from web.people import Visitors
from web.rigged import Luck, freighter_luck, rigged_server
from web.ships import ALIENS, FREIGHTER, Part

METEORS_II, PLANETS_II = "II-10", "II-14"


@pytest.fixture
def luck() -> Luck:
    return freighter_luck()


def aboard(page: Page) -> int:
    return page.locator(".sheet > .board .component").count()


def fly_to_the_hit(captain: Captain) -> None:
    """Build the ship, launch, and fly on until the meteor from the left is asked about."""
    captain.assemble(FREIGHTER)
    captain.finish()
    fly_until(captain, "defend")


def fly_until(captain: Captain, asked: str) -> None:
    captain.play(until=lambda: captain.asked == asked)


@pytest.mark.parametrize(
    "luck", [Luck([part.tile for part in ALIENS], [PLANETS_II, METEORS_II], [(4, 4)])], ids=["aliens"]
)
def test_a_flight_of_level_two_by_mouse(lucky: Visitors) -> None:
    page = lucky.come()
    captain = Captain(page)
    captain.open_table("web-trucker-level-2")
    captain.assemble(ALIENS)
    page.get_by_role("group", name="What is coming").get_by_role("button").first.click()
    expect(page.get_by_role("dialog", name="Pile 1")).to_be_visible()
    captain.button("trucker-forecast-put-back").click()
    captain.finish()
    captain.play()
    assert {"house", "fly_on", "land", "load", "defend"} <= set(captain.answered)
    expect(captain.bill).to_contain_text("Total")


def test_building_by_keys_alone(lucky: Visitors) -> None:
    page = lucky.come()
    Captain(page).play_now()
    for part in FREIGHTER[:4]:
        page.keyboard.press("t")
        expect(page.locator(".targets button:focus")).to_have_count(1)
        for _ in range(part.turn):
            page.keyboard.press("r")
        walk_to(page, part)
        page.keyboard.press("Enter")
        expect(page.locator(".sheet .unwelded")).to_be_visible()
    page.keyboard.press("1")
    first_place = page.get_by_role("button", name="Start from place").first
    page.keyboard.press(first_place.locator("kbd").inner_text())
    expect(page.get_by_role("button", name="Fly on")).to_be_visible(timeout=PATIENCE)
    assert aboard(page) == 5


def test_a_press_is_answered_before_the_server_has_spoken(lucky: Visitors) -> None:
    page = lucky.come()
    line = SlowLine(page)
    captain = Captain(page)
    captain.play_now()
    hand = page.get_by_role("group", name="In hand")
    line.hold()
    captain.button("trucker-take-hidden").click()
    expect(hand.locator(".coming")).to_be_visible()
    line.let_go()
    expect(hand.locator(".grab")).to_be_visible()
    line.hold()
    captain.put(FREIGHTER[0])
    page.keyboard.press("t")
    line.let_go()
    expect(hand.locator(".grab")).to_be_visible()
    assert aboard(page) == 2


def test_what_was_refused_did_not_happen(lucky: Visitors) -> None:
    page = lucky.come()
    line = SlowLine(page)
    captain = Captain(page)
    captain.play_now()
    captain.take()
    line.refuse("square-taken")
    page.locator(".targets .fits").first.click()
    expect(
        page.get_by_role("status").filter(has_text=captain.words.say("trucker-refused-square-taken"))
    ).to_be_visible()
    expect(page.locator(".grab")).to_be_visible()
    expect(page.locator(".sheet .unwelded")).to_have_count(0)
    captain.put(FREIGHTER[0])


@pytest.mark.parametrize("luck", [Luck([part.tile for part in ALIENS])], ids=["aliens"])
def test_mistakes_are_marked_where_the_table_wants_it(lucky: Visitors) -> None:
    page = lucky.come()
    captain = Captain(page)
    captain.open_table("web-trucker-level-2", "web-trucker-mistakes-marked")
    captain.assemble(ALIENS[:4])
    captain.take()
    wrong = page.locator(".targets .wrong")
    expect(wrong.first).to_have_attribute("aria-label", re.compile("Would break a rule"))
    expect(page.locator(".targets .fits")).to_have_count(1)
    wrong.first.click()
    expect(page.locator(".sheet .unwelded")).to_be_visible()
    expect(page.locator(".grab")).to_have_count(0)
    captain.put(ALIENS[4], "turned")


def walk_to(page: Page, part: Part) -> None:
    """By arrow keys, one square at a time, sideways and then up or down."""
    for axis, goal, forward, backward in (
        (1, part.row, "ArrowDown", "ArrowUp"),
        (0, part.column, "ArrowRight", "ArrowLeft"),
        (1, part.row, "ArrowDown", "ArrowUp"),
    ):
        for _ in range(4):
            at = page.locator(".targets button:focus").get_attribute("data-square")
            assert at
            here = int(at.split(",")[axis])
            if here == goal:
                break
            page.keyboard.press(forward if here < goal else backward)
    expect(page.locator(".targets button:focus")).to_have_attribute("data-square", f"{part.column},{part.row}")


@pytest.mark.parametrize("size", [PHONE, BARRED_PHONE, SMALL_PHONE], ids=["844", "664", "640"])
def test_a_flight_by_thumb(lucky: Visitors, size: ViewportSize) -> None:
    page = lucky.come(viewport=size, has_touch=True, is_mobile=True)
    page.get_by_role("button", name="Play now").tap()
    for part in FREIGHTER:
        thumb(page, page.get_by_role("button", name="Take a face-down component"))
        expect(page.locator(".grab")).to_be_visible(timeout=PATIENCE)
        for _ in range(part.turn):
            thumb(page, page.get_by_role("button", name="Turn", exact=True))
        thumb(page, page.locator(f'.targets .fits[data-square="{part.column},{part.row}"]'))
        expect(page.locator(".sheet .unwelded")).to_be_visible()
        assert width_of(page) <= size["width"]
    thumb(page, page.get_by_role("button", name="Finish"))
    thumb(page, page.get_by_role("button", name="Start from place").first)
    captain = Captain(page)
    captain.play(until=lambda: width_of(page) > size["width"])
    expect(captain.bill).to_be_visible()


@pytest.mark.parametrize("size", [BARRED_PHONE, SMALL_PHONE], ids=["664", "640"])
def test_the_heap_is_a_drawer_on_a_phone(lucky: Visitors, size: ViewportSize) -> None:
    """Level II, where the board is widest and the reserve wants room beside the hand."""
    page = lucky.come(viewport=size, has_touch=True, is_mobile=True)
    captain = Captain(page)
    captain.open_table("web-trucker-level-2")
    thumb(page, captain.button("trucker-take-hidden"))
    thumb(page, page.locator(".targets .fits").first)
    thumb(page, captain.button("trucker-take-hidden"))
    thumb(page, page.get_by_role("button", name="Put back"))
    tabs = page.locator(".game > nav button")
    thumb(page, tabs.first)
    shown = page.locator(".face-up button:enabled")
    expect(shown).not_to_have_count(0)
    thumb(page, shown.first)
    expect(page.locator(".grab")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".face-up")).to_be_hidden()
    thumb(page, page.get_by_role("button", name="Reserve"))
    expect(page.locator(".reserve button")).to_have_count(1)
    expect(page.locator(".face-up")).to_be_visible()
    thumb(page, tabs.nth(1))
    expect(page.locator(".rivals")).to_be_visible()
    thumb(page, tabs.nth(1))
    expect(page.locator(".rivals")).to_be_hidden()
    assert width_of(page) <= size["width"]


def test_a_component_is_dragged_from_the_heap_to_the_ship(lucky: Visitors) -> None:
    page = lucky.come()
    captain = Captain(page)
    captain.play_now()
    captain.button("trucker-take-hidden").hover()
    page.mouse.down()
    page.mouse.move(500, 500, steps=4)
    square = page.locator('.targets [data-square="6,7"]')
    expect(square).to_be_visible()
    square.hover()
    page.mouse.up()
    expect(page.locator(".sheet .unwelded")).to_be_visible()


def test_the_card_is_seen_in_short_windows_and_on_phones(lucky: Visitors) -> None:
    page = lucky.come()
    captain = Captain(page)
    captain.play_now()
    captain.assemble(FREIGHTER)
    captain.finish()
    for asked in ("defend", "land", "load"):
        fly_until(captain, asked)
        for size in [*SHORT_WINDOWS, PHONE, LOW_PHONE, SMALL_PHONE]:
            page.set_viewport_size(size)
            seen = visible_part(page.locator(".stage article"))
            least = 0.9 if size == SMALL_PHONE else 0.99
            assert seen > least, f"{asked}, {size}: {seen:.0%} of the card"
        page.set_viewport_size({"width": 1280, "height": 800})


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_on_a_small_phone_is_large_enough(lucky: Visitors, language: str) -> None:
    page = lucky.come(viewport=LOW_PHONE, has_touch=True, locale=language)
    captain = Captain(page, language)
    captain.open_table("web-trucker-mode-trek")
    captain.assemble(FREIGHTER[:2])
    assert too_small(page) == []
    page.locator(".titles summary:visible").click()
    assert visible_part(page.locator(".titles .sheet:visible")) == 1
    assert width_of(page) <= LOW_PHONE["width"]
    page.locator(".titles summary:visible").click()
    captain.finish()
    captain.play(until=lambda: captain.asked == "fly_on")
    assert too_small(page) == []
    for tab in page.locator("nav button").all():
        tab.click()
        assert too_small(page) == []
        assert width_of(page) <= LOW_PHONE["width"]


def test_a_reload_in_the_middle_of_building(lucky: Visitors) -> None:
    page = lucky.come()
    captain = Captain(page)
    captain.play_now()
    captain.assemble(FREIGHTER[:3])
    page.reload()
    expect(page.locator(".sheet .unwelded")).to_be_visible()
    assert aboard(page) == 3
    captain.take()
    page.reload()
    expect(page.locator(".grab")).to_be_visible()
    captain.put(FREIGHTER[3])


def test_a_reload_in_the_middle_of_a_hit(lucky: Visitors) -> None:
    page = lucky.come()
    captain = Captain(page)
    captain.play_now()
    fly_to_the_hit(captain)
    told = page.locator(".log li").all_inner_texts()
    page.reload()
    expect(page.get_by_text("Small meteor from the left, row 7").first).to_be_visible()
    expect(page.locator(".aim")).to_be_visible()
    expect(page.get_by_role("img", name="The dice: 3 and 4")).to_be_visible()
    assert page.locator(".log li").all_inner_texts() == told
    page.get_by_role("button", name="Raise the shield").click()
    captain.play()
    assert "load" in captain.answered


def test_french_from_start_to_end(lucky: Visitors) -> None:
    page = lucky.come(locale="fr-FR", is_new=True)
    captain = Captain(page, "fr")
    captain.play_now()
    captain.read_hint()
    fly_to_the_hit(captain)
    captain.play()
    expect(captain.bill.get_by_role("heading", name=captain.words.say("trucker-bill"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert english_on(page) == []
    captain.read_hint()
    assert captain.words.say("trucker-guide-bill") in captain.hints


def english_on(page: Page) -> list[str]:
    """Plain English messages of the game that stand on the page."""
    english, french = Words.for_language("en"), Words.for_language("fr")
    text = page.locator("body").inner_text()
    source = (ROOT / "locales" / "en" / "trucker.ftl").read_text("utf-8")
    ids = re.findall(r"^(trucker-[a-z0-9-]+) = [^{}\n]{12,}$", source, re.MULTILINE)
    return [id for id in ids if english.say(id) in text and english.say(id) != french.say(id)]


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_serious_on_any_screen(browser: Browser, tmp_path: Path, scheme: str) -> None:
    """Level II with honest mistakes: forecast, spot check, crew, flight, a hit, loading, the bill."""
    misfit = Part("B001", 0, 9, 8)
    luck = Luck([*(part.tile for part in ALIENS), misfit.tile], [PLANETS_II, METEORS_II], [(4, 4)])
    seen = set()
    with rigged_server(tmp_path, luck) as url, ExitStack() as stack:
        visitors = Visitors(browser, url, stack)
        page = visitors.come(color_scheme=scheme, is_new=True)
        captain = Captain(page)
        captain.open_table("web-trucker-level-2", "web-trucker-mistakes-honest")
        assert faults_of(page) == []
        captain.read_hint()
        captain.assemble([*ALIENS, misfit])
        assert faults_of(page) == []
        page.get_by_role("group", name="What is coming").get_by_role("button").first.click()
        expect(page.get_by_role("dialog", name="Pile 1")).to_be_visible()
        assert faults_of(page) == []
        captain.button("trucker-forecast-put-back").click()
        captain.finish()

        def look() -> bool:
            if captain.asked and captain.asked not in seen:
                assert faults_of(page) == [], captain.asked
                seen.add(captain.asked)
            return False

        captain.play(until=look)
        assert faults_of(page) == []
        assert visitors.troubles == []
    assert {"repair", "house", "fly_on", "land", "load", "defend"} <= seen
