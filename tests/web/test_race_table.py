"""Race as people play it: in a real browser, against a real server and its bots."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from citing import ROOT
from web.people import Visitors
from web.race_people import answer, asked, is_over, main_choice, pickable, play_until, press, round_of, sit_down

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
MOST_ANSWERS = 600


def faults_of(page: Page) -> list[str]:
    """What axe finds serious."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{fault['id']}: {node['html'][:200]}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


def test_a_whole_expert_game_with_goals_by_mouse(visitors: Visitors) -> None:
    page = sit_down(visitors)
    expect(page.get_by_role("heading", name="Goals")).to_be_visible()
    for _ in range(MOST_ANSWERS):
        ask = asked(page)
        if ask is None:
            break
        answer(page, ask)
    end = page.get_by_role("dialog")
    expect(end).to_contain_text("Total")
    totals = [int(text) for text in end.locator("tfoot td").all_inner_texts()]
    rows = [
        [int(cell) if cell != "·" else 0 for cell in row.locator("td").all_inner_texts()]
        for row in end.locator("tbody tr").all()
    ]
    assert totals == [sum(column) for column in zip(*rows, strict=True)]
    assert faults_of(page) == []
    end.get_by_role("button", name="Look at the table").click()
    expect(end).to_have_count(0)


def amount(cell: str) -> int:
    return 0 if cell == "·" else int(cell)


def test_a_round_by_keyboard_alone(visitors: Visitors) -> None:
    page = sit_down(visitors, options={"learning": True, "expansion": "base"})
    assert asked(page) == "action"
    page.keyboard.press("3")
    page.keyboard.press("5")
    expect(page.locator(".phases .picked")).to_have_count(2)
    page.keyboard.press("Enter")
    while asked(page) and round_of(page) == 1:
        if main_choice(page).count() == 0:
            page.keyboard.press("h" if page.locator(".hand .pickable, .seen .pickable").count() else "t")
            pick_by_keyboard(page)
        if main_choice(page).count():
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("2")
    assert is_over(page) or round_of(page) == 2


def pick_by_keyboard(page: Page) -> None:
    """Along the cards with the arrow keys until one can be picked."""
    for _ in range(page.locator(".hand [data-card], .seen [data-card], .tableau [data-card]").count()):
        if page.evaluate("document.activeElement.matches('.pickable:not(.picked)')"):
            page.keyboard.press("Space")
            if main_choice(page).count():
                return
        page.keyboard.press("ArrowRight")


def test_a_round_on_a_phone(visitors: Visitors) -> None:
    page = sit_down(visitors, **PHONE)
    while round_of_phone(page) == 1:
        ask = asked(page)
        assert ask is not None
        answer(page, ask)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for tab in ["Others", "Goals", "Story", "Table"]:
        page.get_by_role("button", name=tab, exact=True).tap()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert faults_of(page) == []


def round_of_phone(page: Page) -> int:
    """Of what is in the page, whether it is in sight or not."""
    found = re.search(r"\d+", page.locator(".bank .round").text_content() or "")
    assert found
    return int(found[0])


def test_a_card_is_shown_large_with_its_powers_in_words(visitors: Visitors) -> None:
    page = sit_down(visitors, options={"learning": True, "expansion": "base"})
    assert asked(page) == "action"
    page.locator(".hand [data-card]").first.hover()
    expect(page.locator(".preview")).to_be_visible()
    page.mouse.move(0, 0)
    expect(page.locator(".preview")).to_have_count(0)
    page.locator(".hand [data-card]").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_long_press_shows_a_card_and_picks_nothing(visitors: Visitors) -> None:
    page = sit_down(visitors, **PHONE)
    assert asked(page) == "start_hand"
    card = page.locator(".seen .pickable, .hand .pickable").first
    name = card.get_attribute("aria-label")
    box = card.bounding_box()
    assert name
    assert box
    finger = page.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("img", name=name).first).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.locator(".race .picked")).to_have_count(0)
    card.tap()
    expect(page.locator(".race .picked")).to_have_count(1)


def test_in_french(visitors: Visitors) -> None:
    page = sit_down(visitors, locale="fr-FR")
    expect(page.get_by_text("Rendez 2 de vos premières cartes")).to_be_visible()
    play_until(page, "action")
    expect(page.get_by_text("Choisissez deux actions")).to_be_visible()
    expect(page.get_by_role("heading", name="Votre tableau")).to_be_visible()


def test_a_reload_in_the_middle_of_a_payment(visitors: Visitors) -> None:
    page = sit_down(visitors, options={"learning": True, "expansion": "base"})
    play_until(page, "pay")
    question = page.locator(".strip .question").inner_text()
    proposed = page.locator(".hand .picked").count()
    assert proposed > 0
    press(page.locator(".hand .picked"))
    expect(page.locator(".hand .picked")).to_have_count(proposed - 1)
    assert main_choice(page).count() == 0
    press(pickable(page).last)
    expect(main_choice(page)).to_have_count(1)
    tableau = page.locator(".tableau [data-card]").count()
    story = page.locator(".log li").all_inner_texts()
    page.reload()
    assert asked(page) == "pay"
    assert page.locator(".log li").all_inner_texts() == story
    expect(page.locator(".strip .question")).to_have_text(question)
    expect(page.locator(".hand .picked")).to_have_count(proposed)
    press(main_choice(page))
    expect(page.locator(".tableau .coming")).to_have_count(0)
    assert page.locator(".tableau [data-card]").count() >= tableau


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_serious(visitors: Visitors, scheme: str) -> None:
    page = sit_down(visitors, seats=4, color_scheme=scheme)
    for ask in ("start_hand", "action", "develop"):
        play_until(page, ask)
        assert faults_of(page) == []
