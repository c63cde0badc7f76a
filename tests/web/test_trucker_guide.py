"""The guide of the learning flight in a real browser: what it says, where it stands, how it goes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, ViewportSize, expect

from web.captain import PATIENCE, PERSISTENCE, Captain, look_until
from web.films import Played
from web.looks import PHONE, faults_of
from web.people import Visitors
from web.rigged import Luck, freighter_luck
from web.ships import FREIGHTER, ROUND
from web.test_trucker_boards import sit_down

WIDE: ViewportSize = {"width": 1440, "height": 900}


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
        for id in ("goal", "unhurried", "welcome", "take", "turn", "weld", "crew", "route", "fly-on")
    ]
    assert captain.hints[:3] == said[:3]
    assert set(said) <= set(captain.hints)


def test_the_guide_can_be_sent_away_and_called_back(visitors: Visitors) -> None:
    page = visitors.come(is_new=True)
    captain = Captain(page)
    captain.play_now()
    bubble = page.locator(".voice aside")
    expect(bubble).to_contain_text("How this is won")
    bubble.get_by_role("button", name="No more hints").click()
    expect(bubble).to_have_count(0)
    page.reload()
    expect(page.locator(".game")).to_be_visible()
    expect(bubble).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name=re.compile("Guide")).check()
    page.keyboard.press("Escape")
    expect(bubble).to_contain_text("How this is won")


def overlap(one: FloatRect, other: FloatRect) -> bool:
    beside = one["x"] >= other["x"] + other["width"] or other["x"] >= one["x"] + one["width"]
    below = one["y"] >= other["y"] + other["height"] or other["y"] >= one["y"] + one["height"]
    return not (beside or below)


@pytest.mark.parametrize(
    ("viewport", "language"),
    [(PHONE, "fr"), ({"width": 1024, "height": 768}, "en"), ({"width": 1440, "height": 900}, "fr")],
    ids=["phone", "small", "wide"],
)
def test_the_guide_never_covers_what_it_speaks_of(visitors: Visitors, viewport: ViewportSize, language: str) -> None:
    page = visitors.come(is_new=True, viewport=viewport, has_touch=viewport == PHONE, locale=language)
    captain = Captain(page, language)
    captain.play_now()
    bubble, ring = page.locator(".voice aside"), page.locator(".ring")
    page.keyboard.press("h")
    expect(bubble).not_to_contain_text(captain.words.say("trucker-guide-goal-title"))
    for _ in range(3):
        expect(bubble).to_be_visible()
        note, thing = bubble.bounding_box(), ring.bounding_box()
        assert note
        assert thing
        assert not overlap(note, thing)
        if viewport != PHONE:
            above = page.locator(".game > .head").bounding_box()
            assert above
            assert note["y"] >= above["y"] + above["height"], "it lies over the head of the page"
        text = bubble.locator("p").inner_text()
        page.keyboard.press("h")
        expect(bubble.get_by_text(text)).to_have_count(0)


def test_the_guide_points_at_the_figures(lucky: Visitors) -> None:
    page = lucky.come(is_new=True)
    captain = Captain(page)
    captain.play_now()
    expect(page.locator(".voice aside")).to_be_visible()
    captain.read_hint()
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


def test_whoever_plays_against_the_sand_is_left_alone(visitors: Visitors) -> None:
    """Hints stay folded while it runs, and open when they are asked for."""
    page = visitors.come(is_new=True)
    Captain(page).open_table("web-trucker-level-1", "web-trucker-timer-rulebook")
    bubble, folded = page.locator(".voice aside"), page.get_by_role("button", name="A hint", exact=True)
    expect(folded).to_be_visible()
    expect(bubble).to_have_count(0)
    assert faults_of(page) == []
    folded.click()
    expect(bubble).to_contain_text("How this is won")
    page.keyboard.press("h")
    expect(bubble).to_have_count(0)
    expect(folded).to_be_visible()


def test_the_guide_stays_on_a_window_that_shrinks(viewers: Visitors, played: Played) -> None:
    page = viewers.come_as(played.host, f"/t/{played.code}", is_new=True, viewport=WIDE)
    bubble = page.locator(".voice aside")
    expect(bubble).to_be_visible(timeout=PATIENCE)
    page.set_viewport_size({"width": 500, "height": 560})

    def is_on_the_page() -> bool:
        box = bubble.bounding_box()
        return bool(box and box["x"] + box["width"] <= 500 and box["y"] + box["height"] <= 560)

    assert look_until(page, is_on_the_page, 2000), "the bubble was left outside"


@pytest.mark.parametrize("luck", [Luck([ROUND[0].tile, "A01"])], ids=["solar panel"])
def test_the_guide_explains_what_an_expansion_brings(lucky: Visitors) -> None:
    """The board before anything else, then a new component when it is in hand."""
    page, captain = sit_down(lucky, "IIB", is_new=True)
    bubble, ring = page.locator(".voice aside"), page.locator(".ring")
    expect(bubble).to_contain_text(captain.words.say("trucker-guide-tube"))
    assert ring.bounding_box() == page.locator(".sheet > .board").bounding_box()
    captain.read_hint()
    captain.assemble(ROUND[:1])
    captain.take()
    expect(bubble).to_contain_text(captain.words.say("trucker-guide-solar-panel"))
    assert faults_of(page) == []
