"""Fleets, tactical zones and special events meet ships of all classes at random: nothing breaks, appears or vanishes
unsaid."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bots.test_expansion import built
from rules.trucker_missions.warships import on_level
from starhaul.kernel import Event, Seat
from starhaul.trucker import GAME, Stage, TruckerState
from starhaul.trucker.adventures import CARDS
from starhaul.trucker.adventures.fleets import Fleet
from starhaul.trucker.adventures.supercard_events import (
    GalacticPlague,
    NanobotDust,
    PowerSurge,
    RadiationSickness,
    ThickStardust,
    TravellingPlague,
)
from starhaul.trucker.adventures.tactical_zone import TacticalZone
from starhaul.trucker.components import STARTING_CABIN
from starhaul.trucker.decisions import Ask
from starhaul.trucker.events import ComponentsLost, CrewLost, FleetFaced, GoodsLost, Loss, Lowest, RocketMoved
from starhaul.trucker.options import LEVEL_OF_CLASS
from starhaul.trucker.ship import Ship
from trucker.tables import fly, manned, told
from trucker.test_random_powers import aboard, check, lost, random_ship, step

BOARDS = {"I": "I", "II": "II", "III": "III", "IIB": "IIB", "IIIB": "IIIB/2-5", "IV": "IV/F1R3"}
WANTED = {"missions": 1, "abe": 2, "base": 2}
FLIGHTS = 8
EVENTS = (NanobotDust, ThickStardust, GalacticPlague, TravellingPlague, RadiationSickness, PowerSurge)
PLAYED = [card.id for card in CARDS if isinstance(card, (Fleet, TacticalZone, *EVENTS))]


def random_fleet(ship_class: str, rng: Random, count: int) -> list[Ship]:
    used: set[int] = set()
    return [laden(random_ship(BOARDS[ship_class], rng, used, WANTED), rng) for _ in range(count)]


def bot_fleet(ship_class: str, rng: Random, count: int) -> list[Ship]:
    table = built("regular", max(count, 2), rng.randrange(99), classes=[ship_class])
    return [laden(manned(ship.clone()), rng) for ship in table.ships[:count]]


def laden(ship: Ship, rng: Random) -> Ship:
    """With some of the blocks that its holds can have: few, so that the bank never runs short."""
    for cell in range(ship.board.grid.size):
        if ship.holds >> cell & 1 and rng.random() < 0.5:
            for _ in range(rng.randint(0, ship.free_containers(cell))):
                ship.load_good(cell, rng.choice([colour for colour in range(3) if ship.can_load(cell, colour)]))
    return ship


def fly_through(table: TruckerState, rng: Random) -> list[Event]:
    """To the end of the flight, looked at after every step."""
    events: list[Event] = []
    while table.order() and not table.is_over and table.stage is Stage.FLIGHT:
        before, card = aboard(table), CARDS[table.card] if table.card >= 0 else None
        breaking = [seat for seat, question in table.decisions.items() if question.ask is Ask.KEEP_PIECE]
        cabins = {seat: table.ships[seat].kinds[STARTING_CABIN] for seat in table.all_seats() if seat not in breaking}
        happened = step(table, rng)
        assert before - aboard(table) == lost(happened), "what goes is said, as much as it is"
        check(table)
        if isinstance(card, EVENTS):
            check_event(table, happened, cabins)
        if rng.random() < 0.03:
            assert GAME.load(table.dump()).dump() == table.dump()
        events += happened
    return events


def check_event(table: TruckerState, events: list[Event], cabins: dict[Seat, int]) -> None:
    """Nothing is destroyed; and nobody loses a starting cabin who does not choose another piece of the ship."""
    assert {loss.how for loss in told(events, ComponentsLost)} <= {Loss.FALLEN_OFF}
    assert {seat: table.ships[seat].kinds[STARTING_CABIN] for seat in cabins} == cabins


def through_each(ship_class: str, ships: list[Ship], rng: Random) -> Counter[type[Event]]:
    """Through one card after the other, each time with whole ships: what was told, and how often."""
    found: Counter[type[Event]] = Counter()
    for card in PLAYED:
        table = fly(*[ship.clone() for ship in ships], cards=[card], level="III", last=True)
        found.update(type(event) for event in fly_through(on_level(table, LEVEL_OF_CLASS[ship_class]), rng))
    return found


@pytest.mark.parametrize("ship_class", BOARDS)
def test_crowded_ships_fly_through_each_of_them(ship_class: str) -> None:
    found: Counter[type[Event]] = Counter()
    for seed in range(FLIGHTS):
        rng = Random(f"{ship_class} {seed}")
        found += through_each(ship_class, random_fleet(ship_class, rng, 1 + seed % 4), rng)
    assert {FleetFaced, Lowest, ComponentsLost, CrewLost, GoodsLost, RocketMoved} <= set(found)


@pytest.mark.parametrize("ship_class", BOARDS)
def test_ships_that_bots_have_built_fly_through_each_of_them(ship_class: str) -> None:
    rng = Random(f"bots in class {ship_class}")
    ships = bot_fleet(ship_class, rng, 3)
    for count in (1, 2, 3):
        found = through_each(ship_class, ships[:count], rng)
        assert found[FleetFaced] == 4 * count
        assert (Lowest in found) == (count > 1)


@pytest.mark.parametrize("card", PLAYED)
def test_every_question_has_a_default_that_leads_on(card: str) -> None:
    rng = Random(card)
    table = fly(*random_fleet("II", rng, 4), cards=[card], level="II", last=True)
    for _ in range(400):
        if table.is_over or table.stage is not Stage.FLIGHT:
            return
        if table.chance is not None:
            table.resolve(table.chance.sample(rng))
            continue
        seat = next(iter(table.decisions))
        table.apply(seat, table.questions[Seat(seat)].default(table, Seat(seat)))
    pytest.fail("the card does not come to an end")
