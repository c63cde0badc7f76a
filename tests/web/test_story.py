"""The story beside a game: the same for every tab, for who comes back and for who only looks on."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from server.clients import Visitor
from web import looks
from web.films import Played, play_out
from web.people import Visitors
from web.pioneer import SLOW
from web.race_tables import FEAST, Begin, sit_down

PHONE: dict[str, Any] = {"viewport": looks.PHONE, "has_touch": True}
READ_ON = """(known) => !document.querySelector('.story .older')
    || document.querySelector('.story li').innerText !== known"""
TO_THE_TOP = "page => { page.scrollTop = -page.scrollHeight }"


def lines(page: Page) -> Locator:
    return page.locator(".story li")


def read_to_the_beginning(page: Page) -> None:
    """Scroll up as long as older lines come."""
    for _ in range(60):
        if not page.locator(".story .older").count():
            return
        known = lines(page).first.inner_text()
        page.locator(".story .page").evaluate(TO_THE_TOP)
        page.wait_for_function(READ_ON, arg=known, timeout=SLOW)
    raise AssertionError("the story has no beginning")


def test_another_tab_and_a_spectator_read_the_same_story(visitors: Visitors) -> None:
    pioneer = sit_down(visitors)
    pioneer.play_until("action", since=2)
    told = lines(pioneer.page).all_inner_texts()
    assert len(told) > 10
    tab = pioneer.page.context.new_page()
    tab.goto(pioneer.page.url)
    expect(lines(tab)).to_have_text(told, timeout=SLOW)
    code = pioneer.page.url.rpartition("/")[2]
    watcher = visitors.come_as(Visitor(visitors.url.rstrip("/"), "Eve"), f"/t/{code}")
    expect(lines(watcher)).to_have_text(told, timeout=SLOW)
    for page in (pioneer.page, watcher):
        page.reload()
        expect(lines(page)).to_have_text(told, timeout=SLOW)


def test_what_is_taken_back_goes_from_every_screen(begin: Begin) -> None:
    pioneer = begin(FEAST)
    tab = pioneer.page.context.new_page()
    tab.goto(pioneer.page.url)
    pioneer.choose("trade", "x2")
    pioneer.pass_until("sell")
    pioneer.main.click()
    pioneer.expect_asked("power")
    pioneer.card("Consumer Markets").click()
    eaten = re.compile("Nova consumes . goods? with Consumer Markets")
    for page in (pioneer.page, tab):
        expect(lines(page).filter(has_text=eaten)).to_have_count(1)
    pioneer.page.keyboard.press("u")
    for page in (pioneer.page, tab):
        expect(lines(page).filter(has_text=eaten)).to_have_count(0)
        expect(lines(page).filter(has_text="Nova sells")).to_have_count(1)


@pytest.fixture(scope="module")
def races(hurried_url: str) -> Played:
    return play_out(hurried_url, "Ada", "race", 4, expansion="base")


@pytest.fixture(scope="module")
def flights(hurried_url: str) -> Played:
    return play_out(hurried_url, "Ada", "trucker", 3, mode="series", levels=[1, 2])


def look_at(viewers: Visitors, played: Played, **kind: Any) -> Page:
    """Back at the table of a game that is over, past its bill."""
    page = viewers.come_as(played.host, f"/t/{played.code}", **kind)
    page.get_by_role("button", name=re.compile("Look at the")).click(timeout=SLOW)
    return page


def test_a_long_race_is_read_back_to_its_beginning_and_by_phase(viewers: Visitors, races: Played) -> None:
    page = look_at(viewers, races)
    expect(lines(page).last).to_contain_text("That was the last round")
    assert lines(page).count() <= 80
    read_to_the_beginning(page)
    expect(lines(page).first).to_contain_text("starts from")
    drawn = [line for line in lines(page).all_inner_texts() if re.search(r" (draws|looks at) \d+ cards?", line)]
    assert [line for line in drawn if not re.search(r"\(.+\)|to begin with|to explore", line)] == [], "without a cause"
    assert any("(bonus" in line for line in drawn)
    page.get_by_role("button", name="Choose whose lines").click()
    chips = page.locator(".story .choices")
    chips.get_by_role("button", name="Settle", exact=True).click()
    headings = page.locator(".story li.phase")
    expect(headings.first).to_have_text("Settle")
    read_to_the_beginning(page)
    assert {*headings.all_inner_texts()} == {"Settle"}
    chips.get_by_role("button", name="Ada").click()
    expect(page.locator(".story li.own:not(.seat-0)")).to_have_count(0)
    expect(page.locator(".story li.seat-0").first).to_contain_text("Ada")
    chips.get_by_role("button", name="Settle", exact=True).click()
    expect(page.locator(".story li.seat-0").filter(has_text="Ada keeps").last).to_be_visible()


def test_a_long_flight_is_read_by_player_and_part_on_a_phone(viewers: Visitors, flights: Played) -> None:
    page = look_at(viewers, flights, **PHONE)
    page.get_by_role("button", name="Story", exact=True).tap()
    read_to_the_beginning(page)
    expect(lines(page).filter(has_text="leads")).to_have_count(2)
    page.get_by_role("button", name="Choose whose lines").tap()
    chips = page.locator(".story .choices")
    chips.get_by_role("button", name="Building", exact=True).tap()
    expect(lines(page).filter(has_text="leads")).to_have_count(0)
    expect(lines(page).filter(has_text="is done and starts from").first).to_be_attached()
    chips.get_by_role("button", name="Building", exact=True).tap()
    chips.get_by_role("button", name="Payday", exact=True).tap()
    chips.get_by_role("button", name="Ada").tap()
    expect(page.locator(".story li.own:not(.seat-0)")).to_have_count(0)
    expect(page.locator(".story li.seat-0").first).to_be_visible()
    assert looks.width_of(page) == looks.PHONE["width"]
