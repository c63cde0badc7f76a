"""Race: early and late, alone and at five."""

from __future__ import annotations

from playwright.sync_api import expect

from pictures.visit import Visit, played_to, standing
from web.captain import PATIENCE, Captain
from web.race_late import Late
from web.race_tables import Position, take_seat

FEAST = Position(
    "old-earth public-works tourist-world consumer-markets gem-world plague-world mining-world artist-colony",
    hand="space-port contact-specialist replicant-robots galactic-federation",
    goods="gem-world plague-world mining-world artist-colony",
    rival="space-marines rebel-miners rebel-underground",
)
"""Goods, and more powers that want them than there are."""
MIDDLE = 5
"""Rounds after which a game is worth a look."""


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
    with visit.come(played_to(Late(tableau=11, hand=14))) as page:
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
    with visit.come(standing(FEAST)) as page:
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
