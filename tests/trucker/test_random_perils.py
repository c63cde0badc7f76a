"""Ships of every class, built at random or by bots, meet meteor rains, meteor alerts, black holes and the Robopolice:
nothing breaks, nothing appears, and what was foretold comes true."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bots.test_expansion import built
from rules.trucker_missions.warships import on_level
from starhaul.kernel import Event, Seat
from starhaul.trucker import GAME, TruckerState
from starhaul.trucker.adventures import CARDS
from starhaul.trucker.adventures.black_hole import BlackHole
from starhaul.trucker.adventures.meteor_alert import MeteorAlert
from starhaul.trucker.adventures.meteor_rain import MeteorRain
from starhaul.trucker.adventures.robopolice import RobopoliceRaid
from starhaul.trucker.card_steps.black_hole import ChooseDiscard, Discard
from starhaul.trucker.card_steps.intruders import Raid
from starhaul.trucker.card_steps.robopolice import Robopolice, Unit
from starhaul.trucker.damage import ChooseSacrifice
from starhaul.trucker.events import Cause, ChargePlanted, Contraband, CrewLost, GoodsLost, IntruderGone, TokensSpent
from starhaul.trucker.grid import FACINGS, cells_in, lane_from
from starhaul.trucker.intruding import SEARCHES, way_in
from starhaul.trucker.levels import LEVELS
from starhaul.trucker.moves import GiveUp
from starhaul.trucker.ship import Ship
from starhaul.trucker.table import Stage
from trucker.tables import fly, manned, told
from trucker.test_random_powers import aboard, check, lost, random_ship

BOARDS = {"I": "I", "II": "II", "III": "III", "IIB": "IIB", "IIIB": "IIIB/2-5", "IV": "IV/F1R3"}
FLIGHTS = 3
"""With each of the cards first, while ships are whole."""
EVERYTHING = {"base": 2, "abe": 2, "missions": 1}
"""How often a tile of each set is tried."""
FAMILIES = (MeteorRain, MeteorAlert, BlackHole, RobopoliceRaid)
IDS = [card.id for card in CARDS if isinstance(card, FAMILIES)]
FIRST = Seat(0)


def ships_at_random(name: str, rng: Random) -> list[Ship]:
    used: set[int] = set()
    return [loaded(random_ship(BOARDS[name], rng, used, EVERYTHING), rng) for _ in range(3)]


def loaded(ship: Ship, rng: Random) -> Ship:
    """With some blocks of the cheapest sort."""
    for cell in cells_in(ship.working_holds):
        if rng.random() < 0.5:
            ship.load_good(cell, 0)
    return ship


def ships_by_bots(name: str, seed: int) -> list[Ship]:
    return [manned(ship) for ship in built("rookie", 2, seed, classes=[name]).ships]


def answer(state: TruckerState, rng: Random) -> list[Event]:
    """Somebody who is asked answers anything but to give up."""
    seat = rng.choice([*state.decisions])
    question, moves = state.questions[seat], state.legal_moves(seat)
    assert question.default(state, seat) in moves
    move = rng.choice([move for move in moves if not isinstance(move, GiveUp)])
    events = state.apply(seat, move)
    if isinstance(question, ChooseDiscard):
        assert len(moves) > 1, "a question with one answer is none"
        check_discard(state, seat, question.discards[moves.index(move)])
    return events


def check_discard(state: TruckerState, seat: Seat, discard: Discard) -> None:
    """What the question said has come about: it is asked again or all is over, unless a container must go first."""
    question = state.questions.get(seat)
    if isinstance(question, ChooseDiscard):
        assert (question.strength, question.due) == (discard.strength, discard.due)
    elif not isinstance(question, ChooseSacrifice):
        assert discard.due == 0 or not state.ships[seat].components_count


def fly_checked(state: TruckerState, rng: Random) -> Counter[str]:
    """To the end, looked at after every step: what was asked, and how often."""
    asked: Counter[str] = Counter()
    while state.order() and not state.is_over and state.stage is Stage.FLIGHT:
        asked.update(type(question).__name__ for question in state.decisions.values())
        before, chance = aboard(state), state.chance
        events = answer(state, rng) if chance is None else state.resolve(chance.sample(rng))
        assert before - aboard(state) == lost(events), "what goes is said, as much as it is"
        check(state)
        if rng.random() < 0.02:
            assert GAME.load(state.dump()).dump() == state.dump()
    return asked


def meet(first: str, ships: list[Ship], rng: Random) -> Counter[str]:
    """This card, and two more."""
    table = fly(*ships, cards=[first, *rng.sample(IDS, 2)], level="III", last=True)
    return fly_checked(on_level(table, rng.choice(LEVELS)), rng)


@pytest.mark.parametrize("name", BOARDS)
def test_random_ships_meet_every_card(name: str) -> None:
    asked: Counter[str] = Counter()
    for number, first in enumerate(IDS * FLIGHTS):
        rng = Random(f"{name} {number}")
        asked += meet(first, ships_at_random(name, rng), rng)
    assert min(asked[kind] for kind in ("DefendOrNot", "ShiftOrNot", "PowerDouble", "ChooseDiscard")) > 0


@pytest.mark.parametrize("name", BOARDS)
def test_ships_of_bots_meet_every_card(name: str) -> None:
    ships = ships_by_bots(name, 1)
    for first in IDS:
        assert meet(first, [ship.clone() for ship in ships], Random(f"{name} {first}")).total()


def taken(events: list[Event]) -> tuple[int, int, int]:
    """Figures, blocks and tokens that intruders took."""
    crew = sum(one.count for one in told(events, CrewLost) if one.cause is Cause.INTRUDER)
    goods = sum(one.count for one in told(events, GoodsLost) if one.cause is Cause.INTRUDER)
    return crew, goods, sum(one.count for one in told(events, TokensSpent) if one.cause is Cause.INTRUDER)


@pytest.mark.parametrize("name", BOARDS)
def test_a_raid_does_what_was_foretold(name: str) -> None:
    """From every side, in every lane, by two units: takings, charges and endings."""
    rng = Random(name)
    for ship in [one for _ in range(4) for one in ships_at_random(name, rng)]:
        side, search, contraband = rng.choice(FACINGS), rng.choice([*SEARCHES]), rng.choice([*Contraband])
        units = (Unit(search, "left"), Unit(rng.choice([*SEARCHES]), "right"))
        number = rng.choice(ship.board.grid.numbers(side))
        lane = lane_from(number, rng.choice([3, 7])) if name == "IIB" and side % 2 else number
        police = Robopolice(side, units, contraband)
        (raid,) = police.prospects(ship, lane)
        assert isinstance(raid, Raid)
        entries = [way_in(ship, side, lane, way, ship.defended_cells()) for way in SEARCHES.values()]
        assert (entries[0] < 0) == (entries[1] < 0), "both ways round try all lanes (MIS-ROBO-14)"
        table = fly(ship, ship.clone(), level="III")
        table.questions = {}
        table.first_for(FIRST, police.strike(0, lane))
        table.run_due()
        assert taken(table.events) == (raid.crew, raid.goods, raid.tokens)
        assert {one.square for one in told(table.events, ChargePlanted)} == set(raid.charged)
        assert tuple(one.how for one in told(table.events, IntruderGone)) == raid.endings
