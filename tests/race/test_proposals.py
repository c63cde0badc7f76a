"""Proposals are legal, complete, and as good as can be."""

from __future__ import annotations

from random import Random

import pytest

from citing import rule
from starhaul.kernel import Seat
from starhaul.race import RaceState, Stage, new_game
from starhaul.race.asks import Ask
from starhaul.race.consume_plan import CARD_WORTH, VP_WORTH
from starhaul.race.phases.consume import powers_left
from starhaul.race.proposals import CONSUMING, PAYING, Proposal, best_consumption, cheapest_payment
from starhaul.race.questions import Picking


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
        codes = powers_left(state, seat)
        powers = [state.cards.consume_power(code).kind for code in codes]
        is_picking = isinstance(state.asked(seat), Picking)
        if {"gamble", "discard_cards"} & {*powers} or len(codes) + len(player.goods) > 9 or is_picking:
            continue
        compared += 1
        assert follow(state.clone(), seat, Random(1)) == most(state.clone(), seat, Random(1))
    assert compared


def offered(state: RaceState, seat: Seat) -> Proposal:
    question = state.view(seat).question
    assert question is not None
    assert question.proposal is not None
    return question.proposal


@pytest.mark.parametrize("seed", range(4))
def test_a_person_is_offered_the_payment_as_notations(seed: int) -> None:
    met = questions(seed, PAYING)
    assert met
    for state, seat in met:
        assert offered(state, seat).moves == tuple(str(move) for move in cheapest_payment(state, seat))


@pytest.mark.parametrize("seed", range(4))
def test_a_person_is_told_what_the_proposed_consumption_brings(seed: int) -> None:
    """Until the phase ends: chips as they are then, cards as they come."""
    rng = Random(seed)
    met = questions(seed, (Ask.SELL, Ask.POWER, Ask.GOODS))
    assert met
    for state, seat in met:
        player = state.players[seat]
        proposal = offered(state, seat)
        chips, hand = player.chips, len(player.hand)
        follow(state, seat, rng)
        assert player.chips - chips == proposal.vp
        assert len(player.hand) - hand == proposal.cards


def test_other_questions_come_without_a_proposal() -> None:
    for state, seat in questions(0, (Ask.ACTION, Ask.DEVELOP, Ask.KEEP)):
        question = state.view(seat).question
        assert question is not None
        assert question.proposal is None
