"""Race late in a game: five full tableaus, a hand of fourteen, and everything still to be read."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from web import looks
from web.looks import faults_of, width_of
from web.people import Visitors
from web.pioneer import Pioneer
from web.race_late import Late, late_server
from web.race_tables import sit_down

WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
SMALL: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}}
PHONE: dict[str, Any] = {"viewport": looks.PHONE, "has_touch": True}
SCREENS = pytest.mark.parametrize("screen", [WIDE, SMALL, PHONE], ids=["wide", "small", "phone"])
DESKS = pytest.mark.parametrize("screen", [WIDE, SMALL], ids=["wide", "small"])
FULL_HAND = Late(tableau=11, hand=14)
SEATS = 5
LEGIBLE = 7
"""Pixels of the smallest figure."""

Sit = Callable[..., Pioneer]


@pytest.fixture(scope="module")
def late_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with late_server(tmp_path_factory.mktemp("late"), FULL_HAND) as url:
        yield url


@pytest.fixture
def sit(browser: Browser, late_url: str) -> Iterator[Sit]:
    """Sit down to the last rounds of a game of five."""
    with ExitStack() as stack:
        visitors = Visitors(browser, late_url, stack)

        def late(**kind: Any) -> Pioneer:
            pioneer = sit_down(visitors, SEATS, **kind)
            pioneer.expect_asked("action")
            return pioneer

        yield late
    assert visitors.troubles == []


HIDDEN_FACTS = """(cards) => cards.flatMap((card) => {
  const facts = [...card.querySelectorAll('.badge, .worth, .emblem')];
  const isSeen = (fact) => {
    const { left, right, top, bottom } = fact.getBoundingClientRect();
    return document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('[data-card]') === card;
  };
  return facts.length < 3 || !facts.every(isSeen) ? [card.ariaLabel] : [];
})"""
"""Cards whose cost, points or good something hides."""
SMALLEST_FIGURE = """(cards) => Math.min(...cards.flatMap((card) =>
  [...card.querySelectorAll('.badge ~ text, .worth')].map((text) => text.getBoundingClientRect().height)))"""


def hidden_facts(cards: Locator) -> list[str]:
    found: list[str] = cards.evaluate_all(HIDDEN_FACTS)
    return found


@SCREENS
def test_cost_points_kind_and_good_of_fourteen_cards_are_seen(sit: Sit, screen: dict[str, Any]) -> None:
    pioneer = sit(**screen)
    expect(pioneer.hand).to_have_count(14)
    assert hidden_facts(pioneer.hand) == []
    assert pioneer.hand.evaluate_all(SMALLEST_FIGURE) >= LEGIBLE
    assert hidden_facts(pioneer.tableau) == []
    assert width_of(pioneer.page) == screen["viewport"]["width"]


SHARE_OF_ITS_BAND = """(hand) => {
  const cards = [...hand.querySelectorAll('[data-card]')].map((card) => card.getBoundingClientRect());
  const across = Math.max(...cards.map(({ right }) => right)) - Math.min(...cards.map(({ left }) => left));
  return across / hand.getBoundingClientRect().width;
}"""


@DESKS
def test_no_band_stays_empty_while_cards_are_squeezed(sit: Sit, screen: dict[str, Any]) -> None:
    pioneer = sit(**screen)
    assert pioneer.page.locator(".layout > .held").evaluate(SHARE_OF_ITS_BAND) > 0.9


def widest(cards: Locator) -> float:
    return max(box["width"] for card in cards.all() if (box := card.bounding_box()))


def enlarged(page: Page) -> float:
    """How wide the card is that is looked at closely."""
    picture = page.locator(".preview .picture")
    expect(picture).to_be_visible()
    return widest(picture)


@DESKS
def test_five_full_tableaus_can_be_read(sit: Sit, screen: dict[str, Any]) -> None:
    """All cards of all rivals lie open, none over another, and grow when they are pointed at or focused."""
    pioneer = sit(**screen)
    page = pioneer.page
    cards = page.locator(".rival [data-card]")
    assert cards.count() > 30
    assert hidden_facts(cards) == []
    assert cards.evaluate_all(SMALLEST_FIGURE) >= LEGIBLE
    cards.last.hover()
    assert enlarged(page) > 2 * widest(cards)
    page.mouse.move(0, 0)
    expect(page.locator(".preview")).to_have_count(0)
    page.keyboard.press("r")
    assert enlarged(page) > 2 * widest(cards)
    assert faults_of(page) == []


KINDS_IN_HEAD = """(heads) => heads.flatMap((head) =>
  Array(Number(head.querySelector('b').innerText)).fill(head.querySelector('use').getAttribute('href'))).sort()"""
KINDS_LAID = "(goods) => goods.map((good) => good.querySelector('use').getAttribute('href')).sort()"
CUT_OFF = """(figures) => figures.filter((figure) => {
  const { left, right, width } = figure.getBoundingClientRect();
  const head = figure.closest('.rival').getBoundingClientRect();
  return width < 1 || left < head.left || right > head.right + 1;
}).map((figure) => figure.innerText)"""
FIGURES = ".score b, .laid b, .chips b, .held b, .strength b, .goods b"


@SCREENS
def test_the_heads_of_rivals_say_what_they_have(sit: Sit, screen: dict[str, Any]) -> None:
    page = sit(**screen).page
    if screen is PHONE:
        page.get_by_role("button", name="Others", exact=True).tap()
    rivals = page.locator(".rival")
    expect(rivals).to_have_count(SEATS - 1)
    for rival in rivals.all():
        counts = rival.locator(".counts")
        expect(counts).to_contain_text(f"{rival.locator('[data-card]').count()} of 12 cards in the tableau")
        for words in ("points so far", "VP in chips", "Hand: ", "Military "):
            expect(counts).to_contain_text(words)
        goods = [int(text) for text in counts.locator(".goods b").all_inner_texts()]
        assert sum(goods) == rival.locator("svg .good").count()
        heads, laid = counts.locator(".goods"), rival.locator("svg .good")
        assert heads.evaluate_all(KINDS_IN_HEAD) == laid.evaluate_all(KINDS_LAID)
        expect(counts.locator(".laid b")).to_have_text(f"{rival.locator('[data-card]').count()}/12")
        assert counts.locator(FIGURES).evaluate_all(CUT_OFF) == []
    assert page.locator(".rival .goods").count() > 0
    assert width_of(page) == screen["viewport"]["width"]


def test_five_tableaus_can_be_read_when_somebody_has_twelve_cards(sit: Sit) -> None:
    """After the last round; nobody has fewer cards to look at then."""
    pioneer = sit(**WIDE)
    page = pioneer.page
    pioneer.play()
    for screen in (WIDE, SMALL):
        page.set_viewport_size(screen["viewport"])
        page.reload()
        pioneer.bill.get_by_role("button", name="Look at the table").click()
        rivals = page.locator(".rival")
        expect(rivals).to_have_count(SEATS - 1)
        sizes = [pioneer.tableau.count(), *(rival.locator("[data-card]").count() for rival in rivals.all())]
        assert max(sizes) >= 12
        cards = page.locator(".rival [data-card], .tableau [data-card]")
        assert hidden_facts(cards) == []
        assert cards.evaluate_all(SMALLEST_FIGURE) >= LEGIBLE
        assert width_of(page) == screen["viewport"]["width"]


EMPTY_BANDS = """() => {
  const room = document.querySelector('.layout').getBoundingClientRect();
  const rows = (cards) => [...document.querySelectorAll(cards)].map((card) => card.getBoundingClientRect());
  const [tableau, hand] = [rows('.tableau [data-card]'), rows('.hand [data-card]')];
  const low = (cards) => Math.max(...cards.map(({ bottom }) => bottom));
  const high = (cards) => Math.min(...cards.map(({ top }) => top));
  return [high(tableau) - room.top, high(hand) - low(tableau), room.bottom - low(hand), hand[0].height];
}"""
"""Above the tableau, between it and the hand, and below; and how high a card of the hand is."""


LARGEST = 135 * 1.4
"""Pixels across, of a card in hand that lies on its side."""


@SCREENS
def test_no_band_is_empty_while_cards_are_squeezed(sit: Sit, screen: dict[str, Any]) -> None:
    """Nowhere is there room for another row, or for rows that are half as high again."""
    pioneer = sit(**screen)
    expect(pioneer.hand).to_have_count(14)
    *bands, card = pioneer.page.evaluate(EMPTY_BANDS)
    assert widest(pioneer.hand) < LARGEST, "they are as large as they may be"
    assert max(bands) < card, (bands, card)


@SCREENS
def test_what_is_chosen_from_gets_the_room(sit: Sit, screen: dict[str, Any]) -> None:
    pioneer = sit(**screen)
    pioneer.choose("explore5")
    pioneer.play_until("keep")
    seen = pioneer.page.locator(".seen [data-card]")
    assert seen.count() >= 7
    assert hidden_facts(seen) == []
    assert hidden_facts(pioneer.hand) == []
    assert widest(seen) > 1.4 * widest(pioneer.hand)


def order_of(page: Page) -> list[str]:
    return [label for card in page.locator(".hand [data-card]").all() if (label := card.get_attribute("aria-label"))]


def costs(page: Page) -> list[int]:
    found = [re.search(r"(?:cost|defence) (\d+)", label) for label in order_of(page)]
    return [int(one[1]) for one in found if one]


def test_a_hand_is_sorted_by_kind_by_cost_or_as_somebody_likes(sit: Sit) -> None:
    page = sit().page
    by_kind = order_of(page)
    assert costs(page) != sorted(costs(page)), "worlds come first"
    page.get_by_role("button", name="by cost", exact=True).click()
    assert costs(page) == sorted(costs(page))
    page.reload()
    expect(page.get_by_role("button", name="by cost", exact=True)).to_have_attribute("aria-pressed", "true")
    assert costs(page) == sorted(costs(page))
    page.locator(".hand [data-card]").first.focus()
    page.keyboard.press("Shift+ArrowRight")
    mine = order_of(page)
    expect(page.get_by_role("button", name="my way", exact=True)).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="by kind", exact=True).click()
    assert order_of(page) == by_kind
    page.get_by_role("button", name="my way", exact=True).click()
    assert order_of(page) == mine


def test_a_six_cost_development_in_hand_says_what_it_is_worth_today(sit: Sit) -> None:
    pioneer = sit()
    order = pioneer.card("New Galactic Order")
    expect(order).to_have_attribute("aria-label", re.compile(r"VP by what you have, now \d+"))
    strength = pioneer.page.locator(".board .counts .strength b").inner_text()
    expect(order.locator(".worth")).to_have_text(str(int(strength) + 2))  # its own two count, too
    expect(pioneer.hand.locator(".worth", has_text="?")).to_have_count(0)


def test_the_key_has_the_signs_of_cards_of_the_table_and_of_the_robot(sit: Sit) -> None:
    page = sit().page
    page.keyboard.press("k")
    key = page.get_by_role("dialog")
    for words in (
        "Production world",
        "Cards in the tableau: twelve end the game",
        "Credit: what it pays with",
        "a star",
    ):
        expect(key).to_contain_text(words)
    expect(key.locator(".die")).to_have_count(8)
    assert faults_of(page) == []


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_goals_have_their_whole_names_on_a_small_screen(sit: Sit, locale: str) -> None:
    names = sit(locale=locale, **SMALL).page.get_by_role("region", name=re.compile("Goals|Objectifs")).locator(".name")
    expect(names).to_have_count(6)
    assert names.evaluate_all("(all) => all.filter((one) => one.scrollWidth > one.clientWidth).length") == 0
