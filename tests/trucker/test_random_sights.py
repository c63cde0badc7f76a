"""Random games with Inspector and Planner keep what must be kept at every moment, and nobody else
learns what one of them has seen."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from starhaul.kernel import Move, Seat, State
from starhaul.kernel.testing import Case
from starhaul.kernel.testing.walk import next_step
from starhaul.trucker import GAME, TruckerState
from starhaul.trucker.decisions import Ask
from starhaul.trucker.deck import FORECAST_PILES
from starhaul.trucker.moves import Finish, PutMarker, ReadPile, UseAbility
from trucker.invariants import check_invariants
from trucker.players import eager
from trucker.teams import before_building

SIGHTS = ("inspector", "planner")
TABLES: dict[str, dict[str, object]] = {
    "base": {"level": 2},
    "timer": {"level": 3, "timer": "rulebook", "mistakes": "honest"},
    "expansion": {"sets": ["abe"], "classes": ["IV"]},
    "closed squares": {"sets": ["abe"], "classes": ["IIIB"], "timer": "relaxed"},
    "cylinder": {"sets": ["abe"], "classes": ["IIB"]},
    "mission": {"sets": ["abe", "missions"], "classes": ["IIB"], "missions": "drawn"},
}
"""Without a team, so that nobody is dealt another; the members come to seat 0."""


OFTEN = 0.3


def curious(state: State, seat: Seat, moves: list[Move], rng: Random) -> Move:
    """Use abilities, read, and finish before the others."""
    for kinds, often in (((UseAbility,), 1.0), ((ReadPile, PutMarker), OFTEN), ((Finish,), OFTEN if seat == 0 else 0)):
        wanted = [move for move in moves if isinstance(move, kinds)]
        if wanted and rng.random() < often:
            return rng.choice(wanted)
    return eager(state, seat, moves, rng)


def sighted(case: Case, rng: Random) -> TruckerState:
    """Nobody has begun to build."""
    state = case.new_state()
    assert isinstance(state, TruckerState)
    while Ask.BUILD not in {question.ask for question in state.decisions.values()} and not _is_rolling(case, state):
        next_step(case, state, rng).on(state)
    return before_building(state, 0, *SIGHTS)


def _is_rolling(case: Case, state: TruckerState) -> bool:
    return "IIIB" in str(case.options) and state.chance is not None and "Dice" in type(state.chance).__name__


def check_secrets(state: TruckerState, rng: Random) -> None:
    """What somebody guesses looks to them as the real table; a pile that only others have read is a guess."""
    for seat in state.all_seats():
        view = state.view(seat)
        guess = view.sample_state(rng)
        assert isinstance(guess, TruckerState)
        assert guess.view(seat) == view
        assert [pile.cards is None for pile in view.forecast] == [
            not state.deck.pile(number).is_read_by(seat) for number in range(len(view.forecast))
        ]
        assert seat == Seat(0) or not state.deck.pile(FORECAST_PILES).is_read_by(seat)


@pytest.mark.parametrize("name", TABLES)
def test_random_games(name: str) -> None:
    asked: Counter[Ask] = Counter()
    for seats in (2, 3, 4):
        case, rng = Case(GAME, seats, TABLES[name], pick=curious), Random(seats)
        state = sighted(case, rng)
        steps = 0
        while not state.is_over:
            asked.update(question.ask for question in state.decisions.values() if isinstance(question.ask, Ask))
            if steps % 40 == 0:
                assert GAME.load(state.dump()).dump() == state.dump()
                if state.chance is None:
                    check_secrets(state, rng)
            next_step(case, state, rng).on(state)
            check_invariants(state)
            steps += 1
    assert asked[Ask.LINGER]
    assert asked[Ask.READ_AHEAD]
    assert asked[Ask.PUT_MARKER]
