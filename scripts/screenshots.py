"""Take the pictures of docs/screenshots: what one sees first, large and small, in both lights and both languages.

Run it with `make screenshots`, look at the pictures, then commit them. Few and small: they stay in the history.
"""

import shutil
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from starhaul.server.listening import address_to_open, listen
from starhaul.server.serving import ForegroundServer
from starhaul.server.settings import Settings

PICTURES = Path(__file__).parents[1] / "docs" / "screenshots"
SIZES = {"wide": (1440, 900), "phone": (390, 844)}
PLAY_NOW = {"en": "Play now", "fr": "Jouer"}
BOTS_AT_WORK = 6000
"""Milliseconds until the rivals' ships are worth looking at."""
SCENES = [("wide", "dark", "en"), ("wide", "light", "fr"), ("phone", "dark", "fr"), ("phone", "light", "en")]


@contextmanager
def server() -> Iterator[str]:
    """The address of a server with an empty database."""
    ready = threading.Event()
    with tempfile.TemporaryDirectory() as folder, listen("127.0.0.1", 0) as listener:
        running = ForegroundServer(Settings(Path(folder) / "starhaul.db"), ready.set)
        thread = threading.Thread(target=running.run, kwargs={"sockets": [listener]})
        thread.start()
        ready.wait()
        yield address_to_open("127.0.0.1", listener)
        running.should_exit = True
        thread.join()


def pictures(browser: Browser, url: str, size: str, scheme: str, language: str) -> None:
    """The first screen, and the shipyard that one press leads to; both standing still."""
    width, height = SIZES[size]
    page = browser.new_page(
        viewport={"width": width, "height": height},
        color_scheme="dark" if scheme == "dark" else "light",
        locale=language,
        reduced_motion="reduce",
    )
    page.goto(url, wait_until="networkidle")
    keep(page, f"start-{size}-{scheme}-{language}")
    page.get_by_role("button", name=PLAY_NOW[language]).first.click()
    page.wait_for_url("**/t/*")
    page.keyboard.press("t")
    page.wait_for_timeout(BOTS_AT_WORK)
    keep(page, f"building-{size}-{scheme}-{language}")
    page.close()


def keep(page: Page, name: str) -> None:
    file = PICTURES / f"{name}.png"
    page.screenshot(path=file)
    print(f"{file.relative_to(PICTURES.parents[1])}  {file.stat().st_size // 1024} kB")


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with server() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for size, scheme, language in SCENES:
            pictures(browser, url, size, scheme, language)
        browser.close()


main()
