"""Clicks and seconds per decision of a whole expert game of Race against an ace, at once and without confirmations.

Run it with `PYTHONPATH=tests .venv/bin/python benchmarks/race_clicks.py`. The seconds are the page's and the
server's: the player does not think.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from running import running_server
from starhaul.server.settings import Settings
from web.expert import sit_against_ace
from web.people import UNGUIDED


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(Settings(Path(folder) / "clicks.db")) as url,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        context = browser.new_context(locale="en-GB", reduced_motion="reduce")
        context.add_init_script(UNGUIDED)
        page = context.new_page()
        page.goto(url)
        expert = sit_against_ace(page)
        expert.play()
        print(expert.figures)
        browser.close()


main()
