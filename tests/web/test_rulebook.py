"""The rulebook in the page, and the gallery: read, searched and walked through outside of games."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web.looks import PHONE, faults_of, too_small, width_of
from web.people import Visitors

ALL_COMPONENTS = 152 + 4 + 42 + 72
"""Of the base game, its starting cabins, Another Big Expansion and Missions."""
SMALL: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def test_the_rulebook_is_found_from_the_start_page_and_read_by_chapter(visitors: Visitors) -> None:
    page = visitors.come()
    page.get_by_role("link", name="Rulebook").click()
    expect(page.get_by_role("heading", name="What you are here for")).to_be_visible()
    contents = page.get_by_role("navigation", name="Contents")
    contents.get_by_text("Building", exact=True).click()
    contents.get_by_role("link", name="Engines").click()
    expect(page).to_have_url(re.compile("/rules/trucker/engines$"))
    expect(page.get_by_role("heading", name="Engines")).to_be_focused()
    page.get_by_role("link", name="Race", exact=True).click()
    expect(page.get_by_role("heading", name="Reading a card")).to_be_visible()


def test_a_paragraph_leads_to_its_numbered_rules(visitors: Visitors) -> None:
    page = visitors.come("/rules/trucker/engines")
    page.get_by_role("button", name="BLD-13").click()
    expect(page.locator("dl", has_text="BLD-13")).to_contain_text("the exhaust points to the rear, always")
    page.get_by_role("button", name="BLD-13").click()
    expect(page.locator("dl")).to_have_count(0)


def test_the_address_of_a_rule_opens_it_where_it_is_told(visitors: Visitors) -> None:
    page = visitors.come("/rules/trucker/FLT-09")
    section = page.get_by_role("region", name="why batteries pay")
    expect(section.locator("dl")).to_contain_text("then battery tokens for what is missing")
    page = visitors.come("/rules/race/RFG-STL-20")
    expect(page.locator("dl .met dt")).to_have_text("RFG-STL-20")


@pytest.mark.parametrize(
    ("locale", "wish", "title"),
    [
        ("en-GB", "battery goods", "When goods are taken, and why batteries pay"),
        ("fr-FR", "epidemie", "Épidémie"),
        ("en-GB", "hit-07", "Meteors"),
    ],
)
def test_it_can_be_searched(visitors: Visitors, locale: str, wish: str, title: str) -> None:
    page = visitors.come("/rules/trucker", locale=locale)
    page.get_by_role("searchbox").fill(wish)
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    page.get_by_role("searchbox").fill("zeppelin")
    expect(page.locator("p[role=status]")).to_contain_text(re.compile("Nothing|Rien"))


def test_small_print_that_does_not_arrive_says_so_and_is_asked_for_again(visitors: Visitors) -> None:
    page = visitors.come("/rules/trucker/shields")
    page.route("**/api/rules/*", lambda route: route.abort())
    page.get_by_role("button", name="BLD-18").click()
    expect(page.get_by_role("alert")).to_contain_text("did not arrive")
    visitors.forgive("net::ERR_FAILED")
    page.unroute("**/api/rules/*")
    page.get_by_role("button", name="BLD-18").click()
    page.get_by_role("button", name="BLD-18").click()
    expect(page.locator("dl")).to_contain_text("A shield protects two neighbouring sides")


def expect_count(page: Page, count: int, of: int) -> None:
    expect(page.locator("p[role=status]")).to_have_text(f"{count} of {of}")


def test_the_gallery_has_everything_with_filters_and_counts(visitors: Visitors) -> None:
    page = visitors.come()
    page.get_by_role("link", name="Gallery").click()
    expect_count(page, ALL_COMPONENTS, ALL_COMPONENTS)
    page.get_by_label("Set", exact=True).select_option(label="Another Big Expansion (42)")
    expect_count(page, 42, ALL_COMPONENTS)
    page.get_by_label("Kind", exact=True).select_option("thruster")
    expect_count(page, 5, ALL_COMPONENTS)
    page.get_by_role("button", name="Adventure cards").click()
    page.get_by_label("Deck", exact=True).select_option("II")
    page.get_by_label("Name", exact=True).fill("pirat")
    expect(page.get_by_role("listitem").first).to_contain_text("Pirates")
    page.get_by_role("link", name="Race", exact=True).click()
    page.get_by_label("Sort", exact=True).select_option("six")
    page.get_by_label("Set", exact=True).select_option("storm")
    expect_count(page, 3, 137)
    page.get_by_role("button", name="Goals").click()
    expect_count(page, 10, 10)


@pytest.mark.parametrize(
    ("path", "thing", "section"),
    [
        ("/gallery/trucker", "Double cannon", "Cannons"),
        ("/gallery/trucker", "Artifact", "Artifacts"),
        ("/gallery/race", "Colony Ship", "Sacrifices and borrowed strength"),
    ],
)
def test_whatever_is_pressed_there_is_explained(visitors: Visitors, path: str, thing: str, section: str) -> None:
    page = visitors.come(path)
    page.get_by_role("button", name=thing).first.click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name=thing).first).to_be_visible()
    told = sheet.get_by_role("region", name=section)
    told.get_by_role("button", name="Open in the rulebook").click()
    expect(page.get_by_role("dialog", name="Rulebook").get_by_role("heading", name=section)).to_be_visible()


WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
TABLET: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}}


@pytest.mark.parametrize(("locale", "scheme"), [("en-GB", "dark"), ("fr-FR", "light")])
@pytest.mark.parametrize("path", ["/rules/trucker/meteors", "/rules/race/consume", "/gallery/trucker", "/gallery/race"])
def test_it_is_for_everybody(visitors: Visitors, path: str, locale: str, scheme: Any) -> None:
    for kind in (WIDE, TABLET, SMALL):
        page = visitors.come(path, locale=locale, color_scheme=scheme, **kind)
        page.get_by_role("heading", level=1).wait_for()
        page.locator("section, li [data-about]").first.wait_for()
        assert faults_of(page) == []
        assert width_of(page) == kind["viewport"]["width"]
    assert too_small(page) == []
