"""What people see while the server waits for its disk."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from running import running_server
from server.disks import held
from starhaul.server.settings import Settings
from web.looks import PHONE, width_of
from web.people import Visitors

DESK: ViewportSize = {"width": 1440, "height": 900}


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "starhaul.db"


@pytest.fixture
def visitors(browser: Browser, database: Path) -> Iterator[Visitors]:
    """People at a server of their own."""
    with running_server(Settings(database)) as url, ExitStack() as stack:
        visitors = Visitors(browser, url, stack)
        yield visitors
    assert visitors.troubles == []


def test_a_table_that_waits_says_so_and_goes_on(visitors: Visitors, database: Path) -> None:
    page = visitors.come()
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("heading", name="Building")).to_be_visible()
    banner = page.get_by_role("status").filter(has_text="What you did is kept")
    with held(database):
        page.get_by_role("button", name=re.compile("Take a face-down component")).click()
        expect(banner).to_be_visible()
        expect(banner.get_by_role("button")).to_have_count(0)
        expect(page.locator(".grab")).to_have_count(0)
        other = page.context.new_page()
        other.goto(page.url)
        expect(other.get_by_text("What you did is kept")).to_be_visible()
    expect(banner).to_be_hidden()
    expect(page.locator(".grab")).to_be_visible()
    expect(other.locator(".grab")).to_be_visible()


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_it_is_said_in_french_and_fits(visitors: Visitors, database: Path, viewport: ViewportSize) -> None:
    page = visitors.come(locale="fr-FR", viewport=viewport)
    page.get_by_role("button", name=re.compile("^Jouer Trucker")).click()
    expect(page.get_by_role("button", name="Annuler")).to_be_visible()
    with held(database):
        page.get_by_role("button", name=re.compile("face cachée")).first.click()
        banner = page.get_by_role("status").filter(has_text="Le serveur attend son disque")
        expect(banner).to_be_visible()
        assert width_of(page) <= viewport["width"]
    expect(banner).to_be_hidden()
