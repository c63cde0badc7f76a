"""Random games with Deliveryman, Hypergeometer and Architect keep what must be kept at every moment, take off with
correct ships, and play on from every save as before."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from starhaul.kernel import Move, Seat, State
from starhaul.kernel.testing import Case
from starhaul.kernel.testing.walk import next_step
from starhaul.trucker import GAME, Stage, TruckerState
from starhaul.trucker.altering import alteration_at
from starhaul.trucker.exempting import exempt_cells
from starhaul.trucker.faults import faults
from starhaul.trucker.grid import cells_in
from starhaul.trucker.moves import Convert, Place
from starhaul.trucker.ship import Ship
from starhaul.trucker.team.hypergeometer import CANNONS, ENGINES
from trucker.invariants import check_invariants
from trucker.players import eager
from trucker.teams import hire

BUILDERS = ("deliveryman", "hypergeometer", "architect")
TABLES: dict[str, dict[str, object]] = {
    "base": {"level": 2},
    "timer": {"level": 3, "timer": "rulebook", "mistakes": "honest"},
    "marked": {"level": 2, "mistakes": "marked"},
    "expansion": {"sets": ["abe"], "classes": ["IV"]},
    "cylinder": {"sets": ["abe"], "classes": ["IIB"]},
    "mission": {"sets": ["abe", "missions"], "classes": ["IIIB"], "missions": "drawn"},
}
DARING = 0.5
"""How often somebody places what nobody else could."""


def daring(state: State, seat: Seat, moves: list[Move], rng: Random) -> Move:
    """Place components where only these members allow it, as long as any are left."""
    assert isinstance(state, TruckerState)
    ship = state.ships[seat]
    odd = [move for move in moves if isinstance(move, Place) and not is_usual(ship, state.hands[seat].tile, move)]
    if odd and rng.random() < DARING:
        return rng.choice(odd)
    return eager(state, seat, moves, rng)


def is_usual(ship: Ship, tile: int, move: Place) -> bool:
    return bool(ship.legal_cells(tile, move.turn) >> ship.board.cell(move.square) & 1)


def teamed(case: Case, rng: Random, *, alone: bool) -> TruckerState:
    """One seat has all three, or each has one or two."""
    state = case.new_state()
    assert isinstance(state, TruckerState)
    while not state.ships:
        next_step(case, state, rng).on(state)
    for place, member in enumerate(rng.sample(BUILDERS, len(BUILDERS))):
        hire(state, 0 if alone else place % state.seats, member)
    return state


def check_builders(state: TruckerState) -> None:
    """No more tokens than there are, one exempt cannon and one exempt engine, and ships that take off are correct."""
    for seat, ship in enumerate(state.ships):
        altered = [alteration_at(ship, cell) for cell in cells_in(ship.fittings.altered)]
        parts = [alteration.part for alteration in altered if alteration.part >= 0]
        assert len(parts) == len({*parts}) <= 3
        assert sum(alteration.rotating for alteration in altered) <= 1
        assert all(len(exempt_cells(ship, group)) <= 1 for group in (CANNONS, ENGINES))
        used = [token for token in state.teams[seat].used if token.startswith("spare_part")]
        assert len(used) == len({*used}) >= len(parts)
        if state.stage is Stage.FLIGHT and Seat(seat) not in state.decisions:
            assert faults(ship) == []


@pytest.mark.parametrize("name", TABLES)
def test_random_games(name: str) -> None:
    met: Counter[str] = Counter()
    for seats in (2, 3, 4):
        case, rng = Case(GAME, seats, TABLES[name], pick=daring), Random(seats)
        state = teamed(case, rng, alone=seats == 3)
        while not state.is_over:
            step = next_step(case, state, rng)
            met[type(step.what).__name__] += 1
            step.on(state)
            check_invariants(state)
            check_builders(state)
    assert met[Convert.__name__]


@pytest.mark.parametrize("name", ["base", "mission"])
def test_saved_and_loaded_it_goes_on_as_before(name: str) -> None:
    case, rng = Case(GAME, 3, TABLES[name], pick=daring), Random(7)
    state = teamed(case, rng, alone=True)
    steps = 0
    while not state.is_over:
        if steps % 25 == 0:
            again = GAME.load(state.dump())
            assert again.dump() == state.dump()
            assert [again.legal_moves(seat) for seat in again.decisions] == [
                state.legal_moves(seat) for seat in state.decisions
            ]
        next_step(case, state, rng).on(state)
        steps += 1


def test_a_guess_is_seen_as_what_it_was_made_from() -> None:
    case, rng = Case(GAME, 3, TABLES["base"], pick=daring), Random(3)
    state = teamed(case, rng, alone=True)
    steps = 0
    while not state.is_over:
        if steps % 40 == 0 and state.chance is None:
            for seat in state.all_seats():
                view = state.view(seat)
                assert view.sample_state(rng).view(seat) == view
        next_step(case, state, rng).on(state)
        steps += 1
