"""What Another Big Expansion and Missions ask in flight."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from pictures.visit import Visit, crossing, sit_down
from rules.trucker.fleet import launched, with_crew
from rules.trucker_abe.raided import raided
from rules.trucker_abe.test_crubots import COMBAT_ZONE
from rules.trucker_abe.test_crubots import armed as crubots
from rules.trucker_missions.test_rain import shielded
from rules.trucker_missions.test_special_events import spiky
from starhaul.trucker.ship import Ship
from web import crossings
from web.captain import PATIENCE, Captain
from web.crossings import Crossing, flying, join, take_off


def robots() -> Ship:
    """Four humans, two stations, and no engine."""
    return launched("II", (6, 6), """
        .           A19             .     .
        cabin:*3**  start           A19>  gun^:***1
        .           batteryx2:3***  .     .
    """)  # fmt: skip


ALERT = Crossing(flying(raided(), "SC05"), ("SC05",), ((4,), (3, 4)))
RAIN = Crossing(flying(shielded(), "SC01", level="I"), ("SC01",))
"""A shield covers what it finds."""
DUST = Crossing(flying(spiky(), "SC18", level="II"), ("SC18",))
"""Two components are equally exposed."""
CRUBOTS = Crossing(flying(crubots(), "ABE-I-01", level="II"), ("ABE-I-01",), ((4, 4),))
"""The intruder enters by a station that sleeps and could be armed."""
AWAKE = Crossing(flying(robots(), COMBAT_ZONE, with_crew(2), level="II"), (COMBAT_ZONE,))
"""One station is enough for more hands than the rival has; then engines are compared."""
ASKED = {
    "dodge": (crossings.DODGE, "shift"),
    "commando": (crossings.COMMANDO, "shift"),
    "chain": (crossings.CHAIN, "defend"),
    "black-hole": (crossings.HOLE, "escape"),
    "fleet": (crossings.FLEET, "power"),
    "tactical-zone": (crossings.ZONE, "power"),
    "insurance": (crossings.INSURANCE, "insure"),
    "escort": (crossings.ESCORT, "wait"),
    "cylinder": (crossings.CYLINDER, "keep_piece"),
    "robopolice": (crossings.ROBOPOLICE, "shift"),
    "alert": (ALERT, "shift"),
    "rain": (RAIN, "defend"),
    "dust": (DUST, "fall_off"),
    "crubots": (CRUBOTS, "crubots"),
}
"""Where the flight begins, and the question that is worth a look."""


def adventures(visit: Visit) -> None:
    """Each of these questions."""
    for name, (stand, ask) in ASKED.items():
        with visit.come(crossing(stand)) as page:
            fly_to(visit, page, ask)
            visit.keep(page, f"adventure-{name}")


def sources(visit: Visit) -> None:
    """What pays for power."""
    with visit.come(crossing(crossings.SOURCES)) as page:
        captain = fly_to(visit, page, "defend")
        captain.choose()
        captain.play(until=lambda: captain.asked == "pay_token")
        visit.keep(page, "adventure-sources")


def awake(visit: Visit) -> None:
    """One station works for this card, the other still sleeps."""
    with visit.come(crossing(AWAKE)) as page:
        captain = fly_to(visit, page, "power")
        captain.page.locator("section.strip .choices button").first.click()
        captain.play(until=lambda: captain.asked == "lose_crew")
        expect(page.locator(".sheet .active").first).to_be_visible(timeout=PATIENCE)
        visit.keep(page, "adventure-awake")


def predator(visit: Visit) -> None:
    """Where it has been, and what it ate."""
    with visit.come(crossing(crossings.PREDATOR)) as page:
        fly_to(visit, page, "shift")
        page.locator("section.strip button").last.click()
        expect(page.locator(".sheet .taken")).to_have_count(2, timeout=PATIENCE)
        visit.keep(page, "adventure-predator")


def leak(visit: Visit) -> None:
    """What radiation has done."""
    with visit.come(crossing(crossings.LEAK)) as page:
        captain = fly_to(visit, page, "fly_on")
        story = page.locator(".log")
        before = story.inner_text()
        captain.play(until=lambda: captain.asked == "fly_on" and story.inner_text() != before)
        visit.keep(page, "adventure-leak")


def fly_to(visit: Visit, page: Page, ask: str) -> Captain:
    """To the question of a flight that has begun already."""
    host, code = join(page.url)
    sit_down(page, host, code)
    captain = take_off(page, visit.language)
    captain.play(until=lambda: captain.asked == ask)
    return captain
