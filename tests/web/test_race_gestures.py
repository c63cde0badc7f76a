"""Race with few clicks: gestures that answer whole questions, and settings for those who need no confirmation."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from web.looks import faults_of
from web.race_tables import WORLDS, Begin, Position
from web.test_race_decisions import drag, names

COLONISTS = Position("old-earth", hand=WORLDS)
PASSIVE = Position("old-earth", hand="gem-world")


def test_a_double_click_places_a_card(begin: Begin) -> None:
    pioneer = begin(COLONISTS)
    pioneer.choose("settle", "produce")
    pioneer.pass_until("settle")
    pioneer.card("Gem World").dblclick()
    pioneer.expect_asked("pay")
    expect(pioneer.question).to_contain_text("Gem World")


def test_a_card_is_dragged_onto_the_tableau(begin: Begin) -> None:
    pioneer = begin(COLONISTS)
    page = pioneer.page
    order = names(pioneer.hand)
    drag(page, pioneer.card("Gem World"), page.locator(".tableau"))
    pioneer.expect_asked("action")  # nothing is placed where nothing is asked
    assert names(pioneer.hand) == order
    pioneer.choose("settle", "produce")
    pioneer.pass_until("settle")
    drag(page, pioneer.card("Gem World"), page.locator(".tableau"))
    pioneer.expect_asked("pay")
    expect(pioneer.question).to_contain_text("Gem World")


def test_one_card_too_many_takes_the_place_of_the_first(begin: Begin) -> None:
    pioneer = begin(
        Position("old-earth", hand="new-earth gem-world space-port spice-world radioactive-world plague-world")
    )
    pioneer.choose("settle", "produce")
    pioneer.pass_until("settle")
    pioneer.card("New Earth").dblclick()
    pioneer.expect_asked("pay")
    pioneer.put_back()
    hand = [name for name in names(pioneer.hand) if name != "New Earth"]
    for name in hand:
        pioneer.card(name).click()
    wanted = pioneer.picked.count()
    assert wanted < len(hand), "there is one too many"
    assert names(pioneer.picked) == hand[-wanted:]
    expect(pioneer.main).to_have_count(1)


def test_the_story_says_why_somebody_draws(begin: Begin) -> None:
    pioneer = begin(COLONISTS)
    pioneer.choose("settle", "produce")
    pioneer.pass_until("settle")
    pioneer.card("Gem World").dblclick()
    pioneer.expect_asked("pay")
    pioneer.main.click()
    expect(pioneer.story).to_contain_text("Nova draws 1 card for settling (bonus)")


def settle_habits(page: Page, *, confirms: bool = True, passes: bool = True) -> None:
    page.get_by_role("button", name="Settings").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("At once")
    sheet.get_by_role("checkbox", name="Confirm answers").set_checked(confirms)
    sheet.get_by_role("checkbox", name="Pass by itself").set_checked(passes)
    assert faults_of(page) == []
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_without_confirmations_the_last_pick_is_the_answer(begin: Begin) -> None:
    pioneer = begin(COLONISTS)
    settle_habits(pioneer.page, confirms=False)
    for action in ("settle", "produce"):
        pioneer.hit(pioneer.page.locator(f".phases [data-card='choose {action}']"))
    pioneer.pass_until("settle")
    pioneer.card("Gem World").dblclick()  # by habit: the first click was the answer already
    pioneer.expect_asked("pay")
    expect(pioneer.page.get_by_role("dialog")).to_have_count(0)
    put_back = pioneer.picked.first
    put_back.click()
    pioneer.pickable.last.click()
    expect(pioneer.story).to_contain_text("Nova places Gem World for 2 cards")


def test_passing_waits_for_those_who_want_to_pass_themselves(begin: Begin) -> None:
    pioneer = begin(PASSIVE)
    settle_habits(pioneer.page, passes=False)
    pioneer.choose("develop", "produce")
    pioneer.expect_asked("develop")
    pioneer.page.reload()
    pioneer.expect_asked("develop")
    expect(pioneer.passing).to_have_count(1)
    settle_habits(pioneer.page)
    expect(pioneer.race).not_to_have_attribute("data-asked", "develop")


def test_the_pace_is_a_setting_with_words(begin: Begin) -> None:
    pioneer = begin(PASSIVE)
    page = pioneer.page
    page.get_by_role("button", name="Settings").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("radio", name="At once")).to_be_checked()
    sheet.get_by_role("radio", name="A brisk pace").check()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Pace: brisk")).to_be_visible()
