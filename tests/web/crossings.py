"""Flights in the middle of which somebody sits down: ships that are built already, the next card, what the dice say.

    with crossing_server(folder, DODGE) as url: ...

Every game of Trucker on that server begins a moment before the card. The host has the first ship, bots the others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

from playwright.sync_api import Page, expect

from rules.trucker.fleet import armed, with_crew
from rules.trucker_abe.raided import raided
from rules.trucker_abe.test_class_iv import flying_iv
from rules.trucker_abe.test_crubots import robots
from rules.trucker_abe.test_cylinder_hits import ring, small
from rules.trucker_abe.test_solar_panels import sunny
from rules.trucker_missions.assigned import on_mission
from rules.trucker_missions.test_black_hole import hauler
from rules.trucker_missions.test_fleet import laden
from rules.trucker_missions.test_tactical_zone import crewed
from server.clients import Visitor
from starhaul import trucker
from starhaul.trucker import TruckerState
from starhaul.trucker.deck import Deck, Pile
from starhaul.trucker.game import Trucker
from starhaul.trucker.merchant import Merchant
from starhaul.trucker.mission_steps.merchant import set_merchant
from starhaul.trucker.options import Options
from starhaul.trucker.ship import Ship
from trucker.seats import set_credits
from trucker.shipyard import ship
from trucker.tables import finish, fly, manned
from web.captain import PATIENCE, Captain
from web.people import Visitors
from web.rigged import Luck, rigged_server

ESCORTING = "MS09"
SETS = ("abe", "missions")
OPTIONS = {"level": 3, "sets": list(SETS)}
AHEAD = (12, 7)
"""Where the two rockets are: the host leads."""


@dataclass(frozen=True)
class Crossing:
    """How the flight stands when the game begins, and what comes then."""

    begin: Callable[[], TruckerState]
    cards: tuple[str, ...] = ()
    rolls: tuple[tuple[int, ...], ...] = ()


class CrossingGame(Trucker):
    """Trucker, but everybody is on the way already."""

    def __init__(self, crossing: Crossing) -> None:
        super().__init__()
        self.crossing = crossing

    def new_game(self, options: Options, seats: int) -> TruckerState:
        del options, seats
        state = self.crossing.begin()
        state.events = []
        return state


@contextmanager
def crossing_server(folder: Path, crossing: Crossing) -> Iterator[str]:
    """The address of a server where every game of Trucker begins like this."""
    luck = Luck(cards=crossing.cards, rolls=crossing.rolls)
    with patch.object(trucker, "GAME", CrossingGame(crossing)), rigged_server(folder, luck) as url:
        yield url


def join(url: str) -> tuple[Visitor, str]:
    """Somebody with a table of their own, and its code."""
    host = Visitor(url.rstrip("/"), "Ada")
    table = host.make_table(game="trucker", seats=2, bots=["rookie"], options=OPTIONS)
    return host, table["code"]


def take_off(page: Page, language: str = "en") -> Captain:
    """The host of a table starts the game and flies on to the card."""
    captain = Captain(page, language)
    page.get_by_role("button", name=captain.words.say("web-start"), exact=True).click()
    expect(page.locator(".game")).to_be_visible(timeout=PATIENCE)
    return captain


def board(visitors: Visitors, language: str = "en", **kind: Any) -> Captain:
    """Somebody comes to such a server, opens a table and starts."""
    host, code = join(visitors.url)
    return take_off(visitors.come_as(host, f"/t/{code}", **kind), language)


def flying(built: Ship, card: str, other: Ship | None = None, level: str = "III") -> Callable[[], TruckerState]:
    """This ship and another, about to meet the card."""
    rival = other or armed(3, level, engine=True)
    return lambda: known(fly(built.clone(), rival.clone(), cards=[card], positions=AHEAD, level=level, sets=SETS))


def known(state: TruckerState) -> TruckerState:
    """Everybody has read what comes: bots need not guess at a deck that no rule would have dealt."""
    deck = state.deck
    piles = tuple([Pile(pile.cards, (1 << state.seats) - 1) for pile in deck.piles])
    state.deck = Deck(deck.unseen, deck.left, deck.shares, deck.hidden, piles, deck.buried)
    return state


def crated() -> Ship:
    """On the left two explosive crates and two fragile ones, and on the right a shield for them with two sources."""
    return manned(ship("III", (5, 6), """
        .            .           2gun^:0*1*    shield<:**1* .
        M02          pipes:1313  start         solar:1313   batteryx2:***3
        M10          M20         engine^:1000  engine^:1000 .
        M22          .           .             .            .
    """))  # fmt: skip


def insuring() -> TruckerState:
    table = flying_iv(2, "F3 R3 F1 R1")
    set_credits(table, [9, 9])
    finish(table)
    return table


def escorting() -> TruckerState:
    table = on_mission(ESCORTING, armed(3, engine=True), armed(1), positions=[9, 6], cards=["I-02"])
    table.options = replace(table.options, missions=(ESCORTING,))
    set_merchant(table, Merchant(7, 4))
    return table


def spent() -> Ship:
    """A double engine without a charge, and a crew of two."""
    return manned(ship("II", (6, 7), """
        engine^ start 2engine^
    """))  # fmt: skip


DODGE = Crossing(flying(raided(), "ABE-IV-04"), ("ABE-IV-04",), ((2, 6), (3, 6), (2, 6)))
"""Two large meteors in a row for column 8, where a thruster stands."""
SOURCES = Crossing(flying(sunny(), "I-09", level="II"), ("I-09",), ((2, 6),))
"""A large meteor for the double cannon in column 8, which a battery or the panel can power."""
CYLINDER = Crossing(
    lambda: known(fly(ring(), small(), cards=["I-09"], positions=AHEAD, sets=SETS)),
    ("I-09",),
    ((1, 1), (5,), (4,)),
)
"""The second meteor comes from the left and finds its way round."""
PREDATOR = Crossing(flying(raided(), "ABE-I-01"), ("ABE-I-01",), ((3, 6),))
"""It enters in row 9, and eats."""
COMMANDO = Crossing(flying(raided(), "ABE-III-02"), ("ABE-III-02",), ((3, 4),))
"""It enters in row 7; a thruster would lead it elsewhere."""
ROBOPOLICE = Crossing(flying(raided(), "SC24"), ("SC24",), ((3,),))
CHAIN = Crossing(flying(crated(), "I-09"), ("I-09",), ((6, 6), (3, 4)))
"""The small meteor from the left finds an explosive crate."""
HOLE = Crossing(flying(hauler(3), "SC09", level="II"), ("SC09",))
FLEET = Crossing(flying(laden("gun< 2gun^ battery gun>"), "SC12"), ("SC12",))
ZONE = Crossing(flying(crewed(5, "2gun^ 2engine^ batteryx2 gun^"), "SC15"), ("SC15",))
LEAK = Crossing(flying(raided(), "ABE-IV-15"), ("ABE-IV-15",))
INSURANCE = Crossing(insuring)
ESCORT = Crossing(escorting, ("I-02",))
WRECK = Crossing(flying(with_crew(2), "I-18", spent(), level="II"), ("I-18",))
"""It takes three, and the rival has two."""
ROBOTS = Crossing(flying(robots(), "I-19", level="II"), ("I-19",))
"""A station for a crew of five, which two humans make up with crubots."""
FOUR_PLANETS = Crossing(flying(laden("gun< 2gun^ battery gun>"), "III-15"), ("III-15",))
"""Holds that are full: each planet has much to say of what would have to go."""
