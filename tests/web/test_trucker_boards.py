"""Boards of Another Big Expansion: what is printed on them can be understood, and they can be built on."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from citing import rule
from server.clients import Visitor
from starhaul.words import Words
from web.captain import PATIENCE, Captain
from web.looks import PHONE, faults_of, thumb, width_of
from web.people import Visitors
from web.rigged import Luck
from web.ships import ROUND, Part

CABIN = Part("B014", 2, 9, 3)
"""What hangs on it beyond the seam."""
DICE_OF_IIB = 2 * 21 + 2 * 6 + 6
"""Every roll of two dice above its column, every face at both ends of its row or beside those that miss, six starts."""
MOVING = {"reduced_motion": "no-preference"}
FOCUSED = "document.activeElement?.dataset.square"


@pytest.fixture
def luck() -> Luck:
    return Luck([part.tile for part in (*ROUND, CABIN)], rolls=[(5, 2)])


def sit_down(visitors: Visitors, ship_class: str, language: str = "en", **kind: Any) -> tuple[Page, Captain]:
    """A table with ships of this class, where building has begun."""
    host = Visitor(visitors.url.rstrip("/"), "Ada")
    options = {"sets": ["abe"], "classes": [ship_class]}
    table = host.make_table(game="trucker", seats=2, bots=["rookie"], options=options)
    page = visitors.come_as(host, f"/t/{table['code']}", locale=language, **kind)
    captain = Captain(page, language)
    page.get_by_role("button", name=captain.words.say("web-start"), exact=True).click()
    expect(page.locator(".game")).to_have_attribute("data-asked", "build", timeout=PATIENCE)
    return page, captain


@rule("ABE-IIB-01")
def test_beyond_the_seam_the_other_edge_is_seen_again(lucky: Visitors) -> None:
    page, captain = sit_down(lucky, "IIB")
    expect(page.locator(".where")).to_contain_text(captain.words.say("trucker-ship-class", name="IIB"))
    echoes = page.locator(".sheet .echo svg")
    dice = page.locator(".sheet > .board .dice")
    expect(dice).to_contain_text(captain.words.say("trucker-board-dice"))
    expect(dice.locator("rect")).to_have_count(DICE_OF_IIB)
    captain.assemble(ROUND)
    expect(echoes.nth(1).locator(".plate")).to_have_count(1)  # column 1, to the right of column 9
    page.keyboard.press("t")
    expect(page.locator(".grab")).to_be_visible(timeout=PATIENCE)
    for _ in range(CABIN.turn):
        page.keyboard.press("r")
    for _ in range(12):
        if page.evaluate(FOCUSED) == f"{CABIN.column},{CABIN.row}":
            break
        page.keyboard.press("ArrowLeft")
    assert page.evaluate(FOCUSED) == f"{CABIN.column},{CABIN.row}"
    page.locator(f'.beyond [data-square="{CABIN.column},{CABIN.row}"]').click()
    expect(page.locator(".sheet .unwelded")).to_be_visible(timeout=PATIENCE)
    expect(echoes.nth(0).locator(".plate")).to_have_count(1)
    assert faults_of(page) == []


@rule("ABE-IIIB-01")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_dice_close_squares_and_a_closed_square_says_why(lucky: Visitors, language: str) -> None:
    words = Words.for_language(language)
    page, captain = sit_down(lucky, "IIIB", language, viewport=PHONE, has_touch=True, **MOVING)
    board = page.locator(".sheet > .board")
    fallen = board.locator(".new")
    expect(fallen).to_have_count(2)
    assert "fall" in fallen.first.evaluate("die => getComputedStyle(die).animationName")
    assert sorted(board.locator(".shut text").all_text_contents()) == ["2"] * 5 + ["5"] * 5
    rolled = words.say("trucker-board-rolled", first=2, second=5)
    expect(board.get_by_text(rolled)).to_have_count(1)
    thumb(page, page.locator(".hand .draw"))
    expect(page.locator(".grab")).to_be_visible(timeout=PATIENCE)
    page.locator('.targets [data-square="6,6"]').tap()
    expect(page.get_by_text(words.say("trucker-fault-closed-square"))).to_be_visible()
    assert width_of(page) == PHONE["width"]
    assert faults_of(page) == []
    captain.put(ROUND[0]._replace(column=6, row=7))
    expect(fallen).to_have_count(0)


@rule("ABE-INS-02")
def test_a_ship_of_two_halves_shows_what_insurance_costs(lucky: Visitors) -> None:
    page, captain = sit_down(lucky, "IV", viewport=PHONE, has_touch=True)
    figures = page.locator(".sheet > .board .insurance")
    expect(figures).to_have_count(2)
    expect(figures.first).to_contain_text("≤")
    captain.button("web-keys").tap()
    captain.button("web-why").tap()
    figures.last.tap(force=True)  # under the veil of the question
    told = page.get_by_role("dialog")
    expect(told).to_contain_text(captain.words.say("trucker-thing-board-4"))
    expect(told).to_contain_text(captain.words.say("trucker-rules-class-iv"))
    page.keyboard.press("Escape")
    expect(page.locator(".sheet > .board .joint")).to_have_count(1)
    expect(page.locator(".sheet > .board .square")).to_have_count(45)
    captain.button("trucker-take-hidden").first.tap()
    expect(page.locator(".grab")).to_be_visible(timeout=PATIENCE)
    captain.put(ROUND[0]._replace(column=6, row=7))
    assert faults_of(page) == []
