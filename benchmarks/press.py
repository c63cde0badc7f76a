"""From a press to its visible answer, in a real browser against a server on this machine.

    PYTHONPATH=tests .venv/bin/python benchmarks/press.py

A component is taken from the heap and put back, again and again; measured is the time from the press to the frame in
which the page shows what came of it, the way to the server and to its disk included.
"""

from __future__ import annotations

import shutil
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from web.captain import Captain
from web.people import UNGUIDED
from web.rigged import Luck, rigged_server

ROUNDS = 40
PRESS = """([button, shown, hidden]) => new Promise((resolve) => {
    const start = performance.now();
    const look = () => {
        if (!document.querySelector(shown) || document.querySelector(hidden)) return;
        watching.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - start));
    };
    const watching = new MutationObserver(look);
    watching.observe(document.body, { childList: true, subtree: true, attributes: true });
    document.querySelector(button).click();
})"""
TAKE = [".pile", ".grab", ".hand .empty"]
PUT_BACK = [".hand .acts button:nth-child(2)", ".hand .empty", ".grab"]


def press(page: Page, what: list[str]) -> float:
    expect(page.locator(what[0])).to_be_enabled()
    milliseconds: float = page.evaluate(PRESS, what)
    return milliseconds


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, rigged_server(Path(folder), Luck()) as url, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(reduced_motion="reduce", locale="en")
        page.add_init_script(UNGUIDED)
        page.goto(url)
        Captain(page).play_now()
        times = sorted(press(page, what) for _ in range(ROUNDS) for what in (TAKE, PUT_BACK))
        browser.close()
    print(
        f"{len(times)} presses: median {statistics.median(times):.0f} ms, 95 % under {times[-len(times) // 20]:.0f} ms"
    )


main()
