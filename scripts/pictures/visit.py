"""Somebody who comes with a certain screen, light and language to a server where things stand as arranged."""

from __future__ import annotations

import base64
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, Page

from server.clients import COOKIE, Visitor
from web.crossings import Crossing, crossing_server
from web.people import UNGUIDED
from web.race_late import Late, late_server
from web.race_tables import Position, arranged_server
from web.rigged import Luck, rigged_server
from web.team_tables import Arrange, arranged_trucker

HOME = Path(__file__).parents[2]
PICTURES = HOME / "docs" / "screenshots"
LOOKED_AT = HOME / "build" / "screenshots"
KEPT_LOOKS = ("wide-dark-en", "phone-light-en")
"""Both sizes and both lights go into the repository. The others are for looking at and lie where git does not look:
four looks of every screen weigh 20 MB, and every new picture stays in the history for good."""
SIZES = {"wide": (1440, 900), "desk": (1024, 768), "phone": (390, 844)}
QUALITY = 82
SILENT = "localStorage.setItem('starhaul.bot-talk', 'off')"
"""Remarks come and go; what lies under them is to be seen."""
Venue = Callable[[Path], AbstractContextManager[str]]
"""A server with its files in this folder; gives its address."""


def rigged(luck: Luck) -> Venue:
    """Trucker with this luck."""
    return partial(rigged_server, luck=luck)


def crossing(stand: Crossing) -> Venue:
    """Every flight of Trucker stands like this."""
    return partial(crossing_server, crossing=stand)


def arranged(arrange: Arrange, luck: Luck | None = None) -> Venue:
    """Every game of Trucker begins like this."""
    return partial(arranged_trucker, arrange=arrange, luck=luck)


def standing(position: Position) -> Venue:
    """Every game of Race begins like this."""
    return partial(arranged_server, position=position)


def played_to(late: Late) -> Venue:
    """Every game of Race begins this late."""
    return partial(late_server, late=late)


@dataclass(frozen=True)
class Visit:
    """A screen, a light and a language."""

    browser: Browser
    size: str
    scheme: str
    language: str

    @contextmanager
    def come(self, venue: Venue | None = None, *, is_new: bool = False) -> Iterator[Page]:
        """The start page of a server of their own, with fair luck unless another venue is given."""
        width, height = SIZES[self.size]
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if self.scheme == "dark" else "light",
            locale=self.language,
            reduced_motion="reduce",
            has_touch=self.size == "phone",
        )
        context.add_init_script(SILENT)
        if not is_new:
            context.add_init_script(UNGUIDED)
        with tempfile.TemporaryDirectory() as folder, (venue or rigged(Luck()))(Path(folder)) as url:
            page = context.new_page()
            page.goto(url, wait_until="networkidle")
            yield page
            context.close()

    def keep(self, page: Page, name: str) -> None:
        """WebP, which Playwright does not write but the browser does: a third of the bytes."""
        page.mouse.move(0, 0)
        line = page.context.new_cdp_session(page)
        shot = line.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        look = f"{self.size}-{self.scheme}-{self.language}"
        folder = PICTURES if look in KEPT_LOOKS else LOOKED_AT
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / f"{name}-{look}.webp"
        file.write_bytes(base64.b64decode(shot["data"]))
        print(f"{file.relative_to(HOME)}  {file.stat().st_size // 1024} kB", flush=True)


def sit_down(page: Page, host: Visitor, code: str) -> None:
    """At a table that was made without a browser."""
    page.context.add_cookies([{"name": COOKIE, "value": host.cookie, "url": page.url}])
    page.evaluate("localStorage.setItem('starhaul.signed-in', 'yes')")
    page.goto(f"{page.url}t/{code}", wait_until="networkidle")
