"""Hands on the screens of Race: whatever is asked, answered with the mouse, as the page offers it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

PATIENCE = 600
"""Answers before we give a game up."""
SLOW = 60_000
"""Milliseconds that a bot on a busy machine may think."""
A_CLICK = 4_000
TRIES = 40
"""Presses for one answer before it is the page that is at fault."""
IS_DUE = """() => document.querySelector('.race')?.dataset.asked
    || document.querySelector('[aria-labelledby=rc-end]') || document.querySelector('.skip')"""


def tries(what: str) -> Iterator[None]:
    """Leave once it is done: somebody who comes back too often waits for something that never happens."""
    for _ in range(TRIES):
        yield
    raise AssertionError(f"{what}: not done after {TRIES} tries")


class Pioneer:
    """Somebody at a table who sees the page and nothing else; which actions are chosen is left to chance."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.rng = Random(seed)
        self.met: set[str] = set()
        """What has been asked so far."""
        self.race = page.locator(".race")
        self.bill = page.locator("[role=dialog][aria-labelledby=rc-end]")
        self.question = page.locator("section.strip .question")
        self.choices = page.locator("section.strip .choices button:enabled:not(.skip)")
        self.main = page.locator("section.strip .choices button.main:enabled")
        self.passing = page.locator("section.strip .choices button.quiet:enabled:not(.skip)")
        self.hand = page.locator(".hand [data-card]")
        self.tableau = page.locator(".tableau [data-card]")
        self.story = page.locator(".log")
        self.picked = page.locator("[data-card].picked")
        self.pickable = page.locator("[data-card].pickable:not(.picked)")

    @property
    def asked(self) -> str | None:
        """What is asked now, if anything is."""
        return self.race.get_attribute("data-asked")

    @property
    def round(self) -> int:
        """Of what is in the page, whether it is in sight or not."""
        found = re.search(r"\d+", self.page.locator(".bank .round").text_content() or "")
        return int(found[0]) if found else 0

    def wait(self) -> str | None:
        """What is asked next; None once the game is over."""
        for _ in range(PATIENCE):
            self.page.wait_for_function(IS_DUE, timeout=SLOW)
            if self.bill.count():
                return None
            if asked := self.asked:
                return asked
            self.page.keyboard.press("Space")  # what is still being told is skipped
        raise AssertionError("the story does not end")

    def play(self, until: Callable[[], bool] | None = None) -> None:
        """Until the bill is there, or something else is."""
        for _ in range(PATIENCE):
            asked = self.wait()
            if asked is None or (until and until()):
                return
            self.answer(asked)
        raise AssertionError(f"no end after {PATIENCE} answers; asked so far: {sorted(self.met)}")

    def play_until(self, wanted: str, since: int = 0) -> None:
        """Answer until this is asked, not before that round."""
        self.play(until=lambda: self.asked == wanted and self.round >= since)
        expect(self.race).to_have_attribute("data-asked", wanted)  # what others do may hide it for a moment

    def pass_until(self, wanted: str) -> None:
        """Do as little as may be until this is asked."""
        for _ in range(PATIENCE):
            asked = self.wait()
            if asked in (wanted, None):
                break
            if self.passing.count():
                self.press(self.passing)
            else:
                self.answer(asked)
        expect(self.race).to_have_attribute("data-asked", wanted)  # what others do may hide it for a moment

    def answer(self, asked: str) -> None:
        """Cards until the first choice lights up, then that."""
        self.met.add(asked)
        if asked == "action":
            self.choose_actions()
        for _ in tries(f"picking cards for {asked}"):
            if self.asked != asked or self.main.count() or not self.pickable.count():
                break
            self.press(self.pickable.first)
        self.press(self.main.or_(self.choices).first)

    def hit(self, target: Locator, within: float | None = None) -> None:
        """A card, an action or a choice."""
        target.click(timeout=within)

    def press(self, target: Locator) -> None:
        """A question can answer itself, or somebody else's move come, in the moment before the click: what is due
        then is another matter."""
        try:
            self.hit(target, A_CLICK)
        except TooLate:
            if self.page.locator(".held[role=dialog]").count():
                self.page.keyboard.press("Escape")  # a look at a card lies in the way

    def choose_actions(self) -> None:
        actions = self.page.locator(".phases button.action.open:not(.picked)")
        for _ in tries("choosing actions"):
            if self.asked != "action" or self.main.count():
                break
            self.press(actions.nth(self.rng.randrange(actions.count())))

    def choose(self, *actions: str) -> None:
        """These actions, by their names in moves."""
        for action in actions:
            self.hit(self.page.locator(f".phases [data-card='choose {action}']"))
        self.hit(self.main)

    def put_back(self) -> None:
        """Nothing is picked any more."""
        for _ in tries("putting cards back"):
            if not self.picked.count():
                break
            self.hit(self.picked.first)

    def expect_asked(self, wanted: str) -> None:
        """This comes next, without any more ado."""
        expect(self.race).to_have_attribute("data-asked", wanted, timeout=SLOW)

    def click(self, choice: str) -> None:
        """A choice of the strip, by its words."""
        self.hit(self.choices.filter(has_text=choice).first)

    def card(self, name: str) -> Locator:
        """A card of the own tableau, or else one to choose from or of the hand, by its name."""
        places = self.page.locator(".hand, .seen, .tableau")
        return places.get_by_role("button", name=re.compile(f"^{name}:")).first
