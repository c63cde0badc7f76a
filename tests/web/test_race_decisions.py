"""Decisions of Race that come up seldom: a game that begins in the middle of things, a real server, a mouse."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from web.looks import LOW_PHONE, PHONE
from web.race_tables import FEAST, WORLDS, Begin, Position


def drag(page: Page, what: Locator, onto: Locator) -> None:
    """By mouse, with a stop on the way: from the middle of one thing to the left part of another."""
    start, end = what.bounding_box(), onto.bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(start["x"], start["y"] - 20, steps=3)
    page.mouse.move(end["x"] + 8, end["y"] + end["height"] / 2, steps=5)
    page.mouse.up()


def names(cards: Locator) -> list[str]:
    return [label.split(":")[0] for card in cards.all() if (label := card.get_attribute("aria-label"))]


@pytest.mark.parametrize(("number", "is_kept"), [("2", True), ("5", False)])
def test_gambling_names_a_number_and_turns_a_card_over(begin: Begin, number: str, is_kept: bool) -> None:
    pioneer = begin(Position("old-earth gambling-world-tgs", flips="gem-world"))
    pioneer.choose("trade", "x2")
    pioneer.pass_until("power")
    pioneer.card("Gambling World").click()
    pioneer.expect_asked("gamble")
    expect(pioneer.choices).to_have_text(["1", "2", "3", "4", "5", "6", "7"])
    pioneer.click(number)
    expect(pioneer.story).to_contain_text(f"Nova says {number} at Gambling World")
    expect(pioneer.story).to_contain_text("Gem World agrees" if is_kept else "Gem World begs to differ")
    expect(pioneer.hand.and_(pioneer.card("Gem World"))).to_have_count(int(is_kept))


def test_strength_for_a_conquest_is_put_together_by_hand(begin: Begin) -> None:
    """Two are missing: the tactics would do, and so would both cards for the mercenaries."""
    hand = "rebel-outpost gem-world space-port rebel-miners"
    pioneer = begin(Position("new-sparta new-military-tactics space-mercenaries", hand=hand))
    pioneer.choose("settle", "produce")
    pioneer.pass_until("settle")
    outpost, tactics = pioneer.card("Rebel Outpost"), pioneer.card("New Military Tactics")
    expect(outpost).to_contain_text("+2 needed")
    outpost.click()
    pioneer.main.click()
    pioneer.expect_asked("strength")
    expect(tactics).to_contain_text("+3 strength")
    pioneer.put_back()
    expect(pioneer.main).to_have_count(0)
    pioneer.card("Gem World").click()
    expect(pioneer.main).to_have_count(0)
    pioneer.card("Space Port").click()
    expect(pioneer.main).to_contain_text("strength 5, defence 5")
    tactics.click()
    expect(pioneer.main).to_contain_text("strength 8, defence 5")
    pioneer.card("Space Port").click()
    expect(pioneer.main).to_contain_text("strength 7, defence 5")
    pioneer.main.click()
    expect(pioneer.story).to_contain_text("Nova conquers Rebel Outpost with strength 7")
    expect(pioneer.tableau.and_(tactics)).to_have_count(0)


def test_what_must_be_given_up_is_given_up_at_once(begin: Begin) -> None:
    """Without the tactics there is no way: nothing is asked but whether more is given."""
    pioneer = begin(
        Position("new-sparta new-military-tactics space-mercenaries", hand="rebel-base gem-world space-port")
    )
    pioneer.choose("settle", "produce")
    pioneer.pass_until("settle")
    pioneer.card("Rebel Base").click()
    pioneer.main.click()
    expect(pioneer.story).to_contain_text("Nova gives up New Military Tactics")
    expect(pioneer.main).to_contain_text("strength 6, defence 6")
    pioneer.main.click()
    expect(pioneer.story).to_contain_text("Nova conquers Rebel Base with strength 6")


def test_a_military_world_is_simply_taken(begin: Begin) -> None:
    pioneer = begin(Position("new-sparta", hand="rebel-fuel-cache rebel-base gem-world"))
    pioneer.choose("settle", "produce")
    pioneer.pass_until("settle")
    expect(pioneer.card("Rebel Base")).to_contain_text("4 too weak")
    expect(pioneer.card("Gem World")).to_contain_text("pay 2")
    pioneer.card("Rebel Base").click()
    expect(pioneer.page.get_by_role("dialog")).to_contain_text("Rebel Base")  # out of reach: only to be looked at
    pioneer.page.keyboard.press("Escape")
    cache = pioneer.card("Rebel Fuel Cache")
    expect(cache).to_contain_text("conquer")
    cache.click()
    pioneer.main.click()
    expect(pioneer.story).to_contain_text("Nova conquers Rebel Fuel Cache with strength 2")


@pytest.mark.parametrize(
    ("way", "told"),
    [
        ("Conquer it", "Nova conquers Rebel Fuel Cache"),
        ("Pay for it", "Nova places Rebel Fuel Cache for nothing"),
    ],
)
def test_there_are_several_ways_to_a_world(begin: Begin, way: str, told: str) -> None:
    pioneer = begin(Position("new-sparta contact-specialist colony-ship", hand="rebel-fuel-cache gem-world"))
    pioneer.choose("settle", "produce")
    pioneer.pass_until("settle")
    pioneer.card("Rebel Fuel Cache").click()
    pioneer.main.click()
    pioneer.expect_asked("payment")
    pioneer.click(way)
    expect(pioneer.story).to_contain_text(told)


def test_a_card_is_given_up_instead_of_paying(begin: Begin) -> None:
    pioneer = begin(Position("old-earth colony-ship", hand="new-earth gem-world spice-world"))
    pioneer.choose("settle", "produce")
    pioneer.pass_until("settle")
    pioneer.card("New Earth").click()
    pioneer.main.click()
    expect(pioneer.story).to_contain_text("Nova gives up Colony Ship")
    expect(pioneer.story).to_contain_text("Nova places New Earth without paying")


def test_a_second_world_is_settled_after_the_first(begin: Begin) -> None:
    pioneer = begin(Position("old-earth improved-logistics", hand=WORLDS))
    pioneer.choose("settle", "produce")
    pioneer.pass_until("settle")
    pioneer.card("Artist Colony").click()
    pioneer.main.click()
    pioneer.expect_asked("pay")
    paid = names(pioneer.picked)
    pioneer.main.click()
    pioneer.expect_asked("second_world")
    [second, *_] = [name for name in ("Gem World", "Space Port", "Spice World") if name not in paid]
    pioneer.card(second).click()
    pioneer.main.click()
    pioneer.expect_asked("pay")
    pioneer.main.click()
    expect(pioneer.story).to_contain_text(f"Nova places {second} for 2 cards")
    expect(pioneer.tableau).to_have_count(4)


def test_cards_become_chips(begin: Begin) -> None:
    pioneer = begin(Position("old-earth deficit-spending merchant-world", hand=WORLDS))
    pioneer.choose("trade", "x2")
    pioneer.pass_until("power")
    pioneer.card("Merchant World").click()
    pioneer.expect_asked("chips")
    pioneer.put_back()
    expect(pioneer.main).to_have_count(0)
    held = pioneer.hand.count()
    pioneer.card("Radioactive World").click()
    expect(pioneer.main).to_contain_text("Discard 1 card")
    pioneer.card("Spice World").click()
    expect(pioneer.main).to_contain_text("Discard 2 cards")
    pioneer.main.click()
    expect(pioneer.story).to_contain_text("Nova trades 2 cards for 2 VP with Merchant World")
    expect(pioneer.hand).to_have_count(held - 2)
    pioneer.expect_asked("power")
    pioneer.click("No more")
    expect(pioneer.race).not_to_have_attribute("data-stage", "consume")


def test_goods_appear_where_they_are_wanted(begin: Begin) -> None:
    """A windfall world of several, then powers in an order of one's own, then a card for a good."""
    pioneer = begin(
        Position(
            "old-earth destroyed-world asteroid-belt pre-sentient-race damaged-alien-factory diversified-economy",
            hand=WORLDS,
        )
    )
    pioneer.choose("explore5", "produce")
    pioneer.pass_until("windfall")
    expect(pioneer.pickable).to_have_count(3)
    pioneer.card("Pre-Sentient Race").click()
    pioneer.main.click()
    expect(pioneer.story).to_contain_text("A good for Nova: Pre-Sentient Race")
    pioneer.expect_asked("produce")
    pioneer.card("Damaged Alien Factory").click()
    pioneer.expect_asked("factory")
    held = pioneer.hand.count()
    pioneer.pickable.first.click()
    pioneer.main.click()
    expect(pioneer.story).to_contain_text("Nova feeds 1 card to a factory")
    expect(pioneer.story).to_contain_text("A good for Nova: Damaged Alien Factory")
    expect(pioneer.story).to_contain_text("Nova draws 2 cards for producing (Diversified Economy)")  # for two kinds
    expect(pioneer.hand).to_have_count(held - 1 + 2)


CUT_OFF = """() => [...document.querySelectorAll('.spot .tag')].filter((tag) => {
  const { left, right, top, bottom } = tag.getBoundingClientRect();
  const owns = (x) => document.elementFromPoint(x, top + 2)?.closest('.spot') === tag.parentElement;
  const room = tag.closest('.room')?.getBoundingClientRect();
  const isCut = tag.scrollWidth > tag.clientWidth || bottom > (room?.bottom ?? innerHeight);
  return isCut || !owns(left + 2) || !owns(right - 2);
}).map((tag) => tag.textContent)"""
"""Tags of which other cards, or too little room, hide a part."""
FULL_HAND = (
    f"{WORLDS} tourist-world plague-world mining-world rebel-base new-earth rebel-homeworld galactic-trendsetters"
)


def test_tags_of_a_full_hand_are_seen_whole(begin: Begin) -> None:
    pioneer = begin(Position("old-earth contact-specialist", hand=FULL_HAND), locale="fr-FR")
    pioneer.choose("settle", "produce")
    pioneer.pass_until("settle")
    expect(pioneer.page.locator(".hand .tag")).to_have_count(12)
    assert pioneer.page.evaluate(CUT_OFF) == []


@pytest.mark.parametrize("screen", [{"width": 1280, "height": 800}, PHONE])
def test_a_tag_says_which_numbers_are_cards(begin: Begin, screen: ViewportSize) -> None:
    tableau = f"{FEAST.tableau} galactic-resort"
    pioneer = begin(Position(tableau, goods=FEAST.goods), viewport=screen)
    pioneer.choose("trade", "x2")
    pioneer.pass_until("power")
    resort = pioneer.card("Galactic Resort")
    expect(resort.locator(".tag")).to_have_text("+2 VP +1")
    expect(resort.locator(".tag svg")).to_be_visible()
    expect(resort).to_have_attribute("aria-label", re.compile(r"\+2 VP, \+1 card"))
    assert pioneer.page.evaluate(CUT_OFF) == []


OVERFLOWING = """() => [...document.querySelectorAll('section.strip .choices button')]
  .filter((choice) => choice.scrollWidth > choice.clientWidth).map((choice) => choice.textContent)"""


def test_a_phone_shows_powers_whole(begin: Begin) -> None:
    """The names of their buttons, and the cards below the edge."""
    worlds = "new-sparta artist-colony comet-zone space-port spice-world gem-world radioactive-world mining-world"
    position = Position(f"{worlds} galactic-resort mining-conglomerate", hand="tourist-world", goods="comet-zone")
    pioneer = begin(position, viewport=LOW_PHONE, has_touch=True)
    pioneer.choose("x2", "produce")
    pioneer.pass_until("power")
    expect(pioneer.choices.filter(has_text="Mining Conglomerate")).to_be_visible()
    assert pioneer.page.evaluate(OVERFLOWING) == []
    expect(pioneer.tableau.and_(pioneer.page.locator(".pickable")).first.locator(".tag")).to_be_in_viewport(ratio=0.95)


def test_the_best_of_consuming_is_one_click(begin: Begin) -> None:
    pioneer = begin(FEAST)
    pioneer.choose("trade", "x2")
    pioneer.pass_until("sell")
    expect(pioneer.main).to_contain_text("+4 cards")
    assert names(pioneer.picked) == ["Mining World"]
    pioneer.main.click()
    pioneer.expect_asked("power")
    expect(pioneer.main).to_contain_text("+8 VP · +1 card")
    pioneer.main.click()
    expect(pioneer.page.locator(".board .counts")).to_contain_text("8 VP in chips")


def test_goods_are_consumed_as_somebody_likes(begin: Begin) -> None:
    """A power by click, its goods changed by hand; another by dragging a good onto it."""
    pioneer = begin(FEAST)
    pioneer.choose("trade", "x2")
    pioneer.pass_until("sell")
    pioneer.main.click()
    pioneer.expect_asked("power")
    pioneer.card("Tourist World").click()
    pioneer.expect_asked("goods")
    assert sorted(names(pioneer.picked)) == ["Artist Colony", "Gem World"]
    pioneer.card("Artist Colony").click()
    expect(pioneer.main).to_have_count(0)
    drag(pioneer.page, pioneer.card("Plague World"), pioneer.card("Tourist World"))
    expect(pioneer.main).to_contain_text("2 of 2 chosen")
    assert sorted(names(pioneer.picked)) == ["Gem World", "Plague World"]
    pioneer.main.click()
    expect(pioneer.story).to_contain_text("Nova consumes 2 goods with Tourist World: 6 VP")
    pioneer.expect_asked("power")
    drag(pioneer.page, pioneer.card("Artist Colony"), pioneer.card("Consumer Markets"))
    expect(pioneer.story).to_contain_text("Nova consumes 1 good with Consumer Markets: 2 VP")


def test_a_good_falls_only_where_it_can_be_used(begin: Begin) -> None:
    pioneer = begin(FEAST)
    pioneer.choose("trade", "x2")
    pioneer.pass_until("sell")
    pioneer.main.click()
    pioneer.expect_asked("power")
    told = pioneer.story.inner_text()
    drag(pioneer.page, pioneer.card("Plague World"), pioneer.card("Consumer Markets"))
    expect(pioneer.race).to_have_attribute("data-asked", "power")
    assert pioneer.story.inner_text() == told
    drag(pioneer.page, pioneer.card("Artist Colony"), pioneer.card("Old Earth"))
    pioneer.expect_asked("goods")
    assert "Artist Colony" in names(pioneer.picked)


def test_a_hand_is_held_as_somebody_likes(begin: Begin) -> None:
    pioneer = begin(Position("old-earth", hand=WORLDS))
    page = pioneer.page
    pioneer.expect_asked("action")
    sorted_ = names(pioneer.hand)
    assert sorted_[0] == "Artist Colony"
    drag(page, pioneer.hand.last, pioneer.hand.first)
    moved = [sorted_[-1], *sorted_[:-1]]
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert names(pioneer.hand) == moved
    page.reload()
    pioneer.expect_asked("action")
    assert names(pioneer.hand) == moved
    pioneer.hand.first.focus()
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Shift+ArrowRight")
    assert names(pioneer.hand) == [*sorted_[:2], sorted_[-1], *sorted_[2:-1]]
    expect(pioneer.hand.nth(2)).to_be_focused()
    page.get_by_role("button", name="by kind", exact=True).click()
    assert names(pioneer.hand) == sorted_


def test_a_thumb_pulls_cards_out_of_the_row(begin: Begin) -> None:
    pioneer = begin(Position("old-earth", hand=WORLDS), viewport=PHONE, has_touch=True)
    pioneer.expect_asked("action")
    before = names(pioneer.hand)
    card, goal = pioneer.hand.nth(2).bounding_box(), pioneer.hand.first.bounding_box()
    assert card
    assert goal
    thumb = pioneer.page.context.new_cdp_session(pioneer.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        where = [{"x": x, "y": y} for x, y in points]
        thumb.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})

    x, y = card["x"] + 20, card["y"] + 60
    touch("touchStart", (x, y))
    for step in range(1, 6):
        touch("touchMove", (x, y - 10 * step))
    touch("touchMove", (goal["x"] + 5, y - 50))
    touch("touchEnd")
    expect(pioneer.hand.first).to_have_attribute("aria-label", re.compile(f"^{before[2]}:"))
    assert names(pioneer.hand) == [before[2], *before[:2], *before[3:]]
    expect(pioneer.page.get_by_role("dialog")).to_have_count(0)


def test_too_many_cards_are_discarded_when_the_round_ends(begin: Begin) -> None:
    pioneer = begin(
        Position(
            "old-earth",
            hand=f"{WORLDS} tourist-world consumer-markets plague-world mining-world deficit-spending merchant-world"
            " improved-logistics new-military-tactics",
        )
    )
    pioneer.choose("trade", "produce")
    pioneer.pass_until("hand_limit")
    surplus = pioneer.hand.count() - 10
    expect(pioneer.question).to_have_text(f"Too many cards: discard {surplus}")
    for name in ["Tourist World", "Plague World", "Mining World", "Space Port"][:surplus]:
        expect(pioneer.main).to_have_count(0)
        pioneer.card(name).click()
    pioneer.main.click()
    expect(pioneer.story).to_contain_text("Nova cannot hold that much")
    expect(pioneer.hand).to_have_count(10)
    assert not {"Tourist World", "Plague World", "Mining World"} & {*names(pioneer.hand)}


def test_every_line_of_the_story_leads_to_where_it_happened(begin: Begin) -> None:
    pioneer = begin(Position("old-earth gambling-world-tgs", hand=WORLDS))
    page = pioneer.page
    pioneer.choose("settle", "produce")
    pioneer.play_until("action", since=2)
    expect(pioneer.story.locator("li:not(:has(button))")).to_have_count(0)
    pioneer.story.get_by_role("button", name="Settle", exact=True).first.click()
    assert page.locator("[data-spot=phase-settle]").evaluate("one => one.getAnimations().length") == 1
