"""Hands on the screens of Race: whatever is asked, answered with the mouse, as the page offers it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, Page

PATIENCE = 600
"""Answers before we give a game up."""
SLOW = 30_000
"""Milliseconds that a bot on a busy machine may think."""
IS_DUE = """() => document.querySelector('.race')?.dataset.asked
    || document.querySelector('.race [role=dialog]') || document.querySelector('.skip')"""


class Pioneer:
    """Somebody at a table who sees the page and nothing else; which answer is taken is left to chance."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.rng = Random(seed)
        self.answered: list[str] = []
        self.race = page.locator(".race")
        self.bill = self.race.get_by_role("dialog")
        self.choices = page.locator("section.strip .choices button:enabled:not(.skip)")
        self.main = page.locator("section.strip .choices button.main")
        self.cards = page.locator("[data-card].pickable:not(.picked)")

    @property
    def asked(self) -> str | None:
        return self.race.get_attribute("data-asked")

    def play(self, until: Callable[[], bool] | None = None) -> None:
        """Until the bill is there, or something else is."""
        for _ in range(PATIENCE):
            self.page.wait_for_function(IS_DUE, timeout=SLOW)
            if self.bill.count() or (until and until()):
                return
            if asked := self.asked:
                self.answer(asked)
            else:
                self.page.keyboard.press("Space")  # what is still being told is skipped
        raise AssertionError(f"no end after {PATIENCE} answers, the last of them {self.answered[-5:]}")

    def answer(self, asked: str) -> None:
        self.answered.append(asked)
        if asked == "action":
            self.choose_actions()
        elif self.main.count():
            self.pick_cards()
        self.choices.first.click()

    def choose_actions(self) -> None:
        while not self.main.is_enabled():
            self.one_of(self.page.locator(".phases button.action.open:not(.picked)")).click()

    def pick_cards(self) -> None:
        """As many as are wanted; where none fits there is another way out."""
        while not self.main.first.is_enabled() and self.cards.count():
            self.cards.first.click()

    def one_of(self, found: Locator) -> Locator:
        return found.nth(self.rng.randrange(found.count()))
