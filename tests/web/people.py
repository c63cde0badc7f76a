"""Those who come to the server with a browser."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

from playwright.sync_api import Browser, Page

from server.clients import COOKIE, Visitor

UNGUIDED = "localStorage.getItem('starhaul.guide') ?? localStorage.setItem('starhaul.guide', 'off')"
"""What a browser remembers of somebody who wants no hints."""


class Visitors:
    """People who come to the server, each with a browser of their own that must have nothing to complain about."""

    def __init__(self, browser: Browser, url: str, stack: ExitStack) -> None:
        self.url = url
        self.troubles: list[str] = []
        self._browser = browser
        self._stack = stack
        self._pages: list[Page] = []

    def come(self, path: str = "/", *, is_new: bool = False, **kind: Any) -> Page:
        """Somebody opens this address: an old hand, unless they are new here and want to be guided."""
        context = self._browser.new_context(**{"locale": "en-GB", "reduced_motion": "reduce", **kind})
        self._stack.callback(context.close)
        if not is_new:
            context.add_init_script(UNGUIDED)
        page = context.new_page()
        self._pages.append(page)
        page.on("console", lambda message: self.troubles.append(message.text))
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.goto(self.url.rstrip("/") + path)
        return page

    def come_as(self, visitor: Visitor, path: str = "/", **kind: Any) -> Page:
        """Somebody whom the server knows already comes back."""
        page = self.come("/", **kind)
        page.context.add_cookies([{"name": COOKIE, "value": visitor.cookie, "url": self.url}])
        page.evaluate("localStorage.setItem('starhaul.signed-in', 'yes')")
        page.goto(self.url.rstrip("/") + path)
        return page

    def describe(self) -> str:
        """What everybody sees, to find out why a test failed."""
        seen = [f"{page.url}\n{page.locator('body').aria_snapshot()}" for page in self._pages if not page.is_closed()]
        return "\n\n".join([*seen, *self.troubles])

    def forgive(self, trouble: str) -> None:
        """The browser complained about something that was meant to go wrong."""
        assert any(trouble in told for told in self.troubles)
        self.troubles = [told for told in self.troubles if trouble not in told]
