"""Ships full of what Another Big Expansion brings fly at random: nothing breaks, appears or vanishes unsaid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random

import pytest

from starhaul.kernel import Event, Seat
from starhaul.trucker import GAME, TruckerState
from starhaul.trucker.adventures import CARDS
from starhaul.trucker.adventures.dangerous_sector import DangerousSector
from starhaul.trucker.boards import board
from starhaul.trucker.components import COMPONENTS, KIND_OF, STARTING_CABIN, TILES
from starhaul.trucker.decisions import Ask
from starhaul.trucker.events import CrewLost, TokensSpent
from starhaul.trucker.moves import GiveUp
from starhaul.trucker.ship import Ship, starting_ship
from trucker.invariants import (
    check_blocks,
    check_contents,
    check_marks,
    check_positions,
    check_ships_are_whole,
)
from trucker.tables import fly, manned, told

FLIGHTS = 12
BOARDS = {"II": "II", "IIB": "IIB", "IIIB": "IIIB/2-5", "IV": "IV/F1R3"}
CROWD = 22
"""Components of a ship."""
PLAYED = [card for card in CARDS if not isinstance(card, DangerousSector)]
"""Those that need no deck beside the cards that come."""
WANTED = {"abe": 3, "base": 1}
"""How often a tile of each set is tried."""


def random_ship(name: str, rng: Random, used: set[int], wanted: Mapping[str, int] = WANTED) -> Ship:
    """Built by the rules, of tiles that nobody else has."""
    built = starting_ship(board(name), TILES[f"S{1 + len(used & set(range(4)))}"])
    loose = [tile for tile in range(len(COMPONENTS)) if KIND_OF[tile] != STARTING_CABIN and tile not in used]
    loose = [tile for tile in loose if COMPONENTS[tile].set in wanted]
    weights = [wanted[COMPONENTS[tile].set] for tile in loose]
    for tile in rng.choices(loose, weights, k=12 * CROWD):
        places = [(cell, turn) for turn in range(4) for cell in squares(built.legal_cells(tile, turn))]
        if places and tile not in used and built.components_count < CROWD:
            cell, turn = rng.choice(places)
            built.place(cell, tile, turn)
            used.add(tile)
    return manned(built)


def squares(cells: int) -> list[int]:
    return [cell for cell in range(cells.bit_length()) if cells >> cell & 1]


def aboard(state: TruckerState) -> Counter[tuple[int, str]]:
    counts: Counter[tuple[int, str]] = Counter()
    for seat, ship in enumerate(state.ships):
        counts[seat, "crew"] = ship.crew
        counts[seat, "tokens"] = ship.total_tokens
    return counts


def check(state: TruckerState) -> None:
    for ship in state.ships:
        check_contents(ship)
        check_marks(state, ship)
    check_blocks(state)
    check_ships_are_whole(state)
    check_positions(state)


def lost(events: list[Event]) -> Counter[tuple[int, str]]:
    counts: Counter[tuple[int, str]] = Counter()
    for crew in told(events, CrewLost):
        counts[crew.seat, "crew"] += crew.count
    for tokens in told(events, TokensSpent):
        counts[tokens.seat, "tokens"] += tokens.count
    return counts


def step(state: TruckerState, rng: Random) -> list[Event]:
    if state.chance is not None:
        return state.resolve(state.chance.sample(rng))
    seat = rng.choice([*state.decisions])
    moves = [move for move in state.legal_moves(seat) if not isinstance(move, GiveUp)]
    assert state.questions[Seat(seat)].default(state, Seat(seat)) in state.legal_moves(seat)
    if state.decisions[seat].ask in (Ask.SHIFT, Ask.CRUBOTS, Ask.POWER):
        assert len(state.legal_moves(seat)) > 1, "a question with one answer is none"
    return state.apply(seat, rng.choice(moves))


@pytest.mark.parametrize("name", BOARDS)
def test_flights_of_crowded_ships(name: str) -> None:
    asked: Counter[str] = Counter()
    for seed in range(FLIGHTS):
        rng = Random(f"{name} {seed}")
        used: set[int] = set()
        cards = [card.id for card in rng.sample(PLAYED, 14)]
        state = fly(*[random_ship(BOARDS[name], rng, used) for _ in range(3)], cards=cards, level="III", last=True)
        while state.order() and not state.is_over and state.stage.name == "FLIGHT":
            asked.update(type(question).__name__ for question in state.decisions.values())
            before = aboard(state)
            events = step(state, rng)
            assert before - aboard(state) == lost(events), "what goes is said, as much as it is"
            check(state)
            if rng.random() < 0.02:
                assert GAME.load(state.dump()).dump() == state.dump()
    assert asked["ShiftOrNot"]
    assert asked["PowerDouble"]
