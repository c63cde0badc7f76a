"""Mission flights up to the moment when building begins."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from starhaul.kernel import Event
from starhaul.trucker import GAME, TruckerState
from starhaul.trucker.adventures import SUPERCARDS
from starhaul.trucker.decisions import Ask
from starhaul.trucker.moves import ACCEPT, PASS


def new_flight(mission: str, seats: int = 2, **options: Any) -> TruckerState:
    """Nothing is resolved yet that chance or players decide."""
    given = {"sets": ["missions"], "level": 2, "missions": [mission]} | options
    return GAME.new_game(GAME.read_options(given), seats)


def prepare(state: TruckerState, seed: int = 0, dares: Sequence[bool] = ()) -> list[Event]:
    """Go on until everybody builds; seats that are asked for more supercards say what they dare."""
    rng, events = Random(seed), list[Event]()
    while state.chance is not None or any(asked.ask is Ask.DARE for asked in state.decisions.values()):
        if state.chance is not None:
            outcome = state.chance.sample(rng)
            assert state.chance.allows(outcome)
            events += state.resolve(outcome)
        else:
            seat = min(state.decisions)
            events += state.apply(seat, ACCEPT if dares and dares[seat] else PASS)
    assert {asked.ask for asked in state.decisions.values()} <= {Ask.BUILD, Ask.TIME, Ask.SAND}
    return events


def prepared(mission: str, seed: int = 0, dares: Sequence[bool] = (), seats: int = 2, **options: Any) -> TruckerState:
    state = new_flight(mission, seats, **options)
    prepare(state, seed, dares)
    return state


def supercards_in(state: TruckerState) -> list[int]:
    """How many lie in each pile, by their backs; the hidden pile last."""
    return [share[SUPERCARDS] for share in state.deck.shares]
