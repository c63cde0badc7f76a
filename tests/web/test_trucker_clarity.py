"""Trucker says what things mean: what an offer is worth, which rule is in the way, whose figures those are."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from web.captain import PATIENCE, Captain, look_until
from web.looks import LOW_PHONE
from web.people import Visitors
from web.rigged import Luck
from web.ships import SEALED

PLANETS = "I-13"
FEW_HOLDS = [part.tile for part in SEALED]
CUT = """() => [...document.querySelectorAll('.facts span, .strip button span, .strip p, aside h3, aside p')]
    .filter((thing) => thing.checkVisibility({ visibilityProperty: true }) && !thing.closest('.sr, .log'))
    .filter((thing) => {
        const range = document.createRange();
        range.selectNodeContents(thing);
        const text = range.getBoundingClientRect();
        const room = thing.closest('button, article, .strip, aside').getBoundingClientRect();
        return text.width > 1 && (text.right > room.right + 1 || text.right > innerWidth);
    })
    .map((thing) => thing.innerText)"""
"""Texts that reach beyond what they belong to."""
TICKER = """() => [
    document.querySelector('.strip .question [data-seat]')?.dataset.seat,
    document.querySelector('.strip .question')?.innerText.split('\\n').at(-1),
]"""
CARD_AND_COUNT = """() => [
    document.querySelector('.stage article')?.ariaLabel, document.querySelector('.route .left')?.textContent,
    document.querySelector('.game').dataset.asked,
]"""


@pytest.fixture
def luck() -> Luck:
    return Luck(FEW_HOLDS, [PLANETS])


def fly(captain: Captain, asked: str) -> None:
    captain.play(until=lambda: captain.asked == asked)


def ready_to_fly(page: Page) -> Captain:
    """A learning flight in a ship that is nothing but a cabin, before both bots, who wait for those who learn."""
    captain = Captain(page)
    captain.play_now()
    captain.button("trucker-finish").click()
    captain.button("trucker-finish-space", space=1).click()
    fly(captain, "fly_on")
    return captain


def choice(page: Page, label: str) -> Locator:
    return page.locator("section.strip").get_by_role("button", name=label)


def check_rival(captain: Captain) -> None:
    """Its ship comes with its name and figures, the own ones stay and say so, and Escape leads back."""
    page = captain.page
    rival = page.locator(".rival").first
    name = rival.locator("b").inner_text()
    own = page.locator(".figures").inner_text()
    rival.click()
    theirs = page.locator(".theirs")
    expect(theirs.locator(".whose")).to_contain_text(f"Ship of {name}")
    assert theirs.locator("dd").all_inner_texts() == rival.locator("dd").all_inner_texts()
    expect(page.locator(".below > .whose")).to_contain_text(captain.words.say("trucker-your-ship"))
    assert page.locator(".figures").inner_text() == own
    board, back = page.locator(".sheet > .board").bounding_box(), captain.button("trucker-back-to-mine").bounding_box()
    assert board
    assert back
    assert back["y"] >= board["y"] + board["height"], "the way back lies over the ship"
    page.keyboard.press("Escape")
    expect(theirs).to_have_count(0)
    assert captain.asked == "fly_on"


def printed_key(button: Locator) -> str:
    return button.locator("kbd").inner_text()


def test_what_is_told_around_a_planet_that_offers_nothing(lucky: Visitors) -> None:
    """The card that lies open is not to come; the ticker shows of whom it tells; planets answer to their own numbers,
    and say that nothing fits.
    """
    page = lucky.come()
    captain = ready_to_fly(page)
    expect(page.locator(".route .left")).to_have_text("8 cards to come")
    page.keyboard.press("1")
    watch_until_asked(page, "land")
    expect(page.locator(".question")).to_have_text(captain.words.say("trucker-ask-land-in-vain"))
    for planet in choice(page, "Planet").all():
        expect(planet).to_contain_text("nothing fits: worth 0 to you")
        assert printed_key(planet) == number_of(planet)
    last = printed_key(choice(page, "Planet").last)
    page.keyboard.press(last)
    expect(page.locator(".log")).to_contain_text(f"lands on planet {last}")
    seen = watch_until_asked(page, "fly_on")
    names = page.get_by_role("list", name="Who plays").locator(".name").all_inner_texts()
    told = [(seat, text) for seat, text in seen if text.startswith(tuple(names))]
    assert told, "nobody was told of"
    assert all(seat is not None and text.startswith(names[int(seat)]) for seat, text in told), told


def watch_until_asked(page: Page, wanted: str) -> list[tuple[str | None, str]]:
    """All sentences of the ticker, with their rockets."""
    seen = []

    def is_asked() -> bool:
        seen.append(tuple(page.evaluate(TICKER)))
        card, count, asked = page.evaluate(CARD_AND_COUNT)
        assert not card or count == "7 cards to come", f"{card} is open, and {count}"
        return bool(asked == wanted)

    assert look_until(page, is_asked)
    return seen[:-1]


def number_of(planet: Locator) -> str:
    found = re.search(r"Planet (\d)", planet.inner_text())
    assert found
    return found[1]


def test_a_planet_says_what_it_is_worth_to_this_ship(lucky: Visitors) -> None:
    """Four containers, but none for red blocks."""
    page = lucky.come()
    captain = Captain(page)
    captain.play_now()
    captain.assemble(SEALED)
    captain.finish()
    fly(captain, "land")
    worth = {"1": "nothing fits: worth 0 to you", "2": "2 of 3 fit: worth 2 to you", "3": "it fits: worth 3 to you"}
    for planet in choice(page, "Planet").all():
        expect(planet).to_contain_text(worth[number_of(planet)])
        expect(planet).to_contain_text("2 days")


def test_another_ship_has_its_own_figures_and_giving_up_is_asked_twice(lucky: Visitors) -> None:
    page = lucky.come()
    captain = ready_to_fly(page)
    check_rival(captain)
    on, up = choice(page, "Fly on").bounding_box(), choice(page, "Give up").bounding_box()
    assert on
    assert up
    assert up["x"] - (on["x"] + on["width"]) > 60, "they lie side by side"
    really = page.get_by_role("dialog", name=captain.words.say("trucker-give-up-really"))
    for key in ("2", "Enter"):
        page.keyboard.press(key)
    assert captain.asked == "fly_on"
    page.keyboard.press("g")
    expect(really).to_contain_text("no undo")
    expect(really).to_contain_text("for your place now")
    page.keyboard.press("1")
    page.keyboard.press("Escape")
    expect(really).to_have_count(0)
    assert captain.asked == "fly_on", "a key went through the question"
    choice(page, "Give up").click()
    really.get_by_role("button", name=captain.words.say("trucker-keep-flying")).click()
    assert captain.asked == "fly_on"
    choice(page, "Give up").click()
    really.get_by_role("button", name="Give up").click()
    expect(page.locator(".log")).to_contain_text("has had enough and lands")


@pytest.mark.parametrize("luck", [Luck([*FEW_HOLDS, "B021"])], ids=["sealed"])
def test_the_page_says_why_a_component_does_not_fit(lucky: Visitors) -> None:
    page = lucky.come()
    captain = Captain(page)
    captain.play_now()
    captain.assemble(SEALED[:3])
    captain.take()
    status = page.get_by_role("status")
    hand = page.locator(".grab")
    for square, why in (("7,6", "trucker-refused-square-taken"), ("8,6", "trucker-fault-connector-to-smooth")):
        hand.hover()
        page.mouse.down()
        place = page.locator(f'.targets [data-square="{square}"]')
        box = place.bounding_box()
        assert box
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        page.mouse.up()
        expect(status.filter(has_text=captain.words.say(why))).to_be_visible()
        expect(hand).to_be_visible()
    captain.put(SEALED[3])
    captain.take()
    expect(page.locator(".question")).to_have_text(captain.words.say("trucker-ask-build-sealed-hand"))
    expect(page.locator(".strip .detail")).to_contain_text(captain.words.say("trucker-refused-not-joined"))
    wrong = page.locator(".targets .wrong")
    expect(wrong).to_have_count(7)
    wrong.first.click()
    expect(status.filter(has_text=re.compile("would touch|smooth side|behind an engine"))).to_be_visible()
    captain.button("trucker-put-back").click()
    expect(hand).to_have_count(0)


def test_escape_puts_the_forecast_back(lucky: Visitors) -> None:
    page = lucky.come()
    captain = Captain(page)
    captain.open_table("web-trucker-level-1")
    captain.assemble(SEALED[:1])
    captain.button("trucker-forecast-pile", number=1).click()
    pile = page.get_by_role("dialog", name="Pile 1")
    expect(pile).to_be_visible()
    page.keyboard.press("Escape")
    expect(pile).to_have_count(0)


def test_no_text_is_cut_on_a_french_phone(lucky: Visitors) -> None:
    page = lucky.come(viewport=LOW_PHONE, has_touch=True, is_mobile=True, locale="fr")
    captain = Captain(page, "fr")
    captain.play_now()
    tabs = page.locator(".game > nav button")
    tabs.nth(1).click()
    expect(page.locator(".rivals")).to_be_visible()
    assert look_until(page, lambda: bool(re.search(r"\d composants", page.locator(".rivals").inner_text())), PATIENCE)
    assert page.evaluate(CUT) == []
    tabs.nth(1).click()
    captain.finish()
    for asked in ("fly_on", "land"):
        fly(captain, asked)
        assert page.evaluate(CUT) == []
