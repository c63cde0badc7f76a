"""Looking ahead in Race: guess what is hidden, play the round out for every candidate, judge where it leads."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Final

from starhaul.kernel import Move, Seat
from starhaul.race import RaceState
from starhaul.race.actions import DEVELOP, DEVELOP_2
from starhaul.race.choosing import chosen_actions
from starhaul.race.moves import CHOOSE, PASS

from .actions import rank_actions
from .mind import answer, placing_gains
from .value import expected_lead

ACTIONS: Final = 9
"""Sets of actions that are looked at."""
PLACEMENTS: Final = 4
WIN: Final = 4.0
"""What winning is worth beyond the lead in points."""

Sample = Callable[[], RaceState]
Plan = tuple[Move, ...]


def best_actions(sample: Sample, seat: Seat, moves: Sequence[Move], guesses: Iterable[int], rng: Random) -> Plan:
    """The moves of the set of actions that leads to the best positions; one of them may have been made already."""
    state = sample()
    chosen = chosen_actions(state, state.players[seat])
    plans = [_choices(actions & ~chosen) for _, actions in rank_actions(state, state.players[seat])]
    return _best([plan for plan in plans if plan[0] in moves][:ACTIONS], sample, seat, guesses, rng)


def best_placement(sample: Sample, seat: Seat, moves: Sequence[Move], guesses: Iterable[int], rng: Random) -> Move:
    """The card to place, or none."""
    state = sample()
    player = state.players[seat]
    discount = 1 if player.actions & (DEVELOP | DEVELOP_2) else 0
    gains = sorted(placing_gains(state, player, moves, discount), key=lambda pair: -pair[1])
    plans: list[Plan] = [(move,) for move, _ in gains[:PLACEMENTS]]
    plans.append((PASS,))
    return _best(plans, sample, seat, guesses, rng)[0]


def _choices(actions: int) -> Plan:
    return tuple([move for move in CHOOSE if actions >> move.action.value & 1])


def _best(plans: list[Plan], sample: Sample, seat: Seat, guesses: Iterable[int], rng: Random) -> Plan:
    """The plan that leads to most over all guesses; where there was no time for any, the first."""
    if len(plans) == 1:
        return plans[0]
    totals = [0.0] * len(plans)
    for _ in guesses:
        state = sample()
        luck = rng.random()
        for at, plan in enumerate(plans):
            totals[at] += _try(state.clone(), seat, plan, Random(luck))
    return plans[max(range(len(plans)), key=lambda at: totals[at])]


def _try(state: RaceState, seat: Seat, plan: Plan, luck: Random) -> float:
    """The same luck for every plan, so that they differ by what they are."""
    now = state.round
    for move in plan:
        state.apply(seat, move)
    while not state.is_over and state.round == now:
        chance = state.chance
        if chance is not None:
            state.resolve(chance.sample(luck))
            continue
        for asked in state.decisions:
            state.apply(asked, answer(state, state.players[asked], state.legal_moves(asked)))
            break
    return judge(state, seat)


def judge(state: RaceState, seat: Seat) -> float:
    """The lead that may be expected, or that there is."""
    result = state.outcome
    if result is None:
        return expected_lead(state, state.players[seat])
    return result.lead(seat) + (WIN if result.share(seat) else -WIN)
