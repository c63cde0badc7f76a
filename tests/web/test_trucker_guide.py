"""The guide of the learning flight in a real browser: what it says, where it stands, how it goes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from web.captain import PERSISTENCE, Captain
from web.looks import PHONE
from web.people import Visitors
from web.rigged import Luck, freighter_luck
from web.ships import FREIGHTER


@pytest.fixture
def luck() -> Luck:
    return freighter_luck()


def test_a_newcomer_finishes_the_learning_flight(lucky: Visitors) -> None:
    """One press, and the guide does the rest: nothing outside the page is needed."""
    captain = Captain(lucky.come(is_new=True))
    captain.play_now()
    captain.play()
    expect(captain.bill.get_by_role("heading", name="Payday")).to_be_visible()
    said = [
        captain.words.say(f"trucker-guide-{id}")
        for id in ("welcome", "take", "turn", "weld", "crew", "route", "fly-on")
    ]
    assert captain.hints[0] == said[0]
    assert set(said) <= set(captain.hints)


def test_the_guide_can_be_sent_away_and_called_back(visitors: Visitors) -> None:
    page = visitors.come(is_new=True)
    captain = Captain(page)
    captain.play_now()
    bubble = page.locator(".voice aside")
    expect(bubble).to_contain_text("This sheet is your ship")
    bubble.get_by_role("button", name="No more hints").click()
    expect(bubble).to_have_count(0)
    page.reload()
    expect(page.locator(".game")).to_be_visible()
    expect(bubble).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name=re.compile("Guide")).check()
    page.keyboard.press("Escape")
    expect(bubble).to_contain_text("This sheet is your ship")


def test_the_guide_never_covers_what_it_speaks_of(visitors: Visitors) -> None:
    page = visitors.come(is_new=True, viewport=PHONE, has_touch=True)
    captain = Captain(page)
    captain.play_now()
    bubble, ring = page.locator(".voice aside"), page.locator(".ring")
    for _ in range(2):
        expect(bubble).to_be_visible()
        note, thing = bubble.bounding_box(), ring.bounding_box()
        assert note
        assert thing
        assert note["y"] >= thing["y"] + thing["height"] or note["y"] + note["height"] <= thing["y"]
        text = bubble.locator("p").inner_text()
        page.keyboard.press("h")
        expect(bubble.get_by_text(text)).to_have_count(0)


def test_the_guide_points_at_the_figures(lucky: Visitors) -> None:
    page = lucky.come(is_new=True)
    captain = Captain(page)
    captain.play_now()
    captain.assemble(FREIGHTER[:6])
    bubble, counts = page.locator(".voice aside p"), captain.words.say("trucker-guide-counts")
    for _ in range(PERSISTENCE):
        text = bubble.inner_text()
        if text == counts:
            break
        page.keyboard.press("h")
        expect(bubble).not_to_have_text(text)
    expect(bubble).to_have_text(counts)
    expect(page.locator(".ring")).to_be_visible()
    assert page.locator(".ring").bounding_box() == page.locator(".figures").bounding_box()
