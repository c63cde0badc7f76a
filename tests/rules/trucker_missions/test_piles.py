"""Piles of mission flights over many seeds: what lies in them, what comes up, what seats can guess."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from citing import rule
from rules.trucker_missions.prepared import prepared
from starhaul.kernel import Seat
from starhaul.kernel.testing import CHECKS, Case
from starhaul.kernel.testing.walk import next_step
from starhaul.trucker import GAME, TruckerState
from starhaul.trucker.adventures import CARDS, DECK_OF, DECKS, SUPERCARDS
from starhaul.trucker.deck import Deck
from starhaul.trucker.table import Stage
from trucker.players import eager

DEALT = ("MS01", "MS02", "MS07", "MS08", "MS12", "MS13", "MS15")
"""Missions that deal in different ways."""


def flights(seed: int, missions: list[str], seats: int = 2) -> tuple[list[tuple[int, ...]], Counter[str]]:
    """What was revealed in each flight of a random game, checked at every step; and how often what was looked at."""
    levels = [1 + (seed + number) % 3 for number in range(len(missions))]
    options = {"mode": "series", "levels": levels, "sets": ["missions"], "missions": missions}
    case = Case(GAME, seats=seats, options=options, pick=eager)
    rng, state = Random(seed), case.new_state()
    assert isinstance(state, TruckerState)
    revealed: list[tuple[int, ...]] = [()] * len(missions)
    looked = Counter[str]()
    while not state.is_over:
        next_step(case, state, rng).on(state)
        revealed[state.flight] = max(revealed[state.flight], state.revealed, key=len)
        if state.chance is None and state.outcome is None and state.deck.piles and rng.random() < 0.1:
            check_count(state)
            check_cards(state)
            check_guesses(state, rng)
            looked[state.stage.name] += 1
    return revealed, looked


def check_count(state: TruckerState) -> None:
    """So many are to come as the piles were dealt, less those that came."""
    if state.stage in (Stage.ASSEMBLY, Stage.FLIGHT):
        assert state.deck.cards_to_come() == sum(map(sum, state.deck.shares)) - len(state.revealed)


def check_cards(state: TruckerState) -> None:
    """Each card is in one place."""
    deck = state.deck
    cards = [*deck.read_cards(), *(card for card, _ in deck.buried), *(card for bag in deck.unseen for card in bag)]
    assert len(set(cards)) == len(cards)
    assert not {*cards} & {*state.revealed}
    assert {*cards} <= {card for bag in state.box.decks for card in bag}
    assert sorted([*deck.unseen[SUPERCARDS], *(card for card in deck.read_cards() if DECK_OF[card] == SUPERCARDS)]) == [
        card for card in state.box.decks[SUPERCARDS] if card not in state.revealed
    ]


def check_guesses(state: TruckerState, rng: Random) -> None:
    for seat in (*state.all_seats(), None):
        guess = state.view(seat).sample_state(rng)
        assert guess.deck.seen_by(seat) == state.deck.seen_by(seat)
        check_cards(guess)
        check_limits(guess)


def check_limits(state: TruckerState) -> None:
    """What everybody knows of the piles beyond their decks holds until cards come up."""
    deck: Deck = state.deck
    if deck.limits is None:
        return
    assert not {*deck.limits.barred} & {*deck.read_cards()}
    if not state.revealed:
        piles = [pile.cards or () for pile in deck.piles]
        assert all({*cards} & {*piles[pile]} for pile, cards in deck.limits.wanted)
        assert not any(ensured.lacks(piles) for ensured in deck.limits.ensured)


@rule("MIS-SUP-05", "MIS-SUP-11", "MIS-GAM-28", "MIS-HSE-02")
@pytest.mark.parametrize("mission", DEALT)
def test_cards_are_dealt_once_and_guessed_as_they_may_lie(mission: str) -> None:
    looked = Counter[str]()
    for seed in range(3):
        found, seen = flights(seed, [mission, mission])
        looked += seen
        for number, cards in enumerate(found):
            assert len(set(cards)) == len(cards)
            assert not cards or CARDS[cards[0]].deck == DECKS[(seed + number) % 3]
    assert looked["ASSEMBLY"] > 5


@rule("MIS-GAM-28")
def test_no_ordinary_card_comes_twice_while_its_deck_lasts() -> None:
    """Two flights of level I and II each use eight cards of a deck of twenty; the third has to shuffle."""
    for seed in range(4):
        case_flights, _ = flights(3 * seed, ["MS07", "MS07"])  # levels I and II
        ordinary = [card for cards in case_flights for card in cards if DECK_OF[card] != SUPERCARDS]
        assert len(set(ordinary)) == len(ordinary)


@pytest.mark.parametrize("mission", DEALT)
def test_nothing_leaks_of_what_lies_in_the_piles_and_records_have_it(mission: str) -> None:
    options = {"level": 2, "sets": ["missions"], "missions": [mission]}
    for check in CHECKS:
        check(Case(GAME, seats=3, options=options, pick=eager, positions=6, has_secrets=False), seed=1)


def test_seats_that_have_read_differ_in_what_they_guess() -> None:
    """The seat that has read a pile guesses it as it is, and only that seat does."""
    state = prepared("MS13", 3)
    state.deck = state.deck.read_by(0, Seat(0))
    own = {state.view(Seat(0)).sample_state(Random(seed)).deck.piles[0] for seed in range(10)}
    others = {state.view(Seat(1)).sample_state(Random(seed)).deck.piles[0] for seed in range(10)}
    assert (len(own), len(others)) == (1, 10)
