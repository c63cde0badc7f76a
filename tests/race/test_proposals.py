"""Proposals are legal, complete, and as good as can be."""

from __future__ import annotations

from random import Random

import pytest

from citing import rule
from starhaul.kernel import Seat
from starhaul.race import RaceState, Stage, new_game
from starhaul.race.proposals import CARD_WORTH, CONSUMING, PAYING, VP_WORTH, best_consumption, cheapest_payment


def questions(seed: int, asks: tuple[object, ...]) -> list[tuple[RaceState, Seat]]:
    """Positions of a random game in which a seat is asked one of these."""
    rng = Random(seed)
    state = new_game(seats=2)
    met = []
    while not state.is_over:
        if state.chance is not None:
            state.resolve(state.chance.sample(rng))
            continue
        seat = next(iter(state.decisions))
        if state.decisions[seat].ask in asks:
            met.append((state.clone(), seat))
        state.apply(seat, rng.choice(state.legal_moves(seat)))
    return met


@pytest.mark.parametrize("seed", range(4))
def test_a_payment_is_legal_and_complete(seed: int) -> None:
    for state, seat in questions(seed, PAYING):
        moves = cheapest_payment(state, seat)
        assert moves == state.view(seat).cheapest_payment()
        for move in moves:
            state.apply(seat, move)
        decision = state.decisions.get(seat)
        assert decision is None or decision.ask not in PAYING


def worth(state: RaceState, seat: Seat) -> int:
    """What a seat has made so far."""
    player = state.players[seat]
    return VP_WORTH * player.chips + CARD_WORTH * len(player.hand)


def is_consuming(state: RaceState, seat: Seat, rng: Random) -> bool:
    """Whether the seat can go on consuming, once the cards that are due have come; they are any cards."""
    while state.chance is not None and state.stage is Stage.CONSUME:
        state.resolve(state.chance.sample(rng))
    return state.stage is Stage.CONSUME and seat in state.decisions


def most(state: RaceState, seat: Seat, rng: Random) -> int:
    """The best that any order of moves reaches, by trying all."""
    if not is_consuming(state, seat, rng):
        return worth(state, seat)
    found = []
    for move in state.legal_moves(seat):
        ahead = state.clone()
        ahead.apply(seat, move)
        found.append(most(ahead, seat, rng))
    return max(found)


def follow(state: RaceState, seat: Seat, rng: Random) -> int:
    """What the proposals reach."""
    while is_consuming(state, seat, rng):
        for move in best_consumption(state, seat):
            state.apply(seat, move)
    return worth(state, seat)


@rule("RFG-CON-02", "RFG-CON-04", "RFG-CON-06")
@pytest.mark.parametrize("seed", range(3))
def test_no_order_of_consuming_is_better(seed: int) -> None:
    """Without gambling and cards for chips, which hang on the hand, the proposals reach the best there is."""
    compared = 0
    for state, seat in questions(seed, CONSUMING):
        player = state.players[seat]
        powers = [state.cards.consume[code >> 3][code & 7].kind for code in player.queue]
        if {"gamble", "discard_cards"} & {*powers} or len(player.queue) + len(player.goods) > 9 or player.left:
            continue
        compared += 1
        assert follow(state.clone(), seat, Random(1)) == most(state.clone(), seat, Random(1))
    assert compared
