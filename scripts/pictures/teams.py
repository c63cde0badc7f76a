"""The Support Team: who joins, and what members do at their moments."""

from __future__ import annotations

from playwright.sync_api import expect

from pictures.adventures import fly_to
from pictures.visit import Visit, arranged, crossing
from rules.trucker.fleet import NO_EFFECT, armed, launched
from starhaul.trucker import TruckerState
from trucker.tables import fly
from trucker.teams import hire
from web.abilities import ABILITIES, HOST
from web.captain import PATIENCE
from web.crossings import Crossing, known
from web.team_tables import sit_down_to, staffed
from web.test_trucker_team import drilled, sabotaged, sold_short


def slogans() -> TruckerState:
    """A ship with plating on its outside is nearly home."""
    plated = launched("II", (5, 6), """
        .            A37<        gun^:0*3*      .
        holdx2:*3**  pipes:1313  start          A37
        .            .           engine^:3***   .
    """)  # fmt: skip
    return known(hire(fly(plated, armed(2), cards=[NO_EFFECT], last=True), HOST, "advertiser"))


def abilities(visit: Visit) -> None:
    """Each at its moment."""
    for name, (begin, ask) in ABILITIES.items():
        with visit.come(crossing(Crossing(begin))) as page:
            fly_to(visit, page, ask)
            expect(page.locator(".team button").first).to_be_visible(timeout=PATIENCE)
            visit.keep(page, f"ability-{name}")


def team(visit: Visit) -> None:
    """Three of whom one joins; then the strip of a team at work, and what its members can do."""
    with visit.come(arranged(lambda state: state)) as page:
        sit_down_to(page, 3, visit.language, mode="series", levels=[1, 2])
        expect(page.locator(".main-panel article")).to_have_count(3, timeout=PATIENCE)
        visit.keep(page, "team-choosing")
    teams = ("planner", "welder", "inspector"), ("saboteur", "trader")
    with visit.come(arranged(lambda state: staffed(state, *teams))) as page:
        captain = sit_down_to(page, 2, visit.language)
        captain.take()
        visit.keep(page, "team-building")
        page.locator(".team button").first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        visit.keep(page, "team-sheet")


def slogans_paid(visit: Visit) -> None:
    """What they were worth, on the bill; the sheet of a team of one on the way."""
    with visit.come(crossing(Crossing(slogans, (NO_EFFECT,)))) as page:
        captain = fly_to(visit, page, "fly_on")
        page.locator(".team button").first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        visit.keep(page, "team-of-one")
        page.keyboard.press("Escape")
        captain.play()
        visit.keep(page, "ability-slogans")


def drill(visit: Visit) -> None:
    """Somebody else's Security Guard has everybody run."""
    with visit.come(arranged(drilled)) as page:
        sit_down_to(page, 2, visit.language, timer="rulebook")
        expect(page.locator("section.strip .asked .sign")).to_be_visible(timeout=PATIENCE)
        visit.keep(page, "team-drill")


def weak_spots(visit: Visit) -> None:
    """Where somebody else's Saboteur has been."""
    with visit.come(arranged(sabotaged)) as page:
        sit_down_to(page, 2, visit.language)
        expect(page.locator(".sheet .mark").first).to_be_visible(timeout=PATIENCE)
        visit.keep(page, "team-weak-spots")


def market(visit: Visit) -> None:
    """Somebody else's Trader has talked a price down, and the bill says so."""
    with visit.come(arranged(sold_short)) as page:
        sit_down_to(page, 2, visit.language)
        expect(page.locator(".veil .deal")).to_be_visible(timeout=PATIENCE)
        visit.keep(page, "team-market")
