"""The page under a path of a larger site: every address it makes stays there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, expect

from running import running_server
from starhaul.server.settings import Settings
from web.people import Visitors


@pytest.fixture
def club(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitors]:
    settings = Settings(tmp_path_factory.mktemp("club") / "starhaul.db", prefix="/club", bot_pause=0)
    with running_server(settings) as url, ExitStack() as stack:
        club = Visitors(browser, f"{url}/club", stack)
        yield club
    assert club.troubles == []


def test_a_table_is_opened_shared_and_left(club: Visitors) -> None:
    page = club.come("/new")
    page.get_by_label("Your name").fill("Cleo")
    page.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile(r"/club/t/[0-9A-Z]+$"))
    link = page.get_by_label("Link to this table").input_value()
    assert link == page.url
    friend = club.come(link.removeprefix(club.url))
    friend.get_by_label("Your name").fill("Dora")
    friend.get_by_role("button", name="Come in").click()
    expect(friend.get_by_role("heading", name="the table is being set")).to_be_visible()
    friend.reload()
    expect(friend.get_by_role("heading", name="the table is being set")).to_be_visible()
    friend.get_by_role("link", name="To the start page").click()
    expect(friend).to_have_url(f"{club.url}/")


def test_a_game_is_played(club: Visitors) -> None:
    page = club.come()
    page.get_by_role("button", name="Play Race").first.click()
    expect(page.locator(".race[data-asked]")).to_be_visible()
    expect(page).to_have_url(re.compile(r"/club/t/[0-9A-Z]+$"))
