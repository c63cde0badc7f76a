"""Every question of Race that comes up seldom, answered by keys alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from web.people import Visitors
from web.race_tables import FEAST, WORLDS, Begin, Position, sit_down
from web.typist import Typist

MANY = f"{WORLDS} tourist-world consumer-markets plague-world mining-world deficit-spending merchant-world"


def test_goods_are_sold_and_consumed(begin: Begin) -> None:
    typist = Typist(begin(FEAST).page)
    typist.choose("trade", "x2")
    typist.pass_until("sell")
    typist.put_back()
    typist.hit(typist.card("Plague World"))
    typist.hit(typist.main)
    expect(typist.story).to_contain_text("Nova sells the good of Plague World")
    typist.expect_asked("power")
    typist.hit(typist.card("Tourist World"))
    typist.expect_asked("goods")
    typist.put_back()
    typist.hit(typist.card("Mining World"))
    typist.hit(typist.card("Artist Colony"))
    typist.hit(typist.main)
    expect(typist.story).to_contain_text("Nova consumes 2 goods with Tourist World: 6 VP")


def test_a_number_is_named(begin: Begin) -> None:
    typist = Typist(begin(Position("old-earth gambling-world-tgs", flips="gem-world")).page)
    typist.choose("trade", "x2")
    typist.pass_until("power")
    typist.hit(typist.card("Gambling World"))
    typist.expect_asked("gamble")
    typist.click("5")
    expect(typist.story).to_contain_text("Nova says 5")


def test_strength_is_put_together(begin: Begin) -> None:
    hand = "rebel-outpost gem-world space-port rebel-miners"
    typist = Typist(begin(Position("new-sparta new-military-tactics space-mercenaries", hand=hand)).page)
    typist.choose("settle", "produce")
    typist.pass_until("settle")
    typist.hit(typist.card("Rebel Outpost"))
    typist.hit(typist.main)
    typist.expect_asked("strength")
    typist.put_back()
    typist.hit(typist.card("Gem World"))
    typist.hit(typist.card("New Military Tactics"))
    typist.hit(typist.main)
    expect(typist.story).to_contain_text("Nova conquers Rebel Outpost with strength 7")


@pytest.mark.parametrize(("way", "told"), [("Conquer it", "Nova conquers"), ("Pay for it", "Nova places")])
def test_a_way_to_a_world_is_chosen(begin: Begin, way: str, told: str) -> None:
    typist = Typist(
        begin(Position("new-sparta contact-specialist colony-ship", hand="rebel-fuel-cache gem-world")).page
    )
    typist.choose("settle", "produce")
    typist.pass_until("settle")
    typist.hit(typist.card("Rebel Fuel Cache"))
    typist.hit(typist.main)
    typist.expect_asked("payment")
    typist.click(way)
    expect(typist.story).to_contain_text(f"{told} Rebel Fuel Cache")


def test_a_payment_is_changed_and_a_second_world_follows(begin: Begin) -> None:
    typist = Typist(begin(Position("old-earth improved-logistics", hand=WORLDS)).page)
    typist.choose("settle", "produce")
    typist.pass_until("settle")
    typist.hit(typist.card("Artist Colony"))
    typist.hit(typist.main)
    typist.expect_asked("pay")
    typist.put_back()
    typist.hit(typist.card("Radioactive World"))
    typist.hit(typist.main)
    typist.expect_asked("second_world")
    typist.hit(typist.card("Gem World"))
    typist.hit(typist.main)
    typist.expect_asked("pay")
    typist.hit(typist.main)
    expect(typist.story).to_contain_text("Nova places Gem World for 2 cards")


def test_cards_become_chips(begin: Begin) -> None:
    typist = Typist(begin(Position("old-earth deficit-spending merchant-world", hand=WORLDS)).page)
    typist.choose("trade", "x2")
    typist.pass_until("power")
    typist.hit(typist.card("Merchant World"))
    typist.expect_asked("chips")
    typist.put_back()
    typist.hit(typist.card("Spice World"))
    typist.hit(typist.main)
    expect(typist.story).to_contain_text("Nova trades 1 card for 1 VP with Merchant World")
    typist.expect_asked("power")
    typist.click("No more")
    expect(typist.race).not_to_have_attribute("data-stage", "consume")


def test_goods_are_produced(begin: Begin) -> None:
    tableau = "old-earth destroyed-world asteroid-belt pre-sentient-race damaged-alien-factory diversified-economy"
    typist = Typist(begin(Position(tableau, hand=WORLDS)).page)
    typist.choose("explore5", "produce")
    typist.pass_until("windfall")
    typist.hit(typist.card("Pre-Sentient Race"))
    typist.hit(typist.main)
    typist.expect_asked("produce")
    typist.hit(typist.card("Damaged Alien Factory"))
    typist.expect_asked("factory")
    typist.hit(typist.card("Gem World"))
    typist.hit(typist.main)
    expect(typist.story).to_contain_text("A good for Nova: Damaged Alien Factory")


def test_surplus_cards_are_discarded(begin: Begin) -> None:
    hand = f"{MANY} improved-logistics new-military-tactics"
    typist = Typist(begin(Position("old-earth", hand=hand)).page)
    typist.choose("trade", "produce")
    typist.pass_until("hand_limit")
    typist.answer("hand_limit")
    expect(typist.hand).to_have_count(10)


def test_a_pack_and_a_start_world_are_drafted(visitors: Visitors) -> None:
    typist = Typist(sit_down(visitors, seats=2, options={"draft": True}).page)
    typist.play_until("action")
    assert {"draft", "start_world", "start_hand"} <= typist.met


def test_a_sheet_and_a_goal_keep_the_keys_to_themselves(begin: Begin) -> None:
    """What is pressed there answers nothing: only what has the focus gets Enter, and digits are for the table."""
    typist = Typist(begin(FEAST).page)
    page = typist.page
    typist.choose("trade", "x2")
    typist.pass_until("sell")
    goal = page.locator("summary").first
    goal.focus()
    page.keyboard.press("Enter")
    expect(goal.locator("xpath=..")).to_have_attribute("open", "")
    page.keyboard.press("k")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("1")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(typist.race).to_have_attribute("data-asked", "sell")
    page.keyboard.press("t")  # away from the goal
    typist.hit(typist.main)
    expect(typist.story).to_contain_text("Nova sells")
