"""Trucker with what the base box has, and the Trek: building, checking, flying, being paid."""

from __future__ import annotations

from playwright.sync_api import expect

from pictures.visit import Visit, rigged, sit_down
from web.captain import PATIENCE, Captain
from web.rigged import Luck
from web.ships import ALIENS, FREIGHTER, Part
from web.yards import late_yard

MISFIT = Part("B001", 0, 9, 8)


def tutorial(visit: Visit) -> None:
    """The first words of the guide."""
    with visit.come(rigged(Luck([part.tile for part in FREIGHTER])), is_new=True) as page:
        captain = Captain(page, visit.language)
        captain.play_now()
        captain.read_hint()
        captain.take()
        expect(page.locator(".voice aside")).to_be_visible()
        visit.keep(page, "tutorial")


def learning(visit: Visit) -> None:
    """Building, a meteor that is about to hit, goods to load, the bill."""
    luck = Luck([part.tile for part in FREIGHTER], ["I-09", "I-13"], [(5, 6), (3, 4)])
    with visit.come(rigged(luck)) as page:
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
    with visit.come(rigged(luck)) as page:
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


def trek(visit: Visit) -> None:
    """The first of three flights, with titles to win."""
    with visit.come(rigged(Luck([part.tile for part in FREIGHTER]))) as page:
        captain = Captain(page, visit.language)
        captain.open_table("web-trucker-mode-trek")
        captain.assemble(FREIGHTER[:5])
        page.locator(".titles summary:visible").first.click()
        visit.keep(page, "trek")
