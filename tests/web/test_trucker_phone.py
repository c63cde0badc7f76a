"""Building on a phone, late: the ship beside the heap, what is in hand in words, figures that say what they count."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, ViewportSize, expect

from starhaul.trucker.components import COMPONENTS
from starhaul.words import Words
from web.captain import PATIENCE, Captain
from web.looks import LYING_PHONE, PHONE, SMALL_PHONE, faults_of, thumb, too_small, visible_part, width_of
from web.people import Visitors
from web.rigged import Luck
from web.ships import FREIGHTER
from web.yards import Yard, late_yard

SPECIAL = {"sets": ["abe", "missions"], "classes": ["IV"], "missions": ["MS06"]}
CANNONS = ("Cannon", "Double cannon")
CUT_FIGURES = """() => [...document.querySelectorAll('.figures [data-figure]')]
    .filter((figure) => [...figure.querySelectorAll('dd, small')].some((thing) => {
        const word = document.createRange();
        word.selectNodeContents(thing);
        return word.getBoundingClientRect().right > figure.getBoundingClientRect().right + 1;
    }))
    .map((figure) => figure.innerText)"""
"""Those whose words or values reach into the next."""


@pytest.fixture(scope="module")
def yard(hurried_url: str) -> Yard:
    return late_yard(hurried_url, level=3)


@pytest.fixture
def luck() -> Luck:
    return Luck([part.tile for part in FREIGHTER])


def come_back(viewers: Visitors, yard: Yard, size: ViewportSize | None, **kind: Any) -> Page:
    screen = {"viewport": size, "has_touch": True} if size else {}
    page = viewers.come_as(yard.host, f"/t/{yard.code}", **screen, **kind)
    expect(page.locator(".game")).to_be_visible(timeout=PATIENCE)
    return page


def heap(page: Page) -> Locator:
    return page.locator(".face-up button:enabled")


def open_heap(page: Page) -> None:
    thumb(page, page.locator(".game > nav button").first)
    expect(heap(page).first).to_be_visible()


def box_of(thing: Locator) -> FloatRect:
    box = thing.bounding_box()
    assert box
    return box


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["844", "640"])
def test_ship_and_heap_are_seen_together(viewers: Visitors, yard: Yard, size: ViewportSize) -> None:
    page = come_back(viewers, yard, size)
    open_heap(page)
    board, first = page.locator(".sheet > .board"), heap(page).first
    assert heap(page).count() >= 60
    assert visible_part(board) == 1
    assert box_of(board)["height"] > size["height"] / 6
    assert box_of(board)["y"] + box_of(board)["height"] <= box_of(first)["y"]
    assert visible_part(heap(page).nth(7)) == 1, "not even two rows are seen"
    assert too_small(page) == []
    assert width_of(page) == size["width"]
    assert faults_of(page) == []


def test_a_phone_on_its_side_has_the_ship_on_the_left_and_the_heap_beside_it(viewers: Visitors, yard: Yard) -> None:
    page = come_back(viewers, yard, LYING_PHONE)
    open_heap(page)
    board, first = page.locator(".sheet > .board"), heap(page).first
    assert visible_part(board) == 1
    assert box_of(board)["width"] > LYING_PHONE["width"] * 0.45
    assert box_of(board)["x"] + box_of(board)["width"] <= box_of(first)["x"]
    assert visible_part(first) == 1
    assert too_small(page) == []
    assert width_of(page) == LYING_PHONE["width"]
    thumb(page, first)
    thumb(page, page.get_by_role("button", name="Put back"))


def test_the_part_in_hand_says_what_it_is_and_the_heap_comes_back_after_it(viewers: Visitors, yard: Yard) -> None:
    page = come_back(viewers, yard, PHONE)
    open_heap(page)
    page.get_by_role("button", name="Only cannons").tap()
    thumb(page, heap(page).first)
    expect(page.locator(".grab")).to_be_visible()
    expect(heap(page).first).to_be_hidden()
    about = page.locator(".hand .about")
    expect(about).to_contain_text("annon")
    expect(about).to_contain_text("orward")
    assert visible_part(about) == 1
    thumb(page, page.locator(".game > nav button").first)
    expect(page.locator(".face-up")).to_be_visible()
    thumb(page, page.get_by_role("button", name="Put back"))
    expect(page.locator(".grab")).to_have_count(0)
    expect(heap(page).first).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, {"width": 1024, "height": 768}, {"width": 1440, "height": 900}])
def test_the_heap_is_filtered_by_kind_on_every_size(viewers: Visitors, yard: Yard, size: ViewportSize) -> None:
    page = come_back(viewers, yard, None, viewport=size)
    if size == PHONE:
        page.locator(".game > nav button").first.click()
    everything = page.locator(".face-up button")
    count = everything.count()
    only = page.get_by_role("button", name="Only cannons")
    only.click()
    expect(only).to_have_attribute("aria-pressed", "true")
    names = [name or "" for name in everything.evaluate_all("all => all.map((one) => one.ariaLabel)")]
    assert 0 < len(names) < count
    assert all(any(kind in name for kind in CANNONS) for name in names), names
    expect(only).to_contain_text(str(len(names)))
    only.click()
    expect(everything).to_have_count(count)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_figures_have_words(viewers: Visitors, yard: Yard, language: str) -> None:
    words = Words.for_language(language)
    page = come_back(viewers, yard, SMALL_PHONE, locale=language)
    for name in ("engines", "cannons", "crew", "battery", "holds", "exposed", "credits", "lost"):
        expect(page.locator(".figures").get_by_text(words.say(f"trucker-brief-{name}"), exact=True)).to_be_visible()
    assert page.evaluate(CUT_FIGURES) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_special_components_lie_in_the_heap_of_a_phone(viewers: Visitors, hurried_url: str, language: str) -> None:
    page = come_back(viewers, late_yard(hurried_url, **SPECIAL), PHONE, locale=language)
    open_heap(page)
    freight = Words.for_language(language).say("trucker-sort-freight")
    page.get_by_role("button", name=freight).tap()
    expect(heap(page).first).to_be_visible()
    title, mission = page.locator(".where h1"), page.locator(".where + button")
    assert box_of(title)["x"] + box_of(title)["width"] <= box_of(mission)["x"], "the mission lies over the title"
    assert width_of(page) == PHONE["width"]
    assert faults_of(page) == []


def test_crew_and_charges_are_planned_while_building(lucky: Visitors) -> None:
    page = lucky.come()
    captain = Captain(page)
    captain.play_now()
    captain.assemble(FREIGHTER)
    tiles = {component.id: component for component in COMPONENTS}
    welded = [tiles[part.tile] for part in FREIGHTER[:-1]]
    cabins = [tile for tile in welded if tile.kind.name == "CABIN"]
    charges = sum(tile.capacity for tile in welded if tile.kind.name == "BATTERY")
    assert cabins
    assert charges
    expect(page.locator(".figures [data-figure=crew] dd")).to_have_text(f"≤{2 * (1 + len(cabins))}")
    expect(page.locator(".figures [data-figure=battery] dd")).to_have_text(str(charges))
    captain.finish()
    captain.play(until=lambda: captain.asked not in ("build", "watch", None))
    expect(page.locator(".figures [data-figure=crew] dd")).not_to_contain_text("≤")
