"""Cards say what they do without doing it; what they say can be saved."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from starhaul.kernel import Seat
from starhaul.kernel.testing import Case
from starhaul.kernel.testing.walk import next_step
from starhaul.trucker import GAME, TruckerState
from starhaul.trucker.adventures import CARDS, AdventureCard
from starhaul.trucker.card_steps.small_steps import LoseDays
from starhaul.trucker.cargo import LoseGoods
from starhaul.trucker.crew import LoseFigures
from starhaul.trucker.events import Cause
from starhaul.trucker.hazards import CrewPenalty, DaysPenalty, GoodsPenalty, Hit, Penalty, ShotsPenalty
from starhaul.trucker.lanes import ForSeat
from starhaul.trucker.rolling import RollForLane
from starhaul.trucker.state import TruckerStep
from starhaul.trucker.table import Stage
from starhaul.trucker.threats import Projectiles
from trucker.players import eager
from trucker.seats import flying_of

FIRST, SECOND = Seat(0), Seat(1)
KINDS = [*dict.fromkeys(type(card) for card in CARDS)]


def flights(seed: int, **options: object) -> Iterator[TruckerState]:
    """Every moment of a game at which somebody flies."""
    case = Case(GAME, seats=2 + seed % 3, options={"level": 1 + seed % 3, **options}, pick=eager)
    rng = Random(seed)
    state = case.new_state()
    assert isinstance(state, TruckerState)
    while not state.is_over:
        next_step(case, state, rng).on(state)
        if state.stage is Stage.FLIGHT and any(flying_of(state)):
            yield state


@pytest.mark.parametrize("seed", range(6))
def test_steps_change_nothing(seed: int) -> None:
    moments = 0
    for state in flights(seed):
        before, happened = state.dump(), state.events[:]
        for card in CARDS:
            assert card.steps(state), card.id
            if card is CARDS[-1] or moments % 10 == 0:
                assert (state.dump(), state.events) == (before, happened), card.id
        moments += 1
    assert moments


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_what_a_card_says_can_be_saved(kind: type[AdventureCard]) -> None:
    start = next(flights(1))
    for card in CARDS:
        if isinstance(card, kind):
            state = start.clone()
            state.first(*card.steps(state))
            assert GAME.load(state.dump()).dump() == state.dump(), card.id


LIGHT, HEAVY = Hit("light", "front"), Hit("heavy", "rear")
PENALTIES: dict[str, tuple[Penalty, list[TruckerStep]]] = {
    "crew": (
        CrewPenalty("crew", 2),
        [ForSeat(seat, LoseFigures(seat, 2, Cause.PENALTY)) for seat in (SECOND, FIRST)],
    ),
    "goods": (GoodsPenalty("goods", 3), [ForSeat(seat, LoseGoods(3, Cause.PENALTY)) for seat in (SECOND, FIRST)]),
    "days": (DaysPenalty("days", 4), [LoseDays(SECOND, 4), LoseDays(FIRST, 4)]),
    "shots": (
        ShotsPenalty("shots", (LIGHT, HEAVY)),
        [RollForLane(SECOND, (SECOND, FIRST), Projectiles(side, (threat,))) for threat, side in ((2, 0), (3, 2))],
    ),
}


@pytest.mark.parametrize(("penalty", "steps"), PENALTIES.values(), ids=PENALTIES)
def test_a_penalty_is_steps_in_printed_order_for_players_in_theirs(penalty: Penalty, steps: list[TruckerStep]) -> None:
    assert penalty.steps((SECOND, FIRST)) == steps
