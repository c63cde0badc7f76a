"""Tables of Another Big Expansion: made with the form of the page or by the API, built and flown in a browser."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server.clients import Visitor
from web.captain import PATIENCE, Captain
from web.looks import PHONE, faults_of, width_of
from web.people import Visitors


def open_form(visitors: Visitors, **kind: Any) -> tuple[Page, Captain]:
    """The form of a new table, for somebody who wants Another Big Expansion."""
    page = visitors.come(**kind)
    captain = Captain(page, parts=3)
    page.get_by_role("link", name="Create a table").click()
    page.get_by_role("checkbox", name="Another Big Expansion").check()
    return page, captain


def test_the_form_offers_the_expansion_and_its_ships(visitors: Visitors) -> None:
    page, captain = open_form(visitors)
    expect(page.get_by_role("radio", name="Level II", exact=True)).to_have_count(0)
    page.get_by_label("Flight 1").select_option("Class IIIB")
    page.get_by_role("radio", name="From memory").check()
    page.get_by_role("radio", name="Not tonight").check()
    assert faults_of(page) == []
    captain.button("web-make-table").click()
    agreed = page.get_by_role("region", name="What is agreed")
    for told in ("Another Big Expansion", "Class IIIB", "Not tonight", "From memory"):
        expect(agreed).to_contain_text(told)
    captain.button("web-fill-bots", count=2).click()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".sheet > .board .square")).to_have_count(46, timeout=PATIENCE)


def test_a_series_has_as_many_flights_as_are_wanted(visitors: Visitors) -> None:
    page, captain = open_form(visitors, viewport=PHONE)
    page.get_by_role("radio", name="A series").check()
    page.get_by_label("Flight 2").select_option("Class IIB")
    captain.button("web-trucker-flight-more").click()
    page.get_by_label("Flight 4").select_option("Class IV")
    assert width_of(page) == PHONE["width"]
    captain.button("web-make-table").click()
    expect(page.get_by_role("region", name="What is agreed")).to_contain_text(
        "Class I, Class IIB, Class III, and Class IV"
    )


def test_a_ready_made_evening_fills_in_the_form_and_can_be_changed(visitors: Visitors) -> None:
    page = visitors.come(viewport=PHONE)
    captain = Captain(page)
    page.get_by_role("link", name="Create a table").click()
    expect(page.get_by_role("radio", name="Just the base game")).to_be_checked()
    for preset in ("first", "missions", "everything"):
        choice = page.locator("label").filter(has_text=captain.words.say(f"web-trucker-preset-{preset}"))
        expect(choice).to_contain_text(captain.words.say(f"web-trucker-preset-{preset}-line"))
    page.get_by_role("radio", name="Everything, god help us").check()
    for number, ship_class in enumerate(["Class IIB", "Class IIIB", "Class IV"], 1):
        expect(page.get_by_label(f"Flight {number}").locator("option:checked")).to_have_text(ship_class)
    expect(page.get_by_role("checkbox", name="Another Big Expansion")).to_be_checked()
    expect(page.get_by_role("radio", name="First come, first served")).to_be_checked()
    assert width_of(page) == PHONE["width"]
    assert faults_of(page) == []
    page.get_by_role("radio", name="Not tonight").check()
    expect(page.get_by_role("radio", name="Everything, god help us")).not_to_be_checked()
    captain.button("web-make-table").click()
    agreed = page.get_by_role("region", name="What is agreed")
    for told in (
        "Class IIB, Class IIIB, and Class IV",
        "Drawn and voted on",
        "Not tonight",
        "First come, first served",
    ):
        expect(agreed).to_contain_text(told)


@pytest.mark.parametrize(("ship_class", "squares"), [("IIB", 27), ("IIIB", 36), ("IV", 45)])
def test_a_ship_of_each_class_can_be_built_and_flown(viewers: Visitors, ship_class: str, squares: int) -> None:
    host = Visitor(viewers.url.rstrip("/"), "Ada")
    options = {"sets": ["abe"], "classes": [ship_class]}
    table = host.make_table(game="trucker", seats=2, bots=["rookie"], options=options)
    page = viewers.come_as(host, f"/t/{table['code']}")
    captain = Captain(page, parts=3)
    page.get_by_role("button", name=captain.words.say("web-start"), exact=True).click()
    expect(page.locator(".game")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".sheet > .board .square")).to_have_count(squares)
    captain.play(until=lambda: captain.asked == "fly_on")
    assert "build" in captain.answered


def test_a_table_with_missions_is_made_voted_on_and_built_at(visitors: Visitors) -> None:
    page = visitors.come()
    captain = Captain(page)
    page.get_by_role("link", name="Create a table").click()
    page.get_by_role("checkbox", name="Missions").check()
    expect(page.get_by_role("radio", name="Drawn and voted on")).to_be_checked()
    page.get_by_label("Flight 1").select_option("Class I")
    captain.button("web-make-table").click()
    captain.button("web-fill-bots", count=2).click()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".game")).to_have_attribute("data-asked", "choose_mission", timeout=PATIENCE)
    expect(page.locator(".main-panel article")).to_have_count(3)
    assert faults_of(page) == []
    captain.choose()
    captain.play(until=lambda: captain.asked == "build")
    page.get_by_role("button", name="Mission:").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("What it pays (level I)")
    assert faults_of(page) == []
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    captain.take()
