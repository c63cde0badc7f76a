"""Random games of Race for tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from starhaul.kernel import Event
from starhaul.race import RaceState, new_game


def steps(state: RaceState, seed: int) -> Iterator[list[Event]]:
    """Play a game at random; after every step what it told. The state moves on in place."""
    rng = Random(seed)
    while not state.is_over:
        chance = state.chance
        if chance is not None:
            yield state.resolve(chance.sample(rng))
        else:
            seat = rng.choice([*state.decisions])
            yield state.apply(seat, rng.choice(state.legal_moves(seat)))


def played(seats: int, seed: int) -> RaceState:
    """A game that is over."""
    state = new_game(seats=seats)
    for _ in steps(state, seed):
        pass
    return state
