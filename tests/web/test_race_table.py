"""Race as people play it: in a real browser, against a real server and its bots."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from web import looks
from web.looks import faults_of, width_of
from web.people import Visitors
from web.pioneer import tries
from web.race_tables import sit_down
from web.typist import Typist

PHONE: dict[str, Any] = {"viewport": looks.PHONE, "has_touch": True}
FIRST_GAME = {"learning": True, "expansion": "base"}


def test_a_whole_expert_game_with_goals_by_mouse(visitors: Visitors) -> None:
    pioneer = sit_down(visitors)
    expect(pioneer.page.get_by_role("heading", name="Goals")).to_be_visible()
    pioneer.play()
    end = pioneer.bill
    expect(end).to_contain_text("Total")
    totals = [int(text) for text in end.locator("tfoot td").all_inner_texts()]
    rows = [[amount(cell) for cell in row.locator("td").all_inner_texts()] for row in end.locator("tbody tr").all()]
    assert totals == [sum(column) for column in zip(*rows, strict=True)]
    assert faults_of(pioneer.page) == []
    end.get_by_role("button", name="Look at the table").click()
    expect(end).to_have_count(0)


CUT = "(labels) => labels.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.innerText)"


@pytest.mark.parametrize("seats", [2, 3], ids=["expert", "three"])
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_what_actions_do_is_said_in_whole_words_on_a_small_screen(visitors: Visitors, locale: str, seats: int) -> None:
    pioneer = sit_down(visitors, seats, FIRST_GAME, locale=locale, viewport={"width": 1024, "height": 768})
    pioneer.expect_asked("action")
    labels = pioneer.page.locator(".action .label")
    expect(labels).to_have_count(9 if seats == 2 else 7)
    assert labels.evaluate_all(CUT) == []


def amount(cell: str) -> int:
    return 0 if cell == "·" else int(cell)


def test_a_round_by_keyboard_alone(visitors: Visitors) -> None:
    typist = Typist(sit_down(visitors, options=FIRST_GAME).page)
    typist.expect_asked("action")
    typist.page.keyboard.press("3")
    typist.page.keyboard.press("5")
    expect(typist.page.locator(".phases .picked")).to_have_count(2)
    typist.page.keyboard.press("Enter")
    typist.play(until=lambda: typist.round > 1)
    assert typist.bill.count() or typist.round == 2


def test_a_round_on_a_phone(visitors: Visitors) -> None:
    pioneer = sit_down(visitors, **PHONE)
    page = pioneer.page
    for _ in tries("a round"):
        if pioneer.round > 1:
            break
        asked = pioneer.wait()
        assert asked is not None
        assert width_of(page) == looks.PHONE["width"]
        pioneer.answer(asked)
    for tab in ["Others", "Goals", "Story", "Table"]:
        page.get_by_role("button", name=tab, exact=True).tap()
        assert width_of(page) == looks.PHONE["width"]
    assert faults_of(page) == []


def test_a_card_is_shown_large_with_its_powers_in_words(visitors: Visitors) -> None:
    pioneer = sit_down(visitors, options=FIRST_GAME)
    page = pioneer.page
    pioneer.expect_asked("action")
    pioneer.hand.first.hover()
    expect(page.locator(".preview")).to_be_visible()
    page.mouse.move(0, 0)
    expect(page.locator(".preview")).to_have_count(0)
    pioneer.hand.first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_long_press_shows_a_card_and_picks_nothing(visitors: Visitors) -> None:
    pioneer = sit_down(visitors, **PHONE)
    page = pioneer.page
    pioneer.expect_asked("start_hand")
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
    pioneer = sit_down(visitors, locale="fr-FR")
    page = pioneer.page
    expect(page.get_by_text("Rendez 2 de vos premières cartes")).to_be_visible()
    pioneer.play_until("action")
    expect(page.get_by_text("Choisissez deux actions")).to_be_visible()
    expect(page.get_by_role("heading", name="Votre tableau")).to_be_visible()


def test_a_reload_in_the_middle_of_a_payment(visitors: Visitors) -> None:
    pioneer = sit_down(visitors, options=FIRST_GAME)
    pioneer.play_until("pay")
    question = pioneer.question.inner_text()
    proposed = pioneer.picked.count()
    assert proposed > 0
    pioneer.picked.first.click()
    expect(pioneer.picked).to_have_count(proposed - 1)
    expect(pioneer.main).to_have_count(0)
    pioneer.pickable.last.click()
    expect(pioneer.main).to_have_count(1)
    tableau = pioneer.tableau.count()
    lines = pioneer.story.locator("li")
    story = lines.all_inner_texts()
    pioneer.page.reload()
    pioneer.expect_asked("pay")
    expect(lines.nth(len(story) - 1)).to_have_text(story[-1])
    assert lines.all_inner_texts()[: len(story)] == story, "the bot may have gone on meanwhile, and nothing else"
    expect(pioneer.question).to_have_text(question)
    expect(pioneer.picked).to_have_count(proposed)
    pioneer.main.click()
    expect(pioneer.page.locator(".tableau .coming")).to_have_count(0)
    assert pioneer.tableau.count() >= tableau


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_serious(visitors: Visitors, scheme: str) -> None:
    pioneer = sit_down(visitors, seats=4, color_scheme=scheme)
    for ask in ("start_hand", "action", "develop"):
        pioneer.play_until(ask)
        assert faults_of(pioneer.page) == []
