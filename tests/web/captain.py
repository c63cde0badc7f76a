"""Somebody who plays Trucker in a browser: whatever the page asks is answered with what the page offers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

from starhaul.words import Words
from web.ships import Part

PATIENCE = 120_000
"""Milliseconds until something must have happened."""
GLANCE = 25
MOMENT = 2000
ANSWERS = 400
"""Until a flight is given up."""
PERSISTENCE = 20
"""Hints that are waved away in a row."""
READY = """() => Boolean(
    document.querySelector('.veil, .voice aside') || document.querySelector('.game')?.dataset.asked
)"""
FACE = """() => [
    document.querySelector('.game')?.dataset.asked, document.querySelector('.strip')?.innerText,
    document.querySelector('.hand')?.innerHTML, document.querySelector('.targets')?.innerHTML,
    document.querySelector('.veil'),
].join()"""
"""All that can change when something was answered."""


def look_until(page: Page, holds: Callable[[], bool], patience: int = PATIENCE) -> bool:
    """Look again and again, as the page's policy forbids to leave a script there that does; whether it came true."""
    for _ in range(patience // GLANCE):
        if holds():
            return True
        page.wait_for_timeout(GLANCE)
    return False


class Captain:
    """Which answer is taken is left to chance, unless something was agreed on."""

    def __init__(self, page: Page, language: str = "en", parts: int = 9) -> None:
        self.page = page
        self.words = Words.for_language(language)
        self.parts = parts
        self.rng = Random(1)
        self.answered: list[str] = []
        self.hints: list[str] = []
        self.ways: dict[str, Callable[[], None]] = {
            "build": self.build,
            "lose_crew": self.pick,
            "pay_token": self.pick,
            "lose_good": self.pick,
            "load": self.load,
            "repair": self.point,
            "add_reserved": self.point,
            "watch": self.wait,
        }

    # What is to be seen.

    @property
    def asked(self) -> str | None:
        return self.page.locator(".game").get_attribute("data-asked")

    @property
    def bill(self) -> Locator:
        return self.page.locator(".veil")

    @property
    def targets(self) -> Locator:
        return self.page.locator(".targets button")

    def button(self, message: str, **values: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.words.say(message, **values))

    def is_ready(self) -> bool:
        """Whether the page wants something before long."""
        return look_until(self.page, lambda: bool(self.page.evaluate(READY)))

    # What is done.

    def hit(self, thing: Locator, within: int = MOMENT) -> None:
        """Press it, with whatever these hands have."""
        thing.click(timeout=within)

    def play(self, until: Callable[[], bool] | None = None) -> None:
        """Until the bill is there, or until this holds."""
        for _ in range(ANSWERS):
            if self.bill.count() or (until and until()):
                return
            assert self.is_ready(), "nothing happens"
            self.read_hint()
            if not self.bill.count() and not (until and until()):
                self.answer()
        raise AssertionError(f"no end after {ANSWERS} answers; the last ones: {self.answered[-20:]}")

    def open_table(self, *choices: str) -> None:
        """A table with these options, by their messages, and bots on all other seats."""
        self.page.get_by_role("link", name=self.words.say("web-create-table")).click()
        for choice in choices:
            name = self.page.get_by_text(self.words.say(choice), exact=True)
            self.page.locator("label").filter(has=name).get_by_role("radio").check()
        self.button("web-make-table").click()
        self.button("web-fill-bots", count=2).click()
        self.page.get_by_role("button", name=self.words.say("web-start"), exact=True).click()
        expect(self.page.locator(".game")).to_be_visible(timeout=PATIENCE)

    def play_now(self) -> None:
        self.button("web-play-now").first.click()
        expect(self.page.locator(".game")).to_be_visible(timeout=PATIENCE)

    def read_hint(self) -> None:
        """What the guide says, if it says something."""
        bubble = self.page.locator(".voice aside")
        for _ in range(PERSISTENCE):
            if not bubble.is_visible():
                return
            try:
                text = bubble.locator("p").inner_text(timeout=MOMENT)
                if self.wave_away(bubble.filter(has_text=text)):
                    self.hints.append(text)
            except TookTooLong:
                continue  # the moment has passed, and the hint with it
        raise AssertionError("the guide does not stop talking")

    def wave_away(self, hint: Locator) -> bool:
        """Whether it is gone: another one may have slipped under the finger."""
        hint.get_by_role("button", name=self.words.say("web-guide-seen")).click(timeout=MOMENT)
        return look_until(self.page, lambda: not hint.count(), MOMENT)

    def answer(self) -> None:
        ask = self.asked
        if ask is None:
            return
        before = self.page.evaluate(FACE)
        self.answered.append(ask)
        try:
            self.ways.get(ask, self.choose)()
        except TookTooLong:
            return  # the question went away while we reached for the answer
        look_until(self.page, lambda: bool(self.page.evaluate(FACE) != before), patience=2000)

    def build(self) -> None:
        if self.page.locator(".grab").count():
            fitting = self.page.locator(".targets .fits, .targets .turned")
            if fitting.count():
                self.hit(fitting.nth(self.rng.randrange(fitting.count())))
            else:
                self.hit(self.button("trucker-put-back"))
        elif self.page.locator(".sheet > .board .component").count() >= self.parts:
            self.finish()
        elif self.page.locator(".pile:enabled").count():
            self.hit(self.button("trucker-take-hidden"))
        else:
            self.hit(self.page.locator(".face-up button:enabled").first)

    def assemble(self, ship: Sequence[Part]) -> None:
        """Build just this ship; the heap must have been arranged for it."""
        for part in ship:
            self.take()
            self.put(part)

    def take(self) -> None:
        self.button("trucker-take-hidden").click()
        expect(self.page.locator(".grab")).to_be_visible(timeout=PATIENCE)

    def put(self, part: Part, look: str = "fits") -> None:
        """Turn it and put it on its square, which has this look by then."""
        for _ in range(part.turn):
            self.page.locator(".hand .acts button").first.click()
        self.page.locator(f'.targets .{look}[data-square="{part.column},{part.row}"]').click()
        expect(self.page.locator(".sheet .unwelded")).to_be_visible(timeout=PATIENCE)

    def finish(self) -> None:
        """From the first place that is left, with or without an engine."""
        self.hit(self.button("trucker-finish"), PATIENCE)
        expect(self.button("trucker-cancel")).to_be_visible(timeout=PATIENCE)
        self.hit(self.page.locator("section.strip .choices button").first, PATIENCE)

    def pick(self) -> None:
        """Figures, tokens or blocks: as many as are due, from the first components that have any."""
        confirm = self.button("trucker-confirm")
        self.point()
        for target in self.targets.all() * 3 if confirm.count() else []:
            if confirm.is_enabled():
                self.hit(confirm)
                return
            self.hit(target)

    def point(self) -> None:
        if self.targets.count():
            self.hit(self.targets.first)
        else:
            self.choose()

    def load(self) -> None:
        self.hit(self.button("trucker-load-best"))

    def choose(self) -> None:
        """Fly on, take what is offered, defend: what stands first."""
        self.hit(self.page.locator("section.strip button:enabled").first)

    def wait(self) -> None:
        """Others are still at it."""
        look_until(self.page, lambda: self.asked != "watch")
