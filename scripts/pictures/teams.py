"""The Support Team: who joins, and what members do at their moments."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from pictures.adventures import fly_to
from pictures.visit import Visit, arranged, crossing
from rules.trucker.fleet import NO_EFFECT, armed, launched
from rules.trucker_abe.test_team_hypergeometer import blocked_twice, gunship
from rules.trucker_abe.test_team_smuggler import modules, offered
from rules.trucker_abe.test_team_welder import LEFT_ARM, RIGHT_ARM, UPPER_PAIR, mistaken
from starhaul.kernel import Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.goods import BLUE, GREEN, RED, YELLOW
from starhaul.trucker.ship import Ship
from trucker.seats import set_credits
from trucker.tables import build, do, finish, fly, manned, place, play
from trucker.teams import before_building, hire
from web.captain import PATIENCE
from web.crossings import Crossing, known
from web.ships import FREIGHTER
from web.team_tables import sit_down_to, staffed
from web.test_trucker_team import drilled, sabotaged, sold_short

HOST = Seat(0)
Begin = Callable[[], TruckerState]


def yard(*members: str, flight: int = 1, rival: tuple[str, ...] = ()) -> TruckerState:
    """Building, when the host has a whole ship and these members; an armed truck stands beside it."""
    table = hire(build(level=flight), HOST, *members)
    hire(table, 1, *rival)
    for part in FREIGHTER:
        place(table, HOST, part.tile, (part.column, part.row), part.turn)
    table.ships[1] = armed(2, "I", engine=True)
    return table


def done_with(*members: str, moves: str = "") -> Begin:
    """Both have finished, and the host has made these moves since."""

    def begin() -> TruckerState:
        table = yard(*members)
        set_credits(table, [12, 9])
        finish(table)
        do(table, HOST, moves)
        return table

    return begin


def freighter() -> Ship:
    return manned(yard().ships[HOST])


def smuggling() -> TruckerState:
    """Blocks for structural modules, where nobody would look for them."""
    return offered(hire(fly(modules(), armed(1)), HOST, "smuggler"), GREEN, BLUE, BLUE)


def mixing() -> TruckerState:
    """Red blocks for holds that others would not put them in."""
    return offered(hire(fly(freighter(), armed(1, "I"), level="I"), HOST, "stock_boy"), RED, YELLOW, GREEN, BLUE)


def home(member: str) -> Begin:
    """The flight is over, and nothing is paid yet."""

    def begin() -> TruckerState:
        table = hire(fly(freighter(), armed(2, "I"), level="I", cards=[NO_EFFECT], last=True), HOST, member)
        play(table)
        return table

    return begin


def slogans() -> TruckerState:
    """A ship with plating on its outside is nearly home."""
    plated = launched("II", (5, 6), """
        .            A37<        gun^:0*3*      .
        holdx2:*3**  pipes:1313  start          A37
        .            .           engine^:3***   .
    """)  # fmt: skip
    return known(hire(fly(plated, armed(2), cards=[NO_EFFECT], last=True), HOST, "advertiser"))


def used(begin: Begin, moves: str) -> Begin:
    """The host goes on from there."""

    def later() -> TruckerState:
        table = begin()
        do(table, HOST, moves)
        return table

    return later


def checked(built: Ship, *members: str) -> Begin:
    """All have finished; this ship has been looked at."""

    def begin() -> TruckerState:
        table = hire(build(2, level=2), HOST, *members)
        table.ships[HOST] = built.clone()
        finish(table)
        return table

    return begin


def late() -> TruckerState:
    table = yard("swindler")
    do(table, HOST, "finish 1")
    return table


def joints() -> TruckerState:
    table = mistaken(*RIGHT_ARM, *LEFT_ARM, *UPPER_PAIR)
    finish(table)
    return table


def ahead(member: str) -> TruckerState:
    return before_building(build(level=2), 0, member)


ABILITIES: dict[str, tuple[Begin, str]] = {
    "several": (done_with("assembler", "welder", "hypergeometer"), "use_ability"),
    "wireless": (done_with("assembler", moves="use assembler.a"), "link_components"),
    "welding": (done_with("welder", moves="use welder.b"), "weld_shut"),
    "plating": (done_with("assembler", moves="use assembler.b"), "plate_component"),
    "spare-part": (done_with("deliveryman", moves="use deliveryman.a"), "convert"),
    "buying": (done_with("trader"), "use_ability"),
    "forecast": (done_with("advertiser", moves="use advertiser.a"), "predict"),
    "turning": (used(checked(gunship(), "hypergeometer"), "use hypergeometer.b"), "rotate"),
    "exempt": (checked(blocked_twice(), "hypergeometer"), "exempt"),
    "joints": (joints, "choose_joint"),
    "late": (late, "linger"),
    "hidden-room": (smuggling, "load"),
    "mixed-holds": (mixing, "load"),
    "prices": (used(home("trader"), "use trader.b"), "change_price"),
    "bonuses": (used(home("bureaucrat"), "use bureaucrat.b"), "adjust_bonuses"),
    "promises": (used(lambda: ahead("planner"), "use planner.b"), "put_marker"),
    "read-ahead": (used(lambda: ahead("inspector"), "use inspector.b"), "read_ahead"),
}
"""Where the table stands, and the question that is worth a look."""


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
