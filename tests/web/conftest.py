"""Debian's Chromium against a real server. Without a browser these tests fail: they are never skipped."""

import shutil
from collections.abc import Generator, Iterator
from contextlib import ExitStack
from copy import deepcopy
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from running import running_server
from starhaul.server.settings import BUILT_PAGE, Settings
from web.captain import Captain
from web.films import Played, play_out
from web.people import Visitors
from web.pioneer import Pioneer
from web.race_tables import Begin, Position, arranged_server, sit_down
from web.rigged import Luck, rigged_server
from web.team_tables import Arrange, OpenTrucker, arranged_trucker, sit_down_to

QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

PATIENCE = 20_000
"""Milliseconds until something must be seen: a machine that does other things too is slow, not wrong."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """What every browser showed when a test failed goes into its report."""
    report = yield
    people = [value for value in getattr(item, "funcargs", {}).values() if isinstance(value, Visitors)]
    if report.when == "call" and report.failed:
        for visitors in people:
            report.sections.append(("What was on the screens", visitors.describe()))
    return report


@pytest.fixture(scope="session", autouse=True)
def same_luck() -> Iterator[None]:
    """Every match has the same seed: what a test meets does not depend on the day."""
    with (
        patch("starhaul.server.table.new_seed", lambda: "luck"),
        patch("starhaul.server.hall.new_seed", lambda: "luck"),
    ):
        yield


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium")
    assert chromium, "the browser tests need the command chromium: make browser"
    expect.set_options(timeout=PATIENCE)
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


@pytest.fixture(scope="session")
def hurried_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose bots do not pretend to think."""
    settings = Settings(tmp_path_factory.mktemp("hurried") / "starhaul.db", bot_pause=0, has_limits=False)
    with running_server(settings) as url:
        yield url


@pytest.fixture(scope="session")
def played(hurried_url: str) -> Played:
    """A learning flight that is over."""
    return play_out(hurried_url, "Ada", "trucker", 3, level="learning")


@pytest.fixture
def viewers(browser: Browser, hurried_url: str) -> Iterator[Visitors]:
    """People who come to the hurried server."""
    with ExitStack() as stack:
        viewers = Visitors(browser, hurried_url, stack)
        yield viewers
    assert viewers.troubles == []


@pytest.fixture
def begin(browser: Browser, tmp_path: Path) -> Iterator[Begin]:
    """Sit down to a game of Race that stands like this."""
    everybody: list[Visitors] = []
    with ExitStack() as stack:

        def sit(position: Position, **kind: Any) -> Pioneer:
            url = stack.enter_context(arranged_server(tmp_path, position))
            everybody.append(Visitors(browser, url, stack))
            return sit_down(everybody[-1], **kind)

        yield sit
    assert [visitors.troubles for visitors in everybody] == [[]]


@pytest.fixture
def open_trucker(browser: Browser, tmp_path: Path) -> Iterator[OpenTrucker]:
    """Sit down to a game of Trucker that begins like this."""
    everybody: list[Visitors] = []
    with ExitStack() as stack:

        def sit(arrange: Arrange, language: str = "en", seats: int = 2, kind: Any = None, **options: Any) -> Captain:
            url = stack.enter_context(arranged_trucker(tmp_path, arrange))
            everybody.append(Visitors(browser, url, stack))
            page = everybody[-1].come(**{"locale": language, **(kind or {})})
            return sit_down_to(page, seats, language, **options)

        yield sit
    assert [visitors.troubles for visitors in everybody] == [[]]


@pytest.fixture
def lucky(browser: Browser, luck: Luck, tmp_path: Path) -> Iterator[Visitors]:
    """Visitors of a server that deals as the test has arranged it, at a second try too."""
    with rigged_server(tmp_path, deepcopy(luck)) as url, ExitStack() as stack:
        visitors = Visitors(browser, url, stack)
        yield visitors
    assert visitors.troubles == []
