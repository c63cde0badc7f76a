"""Building with Another Big Expansion: its boards, and what a component in hand does to others."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from pictures.visit import Visit, rigged, sit_down
from server.clients import Visitor
from web.captain import Captain
from web.rigged import Luck
from web.ships import HAULER, ROUND, SEALED, WIRED, Part
from web.team_tables import sit_down_to

SHIPS: dict[str, list[Part]] = {"IIB": ROUND, "IIIB": SEALED[:2], "IV": SEALED[:2]}
CONTAINERS = {"explosive": "M15", "fragile": "M27", "radioactive": "M55", "artifact": "M64"}
DICE = (1, 3)
"""They close squares of IIIB."""


def boards(visit: Visit) -> None:
    """Round the seam of IIB, what dice close on IIIB, two halves for IV."""
    for ship_class, ship in SHIPS.items():
        with visit.come(rigged(Luck([part.tile for part in ship], rolls=[DICE]))) as page:
            open_yard(visit, page, ship_class).assemble(ship)
            visit.keep(page, f"board-{ship_class.lower()}")


def reaches(visit: Visit) -> None:
    """What an armory in hand would do to cabins; then all of it on the ship."""
    with visit.come(rigged(Luck([part.tile for part in WIRED]))) as page:
        captain, armory = open_yard(visit, page, "II"), WIRED[-1]
        captain.assemble(WIRED[:-1])
        captain.take()
        page.locator(f'.targets [data-square="{armory.column},{armory.row}"]').focus()
        expect(page.locator(".sheet .reaches .arms .sign")).to_have_count(1)
        visit.keep(page, "reaches")
        captain.put(armory)
        visit.keep(page, "board-ii")


def container_reaches(visit: Visit) -> None:
    """What an explosive, a fragile, a radioactive container and an artifact would do around them."""
    luck = Luck([*[part.tile for part in HAULER], *CONTAINERS.values()])
    with visit.come(rigged(luck)) as page:
        captain = sit_down_to(page, 2, visit.language, sets=["missions"], missions=["MS06"], team="none")
        captain.assemble(HAULER)
        if not page.locator(".pile.special").is_visible():  # opened once, it comes back by itself
            page.locator(".game > nav button").first.click()
        for name in CONTAINERS:
            page.locator(".pile.special").click()
            page.locator('.targets [data-square="5,7"]').focus()
            expect(page.locator(".sheet .reaches .zone").first).to_be_visible()
            visit.keep(page, f"reaches-{name}")
            captain.button("trucker-put-back").click()
            expect(page.locator(".grab")).to_have_count(0)


def open_yard(visit: Visit, page: Page, ship_class: str) -> Captain:
    """A table for ships of this class, where building has begun."""
    host, options = Visitor(page.url.rstrip("/"), "Ada"), {"sets": ["abe"], "classes": [ship_class]}
    table = host.make_table(game="trucker", seats=3, bots=["rookie"] * 2, options=options)
    sit_down(page, host, table["code"])
    captain = Captain(page, visit.language)
    page.get_by_role("button", name=captain.words.say("web-start"), exact=True).click()
    return captain
