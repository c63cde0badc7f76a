"""Hands on the screens of Trucker: whatever is asked, answered with the mouse, as the page offers it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, Page, expect

from starhaul.trucker.decisions import Ask
from web.trucker_table import ME, Table

PATIENCE = 900


class Captain:
    """Somebody at a table who sees the page and nothing else; which answer is taken is left to chance."""

    def __init__(self, page: Page, table: Table, parts: int = 10) -> None:
        self.page = page
        self.table = table
        self.parts = parts
        self.rng = Random(1)
        self.answered: set[str] = set()
        self.ways: dict[Ask, Callable[[], None]] = {
            Ask.BUILD: self.build,
            Ask.LOSE_CREW: self.pick,
            Ask.PAY_TOKEN: self.pick,
            Ask.LOSE_GOOD: self.pick,
            Ask.LOAD: self.load,
            Ask.REPAIR: self.remove,
        }

    @property
    def choices(self) -> Locator:
        return self.page.locator("section.strip button:enabled")

    @property
    def targets(self) -> Locator:
        return self.page.locator(".targets button")

    def play(self) -> None:
        """Until the bill is there."""
        bill = self.page.get_by_role("dialog")
        for _ in range(PATIENCE):
            if self.table.state.outcome and bill.is_visible():
                break
            if self.is_asked():
                self.answer()
            else:
                self.page.keyboard.press("Space")  # what is still being told is skipped
                self.page.wait_for_timeout(30)
        expect(bill).to_be_visible()

    def is_asked(self) -> bool:
        """Whether the page waits for an answer, after all that happened was shown."""
        asked = self.page.locator(".game").get_attribute("data-asked")
        question = self.table.state.decisions.get(ME)
        return question is not None and asked == question.ask.name.lower()

    def answer(self) -> None:
        ask = self.table.state.decisions[ME].ask
        assert isinstance(ask, Ask)
        self.answered.add(ask.name)
        self.ways.get(ask, self.choose)()

    def build(self) -> None:
        state = self.table.state
        if state.hand[ME] >= 0 > state.hand_cell[ME]:
            if self.targets.count():
                self.targets.nth(self.rng.randrange(self.targets.count())).click()
            else:
                self.page.get_by_role("button", name="Put back").click()
        elif state.ships[ME].components_count >= self.parts:
            self.page.get_by_role("button", name="Finish building").click()
            self.page.get_by_role("button", name="Start from place").first.click()
        else:
            self.page.get_by_role("button", name="Take a face-down component").click()

    def pick(self) -> None:
        """Figures, tokens or blocks: as many as are due, from the first components that have any."""
        confirm = self.page.get_by_role("button", name="Confirm")
        self.targets.first.click()
        if not confirm.count():
            return
        for target in self.targets.all() * 3:
            if confirm.is_enabled():
                break
            target.click()
        confirm.click()

    def remove(self) -> None:
        self.targets.first.click()

    def load(self) -> None:
        self.page.get_by_role("button", name="Load for the most credits").click()

    def choose(self) -> None:
        """Fly on, take what is offered, defend: what stands first."""
        self.choices.first.click()
