"""Somebody who knows Race and wants no confirmations: counts their clicks and the seconds that answers take."""

from __future__ import annotations

import time

from playwright.sync_api import Locator, Page

from web.pioneer import Pioneer, tries
from web.race_tables import take_seat

QUICK = "localStorage.setItem('starhaul.confirms', 'no')"


class Expert(Pioneer):
    """Takes what is proposed, else the first card; every click counts."""

    clicks = 0
    decisions = 0
    seconds = 0.0

    def answer(self, asked: str) -> None:
        began = time.monotonic()
        self.decisions += 1
        for _ in tries(f"answering {asked}"):
            target = self.target(asked)
            if self.asked != asked or target is None:
                break
            self.press(target)
        self.seconds += time.monotonic() - began

    def hit(self, target: Locator, within: float | None = None) -> None:
        super().hit(target, within)
        self.clicks += 1

    def target(self, asked: str) -> Locator | None:
        """What to click next; nothing once the answer is on its way."""
        open_actions = self.page.locator(".phases button.action.open:not(.picked)")
        if asked == "action" and not self.main.count():
            return open_actions.nth(self.rng.randrange(open_actions.count())) if open_actions.count() else None
        for wish in (self.main, self.pickable, self.choices):
            if wish.count():
                return wish.first
        return None

    @property
    def figures(self) -> str:
        each = self.clicks / self.decisions, self.seconds / self.decisions
        return f"{self.decisions} decisions, {each[0]:.2f} clicks and {each[1]:.2f} seconds each"


def sit_against_ace(page: Page) -> Expert:
    """At once, without confirmations, the expert game of two."""
    page.evaluate(QUICK)
    return Expert(take_seat(page, bot="ace").page)
