"""Tables of Another Big Expansion, made by the API: the page does not offer them yet, and shows them all the same."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from server.clients import Visitor
from web.captain import PATIENCE, Captain
from web.people import Visitors


@pytest.mark.parametrize(("ship_class", "squares"), [("IIB", 27), ("IIIB", 36), ("IV", 45)])
def test_a_ship_of_each_class_can_be_built_and_flown(visitors: Visitors, ship_class: str, squares: int) -> None:
    host = Visitor(visitors.url.rstrip("/"), "Ada")
    options = {"sets": ["abe"], "classes": [ship_class]}
    table = host.make_table(game="trucker", seats=2, bots=["rookie"], options=options)
    page = visitors.come_as(host, f"/t/{table['code']}")
    captain = Captain(page, parts=3)
    page.get_by_role("button", name=captain.words.say("web-start"), exact=True).click()
    expect(page.locator(".game")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".sheet > .board .square")).to_have_count(squares)
    captain.play(until=lambda: captain.asked == "fly_on")
    assert "build" in captain.answered
