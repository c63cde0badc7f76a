"""Tables at which members of the Support Team ask something: where they stand, and the question."""

from __future__ import annotations

from collections.abc import Callable

from rules.trucker.fleet import NO_EFFECT, armed
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
from web.ships import FREIGHTER

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
    "blocks": (done_with("trader", moves="use trader.a"), "buy_blocks"),
    "pipes": (done_with("plumber", moves="use plumber.a"), "lay_pipe"),
    "weak-spot": (done_with("saboteur", moves="use saboteur.b"), "mark_connection"),
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
