"""The profile: my games, what they add up to, ratings; private until shared, and mine to take along."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import Browser, Page, expect

from running import running_server
from server.clients import SECONDS, Visitor
from starhaul.server.settings import Settings
from starhaul.words import Words
from web.careers import WORLDS, give_career
from web.looks import LOW_PHONE, PHONE, faults_of, too_small, width_of
from web.people import Visitors

GAMES = 200


@dataclass
class Veteran:
    """Somebody with many games behind them, and the server that counted them."""

    url: str
    ada: Visitor


@pytest.fixture(scope="module")
def veteran(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Veteran]:
    settings = Settings(tmp_path_factory.mktemp("career") / "starhaul.db", has_limits=False)
    with running_server(settings) as url:
        ada = Visitor(url, "Ada")
        ada.make_table(game="race", bots=["rookie"])
    give_career(settings.database, "Ada", GAMES)
    with running_server(settings) as url:
        ada.url = url
        wait_until_counted(ada)
        yield Veteran(url, ada)


def wait_until_counted(ada: Visitor) -> None:
    give_up = monotonic() + SECONDS
    with ada.http() as client:
        while client.get("/api/session/results", params={"count": 1}).json()["total"] < GAMES:
            assert monotonic() < give_up


@pytest.fixture
def fans(browser: Browser, veteran: Veteran) -> Iterator[Visitors]:
    with ExitStack() as stack:
        visitors = Visitors(browser, veteran.url, stack)
        yield visitors
    assert visitors.troubles == []


def opened(fans: Visitors, veteran: Veteran, **kind: object) -> Page:
    page = fans.come_as(veteran.ada, "/profile", **kind)
    expect(page.get_by_role("heading", level=1, name="Ada")).to_be_visible()
    expect(page.locator("time").first).to_be_visible()
    return page


def test_my_games_by_page_and_by_game(fans: Visitors, veteran: Veteran) -> None:
    page = opened(fans, veteran)
    mine = page.get_by_role("region", name="My games")
    rows = mine.get_by_role("listitem")
    expect(rows).to_have_count(20)
    expect(mine.get_by_text("1 to 20 of 200")).to_be_visible()
    expect(mine.get_by_role("button", name="Newer")).to_be_disabled()
    newest = rows.first.inner_text()
    mine.get_by_role("button", name="Older").click()
    expect(mine.get_by_text("21 to 40 of 200")).to_be_visible()
    expect(rows.first).not_to_have_text(newest)
    mine.get_by_role("button", name="Trucker").click()
    expect(mine.get_by_text("1 to 20 of 67")).to_be_visible()
    expect(mine.get_by_role("listitem").filter(has_text="Race")).to_have_count(0)
    expect(mine.get_by_text("Not rated").first).to_be_visible()
    assert faults_of(page) == []


def test_results_by_level_and_start_world_and_one_scale_for_all(fans: Visitors, veteran: Veteran) -> None:
    page = opened(fans, veteran)
    trucker = page.get_by_role("region", name="Trucker")
    race = page.get_by_role("region", name="Race")
    expect(trucker.get_by_role("row", name="Class IIIB")).to_be_visible()
    trucker.get_by_role("button", name="All 9").click()
    expect(trucker.get_by_role("row")).to_have_count(10)
    assert sum(int(row.locator("td").first.inner_text()) for row in trucker.locator("tbody tr").all()) == 67
    by_world = race.get_by_role("table").filter(has=page.get_by_role("columnheader", name="Start world"))
    race.get_by_role("button", name=f"All {len(WORLDS)}").click()
    expect(by_world.get_by_role("rowheader")).to_have_count(len(WORLDS))
    expect(by_world.get_by_role("row", name="Old Earth")).to_be_visible()
    assert sum(int(row.locator("td").first.inner_text()) for row in by_world.locator("tbody tr").all()) == 133
    scale = race.get_by_role("list", name="People and bots on one scale").get_by_role("listitem")
    expect(scale).to_have_count(5)
    ratings = [int(text.split("±")[0].split()[-1]) for text in scale.all_inner_texts()]
    assert ratings == sorted(ratings, reverse=True)
    expect(scale.filter(has_text="You")).to_have_count(1)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_on_a_phone(fans: Visitors, veteran: Veteran, language: str, scheme: str) -> None:
    screen = PHONE if scheme == "light" else LOW_PHONE
    page = opened(fans, veteran, viewport=screen, locale=language, color_scheme=scheme)
    expect(page.get_by_role("region", name=Words.for_language(language).say("web-profile-mine"))).to_be_visible()
    assert width_of(page) == screen["width"]
    assert [small for small in too_small(page) if "24 x 24" not in small] == []
    assert faults_of(page) == []


def test_the_way_there_from_the_start_page_and_the_top_bar(fans: Visitors, veteran: Veteran) -> None:
    page = fans.come_as(veteran.ada, "/")
    page.get_by_role("main").get_by_role("link", name="My profile").click()
    expect(page.get_by_role("heading", level=1, name="Ada")).to_be_visible()
    page.goto(f"{veteran.url}/new")
    page.get_by_role("banner").get_by_role("link", name="My profile").click()
    expect(page.get_by_role("heading", level=1, name="Ada")).to_be_visible()


def test_all_of_it_in_one_press(fans: Visitors, veteran: Veteran, tmp_path: Path) -> None:
    page = opened(fans, veteran)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download all of it").click()
    download.value.save_as(tmp_path / "mine.json")
    taken = json.loads((tmp_path / "mine.json").read_text("utf-8"))
    assert (taken["version"], taken["name"], len(taken["results"])) == (1, "Ada", GAMES)


def test_shared_by_link_and_taken_back(fans: Visitors, veteran: Veteran) -> None:
    page = opened(fans, veteran)
    share = page.get_by_role("checkbox", name="Let others see it")
    expect(share).not_to_be_checked()
    share.check()
    link = page.get_by_role("textbox", name="Link to my profile").input_value()
    stranger = fans.come(link.removeprefix(veteran.url))
    expect(stranger.get_by_role("heading", level=1, name="Ada")).to_be_visible()
    expect(stranger.get_by_role("region", name="Race")).to_be_visible()
    expect(stranger.get_by_role("region", name="My games")).to_have_count(0)
    assert faults_of(stranger) == []
    share.uncheck()
    expect(page.get_by_role("textbox", name="Link to my profile")).to_have_count(0)
    with stranger.expect_console_message(lambda message: "404" in message.text):
        stranger.reload()
    expect(stranger.get_by_role("heading", level=1, name="Ada")).to_have_count(0)
    fans.forgive("404")


def test_a_guest_without_games_is_told_what_a_password_does(fans: Visitors, veteran: Veteran) -> None:
    page = fans.come_as(Visitor(veteran.url, "Bo"), "/profile")
    expect(page.get_by_text("No finished game yet")).to_be_visible()
    page.get_by_role("button", name="Set a password").click()
    expect(page.get_by_role("dialog", name="Bo")).to_be_visible()
    assert faults_of(page) == []
