"""From a press to its visible answer, in a real browser against a server on this machine.

    PYTHONPATH=tests .venv/bin/python benchmarks/press.py

A component is taken from the heap and put back, again and again. Measured is the time from the press to the frame in
which the hand has answered it, and to the one which shows what came of it, the way to the server and its disk included.
"""

from __future__ import annotations

import shutil
import statistics
import tempfile
from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from web.captain import Captain
from web.people import UNGUIDED
from web.rigged import Luck, rigged_server

ROUNDS = 40
PRESS = """(button, answered, done) => new Promise((resolve) => {
    const start = performance.now();
    const times = [];
    const look = () => {
        const next = [answered, done][times.length];
        if (!next || !document.querySelector(next)) return;
        const at = times.push(0) - 1;
        requestAnimationFrame(() => {
            times[at] = performance.now() - start;
            if (next === done) resolve(times);
        });
        look();
    };
    const watching = new MutationObserver(look);
    watching.observe(document.body, { childList: true, subtree: true, attributes: true });
    document.querySelector(button).click();
})"""
TAKE = [".pile", ".hand .coming", ".grab"]
PUT_BACK = [".hand .acts button:nth-child(2)", ".hand .draw", ".hand .empty"]


def press(page: Page, what: list[str]) -> tuple[float, float]:
    """Milliseconds to the answer and to what came of it."""
    expect(page.locator(what[0])).to_be_enabled()
    answered, done = page.evaluate(f"(what) => ({PRESS})(...what)", what)
    return answered, done


def told(times: Iterable[float]) -> str:
    ordered = sorted(times)
    return f"median {statistics.median(ordered):.0f} ms, 95 % under {ordered[-len(ordered) // 20]:.0f} ms"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, rigged_server(Path(folder), Luck()) as url, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(reduced_motion="reduce", locale="en")
        page.add_init_script(UNGUIDED)
        page.goto(url)
        Captain(page).play_now()
        answered, done = zip(*[press(page, what) for _ in range(ROUNDS) for what in (TAKE, PUT_BACK)], strict=True)
        browser.close()
    print(f"{len(done)} presses, answered: {told(answered)}; done: {told(done)}")


main()
