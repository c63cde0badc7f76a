"""What holds at every moment of every game, whatever the players do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from citing import rule
from starhaul.kernel import Seat
from starhaul.kernel.plain import to_bytes
from starhaul.kernel.testing import Case
from starhaul.kernel.testing.walk import next_step
from starhaul.trucker import GAME, TruckerState
from starhaul.trucker.boards import GOODS
from starhaul.trucker.cargo import Loading
from starhaul.trucker.components import CAPACITY_OF, KIND_OF, STARTING_CABIN
from starhaul.trucker.grid import cells_in
from starhaul.trucker.player import NOTHING
from starhaul.trucker.rows import replaced
from starhaul.trucker.ship import BROWN, PURPLE, Ship
from starhaul.trucker.table import Stage
from trucker.players import eager
from trucker.seats import bills_of, credits_of, discards_of, reserves_of, set_credits, tiles_of
from trucker.strategies import BASE_TILES
from trucker.tables import build, do, place, read, refusal, take

GAMES: list[tuple[int, dict[str, object]]] = [
    (2, {"level": "learning", "mistakes": "honest"}),
    (3, {"level": 1, "timer": "rulebook"}),
    (4, {"level": 2, "mistakes": "honest"}),
    (2, {"level": 3}),
    (3, {"mode": "series", "levels": [3, 1]}),
    (4, {"mode": "trek"}),
]
SEEDS = range(4)
HEAP = [tile for tile in BASE_TILES if KIND_OF[tile] != STARTING_CABIN]


def random_game(seats: int, options: dict[str, object], seed: int) -> Iterator[TruckerState]:
    """The same state at each of its moments."""
    case = Case(GAME, seats, options, pick=eager)
    state = case.new_state()
    assert isinstance(state, TruckerState)
    rng = Random(seed)
    yield state
    while not state.is_over:
        next_step(case, state, rng).on(state)
        yield state


def everything(state: TruckerState) -> list[int]:
    """All components, wherever they are."""
    places = [state.heap.face_down, state.heap.face_up, *reserves_of(state), *discards_of(state)]
    hands = [tile for tile in tiles_of(state) if tile != NOTHING]
    ships = [ship.tile_at(cell) for ship in state.ships for cell in cells_in(ship.occupied)]
    return sorted([*hands, *ships, *(tile for pile in places for tile in pile)])


def blocks(state: TruckerState) -> list[int]:
    """All blocks by colour: in the bank, aboard, and on offer."""
    docks = [question.dock for question in state.decisions.values() if isinstance(question, Loading)]
    aboard = [ship.total_goods() for ship in state.ships]
    return [sum(amounts) for amounts in zip(state.bank, *docks, *aboard, strict=True)]


def contents(ship: Ship) -> dict[int, tuple[int, int, int]]:
    """Humans, alien and tokens of each component that has any."""
    return {cell: (ship.humans_at(cell), ship.alien_at(cell), ship.tokens_at(cell)) for cell in cells_in(ship.occupied)}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("seats", "options"), GAMES)
@rule("BLD-01", "END-05", "HIT-14", "LRN-10")
def test_components_and_blocks_are_conserved(seats: int, options: dict[str, object], seed: int) -> None:
    """Only a starting cabin taken off before the learning flight leaves the table."""
    for state in random_game(seats, options, seed):
        tiles = everything(state)
        assert [tile for tile in tiles if KIND_OF[tile] != STARTING_CABIN] == HEAP
        assert len(tiles) == len(HEAP) + len(state.ships) or state.level == "L"
        assert blocks(state) == [good.bank for good in GOODS]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_credits_are_the_sum_of_the_bill(seats: int, options: dict[str, object], seed: int) -> None:
    for state in random_game(seats, options, seed):
        assert credits_of(state) == [sum(line.amount for line in bill) for bill in bills_of(state)]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("seats", "options"), GAMES)
@rule("HIT-15", "BLD-23", "FLT-05", "CRW-05")
def test_in_flight_ships_are_one_piece_and_rockets_apart(seats: int, options: dict[str, object], seed: int) -> None:
    """No ship has more aboard than it can take, either."""
    for state in random_game(seats, options, seed):
        if state.stage is not Stage.FLIGHT:
            continue
        flying = state.order()
        printed = Counter(state.rockets[seat].position % state.board.spaces for seat in flying)
        assert all(count == 1 for count in printed.values()), printed
        for seat in flying:
            ship = state.ships[seat]
            if seat not in state.lanes:
                assert len(ship.pieces()) <= 1
            assert ship.aliens[PURPLE].bit_count() <= 1
            assert ship.aliens[BROWN].bit_count() <= 1
            for cell, (humans, alien, tokens) in contents(ship).items():
                assert humans + 2 * bool(alien) <= 2
                assert tokens <= CAPACITY_OF[ship.tile_at(cell)]
                assert len(ship.goods_at(cell)) <= CAPACITY_OF[ship.tile_at(cell)]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("seats", "options"), GAMES)
@rule("CRW-11", "CRW-01")
def test_in_flight_no_cabin_and_no_battery_gains_anything(seats: int, options: dict[str, object], seed: int) -> None:
    """So no figure moves and no token comes back."""
    seen = [
        (state.flight, state.stage, [contents(ship) for ship in state.ships])
        for state in random_game(seats, options, seed)
    ]
    for (flight, stage, before), (next_flight, next_stage, after) in pairwise(seen):
        if not (flight == next_flight and stage is next_stage is Stage.FLIGHT):
            continue
        for old, new in zip(before, after, strict=True):
            assert new.keys() <= old.keys()
            for cell, (humans, alien, tokens) in new.items():
                assert humans <= old[cell][0]
                assert alien in (0, old[cell][1])
                assert tokens <= old[cell][2]


# Secrets


def same_for(one: TruckerState, other: TruckerState, seat: Seat | None) -> None:
    """Nothing tells this seat the two apart: what it sees, what it may do, what it can guess."""
    assert to_bytes(one.view(seat)) == to_bytes(other.view(seat))
    assert one.view(seat).sample_state(Random(7)).dump() == other.view(seat).sample_state(Random(7)).dump()


@rule("BLD-04")
def test_a_component_in_another_hand_leaks_nowhere() -> None:
    """Two tables, alike but for what seat 0 has drawn."""
    taker, other = Seat(0), Seat(1)
    tables = []
    heard = []
    for tile in ("B001", "B152"):
        table = build(level=2)
        events = take(table, 0, tile)
        tables.append(table)
        heard.append([to_bytes(event.seen_by(other)) for event in events])
    assert heard[0] == heard[1]
    same_for(tables[0], tables[1], other)
    same_for(tables[0], tables[1], None)
    assert to_bytes(tables[0].view(taker)) != to_bytes(tables[1].view(taker))
    for asked_for in ("take B001", "take B152", "fetch B001"):
        assert refusal(tables[0], 1, asked_for) == refusal(tables[1], 1, asked_for)


@rule("TIM-07", "TIM-08")
def test_a_pile_that_only_others_have_read_leaks_nowhere() -> None:
    """Also when it lies back on the table, and when the flight is under way."""
    reader, other = Seat(0), Seat(1)
    tables = []
    for cards in (["II-01", "II-02", "I-01"], ["II-19", "II-20", "I-20"]):
        table = build(level=2)
        place(table, 0, "B112", (8, 7))
        events = read(table, 0, 2, cards)
        assert [event.seen_by(other) for event in events if event.seen_by(other) != event] == [None]
        tables.append(table)
    same_for(tables[0], tables[1], other)
    for table in tables:
        do(table, 0, "put-back; finish 1")
        do(table, 1, "finish 2")
        do(table, 0, "fly-on")
    same_for(tables[0], tables[1], other)
    same_for(tables[0], tables[1], None)
    assert to_bytes(tables[0].view(reader)) != to_bytes(tables[1].view(reader))


@rule("TIM-09", "TIM-13")
def test_nothing_knows_the_hidden_pile_or_the_order_of_the_deck() -> None:
    """The state itself has no order: any card that may lie in the deck can come next."""
    table = build(level=2)
    do(table, 0, "finish 1")
    do(table, 1, "finish 2")
    do(table, 0, "fly-on")
    do(table, 1, "fly-on")
    chance = table.chance
    assert chance is not None
    seen = {chance.sample(Random(seed)) for seed in range(400)}
    assert len(seen) == 20, "every card of deck II is as good as any other"


@rule("FLT-07")
def test_credits_of_others_leak_nowhere() -> None:
    """Alike but for what seat 0 has in its stack."""
    tables = [build(mode="series", levels=[1, 1]) for _ in range(2)]
    set_credits(tables[1], replaced(credits_of(tables[1]), 0, 17))
    same_for(tables[0], tables[1], Seat(1))
    assert to_bytes(tables[0].view(Seat(0))) != to_bytes(tables[1].view(Seat(0)))
