"""Missions in a browser: votes, the card that stays at hand, how far one is, and what it pays."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from server.clients import Visitor
from starhaul.trucker import Stage, TruckerState
from starhaul.trucker.scoring import EndFlight
from trucker.seats import change_rocket
from trucker.shipyard import ship
from trucker.tables import finish
from web.captain import look_until
from web.looks import faults_of
from web.people import Visitors
from web.team_tables import OpenTrucker, staffed


def missions(*ids: str) -> dict[str, Any]:
    return {"sets": ["missions"], "missions": [*ids] or "drawn", "team": "none"}


def unchanged(state: TruckerState) -> TruckerState:
    return state


def launched(state: TruckerState) -> TruckerState:
    """Building is over, for two cabins that nothing was added to."""
    state = staffed(state)
    finish(state)
    return state


def landing(state: TruckerState) -> TruckerState:
    """All come home, seat 0 with two fragile containers and a Trader who has something to say before."""
    state = staffed(state, ("trader",))
    state.ships[0] = ship("II", (6, 7), """
        fragile  start  fragile
    """)  # fmt: skip
    state.questions.clear()
    while not isinstance(state.agenda.steps[-1], EndFlight):
        state.agenda.next()
    state.enter(Stage.FLIGHT)
    for seat in state.all_seats():
        change_rocket(state, seat, is_flying=True, space=seat + 1, position=20 - seat)
    state.run_due()
    return state


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
def test_three_missions_are_read_whole_in_french(open_trucker: OpenTrucker, size: tuple[int, int]) -> None:
    """The longest texts, with what pays last on each card."""
    width, height = size
    captain = open_trucker(unchanged, "fr", kind={"viewport": {"width": width, "height": height}}, **missions())
    panel = captain.page.locator(".main-panel")
    expect(panel.locator("article dl")).to_have_count(3)
    assert panel.evaluate("panel => panel.scrollHeight <= panel.clientHeight + 1")
    assert faults_of(captain.page) == []


def test_a_vote_survives_a_reload_and_its_mission_stays_at_hand(open_trucker: OpenTrucker) -> None:
    captain = open_trucker(unchanged, **missions())
    page = captain.page
    expect(page.locator(".game")).to_have_attribute("data-asked", "choose_mission")
    titles = page.locator(".main-panel article h3")
    expect(titles).to_have_count(3)
    offered = titles.all_inner_texts()
    assert faults_of(page) == []
    page.reload()
    expect(page.locator(".game")).to_have_attribute("data-asked", "choose_mission")
    expect(titles).to_have_text(offered)
    page.keyboard.press("3")
    expect(page.locator(".game")).to_have_attribute("data-asked", "build")
    card = page.get_by_role("button", name="Mission:")
    card.focus()
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("What it pays (level II)")
    assert faults_of(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("w")
    expect(sheet.get_by_role("region").first).to_be_visible()


def test_the_crates_of_the_merchant_are_counted_while_it_is_escorted(open_trucker: OpenTrucker) -> None:
    captain = open_trucker(launched, **missions("MS09"))
    page = captain.page
    expect(page.get_by_role("button", name="Mission: Escort Mission")).to_contain_text("5")
    page.get_by_role("button", name="Mission: Escort Mission").click()
    expect(page.get_by_role("dialog")).to_contain_text("So far: 5")
    assert faults_of(page) == []


def test_what_was_delivered_is_paid_line_by_line(open_trucker: OpenTrucker) -> None:
    captain = open_trucker(landing, **missions("MS01"))
    page = captain.page
    expect(page.locator(".game")).to_have_attribute("data-asked", "use_ability")
    expect(page.get_by_role("button", name="Mission: Beverage Run")).to_contain_text("2")
    page.locator("section.strip .choices button.quiet").click()
    bill = page.locator(".veil")
    mine = bill.locator(".bill").filter(has_text="Ada")
    line = mine.get_by_role("listitem").filter(has_text="Mission: special components delivered")
    expect(line).to_contain_text("+24")
    assert faults_of(page) == []


class Ear:
    """Hears what the server tells a page at its table, from the next visit on."""

    def __init__(self, page: Page) -> None:
        self.told: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda heard: self.told.append(str(heard)))


def test_a_vote_is_sealed_until_all_have_voted(visitors: Visitors) -> None:
    """Not on the screen, and not on the way to it."""
    hosting = Visitor(visitors.url.rstrip("/"), "Ada")
    table = hosting.make_table(game="trucker", seats=2, options=missions())
    ada, bob = visitors.come_as(hosting, f"/t/{table['code']}"), visitors.come()
    heard = Ear(bob)
    bob.goto(ada.url)
    bob.get_by_label("Your name").fill("Bob")
    for name in ("Come in", "Take a seat", "I am ready"):
        bob.get_by_role("button", name=name).click()
    ada.get_by_role("button", name="Start", exact=True).click()
    offers = bob.locator(".main-panel section")
    expect(offers).to_have_count(3)
    cards = [str(card).split(":")[1] for card in offers.evaluate_all("all => all.map((one) => one.dataset.about)")]
    titles = [title.lstrip("123") for title in offers.locator("h3").all_inner_texts()]
    before = len(heard.told)
    ada.keyboard.press("2")
    expect(ada.locator(".game")).not_to_have_attribute("data-asked", "choose_mission")
    assert look_until(bob, lambda: len(heard.told) > before)
    bob.reload()
    expect(offers).to_have_count(3)
    news, face = "".join(heard.told[before:]), bob.locator("body").inner_text()
    assert len({news.count(card) for card in cards}) == 1, "they tell of one more than of the others"
    assert len({face.count(title) for title in titles}) == 1
    bob.keyboard.press("3")
    for page in (ada, bob):
        expect(page.locator(".log")).to_contain_text(f"Ada wanted {titles[1]}")
