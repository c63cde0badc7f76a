"""What is seen moving at a table of Race, for those who did not ask for less motion."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from web.pioneer import Pioneer
from web.race_tables import FEAST, Begin, Position

WATCH = """() => {
  window.travelled = [];
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    travelled.push(...added.flatMap(({ dataset }) => dataset?.thing ?? []));
  }).observe(document.querySelector('.journeys'), { childList: true });
}"""
"""Everything that sets out is noted, however soon it arrives."""
MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}


def at_a_steady_pace(pioneer: Pioneer) -> Page:
    page = pioneer.page
    page.evaluate("localStorage.setItem('starhaul.tempo', 'steady')")
    page.reload()
    pioneer.expect_asked("action")
    page.evaluate(WATCH)
    return page


def travelled(page: Page) -> list[str]:
    things: list[str] = page.evaluate("travelled")
    return things


def test_goods_and_chips_travel_when_goods_are_sold_and_consumed(begin: Begin) -> None:
    pioneer = begin(FEAST, **MOVING)
    page = at_a_steady_pace(pioneer)
    pioneer.choose("trade", "x2")
    pioneer.pass_until("sell")
    assert "good" not in travelled(page)
    pioneer.main.click()
    page.wait_for_function("() => travelled.includes('good')")
    pioneer.expect_asked("power")
    assert "chip" not in travelled(page)
    pioneer.main.click()
    page.wait_for_function("() => travelled.includes('chip')")
    expect(pioneer.race).not_to_have_attribute("data-stage", "consume")
    assert travelled(page).count("good") == len(FEAST.goods.split())
    expect(page.locator(".journeys > *")).to_have_count(0)


def test_a_card_goes_from_the_hand_to_the_tableau(begin: Begin) -> None:
    pioneer = begin(Position("new-sparta", hand="rebel-fuel-cache gem-world"), **MOVING)
    page = at_a_steady_pace(pioneer)
    pioneer.choose("settle", "produce")
    pioneer.pass_until("settle")
    before = travelled(page).count("card")
    pioneer.card("Rebel Fuel Cache").click()
    pioneer.main.click()
    page.wait_for_function("before => travelled.filter((thing) => thing === 'card').length > before", arg=before)
    expect(pioneer.tableau.and_(pioneer.card("Rebel Fuel Cache"))).to_be_visible()
    expect(page.locator(".journeys > *")).to_have_count(0)


def test_nothing_travels_for_those_who_want_calm(begin: Begin) -> None:
    pioneer = begin(Position("new-sparta", hand="rebel-fuel-cache gem-world"))
    page = at_a_steady_pace(pioneer)
    pioneer.choose("settle", "produce")
    pioneer.play_until("action", since=2)
    assert travelled(page) == []
