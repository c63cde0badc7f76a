"""Debian's Chromium against a real server. Without a browser these tests fail: they are never skipped."""

import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from running import running_server
from starhaul.server.settings import BUILT_PAGE, Settings
from web.people import Visitors

QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium")
    assert chromium, "the browser tests need the command chromium: scripts/install-browser"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    assert (BUILT_PAGE / "index.html").exists(), "the page is not built: run make setup"
    database: Path = tmp_path_factory.mktemp("data") / "starhaul.db"
    with running_server(Settings(database)) as url:
        yield url


@pytest.fixture
def visitors(browser: Browser, url: str) -> Iterator[Visitors]:
    with ExitStack() as stack:
        visitors = Visitors(browser, url, stack)
        yield visitors
    assert visitors.troubles == []
