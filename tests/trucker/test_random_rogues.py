"""Random games with Smuggler, Stock Boy, Saboteur and Swindler keep what must be kept at every moment, and play again
to the same end from every save."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from starhaul.kernel import Move, Seat, State
from starhaul.kernel.testing import Case
from starhaul.kernel.testing.walk import next_step
from starhaul.trucker import GAME, TruckerState
from starhaul.trucker.decisions import Ask
from starhaul.trucker.goods import RED
from starhaul.trucker.grid import cells_in
from starhaul.trucker.moves import Done, Load, TakeFrom
from trucker.invariants import check_invariants
from trucker.players import eager
from trucker.teams import hire

ROGUES = ("smuggler", "stock_boy", "saboteur", "swindler")
TABLES: dict[str, dict[str, object]] = {
    "base": {"level": 2},
    "timer": {"level": 3, "timer": "rulebook", "mistakes": "honest"},
    "expansion": {"sets": ["abe"], "classes": ["IV"]},
    "cylinder": {"sets": ["abe"], "classes": ["IIB"]},
    "mission": {"sets": ["abe", "missions"], "classes": ["IIIB"], "missions": "drawn"},
}
WANTED = 0.3
"""How often somebody does at once what only these members allow."""


def wily(state: State, seat: Seat, moves: list[Move], rng: Random) -> Move:
    """Load what can be loaded, take from others, and be slow to have enough."""
    own = [move for move in moves if isinstance(move, Load | TakeFrom)]
    if own and rng.random() < WANTED:
        return rng.choice(own)
    rest = [move for move in moves if not isinstance(move, Done)]
    return eager(state, seat, rest if rest and rng.random() > WANTED else moves, rng)


def teamed(case: Case, rng: Random) -> TruckerState:
    """Each seat has two of the four, or as many as there are; all with both abilities."""
    state = case.new_state()
    assert isinstance(state, TruckerState)
    while not state.ships:
        next_step(case, state, rng).on(state)
    members = rng.sample(ROGUES, len(ROGUES))
    for place, member in enumerate(members):
        hire(state, place % state.seats, member)
    return state


def check_rooms(state: TruckerState) -> None:
    """Nothing lies where it may not: red blocks in usual holds, and others where they are hidden."""
    for ship in state.ships:
        cargo = ship.rules.cargo
        for cell in cells_in(ship.laden_cells()):
            if ship.stashes >> cell & 1:
                assert cargo is not None
                assert {*ship.goods_at(cell)} <= {*cargo.stash_colours}
            elif ship.holds_for(RED) >> cell & 1 == 0:
                assert not ship.count_goods_at(cell, RED)
            if cargo is not None and cargo.red_containers and ship.room_for(cell, RED) < 0:
                raise AssertionError("too many red blocks in a usual hold")


@pytest.mark.parametrize("name", TABLES)
def test_random_games(name: str) -> None:
    asked: Counter[Ask] = Counter()
    for seats in (2, 3, 4):
        case, rng = Case(GAME, seats, TABLES[name], pick=wily), Random(seats)
        state = teamed(case, rng)
        while not state.is_over:
            asked.update(question.ask for question in state.decisions.values() if isinstance(question.ask, Ask))
            next_step(case, state, rng).on(state)
            check_invariants(state)
            check_rooms(state)
    assert asked[Ask.LINGER]
    assert asked[Ask.MARK_CONNECTION]


@pytest.mark.parametrize("name", ["expansion", "mission"])
def test_saved_and_loaded_it_goes_on_as_before(name: str) -> None:
    case, rng = Case(GAME, 3, TABLES[name], pick=wily), Random(7)
    state = teamed(case, rng)
    steps = 0
    while not state.is_over:
        step = next_step(case, state, rng)
        if steps % 50 == 0:
            again = GAME.load(state.dump())
            assert again.dump() == state.dump()
            assert [again.legal_moves(seat) for seat in again.decisions] == [
                state.legal_moves(seat) for seat in state.decisions
            ]
        step.on(state)
        steps += 1


def test_a_guess_is_seen_as_what_it_was_made_from() -> None:
    """Nothing of these four is hidden: a state that somebody guesses looks to them as the real one."""
    case, rng = Case(GAME, 3, TABLES["base"], pick=wily), Random(3)
    state = teamed(case, rng)
    steps = 0
    while not state.is_over:
        if steps % 60 == 0 and state.chance is None:
            for seat in state.all_seats():
                view = state.view(seat)
                assert view.sample_state(rng).view(seat) == view
        next_step(case, state, rng).on(state)
        steps += 1
