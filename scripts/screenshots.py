"""Take the pictures of docs/screenshots: every screen, large and small, in both lights and both languages.

Run it with `make screenshots`, look at the pictures, then commit them; `ARGS="learning wide-dark-en"` takes one scene
in one look only. A scene is a function that plays its way to what is worth seeing; the luck of Trucker is arranged, so
the same things happen each time.
"""

from __future__ import annotations

import base64
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from server.clients import COOKIE, Visitor
from web.captain import PATIENCE, Captain
from web.crossings import (
    CHAIN,
    COMMANDO,
    DODGE,
    ESCORT,
    FLEET,
    HOLE,
    INSURANCE,
    PREDATOR,
    SOURCES,
    ZONE,
    Crossing,
    crossing_server,
    join,
    take_off,
)
from web.films import play_out
from web.people import UNGUIDED
from web.race_late import Late, late_server
from web.race_tables import Position, arranged_server, take_seat
from web.rigged import Luck, rigged_server
from web.ships import ALIENS, FREIGHTER, ROUND, SEALED, WIRED, Part
from web.yards import late_yard

PICTURES = Path(__file__).parents[1] / "docs" / "screenshots"
SIZES = {"wide": (1440, 900), "phone": (390, 844)}
LOOKS = [("wide", "dark", "en"), ("phone", "light", "en"), ("wide", "light", "fr"), ("phone", "dark", "fr")]
QUALITY = 82
MISFIT = Part("B001", 0, 9, 8)
GREETING = {
    "en": "Evening, all. Any coffee left aboard?",
    "fr": "Bonsoir. Reste-t-il du café à bord\N{NO-BREAK SPACE}?",
}
PARTS_TO_SKIP = 6
FEAST = Position(
    "old-earth public-works tourist-world consumer-markets gem-world plague-world mining-world artist-colony",
    hand="space-port contact-specialist replicant-robots galactic-federation",
    goods="gem-world plague-world mining-world artist-colony",
    rival="space-marines rebel-miners rebel-underground",
)
"""Of Race: goods, and more powers that want them than there are."""
MIDDLE = 5
"""Rounds after which a game of Race is worth a look."""


@dataclass(frozen=True)
class Visit:
    """Somebody with a certain screen, light and language."""

    browser: Browser
    size: str
    scheme: str
    language: str

    @contextmanager
    def come(self, luck: Luck | Position | Late | Crossing | None = None, *, is_new: bool = False) -> Iterator[Page]:
        """The start page of a server of their own."""
        width, height = SIZES[self.size]
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if self.scheme == "dark" else "light",
            locale=self.language,
            reduced_motion="reduce",
            has_touch=self.size == "phone",
        )
        if not is_new:
            context.add_init_script(UNGUIDED)
        with tempfile.TemporaryDirectory() as folder, serving(Path(folder), luck or Luck()) as url:
            page = context.new_page()
            page.goto(url, wait_until="networkidle")
            yield page
            context.close()

    def keep(self, page: Page, name: str) -> None:
        """WebP, which Playwright does not write but the browser does: a third of the bytes."""
        page.mouse.move(0, 0)
        line = page.context.new_cdp_session(page)
        shot = line.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        file = PICTURES / f"{name}-{self.size}-{self.scheme}-{self.language}.webp"
        file.write_bytes(base64.b64decode(shot["data"]))
        print(f"{file.relative_to(PICTURES.parents[1])}  {file.stat().st_size // 1024} kB")


def serving(folder: Path, luck: Luck | Position | Late | Crossing) -> AbstractContextManager[str]:
    """The server where things stand like this."""
    if isinstance(luck, Crossing):
        return crossing_server(folder, luck)
    if isinstance(luck, Position):
        return arranged_server(folder, luck)
    return late_server(folder, luck) if isinstance(luck, Late) else rigged_server(folder, luck)


def sit_down(page: Page, host: Visitor, code: str) -> None:
    """At a table that was made without a browser."""
    page.context.add_cookies([{"name": COOKIE, "value": host.cookie, "url": page.url}])
    page.evaluate("localStorage.setItem('starhaul.signed-in', 'yes')")
    page.goto(f"{page.url}t/{code}", wait_until="networkidle")


def start(visit: Visit) -> None:
    with visit.come() as page:
        visit.keep(page, "start")


def tutorial(visit: Visit) -> None:
    """The first words of the guide."""
    with visit.come(Luck([part.tile for part in FREIGHTER]), is_new=True) as page:
        captain = Captain(page, visit.language)
        captain.play_now()
        captain.read_hint()
        captain.take()
        expect(page.locator(".voice aside")).to_be_visible()
        visit.keep(page, "tutorial")


def learning(visit: Visit) -> None:
    """Building, a meteor that is about to hit, goods to load, the bill."""
    luck = Luck([part.tile for part in FREIGHTER], ["I-09", "I-13"], [(5, 6), (3, 4)])
    with visit.come(luck) as page:
        captain = Captain(page, visit.language)
        captain.play_now()
        captain.assemble(FREIGHTER[:-1])
        captain.take()
        visit.keep(page, "building")
        captain.put(FREIGHTER[-1])
        captain.finish()
        captain.play(until=lambda: captain.asked == "defend")
        visit.keep(page, "hit")
        captain.play(until=lambda: captain.asked == "land")
        visit.keep(page, "flight")
        captain.play(until=lambda: captain.asked == "load")
        visit.keep(page, "loading")
        captain.play()
        visit.keep(page, "bill")


def inspection(visit: Visit) -> None:
    """Level II: the forecast, the spot check, who moves in."""
    luck = Luck([*(part.tile for part in ALIENS), MISFIT.tile])
    with visit.come(luck) as page:
        captain = Captain(page, visit.language)
        captain.open_table("web-trucker-level-2", "web-trucker-mistakes-honest")
        captain.assemble([*ALIENS, MISFIT])
        page.locator(".piles button").first.click()
        expect(page.locator(".reading")).to_be_visible(timeout=PATIENCE)
        visit.keep(page, "forecast")
        captain.button("trucker-forecast-put-back").click()
        captain.finish()
        captain.play(until=lambda: captain.asked == "repair")
        visit.keep(page, "spot-check")
        captain.play(until=lambda: captain.asked == "house")
        visit.keep(page, "crew")


def late_building(visit: Visit) -> None:
    """Level III when others have finished: most of the heap lies face up. Then class IV with what a mission brings."""
    special = {"sets": ["abe", "missions"], "classes": ["IV"], "missions": ["MS06"]}
    for name, options in (("building-late", {"level": 3}), ("building-special", special)):
        with visit.come() as page:
            yard = late_yard(page.url, **options)
            sit_down(page, yard.host, yard.code)
            heap = page.locator(".game > nav button").first
            if heap.is_visible():
                heap.click()
            expect(page.locator(".face-up")).to_be_visible(timeout=PATIENCE)
            visit.keep(page, name)


ADVENTURES = {
    "dodge": (DODGE, "shift"),
    "commando": (COMMANDO, "shift"),
    "chain": (CHAIN, "defend"),
    "black-hole": (HOLE, "escape"),
    "fleet": (FLEET, "power"),
    "tactical-zone": (ZONE, "power"),
    "insurance": (INSURANCE, "insure"),
    "escort": (ESCORT, "wait"),
}
"""What the expansions ask in flight."""


def adventures(visit: Visit) -> None:
    """Each of these questions; then what pays for power, and where a predator has been."""
    for name, (crossing, ask) in ADVENTURES.items():
        with visit.come(crossing) as page:
            fly_to(visit, page, ask)
            visit.keep(page, f"adventure-{name}")
    with visit.come(SOURCES) as page:
        captain = fly_to(visit, page, "defend")
        captain.choose()
        captain.play(until=lambda: captain.asked == "pay_token")
        visit.keep(page, "adventure-sources")
    with visit.come(PREDATOR) as page:
        fly_to(visit, page, "shift")
        page.locator("section.strip button").last.click()
        expect(page.locator(".sheet .taken")).to_have_count(2, timeout=PATIENCE)
        visit.keep(page, "adventure-predator")


def fly_to(visit: Visit, page: Page, ask: str) -> Captain:
    """To the question of a flight that has begun already."""
    host, code = join(page.url)
    sit_down(page, host, code)
    captain = take_off(page, visit.language)
    captain.play(until=lambda: captain.asked == ask)
    return captain


def boards(visit: Visit) -> None:
    """The boards of Another Big Expansion: round the seam of IIB, what dice close on IIIB, two halves for IV."""
    for ship_class, ship in {"IIB": ROUND, "IIIB": SEALED[:2], "IV": SEALED[:2], "II": WIRED}.items():
        with visit.come(Luck([part.tile for part in ship], rolls=[(1, 3)])) as page:
            host, options = Visitor(page.url.rstrip("/"), "Ada"), {"sets": ["abe"], "classes": [ship_class]}
            table = host.make_table(game="trucker", seats=3, bots=["rookie"] * 2, options=options)
            sit_down(page, host, table["code"])
            captain = Captain(page, visit.language)
            page.get_by_role("button", name=captain.words.say("web-start"), exact=True).click()
            captain.assemble(ship)
            visit.keep(page, f"board-{ship_class.lower()}")


def trek(visit: Visit) -> None:
    """The first of three flights, with titles to win."""
    with visit.come(Luck([part.tile for part in FREIGHTER])) as page:
        captain = Captain(page, visit.language)
        captain.open_table("web-trucker-mode-trek")
        captain.assemble(FREIGHTER[:5])
        page.locator(".titles summary:visible").first.click()
        visit.keep(page, "trek")


def table(visit: Visit) -> None:
    """A table from its first option to a friend who comes in; settings and keys on the way."""
    with visit.come() as page:
        host = Captain(page, visit.language)
        page.get_by_role("link", name=host.words.say("web-create-table")).click()
        page.get_by_label(host.words.say("web-your-name")).fill("Hana")
        expect(page.get_by_role("radio", name="Race")).to_be_visible(timeout=PATIENCE)
        for preset, name in (("everything", "new-table-everything"), ("base", "new-table")):
            page.get_by_role("radio", name=host.words.say(f"web-trucker-preset-{preset}")).check()
            visit.keep(page, name)
        host.button("web-make-table").click()
        expect(host.button("web-fill-bots", count=2)).to_be_visible(timeout=PATIENCE)
        with friend_of(visit, page, "Basil"):
            visit.keep(page, "lobby")
        host.button("web-settings").click()
        visit.keep(page, "settings")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.keyboard.press("?")
        expect(page.get_by_role("dialog")).to_be_visible()
        visit.keep(page, "keys")


@contextmanager
def friend_of(visit: Visit, host: Page, name: str) -> Iterator[None]:
    """Somebody with a browser of their own follows the link, sits down and greets."""
    friend = visit.browser.new_context(locale=visit.language).new_page()
    friend.goto(host.url)
    words = Captain(friend, visit.language).words
    friend.get_by_label(words.say("web-your-name")).fill(name)
    friend.get_by_role("button", name=words.say("web-come-in")).click()
    friend.get_by_role("button", name=words.say("web-sit"), exact=True).click()
    friend.get_by_role("button", name=words.say("web-ready")).click()
    friend.get_by_label(words.say("web-chat-say")).fill(GREETING[visit.language])
    friend.keyboard.press("Enter")
    expect(host.get_by_text(GREETING[visit.language])).to_be_visible(timeout=PATIENCE)
    yield
    friend.context.close()


def replay(visit: Visit) -> None:
    """A game of bots, watched in the middle of its flight."""
    with visit.come() as page:
        played = play_out(page.url, "Ada", "trucker", 3, level=2)
        page.goto(f"{page.url}replay/{played.id}?seat=1")
        onward = Captain(page, visit.language).button("web-replay-part-on")
        for _ in range(PARTS_TO_SKIP):
            onward.click()
        page.wait_for_load_state("networkidle")
        visit.keep(page, "replay")


def race(visit: Visit) -> None:
    """Two actions to choose in the middle of a game, a payment, the bill."""
    with visit.come() as page:
        pioneer = take_seat(page)
        pioneer.play_until("keep")
        visit.keep(page, "race-explore")
        pioneer.play_until("action", MIDDLE)
        visit.keep(page, "race-table")
        pioneer.play_until("pay")
        visit.keep(page, "race-paying")
        pioneer.play()
        visit.keep(page, "race-bill")


def race_late(visit: Visit) -> None:
    """Five seats before what may be the last round, fourteen cards in hand; then what exploring brought."""
    with visit.come(Late(tableau=11, hand=14)) as page:
        pioneer = take_seat(page, 5)
        pioneer.expect_asked("action")
        visit.keep(page, "race-late")
        if visit.size == "phone":
            mine, rivals = page.locator(".tabs button").all()[:2]
            rivals.click()
            visit.keep(page, "race-late-rivals")
            mine.click()
        pioneer.choose("explore5")
        pioneer.play_until("keep")
        visit.keep(page, "race-late-explore")


def race_consume(visit: Visit) -> None:
    """Four goods, and powers that want them."""
    with visit.come(FEAST) as page:
        pioneer = take_seat(page)
        pioneer.choose("trade", "x2")
        pioneer.pass_until("power")
        visit.keep(page, "race-consume")


def race_solo(visit: Visit) -> None:
    """The robot's mat after two rounds."""
    with visit.come() as page:
        pioneer = take_seat(page, 1, robot="easy")
        pioneer.play_until("action", 3)
        visit.keep(page, "race-solo")


def race_draft(visit: Visit) -> None:
    """A pack to draft from."""
    with visit.come() as page:
        pioneer = take_seat(page, 3, draft=True)
        pioneer.play(until=page.locator(".draft h2").filter(has_text="2").is_visible)
        visit.keep(page, "race-draft")


def race_first(visit: Visit) -> None:
    """The first words of the guide."""
    with visit.come(is_new=True) as page:
        Captain(page, visit.language).button("web-play-game", game="Race").first.click()
        expect(page.locator(".voice aside")).to_be_visible(timeout=PATIENCE)
        visit.keep(page, "race-first")


SCENES: list[Callable[[Visit], None]] = [
    start,
    tutorial,
    learning,
    inspection,
    late_building,
    adventures,
    boards,
    trek,
    table,
    replay,
    race,
    race_late,
    race_consume,
    race_solo,
    race_draft,
    race_first,
]


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    wished = sys.argv[1:]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for look in [look for look in LOOKS if "-".join(look) in wished] or LOOKS:
            for scene in [scene for scene in SCENES if scene.__name__ in wished] or SCENES:
                scene(Visit(browser, *look))
        browser.close()


main()
