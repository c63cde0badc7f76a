"""Missions: three cards and a vote, the card that stays at hand, how far one is, what it pays, and a bet."""

from __future__ import annotations

from playwright.sync_api import expect

from pictures.visit import Visit, arranged
from web.captain import PATIENCE
from web.team_tables import sit_down_to
from web.test_trucker_missions import landing, launched, missions, unchanged

ORDERS = {"MS07": "trials", "MS16": "directives"}
"""Missions whose card goes on while one plays."""


def votes(visit: Visit) -> None:
    """Three missions to vote on; the one that was chosen, opened while building."""
    with visit.come(arranged(unchanged)) as page:
        captain = sit_down_to(page, 3, visit.language, **missions())
        expect(page.locator(".main-panel article")).to_have_count(3, timeout=PATIENCE)
        visit.keep(page, "mission-votes")
        captain.choose()
        captain.play(until=lambda: captain.asked == "build")
        page.locator("[data-about^='mission:']").first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        visit.keep(page, "mission-briefing")


def dare(visit: Visit) -> None:
    """Whether to add a supercard to what nobody has read."""
    with visit.come(arranged(unchanged)) as page:
        captain = sit_down_to(page, 2, visit.language, **missions("MS01"))
        captain.play(until=lambda: captain.asked == "dare")
        visit.keep(page, "mission-dare")


def settlement(visit: Visit) -> None:
    """Two fragile containers come home, and are paid for line by line."""
    with visit.come(arranged(landing)) as page:
        sit_down_to(page, 2, visit.language, **missions("MS01"))
        page.locator("section.strip .choices button.quiet").click(timeout=PATIENCE)
        expect(page.locator(".veil")).to_be_visible(timeout=PATIENCE)
        visit.keep(page, "mission-settlement")


def orders(visit: Visit) -> None:
    """Trials, and directives: what is asked of everybody, on the card that stays at hand."""
    for mission, name in ORDERS.items():
        with visit.come(arranged(launched)) as page:
            sit_down_to(page, 2, visit.language, **missions(mission))
            page.locator("[data-about^='mission:']").first.click()
            expect(page.get_by_role("dialog")).to_be_visible(timeout=PATIENCE)
            visit.keep(page, f"mission-{name}")


def bet(visit: Visit) -> None:
    """The Bet: on what, and how much."""
    with visit.come(arranged(launched)) as page:
        captain = sit_down_to(page, 2, visit.language, **missions("MS14"))
        captain.play(until=lambda: captain.asked == "bet")
        visit.keep(page, "mission-bet")
        captain.choose()
        visit.keep(page, "mission-stake")
