"""Whole flights of the expansions: a few known components, cards that do nothing to who declines, and hands that have a
mouse, a thumb or a keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random

from playwright.sync_api import Locator, Page, expect

from starhaul.kernel import Chance, Dice, Outcome
from starhaul.trucker.adventures import CARDS
from starhaul.trucker.adventures.abandoned import AbandonedShip, AbandonedStation
from starhaul.trucker.adventures.planets import Planets
from starhaul.trucker.card_draws import CARD_IDS, Bags, PileDraw, PilesDraw
from starhaul.trucker.recruiting import MemberDraw
from web.captain import MOMENT, PATIENCE, Captain, look_until
from web.rigged import HOST, Luck

IS_ASKED = "() => Boolean(document.querySelector('.game')?.dataset.asked || document.querySelector('.veil'))"
IS_SHOWING = "() => document.querySelector('.strip .patience') !== null"
SKIP = "() => { document.querySelector('.game')?.click(); }"
"""A press anywhere skips what is only shown."""
IS_FOCUSED = "(thing) => thing === document.activeElement"
SIMPLE = ("B030", "B063", "B116", "B090")
"""An engine, a cannon, a hold and a battery, with many connectors."""
MANY_KEYS = 150
"""Tab presses until something must have been reached."""
PARTS = 60
"""Parts of a replay."""


class CalmLuck(Luck):
    """The host gets simple components and these special ones in every flight, and is dealt these members. These cards
    come first, then such as can be declined; dice show one, two and so on, so that nothing hits a small ship."""

    def __init__(self, *tiles: str, cards: Sequence[str] = (), members: Sequence[str] = (), flights: int = 1) -> None:
        quiet = [card.id for card in CARDS if isinstance(card, AbandonedShip | AbandonedStation | Planets)]
        super().__init__([*SIMPLE, *tiles] * flights, [*cards, *quiet])
        self.members = list(members)

    def _arranged(self, chance: Chance, rng: Random) -> Outcome | None:
        match chance:
            case Dice(count=count):
                return tuple(range(1, count + 1))
            case PileDraw(bags=bags, counts=counts):
                return self._pile(bags, counts)
            case PilesDraw():
                return self._piles(chance)
            case MemberDraw(seen_by=(taker,), bag=bag, known=known) if taker == HOST:
                wanted = sorted(bag, key=lambda member: member not in self.members)
                return tuple([known.index(member) for member in wanted[: chance.count]])
        return super()._arranged(chance, rng)

    def _pile(self, bags: Bags, counts: Sequence[int], used: Sequence[int] = ()) -> Outcome:
        chosen = [
            [card for card in self._best(bag) if card not in used][:count]
            for bag, count in zip(bags, counts, strict=True)
        ]
        return tuple([card for cards in chosen for card in cards])

    def _piles(self, chance: PilesDraw) -> Outcome | None:
        """None where a mission wants other cards in them."""
        outcome: Outcome = ()
        for share in chance.shares:
            outcome += self._pile(chance.unseen, share, outcome)
        return outcome if chance.allows(outcome) else None

    def _best(self, bag: Sequence[int]) -> list[int]:
        """What is wished for comes first."""
        wishes = [*self.cards, *CARD_IDS]
        return sorted(bag, key=lambda card: wishes.index(CARD_IDS[card]))


class Flyer(Captain):
    """Somebody in a hurry: what is only shown is skipped, and what is offered by the way is declined, but for the first
    landing."""

    def __init__(self, page: Page, language: str = "en", special: int = 0) -> None:
        super().__init__(page, language, parts=1 + len(SIMPLE))
        self.start = (7, 7)
        self.special = special
        """So many components with a back of their own are built in, too, far from the starting cabin."""
        self.has_landed = False
        self.is_content = False
        """Something in the reserve fits nowhere."""
        self.ways |= {"land": self.land_once, "use_ship": self.decline, "dock": self.decline, "sit_out": self.decline}

    def skip(self) -> None:
        self.page.evaluate(SKIP)

    def is_ready(self) -> bool:
        def comes() -> bool:
            if self.page.evaluate(IS_ASKED):
                return True
            self.skip()
            return False

        return look_until(self.page, comes)

    def build(self) -> None:
        aboard = self.page.locator(".sheet > .board .component").count()
        kept = self.page.locator(".reserve button:enabled")
        if self.page.locator(".grab").count():
            self.place(far=aboard >= self.parts)
        elif aboard < self.parts:
            super().build()
        elif kept.count() and not self.is_content:
            self.hit(kept.first)
        elif aboard < self.parts + self.special:
            self.take_special()
        else:
            self.finish()

    def place(self, *, far: bool) -> None:
        """Where it fits; far away from row and column of the starting cabin if it might do harm there."""
        fitting = self.page.locator(".targets .fits, .targets .turned")
        squares = [str(square) for square in fitting.evaluate_all("all => all.map((one) => one.dataset.square)")]
        if not squares:
            self.let_go()
            return
        chosen = max(squares, key=self.distance) if far else self.rng.choice(squares)
        self.hit(self.page.locator(f'.targets [data-square="{chosen}"]'))

    def let_go(self) -> None:
        """What was dealt into the reserve goes back there, and stays."""
        acts = self.page.locator(".hand .acts button:enabled")
        back = acts.filter(has_text=self.words.say("trucker-put-back"))
        self.is_content = not back.count()
        self.hit(acts.filter(has_text=self.words.say("trucker-reserve")) if self.is_content else back)

    def distance(self, square: str) -> tuple[int, int]:
        """From the starting cabin: on its smaller side, and in all."""
        (column, row), (start_column, start_row) = map(int, square.split(",")), self.start
        away = (abs(column - start_column), abs(row - start_row))
        return min(away), sum(away)

    def take_special(self) -> None:
        self.hit(self.page.locator(".pile.special:enabled"))

    def decline(self) -> None:
        self.hit(self.page.locator("section.strip .choices button:enabled").last)

    def land_once(self) -> None:
        if self.has_landed:
            self.decline()
        else:
            self.choose()
        self.has_landed = True

    def go_on(self) -> None:
        """From the bill to the next flight."""
        self.hit(self.button("trucker-bill-close"), PATIENCE)
        expect(self.bill).to_have_count(0)

    def fly(self, *looks: Callable[[], bool]) -> None:
        """To Payday, with a look at whatever comes."""
        self.play(until=lambda: any(look() for look in looks))
        expect(self.bill.get_by_role("heading", name=self.words.say("trucker-bill"), exact=True)).to_be_visible()

    def line(self, message: str, who: str = "Ada") -> Locator:
        """A line of somebody's bill."""
        mine = self.bill.locator(".bill").filter(has_text=who)
        return mine.get_by_role("listitem").filter(has_text=self.words.say(message))

    def watch_again(self) -> None:
        """The replay, from the bill, a few steps and then part by part to its end."""
        self.hit(self.page.get_by_role("link", name=self.words.say("web-watch-again")), PATIENCE)
        expect(self.page).to_have_url(re.compile("/replay/"))
        expect(self.page.get_by_role("radiogroup")).to_be_visible()
        for _ in range(3):
            self.turn_on("web-replay-forward")
        for _ in range(PARTS):
            if self.bill.count() and self.at()[0] == self.at()[1]:
                break
            self.turn_on("web-replay-part-on")
        expect(self.bill).to_contain_text(self.words.say("trucker-bill-total"))

    def at(self) -> tuple[int, int]:
        """At which step of how many."""
        slider = self.page.get_by_role("slider")
        return int(slider.input_value()), int(slider.get_attribute("max") or 0)

    def turn_on(self, message: str) -> None:
        before = self.at()
        self.wind(message)
        assert look_until(self.page, lambda: self.at() != before), f"nothing comes after step {before}"

    def wind(self, message: str) -> None:
        self.hit(self.button(message), PATIENCE)


class Thumb(Flyer):
    """On a phone."""

    def hit(self, thing: Locator, within: int = MOMENT) -> None:
        thing.tap(timeout=within)

    def take_special(self) -> None:
        """The heap is a drawer."""
        if not self.page.locator(".pile.special").is_visible():
            self.hit(self.page.locator(".game > nav button").first)
        super().take_special()


class Keys(Flyer):
    """By keyboard alone: by the key that stands on it, or by Tab and Enter."""

    def hit(self, thing: Locator, within: int = MOMENT) -> None:
        thing.wait_for(timeout=within)
        key = thing.locator("kbd")
        if key.count():
            self.page.keyboard.press(key.first.inner_text().replace("Esc", "Escape").lower())
            return
        for _ in range(MANY_KEYS):
            if thing.evaluate(IS_FOCUSED, timeout=within):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {thing}")

    def wind(self, message: str) -> None:
        self.page.keyboard.press({"web-replay-forward": "ArrowRight", "web-replay-part-on": "PageDown"}[message])

    def skip(self) -> None:
        if self.page.evaluate(IS_SHOWING):
            self.page.keyboard.press("Space")
