"""What a component of an expansion does to others is shown while it is held or pointed at, and not otherwise."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from starhaul.words import Words
from web.captain import PATIENCE
from web.looks import PHONE, faults_of
from web.people import Visitors
from web.rigged import Luck
from web.ships import HAULER, WIRED
from web.team_tables import sit_down_to
from web.test_trucker_boards import sit_down

ROUTER, PANEL, SHIELD, ARMORY = WIRED
CABIN = (7, 7)


@pytest.fixture
def luck() -> Luck:
    return Luck([part.tile for part in WIRED])


def drawn(page: Page, tile: str) -> Locator:
    """A component on the own ship."""
    return page.locator(f'.sheet .component[data-about="tile:{tile}"]')


def shown(page: Page, kind: str) -> Locator:
    """The signs of what is done to others."""
    return page.locator(f".sheet .reaches .{kind} .sign")


def point(thing: Locator, *, by_thumb: bool) -> None:
    """Squares that can be pressed lie above it."""
    if by_thumb:
        thing.tap(force=True)
    else:
        thing.hover(force=True)


@pytest.mark.parametrize(("language", "kind"), [("en", {}), ("fr", {"viewport": PHONE, "has_touch": True})])
def test_wires_are_seen_while_a_part_is_held_or_pointed_at(
    lucky: Visitors, language: str, kind: dict[str, Any]
) -> None:
    words = Words.for_language(language)
    page, captain = sit_down(lucky, "II", language, **kind)
    captain.assemble(WIRED[:-1])
    captain.take()
    target = page.locator(f'.targets [data-square="{ARMORY.column},{ARMORY.row}"]')
    target.focus()
    expect(shown(page, "arms")).to_have_count(1)
    expect(page.get_by_text(words.say("trucker-reach-arms", count=1))).to_be_visible()
    assert faults_of(page) == []
    captain.put(ARMORY)
    page.mouse.move(1, 1)
    point(drawn(page, PANEL.tile), by_thumb=bool(kind))
    expect(shown(page, "powers")).to_have_count(1)
    expect(page.get_by_text(words.say("trucker-reach-powers", count=1))).to_be_visible()
    point(drawn(page, ROUTER.tile), by_thumb=bool(kind))
    expect(shown(page, "joins")).to_have_count(4)
    point(drawn(page, "S1"), by_thumb=bool(kind))
    expect(page.get_by_text(words.say("trucker-reached-arms"))).to_be_visible()
    expect(shown(page, "powers")).to_have_count(0)


CONTAINERS = {"M15": ("blows_up", 7), "M27": ("breaks", 7), "M55": ("irradiates", 7), "M64": ("deadens", 3)}
"""Explosive, fragile, radioactive, an artifact: what they do, and to how many squares around 5,7 or in its column."""


@pytest.mark.parametrize("luck", [Luck([*[part.tile for part in HAULER], *CONTAINERS])], ids=["hauler"])
def test_what_containers_would_do_to_their_neighbours_is_seen_before_they_are_put_down(lucky: Visitors) -> None:
    captain = sit_down_to(lucky.come(), sets=["missions"], classes=["II"], missions=["MS06"], team="none")
    page = captain.page
    captain.assemble(HAULER)
    for kind, squares in CONTAINERS.values():
        page.locator(".pile.special").click()
        expect(page.locator(".grab")).to_be_visible(timeout=PATIENCE)
        expect(page.locator(".sheet .reaches .sign")).to_have_count(0)
        page.locator('.targets [data-square="5,7"]').focus()
        expect(page.locator(f".sheet .reaches .{kind} .zone")).to_have_count(squares)
        expect(shown(page, kind)).to_have_count(squares)
        expect(
            page.get_by_text(captain.words.say(f"trucker-reach-{kind.replace('_', '-')}", count=squares))
        ).to_be_visible()
        captain.button("trucker-put-back").click()
        expect(page.locator(".grab")).to_have_count(0)
    assert faults_of(page) == []


def test_a_base_game_says_nothing_of_it(lucky: Visitors) -> None:
    page = lucky.come()
    page.get_by_role("button", name="Play now").first.click()
    expect(page.locator(".game")).to_be_visible(timeout=PATIENCE)
    page.locator(".sheet .component").first.hover()
    expect(page.locator(".sheet .reaches")).to_have_count(0)
