"""The same deal again: from the list of all who have tried it to a table where it is played."""

from __future__ import annotations

import re
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from starhaul.words import Words
from web.films import Played, play_again
from web.looks import PHONE, faults_of, width_of
from web.people import Visitors
from web.pioneer import SLOW, Pioneer
from web.race_late import Late, late_server
from web.race_tables import HURRY, sit_down

DESK: ViewportSize = {"width": 1440, "height": 900}


def test_a_challenge_by_link(viewers: Visitors, played: Played) -> None:
    """That it is known is said before, during and (in the record and the proof) after the game."""
    page = viewers.come(f"/deal/{played.id}")
    expect(page.get_by_text("This deal is no secret")).to_be_visible()
    first = page.get_by_role("listitem").filter(has_text="Ada")
    expect(first).to_contain_text("played it first")
    expect(first).to_contain_text(re.compile(r"Rank \d of 3"))
    expect(page.get_by_role("textbox", name="Challenge others")).to_have_value(re.compile(f"/deal/{played.id}$"))
    assert faults_of(page) == []
    page.get_by_role("button", name="Play this deal").click()
    expect(page.get_by_role("heading", name="Building")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Table ")).click()
    expect(page.get_by_role("dialog")).to_contain_text("This luck was dealt before and may be known.")


def test_the_list_fits_a_phone(viewers: Visitors, played: Played) -> None:
    page = viewers.come(f"/deal/{played.id}", viewport=PHONE, locale="fr-FR")
    expect(page.get_by_role("listitem").filter(has_text="Ada")).to_contain_text("en premier")
    assert width_of(page) <= PHONE["width"]
    assert faults_of(page) == []


def standing(page: Page, who: str = "") -> Locator:
    """How this deal went, on the sheet at the end of the game; of all, or of one who tried it."""
    tries = page.get_by_role("dialog").locator("[aria-labelledby=deal-standing]").get_by_role("listitem")
    return tries.filter(has_text=who) if who else tries


def points_of(row: Locator) -> int:
    return int(row.locator("b").inner_text())


def test_two_people_play_the_last_rounds_of_race_and_are_compared(browser: Browser, tmp_path: Path) -> None:
    """One sends the link while the bill is still open, the other follows it on a French phone."""
    say = Words.for_language("fr").say
    with late_server(tmp_path, Late(tableau=11, hand=2)) as url, ExitStack() as stack:
        visitors = Visitors(browser, url, stack)
        nova = sit_down(visitors, viewport=DESK)
        nova.play()
        expect(nova.bill).to_be_visible(timeout=SLOW)
        link = nova.bill.get_by_role("link", name="The same deal again").get_attribute("href")
        expect(standing(nova.page)).to_have_count(0)
        page = visitors.come(link or "", viewport=PHONE, has_touch=True, locale="fr-FR")
        page.evaluate(HURRY)
        page.reload()
        page.get_by_role("button", name=say("web-deal-play")).tap()
        other = Pioneer(page, seed=2)
        other.play()
        for sheet, mine, first in [
            (page, say("web-deal-this"), say("web-deal-first")),
            (nova.page, "this game", "Nova"),
        ]:
            expect(standing(sheet)).to_have_count(2, timeout=SLOW)
            expect(standing(sheet, mine)).to_have_class(re.compile("mine"))
            assert standing(sheet, first).get_by_role("link").get_attribute("href") == (link or "").replace(
                "deal", "replay"
            )
        rows = [[points_of(row) for row in standing(sheet).all()] for sheet in (page, nova.page)]
        assert rows[0] == rows[1] == sorted(rows[0], reverse=True)
        own = [points_of(standing(page, say("web-deal-this"))), points_of(standing(nova.page, "this game"))]
        assert [
            other.bill.locator("tfoot td").first.inner_text(),
            nova.bill.locator("tfoot td").first.inner_text(),
        ] == [str(points) for points in own]
        assert width_of(page) == PHONE["width"]
        assert faults_of(page) == faults_of(nova.page) == []
    assert visitors.troubles == []


@pytest.fixture(scope="module")
def again(hurried_url: str, played: Played) -> Played:
    return play_again(hurried_url, "Bo", played)


@pytest.mark.parametrize(("viewport", "language"), [(DESK, "en"), (PHONE, "fr")], ids=["desk", "phone"])
def test_two_learning_flights_are_compared_on_both_bills(
    viewers: Visitors, played: Played, again: Played, viewport: ViewportSize, language: str
) -> None:
    say = Words.for_language(language).say
    for mine in (played, again):
        page = viewers.come_as(mine.host, f"/t/{mine.code}", viewport=viewport, locale=language)
        for one in (played, again):
            row = standing(page).filter(has=page.locator(f"a[href$='/replay/{one.id}']"))
            expect(row).to_contain_text(one.host.name, timeout=SLOW)
            assert (say("web-deal-this") in row.inner_text()) == (one is mine)
        assert width_of(page) == viewport["width"]
        assert faults_of(page) == []
