"""The screens of Trucker in a real browser, at a table over plain HTTP: no server, no shell, only the game itself."""

from __future__ import annotations

import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from citing import ROOT
from starhaul.trucker import new_game
from web.people import UNGUIDED
from web.trucker_screens import Captain
from web.trucker_table import ME, Table, serve

WIDE = (1440, 900)
PHONE = (390, 844)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The screens, built by themselves."""
    folder = tmp_path_factory.mktemp("page")
    command = ["npx", "vite", "build", "--config", "vite.dev.config.ts", "--outDir", str(folder)]
    subprocess.run(command, cwd=ROOT / "web", check=True, capture_output=True, timeout=120)
    return folder


@contextmanager
def at_table(
    browser: Browser,
    built: Path,
    table: Table,
    size: tuple[int, int] = WIDE,
    *,
    touch: bool = False,
    language: str = "en",
) -> Iterator[Page]:
    server = serve(table, built)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    page = browser.new_page(
        viewport={"width": size[0], "height": size[1]}, has_touch=touch, reduced_motion="reduce", locale=language
    )
    page.add_init_script(UNGUIDED)
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    try:
        page.goto(f"http://127.0.0.1:{server.server_address[1]}/?language={language}")
        page.wait_for_selector(".game")
        yield page
        assert faults == []
    finally:
        page.close()
        server.shutdown()
        thread.join()
        server.server_close()


@pytest.mark.parametrize("seed", [3, 8])
def test_a_learning_flight_is_played_with_the_mouse(browser: Browser, built: Path, seed: int) -> None:
    table = Table(seed, new_game(3, level="learning"))
    with at_table(browser, built, table) as page:
        Captain(page, table).play()
        assert table.state.outcome
        expect(page.get_by_role("dialog")).to_contain_text(str(table.state.outcome.scores[ME]))


def test_a_flight_of_level_two_is_played_with_the_mouse(browser: Browser, built: Path) -> None:
    table = Table(7, new_game(3, level=2))
    with at_table(browser, built, table) as page:
        captain = Captain(page, table, parts=14)
        captain.play()
        assert {"BUILD", "FLY_ON"} < captain.answered


def test_honest_mistakes_are_circled_and_repaired(browser: Browser, built: Path) -> None:
    table = Table(4, new_game(2, level="learning", mistakes="honest"))
    with at_table(browser, built, table) as page:
        captain = Captain(page, table, parts=6)
        captain.play()
        assert "REPAIR" in captain.answered


def test_building_needs_no_mouse(browser: Browser, built: Path) -> None:
    table = Table(3, new_game(2, level=2))
    with at_table(browser, built, table) as page:
        for count in range(2, 6):
            while table.state.ships[ME].components_count + (table.state.hand_cell[ME] >= 0) < count:
                add_by_keyboard(page, table)
        page.keyboard.press("1")
        page.keyboard.press("1")
        expect(page.get_by_role("button", name="Fly on")).to_be_visible(timeout=20_000)


def add_by_keyboard(page: Page, table: Table) -> None:
    """Take a component, walk to a square that glows, put it there; or put it back."""
    page.keyboard.press("t")
    page.wait_for_function("document.querySelector('.grab')")
    if page.locator(".targets button").count():
        expect(page.locator(".targets button:focus")).to_have_count(1)
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        expect(page.locator(".unwelded").first).to_be_visible()
    else:
        page.keyboard.press("b")
    page.wait_for_function("!document.querySelector('.grab')")
    wait_until(page, lambda: table.state.hand[ME] < 0 or table.state.hand_cell[ME] >= 0)


def wait_until(page: Page, holds: Callable[[], bool]) -> None:
    """The page may show what the table has yet to hear of."""
    for _ in range(100):
        if holds():
            return
        page.wait_for_timeout(50)
    pytest.fail("the table never heard of it")


def test_building_works_with_a_thumb(browser: Browser, built: Path) -> None:
    table = Table(3, new_game(2, level=2))
    with at_table(browser, built, table, PHONE, touch=True) as page:
        page.get_by_role("button", name="Take a face-down component").tap()
        page.locator(".targets .fits, .targets .turned").first.tap()
        expect(page.locator(".unwelded").first).to_be_visible()
        wait_until(page, lambda: table.state.hand_cell[ME] >= 0)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_a_component_is_dragged_from_the_heap_to_the_ship(browser: Browser, built: Path) -> None:
    table = Table(3, new_game(2, level="learning"))
    with at_table(browser, built, table) as page:
        page.get_by_role("button", name="Take a face-down component").hover()
        page.mouse.down()
        page.mouse.move(500, 500, steps=4)
        expect(page.locator(".targets button").first).to_be_visible()
        page.locator(".targets button").first.hover()
        page.mouse.up()
        wait_until(page, lambda: table.state.hand_cell[ME] >= 0)
        expect(page.locator(".unwelded").first).to_be_visible()


def test_all_of_it_speaks_french(browser: Browser, built: Path) -> None:
    table = Table(3, new_game(2, level="learning"))
    with at_table(browser, built, table, language="fr") as page:
        expect(page.get_by_role("button", name="Prendre un composant face cachée")).to_be_visible()
        expect(page.get_by_role("heading", name="Chantier")).to_be_visible()
