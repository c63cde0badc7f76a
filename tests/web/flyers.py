"""Whole flights of the expansions: a few known components, cards that do nothing to who declines, and hands that have a
mouse, a thumb or a keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random

from playwright.sync_api import Locator, Page, expect

from starhaul.kernel import Chance, Dice, Outcome
from starhaul.trucker.adventures import CARDS, AdventureCard
from starhaul.trucker.adventures.abandoned import AbandonedShip, AbandonedStation
from starhaul.trucker.adventures.enemies import Pirates, Smugglers
from starhaul.trucker.adventures.meteors import MeteorSwarm
from starhaul.trucker.adventures.open_space import OpenSpace
from starhaul.trucker.adventures.planets import Planets
from starhaul.trucker.assembly import TILE_IDS
from starhaul.trucker.card_draws import CARD_IDS, Bags, PileDraw, PilesDraw, Reveal
from starhaul.trucker.mission_steps.special import SpecialDeal
from starhaul.trucker.recruiting import MemberDraw
from web.captain import MOMENT, PATIENCE, Captain, look_until
from web.rigged import HOST, Luck

IS_ASKED = "() => Boolean(document.querySelector('.game')?.dataset.asked || document.querySelector('.veil'))"
IS_SHOWING = "() => document.querySelector('.strip .skip') !== null"
SKIP = "() => { document.querySelector('.game')?.click(); }"
"""A press anywhere skips what is only shown."""
TILES = "all => all.map((one) => one.dataset.about.replace('tile:', ''))"
IS_FOCUSED = "(thing) => thing === document.activeElement"
SIMPLE = ("B030", "B028", "B034", "B063", "B116", "B090")
"""Three engines, which pull a heavy container, a cannon, a hold and a battery, with many connectors."""
HARMLESS = ("architect", "assembler", "plumber", "welder", "deliveryman", "planner")
"""Members of others who leave the host's ship alone."""
BY_HARM = (
    (AbandonedShip, AbandonedStation, Planets),
    (Smugglers, Pirates, MeteorSwarm),
    (OpenSpace,),
    (AdventureCard,),
)
MANY_KEYS = 150
"""Tab presses until something must have been reached."""
PARTS = 60
"""Parts of a replay."""


class CalmLuck(Luck):
    """The host gets simple components and these special ones in every flight, and is dealt these members. These cards
    come first, then such as can be declined; dice show one, two and so on, so that nothing hits a small ship."""

    def __init__(
        self,
        *tiles: str,
        parts: Sequence[str] = SIMPLE,
        cards: Sequence[str] = (),
        members: Sequence[str] = (),
        flights: int = 1,
    ) -> None:
        super().__init__([*parts, *tiles] * flights, cards)
        self.members = list(members)

    def _arranged(self, chance: Chance, rng: Random) -> Outcome | None:
        match chance:
            case Dice(count=count):
                return tuple(range(1, count + 1))
            case SpecialDeal(bag=bag, count=count):
                return tuple(sorted(bag, key=lambda tile: TILE_IDS[tile] not in self.tiles)[:count])
            case Reveal(read_cards=read, unseen=unseen, counts=counts):
                bags = [bag for bag, count in zip(unseen, counts, strict=True) if count]
                return (self._best([*read, *[card for bag in bags for card in bag]])[0],)
            case PileDraw(bags=bags, counts=counts):
                return self._pile(bags, counts)
            case PilesDraw():
                return self._piles(chance)
            case MemberDraw(seen_by=(taker,), bag=bag, known=known):
                wishes = self.members if taker == HOST else HARMLESS
                wanted = sorted(bag, key=lambda member: member not in wishes)
                return tuple([known.index(member) for member in wanted[: chance.count]])
            case _:
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
        """What is wished for comes first, then what does least to a small ship."""
        wishes = {CARD_IDS.index(card): place for place, card in enumerate(self.cards)}
        return sorted(bag, key=lambda card: (wishes.get(card, len(wishes)), _harm(card)))


def _harm(card: int) -> int:
    """Most threats pass a small ship by if the dice are low; few engines and a small crew are another matter."""
    return next(harm for harm, kinds in enumerate(BY_HARM) if isinstance(CARDS[card], kinds))


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
        declined = ("use_ship", "dock", "sit_out", "dare")
        self.ways |= {"land": self.land_once, **dict.fromkeys(declined, self.decline)}
        self.aboard: list[list[str]] = []
        """The components of this ship at take-off, flight by flight."""

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
            self.hit(self.button("trucker-take-hidden"))
        elif kept.count() and not self.is_content:
            self.hit(kept.first)
        elif aboard < self.parts + self.special:
            self.take_special()
        else:
            self.finish()

    def place(self, *, far: bool) -> None:
        """Where it fits; far away from row and column of the starting cabin if it might do harm there."""
        fitting = self.page.locator(".targets .fits, .targets .turned")
        look_until(self.page, lambda: fitting.count() > 0, MOMENT)
        squares = [str(square) for square in fitting.evaluate_all("all => all.map((one) => one.dataset.square)")]
        if not squares:
            self.let_go()
            return
        chosen = max(squares, key=self.distance) if far else min(squares, key=self.distance)
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
        """Face down, or what somebody else had no use for: nobody carries as many as are mixed in."""
        hidden = self.page.locator(".pile.special")
        self.hit(hidden if hidden.count() else self.page.locator(".face-up button:enabled").last)

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
        """To Payday, with a look at what has taken off and at whatever comes."""
        flown = len(self.aboard)

        def look_at_all() -> bool:
            if self.asked == "fly_on" and len(self.aboard) == flown:
                self.aboard.append(self.page.locator(".sheet > .board .component").evaluate_all(TILES))
            return any(look() for look in looks)

        self.play(until=look_at_all)
        expect(self.bill.get_by_role("heading", name=self.words.say("trucker-bill"), exact=True)).to_be_visible()

    def line(self, message: str) -> Locator:
        """A line of the own bill."""
        mine = self.bill.locator(".bill").filter(has_text="Ada")
        return mine.get_by_role("listitem").filter(has_text=self.words.say(message))

    def earns(self, message: str, amount: int) -> None:
        """The own bill has this line, with this sum."""
        expect(self.line(message)).to_have_text(re.compile(rf"\D\+{amount}\s*$"))

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
