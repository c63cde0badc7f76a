"""How games begin and end: sound, the ship before and after its flight, what hit it, small awards."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from starhaul.words import Words
from web.captain import PATIENCE
from web.films import Played, play_out
from web.looks import PHONE, faults_of, visible_part, width_of
from web.people import Visitors

SEATS = 5
TABLET: ViewportSize = {"width": 1024, "height": 768}
CARDS = (
    *("abandoned-ship", "abandoned-station", "combat-zone", "epidemic", "meteor-swarm", "open-space", "pirates"),
    *("planets", "sabotage", "slavers", "smugglers", "stardust"),
)


@pytest.fixture(scope="module")
def flown(hurried_url: str) -> Played:
    """A flight on which ships lose something."""
    return play_out(hurried_url, "Ada", "trucker", 3, level=3)


def payday(viewers: Visitors, flown: Played, **kind: object) -> Page:
    """Back at the table after all was over: what is shown comes from the story that the server keeps."""
    page = viewers.come_as(flown.host, f"/t/{flown.code}", **kind)
    expect(page.locator(".veil .ships").first).to_be_visible(timeout=PATIENCE)
    return page


def parts_in(page: Page, ship: int) -> list[int]:
    """How many components each column draws: as launched (0), or as it came home (1)."""
    count = (
        "(all, ship) => all.map((one) => one.querySelectorAll('figure')[ship].querySelectorAll('.component').length)"
    )
    numbers: list[int] = page.locator(".veil .ships").evaluate_all(count, ship)
    return numbers


def test_payday_shows_ships_before_and_after_and_what_hit_them(viewers: Visitors, flown: Played) -> None:
    page = payday(viewers, flown)
    launched, home = parts_in(page, 0), parts_in(page, 1)
    assert len(launched) == 3
    assert all(before >= after for before, after in zip(launched, home, strict=True))
    for column in page.locator(".veil .bill").all():
        before, after = (figure.inner_text() for figure in column.locator("figcaption").all())
        drawn = [figure.locator(".component").count() for figure in column.locator("figure").all()]
        assert [str(number) in caption for number, caption in zip(drawn, (before, after), strict=True)] == [True, True]
        if drawn[0] > drawn[1]:
            expect(column.locator("ul li").first).to_be_visible()
    assert faults_of(page) == []


def test_on_a_wide_screen_what_comes_next_stands_beside_the_bills(viewers: Visitors, flown: Played) -> None:
    """Below them it would have to be scrolled to."""
    page = payday(viewers, flown, viewport={"width": 1440, "height": 900})
    bills = page.locator(".veil .columns").bounding_box()
    again = page.get_by_role("button", name="Once more").bounding_box()
    assert bills
    assert again
    assert again["x"] > bills["x"] + bills["width"]
    assert again["y"] < bills["y"] + bills["height"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_payday_says_what_each_ship_earned_and_what_befell_it(viewers: Visitors, flown: Played, language: str) -> None:
    """Line by line; the lines add up to the sum, and cards are named."""
    say = Words.for_language(language).say
    page = payday(viewers, flown, locale=language)
    expect(page.locator(".veil .bill ul li b").first).to_be_visible(timeout=PATIENCE)  # a worker plays it again first
    for column in page.locator(".veil .bill").all():
        expect(column.locator("ol li b").first).to_be_visible()
        earned = [int(amount) for amount in column.locator("ol li b").all_inner_texts()]
        assert earned
        assert sum(earned) == int(column.locator(".total b").inner_text())
    losses = page.locator(".veil .bill ol li").filter(has_text=say("trucker-bill-losses"))
    expect(losses.first).to_be_visible()
    befell = page.locator(".veil .bill ul li b").all_inner_texts()
    assert befell
    assert {*befell} <= {say(f"trucker-card-{card}") for card in CARDS}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_three_small_awards_on_a_phone(viewers: Visitors, flown: Played, language: str) -> None:
    page = payday(viewers, flown, viewport=PHONE, locale=language)
    awards = page.get_by_role("list", name=Words.for_language(language).say("trucker-awards"))
    expect(awards.get_by_role("listitem")).to_have_count(3)
    assert len({*awards.locator("b").all_inner_texts()}) == 3
    assert all(why.strip() for why in awards.locator("span").all_inner_texts()), "an award does not say what it is for"
    assert width_of(page) == PHONE["width"]


def test_sound_is_offered_where_a_game_begins(viewers: Visitors) -> None:
    page = viewers.come()
    sound = page.get_by_role("checkbox", name="Sound")
    expect(sound).not_to_be_checked()
    sound.check()
    page.reload()
    expect(sound).to_be_checked()
    assert faults_of(page) == []


@pytest.fixture(scope="module")
def raced(hurried_url: str) -> Played:
    return play_out(hurried_url, "Ada", "race", SEATS)


CUT_AT_THE_SIDE = "(table) => table.parentElement.scrollWidth - table.parentElement.clientWidth"


@pytest.mark.parametrize(("language", "screen"), [("en", TABLET), ("fr", PHONE), ("fr", TABLET)])
def test_the_bill_of_race_by_source_and_by_card_adds_up_to_the_same(
    viewers: Visitors, raced: Played, language: str, screen: ViewportSize
) -> None:
    say = Words.for_language(language).say
    page = viewers.come_as(raced.host, f"/t/{raced.code}", locale=language, viewport=screen)
    bill = page.get_by_role("dialog")
    totals = bill.locator("tfoot td")
    expect(totals).to_have_count(SEATS)
    assert bill.locator("table").evaluate(CUT_AT_THE_SIDE) <= 0
    assert visible_part(bill.locator("tbody tr").first) > 0.9, "no point of the bill can be seen"
    by_source = totals.all_inner_texts()
    bill.get_by_role("button", name=say("race-bill-by-card")).click()
    seats = bill.locator(".seats section")
    expect(seats).to_have_count(SEATS)
    for seat, total in zip(seats.all(), by_source, strict=True):
        assert seat.locator("h3 b").inner_text() == total
        assert sum(int(amount) for amount in seat.locator("li b").all_inner_texts()) == int(total)
    assert faults_of(page) == []
    way_out = bill.get_by_role("button", name=say("race-end-look"))
    way_out.scroll_into_view_if_needed()
    look = way_out.bounding_box()
    assert look
    assert look["y"] + look["height"] <= screen["height"], "the way out is cut off"
    assert width_of(page) == screen["width"]
    bill.get_by_role("button", name=say("race-bill-by-source")).click()
    expect(totals).to_have_count(SEATS)


def size_of(picture: bytes) -> tuple[int, int]:
    """Of a PNG, from its head."""
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    return int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])


def brightness(page: Page) -> dict[str, int]:
    """How many choices of each weight the sheet at the end offers before anything is opened."""
    plates = page.get_by_role("dialog").locator(".after .plate:visible").filter(has_not_text="Watch Ada")
    classes = [plate.get_attribute("class") or "" for plate in plates.all()]
    bright = sum("main" in names.split() for names in classes)
    quiet = sum("quiet" in names.split() for names in classes)
    return {"bright": bright, "others": len(classes) - bright - quiet, "quiet": quiet}


@pytest.mark.parametrize("game", ["trucker", "race"])
def test_one_bright_choice_and_the_rest_behind_more(viewers: Visitors, flown: Played, raced: Played, game: str) -> None:
    ended = flown if game == "trucker" else raced
    page = viewers.come_as(ended.host, f"/t/{ended.code}", viewport=PHONE)
    expect(page.get_by_role("region", name="What comes next:").get_by_role("button").first).to_be_visible(
        timeout=PATIENCE
    )
    assert brightness(page) == {"bright": 1, "others": 3, "quiet": 1}
    more = page.get_by_role("button", name="More", exact=True)
    expect(more).to_have_attribute("aria-expanded", "false")
    more.click()
    for name in ["Save the record", "To the start page"]:
        expect(page.get_by_role("dialog").get_by_role("link", name=name)).to_be_visible()
    assert width_of(page) == PHONE["width"]
    assert faults_of(page) == []


@pytest.mark.parametrize("game", ["trucker", "race"])
def test_a_picture_of_the_result_is_made_in_the_browser(
    viewers: Visitors, flown: Played, raced: Played, game: str, tmp_path: Path
) -> None:
    ended = flown if game == "trucker" else raced
    page = viewers.come_as(ended.host, f"/t/{ended.code}")
    foreign: list[str] = []
    page.on("request", lambda request: foreign.append(request.url))
    page.get_by_role("button", name="More", exact=True).click(timeout=PATIENCE)
    offer = page.get_by_role("button", name="Share a picture")
    foreign.clear()
    with page.expect_download() as download:
        offer.click()
    assert download.value.suggested_filename == "starhaul.png"
    download.value.save_as(tmp_path / "starhaul.png")
    picture = (tmp_path / "starhaul.png").read_bytes()
    width, height = size_of(picture)
    assert width == 1800
    assert height > 600
    if game == "trucker":
        assert height < 1000, "three ships stand beside each other, with no empty quarter"
    assert len(picture) > 50_000, "ships or tableaus are missing: an empty sheet is far smaller"
    assert [url for url in foreign if not url.startswith(("blob:", viewers.url))] == []
    expect(page.locator("[data-picture]")).to_have_count(0)
