"""A bet is made in two steps: on what, and how much."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from server.clients import Visitor
from web.captain import PATIENCE, Captain
from web.looks import PHONE, SMALL_WINDOW, faults_of, too_small, visible_part, width_of
from web.people import Visitors

OPTIONS = {"sets": ["missions"], "missions": ["MS14"], "classes": ["I"]}


@pytest.mark.parametrize("kind", [{}, {"viewport": SMALL_WINDOW}, {"viewport": PHONE}], ids=["desk", "small", "phone"])
def test_a_bet_is_made_in_two_steps(viewers: Visitors, kind: dict[str, Any]) -> None:
    host = Visitor(viewers.url.rstrip("/"), "Ada")
    table = host.make_table(game="trucker", seats=2, bots=["rookie"], options=OPTIONS)
    page = viewers.come_as(host, f"/t/{table['code']}", **kind)
    captain = Captain(page, parts=1)
    page.get_by_role("button", name=captain.words.say("web-start"), exact=True).click()
    expect(page.locator(".game")).to_be_visible(timeout=PATIENCE)
    captain.play(until=lambda: captain.asked == "bet")
    strip = page.locator(".strip button")
    expect(strip).to_have_count(5)
    board = page.get_by_role("row")
    expect(board.filter(has_text="to finish first").get_by_role("cell")).to_have_text(["+2", "+8"])
    expect(board.filter(has_text="If it is lost").get_by_role("cell")).to_have_text(
        ["\N{MINUS SIGN}1", "\N{MINUS SIGN}4"]
    )
    assert page.viewport_size is not None
    if page.viewport_size != PHONE:
        assert visible_part(page.get_by_role("table")) == 1, "what a lost bet costs is below the edge"
    assert faults_of(page) == []
    strip.filter(has_text="fewest parts lost").click()
    expect(strip).to_have_count(5)
    expect(strip.first).to_contain_text("1 credit")
    expect(strip.first).to_contain_text("won: +1 · lost: \N{MINUS SIGN}1")
    expect(page.locator("tr.chosen")).to_contain_text("fewest parts lost")
    assert faults_of(page) == []
    assert too_small(page) == []
    assert width_of(page) == page.viewport_size["width"], "nothing hangs out at the side"
    page.keyboard.press("Escape")
    strip.filter(has_text="to finish first").click()
    strip.filter(has_text="4 credits").click()
    expect(page.locator(".game")).not_to_have_attribute("data-asked", "bet", timeout=PATIENCE)
