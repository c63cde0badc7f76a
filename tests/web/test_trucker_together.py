"""Two people who build at one table: they see each other's hands, and sometimes reach for the same component."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from starhaul.words import Words
from web.captain import PATIENCE, Captain, look_until
from web.lines import SlowLine
from web.people import Visitors

GONE = Words.for_language("en").say("trucker-refused-not-face-up")


class Pair:
    """Ada and Bob, who build for a learning flight, nobody else there; the line of each can be held."""

    def __init__(self, visitors: Visitors) -> None:
        self.ada, self.bob = visitors.come(), visitors.come()
        self.lines = {page: SlowLine(page) for page in (self.ada, self.bob)}
        self._open_table()
        self._join()
        self.ada.get_by_role("button", name="Start", exact=True).click()
        for page in self.lines:
            expect(page.locator(".game")).to_be_visible(timeout=PATIENCE)

    def _open_table(self) -> None:
        self.ada.get_by_role("link", name="Create a table").click()
        self.ada.get_by_role("radio", name="2 seats").check()
        self.ada.get_by_role("radio", name="Learning flight").check()
        self.ada.get_by_role("button", name="Open the table").click()
        expect(self.ada.get_by_role("button", name="A bot for the free seat")).to_be_visible()

    def _join(self) -> None:
        self.bob.goto(self.ada.url)
        self.bob.get_by_role("button", name="Come in").click()
        self.bob.get_by_role("button", name="Take a seat").click()
        self.bob.get_by_role("button", name="I am ready").click()

    def lay_out(self, count: int) -> None:
        """So many components lie face up, and everybody sees them."""
        for _ in range(count):
            Captain(self.ada).take()
            self.ada.get_by_role("button", name="Put back").click()
            expect(self.ada.locator(".grab")).to_have_count(0)
        for page in self.lines:
            expect(face_up(page)).to_have_count(count)

    def hold(self) -> None:
        for line in self.lines.values():
            line.hold()

    def let_go(self) -> None:
        for line in self.lines.values():
            line.let_go()


@pytest.fixture
def pair(visitors: Visitors) -> Pair:
    return Pair(visitors)


def face_up(page: Page) -> Locator:
    return page.locator(".face-up button")


def hand(page: Page) -> Locator:
    return page.get_by_role("group", name="In hand")


def told(page: Page) -> Locator:
    return page.get_by_role("status").filter(has_text=GONE)


def reach_first(pair: Pair) -> None:
    """Ada presses the first component that lies face up, and her press is the first to reach the server."""
    face_up(pair.ada).first.click()
    expect(hand(pair.ada).locator(".coming")).to_be_visible()
    assert look_until(pair.ada, lambda: pair.lines[pair.ada].has_answer)


def test_two_browsers_see_each_others_moves(pair: Pair) -> None:
    ada, bob = pair.ada, pair.bob
    Captain(ada).take()
    rival = bob.locator(".rivals .rival").first
    expect(rival.locator(".hand")).to_be_visible()
    ada.locator(".targets button").first.click()
    expect(rival.locator(".unwelded")).to_be_visible()
    expect(rival.locator(".hand")).to_have_count(0)
    Captain(bob).take()
    expect(ada.locator(".rivals .rival").first.locator(".hand")).to_be_visible()


def test_two_hands_on_one_component(pair: Pair) -> None:
    """The first one gets it; the other is told, has an empty hand and goes on with another."""
    ada, bob = pair.ada, pair.bob
    pair.lay_out(2)
    name = face_up(ada).first.get_attribute("aria-label") or ""
    pair.hold()
    reach_first(pair)
    bob.get_by_role("button", name=name, exact=True).click()
    expect(hand(bob).locator(".coming")).to_be_visible()
    pair.let_go()
    expect(hand(ada).locator(".grab")).to_be_visible()
    expect(told(bob)).to_be_visible()
    expect(hand(bob).locator(".coming, .grab")).to_have_count(0)
    expect(bob.get_by_role("button", name=name, exact=True)).to_have_count(0)
    assert told(ada).count() == 0
    face_up(bob).click()
    expect(hand(bob).locator(".grab")).to_be_visible()
    expect(told(bob)).to_have_count(0)
    expect(face_up(ada)).to_have_count(0)


def test_a_drag_that_came_too_late_moves_nothing(pair: Pair) -> None:
    """Dropped on the heap before the answer came: neither what lies on the ship nor what is taken next goes back."""
    bob = pair.bob
    Captain(bob).take()
    bob.locator(".targets .fits").first.click()
    expect(bob.locator(".sheet .unwelded")).to_be_visible()
    pair.lay_out(2)
    pair.hold()
    reach_first(pair)
    drag_into_the_heap(bob)
    bob.mouse.up()
    pair.let_go()
    expect(told(bob)).to_be_visible()
    expect(bob.locator(".sheet .unwelded")).to_be_visible()
    face_up(bob).click()
    expect(hand(bob).locator(".grab")).to_be_visible()
    expect(face_up(bob)).to_have_count(0)


def test_what_went_to_another_leaves_the_pointer(pair: Pair) -> None:
    bob = pair.bob
    pair.lay_out(1)
    pair.hold()
    reach_first(pair)
    drag_into_the_heap(bob)
    ghost = bob.locator(".dragged")
    expect(ghost).to_be_visible()
    pair.let_go()
    expect(told(bob)).to_be_visible()
    expect(ghost).to_have_count(0)
    bob.mouse.move(300, 300)
    bob.mouse.up()
    expect(ghost).to_have_count(0)
    Captain(bob).take()


def drag_into_the_heap(page: Page) -> None:
    """The first component that lies face up, and it is not let go yet."""
    face_up(page).first.hover()
    page.mouse.down()
    heap = page.locator(".pile").bounding_box()
    assert heap
    page.mouse.move(heap["x"] + heap["width"] / 2, heap["y"] + heap["height"] / 2, steps=4)
