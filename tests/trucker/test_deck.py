"""Cards that become somebody only when a player looks at them."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from random import Random

import pytest

from citing import rule
from starhaul.kernel import BadOutcome, Seat
from starhaul.kernel.testing import Case
from starhaul.kernel.testing.walk import next_step
from starhaul.kernel.value import contents
from starhaul.trucker import GAME, TruckerState
from starhaul.trucker.adventures import CARD_NUMBERS, CARDS, DECK_OF, SET_OF_CARD
from starhaul.trucker.card_draws import PileDraw, Reveal
from starhaul.trucker.deck import UNDEALT, UNKNOWN, Deck
from trucker.players import eager
from trucker.tables import build


@rule("TIM-02", "trucker-base:EX-07")
@pytest.mark.parametrize(("level", "composition"), [(1, (2, 0, 0)), (2, (1, 2, 0)), (3, (1, 1, 2))])
def test_a_pile_has_the_printed_composition(level: int, composition: tuple[int, ...]) -> None:
    table = build(level=level)
    assert table.deck.hidden == tuple(4 * count for count in composition)
    draw = PileDraw(table.deck.unseen, composition, Seat(0))
    for seed in range(20):
        drawn = draw.sample(Random(seed))
        assert draw.allows(drawn)
        assert Counter(DECK_OF[card] for card in drawn) == Counter(
            {deck: count for deck, count in enumerate(composition) if count}
        )


@rule("TIM-13")
def test_the_first_card_is_of_the_level_of_the_flight_and_the_others_are_not_bound() -> None:
    table = build(level=2)
    rng = Random(1)
    assert {DECK_OF[table.deck.next_card(1).sample(rng)[0]] for _ in range(50)} == {1}
    deck = table.deck.without(CARD_NUMBERS["II-01"])
    assert {DECK_OF[deck.next_card(None).sample(rng)[0]] for _ in range(50)} == {0, 1}


def test_read_and_unread_cards_are_equally_likely() -> None:
    reveal = Reveal((0, 1), ((), tuple(range(20, 40))), (0, 2))
    rng = Random(2)
    drawn = Counter(reveal.sample(rng)[0] < 2 for _ in range(4000))
    assert 1800 < drawn[True] < 2200


def read_deck() -> Deck:
    """Level II; seat 0 has read the first pile, seat 1 the second."""
    deck = build(level=2).deck
    for pile, seat in ((0, Seat(0)), (1, Seat(1))):
        deck = deck.looked_at(pile, deck.draw_of_pile(pile, seat).sample(Random(pile))).read_by(pile, seat)
    return deck


def test_a_deck_is_replaced_and_never_changed() -> None:
    deck = read_deck()
    before = deepcopy(contents(deck))
    (card, *_) = deck.read_cards()
    (unseen, *_) = deck.next_card(0).unseen[0]
    for other in (deck.without(card), deck.without(unseen), deck.seen_by(Seat(0)), deck.read_by(0, Seat(1))):
        assert other != deck
    deck.dealt(build(level=2).box.decks, ((1, 2, 0),) * 4)
    deck.seen_by(None).guessed(Random(1))
    assert contents(deck) == before


@pytest.mark.parametrize("seat", [Seat(0), Seat(1), None])
def test_what_a_seat_may_know_of_a_deck_tells_nothing_else(seat: Seat | None) -> None:
    """A guess that agrees with it looks the same to that seat, and has as many cards to come."""
    deck = read_deck()
    seen = deck.seen_by(seat)
    own = [number for number, pile in enumerate(deck.piles) if pile.is_read_by(seat)]
    assert [number for number, pile in enumerate(seen.piles) if pile.cards is not None] == own
    assert [pile.readers for pile in seen.piles] == [1, 2, 0]
    guesses = {seen.guessed(Random(seed)) for seed in range(20)}
    assert {guess.seen_by(seat) for guess in guesses} == {seen}
    assert {guess.cards_to_come() for guess in guesses} == {deck.cards_to_come()}
    assert len(guesses) > 10


def test_piles_can_differ_in_what_they_are_made_of() -> None:
    """The third has one card II more, the hidden one two: draws and guesses keep to that."""
    shares = ((1, 2, 0), (1, 2, 0), (1, 3, 0), (1, 4, 0))
    deck = UNDEALT.dealt(build(level=2).box.decks, shares)
    assert (deck.hidden, deck.left) == ((4, 11, 0), (16, 9, 20))
    for pile, seat in ((0, Seat(0)), (2, Seat(1))):
        drawn = deck.draw_of_pile(pile, seat).sample(Random(pile))
        assert Counter(DECK_OF[card] for card in drawn) == Counter({0: 1, 1: shares[pile][1]})
        deck = deck.looked_at(pile, drawn).read_by(pile, seat)
    seen = deck.seen_by(Seat(0))
    assert seen.hidden == (3, 9, 0)
    for seed in range(20):
        found = seen.guessed(Random(seed)).piles[2].cards
        assert found is not None
        assert Counter(DECK_OF[card] for card in found) == Counter({0: 1, 1: 3})


@rule("TRK-03")
def test_what_was_read_and_not_revealed_is_buried_known_to_its_readers_alone() -> None:
    deck, decks = read_deck(), build(level=2).box.decks
    later = deck.without(deck.read_cards()[0]).dealt(decks, ((1, 2, 0),) * 4)
    cards = deck.read_cards()[1:]
    assert [card for card, _ in later.buried] == [*cards]
    known = [card for card, _ in later.seen_by(Seat(0)).buried]
    assert known[:2] == [*cards[:2]]
    assert known[2:] == [UNKNOWN - DECK_OF[card] for card in cards[2:]]
    for seed in range(10):
        guess = later.seen_by(Seat(0)).guessed(Random(seed))
        assert [DECK_OF[card] for card, _ in guess.buried] == [DECK_OF[card] for card in cards]


def test_cards_are_written_by_their_ids() -> None:
    draw = PileDraw(((0, 1, 2),), (2,), Seat(0))
    assert draw.read(draw.write((0, 2))) == (0, 2)
    with pytest.raises(BadOutcome):
        draw.read("X-1")


@rule("TRK-03", "SER-03")
def test_no_card_comes_twice_while_a_deck_lasts() -> None:
    """Four flights of level II use 16 cards I and 32 cards II: deck II is whole again for the third of them."""
    for seed in range(3):
        seen = revealed_by_flight(seed, [2, 2, 2, 2])
        for pair in (seen[:2], seen[2:]):
            level_two = [card for flight in pair for card in flight if DECK_OF[card] == 1]
            assert len(set(level_two)) == len(level_two)
        level_one = [card for flight in seen for card in flight if DECK_OF[card] == 0]
        assert len(set(level_one)) == len(level_one)


@rule("SER-03")
def test_guesses_hold_every_card_once_after_a_deck_is_whole_again() -> None:
    """Three flights of level II: deck II is whole again for the third. Somebody has read piles in each."""
    case = Case(GAME, seats=2, options={"mode": "series", "levels": [2, 2, 2]}, pick=eager)
    rng = Random(4)
    state = case.new_state()
    assert isinstance(state, TruckerState)
    guesses = 0
    while not state.is_over:
        next_step(case, state, rng).on(state)
        if state.flight == 2 and state.deck.piles and state.outcome is None:
            for seat in (Seat(0), Seat(1), None):
                assert_each_card_once(state.view(seat).sample_state(rng))
                guesses += 1
    assert guesses > 30


def assert_each_card_once(state: TruckerState) -> None:
    deck = state.deck
    buried = [card for card, _ in deck.buried]
    cards = [*deck.read_cards(), *buried, *(card for bag in deck.unseen for card in bag)]
    assert len(set(cards)) == len(cards)
    assert not {*cards} & {*state.revealed}
    for hidden, bag in zip(deck.hidden, deck.unseen, strict=True):
        assert hidden <= len(bag)


def revealed_by_flight(seed: int, levels: list[int]) -> list[tuple[int, ...]]:
    case = Case(GAME, seats=2, options={"mode": "series", "levels": levels}, pick=eager)
    rng = Random(seed)
    state = case.new_state()
    assert isinstance(state, TruckerState)
    revealed: list[tuple[int, ...]] = [()] * len(levels)
    while not state.is_over:
        next_step(case, state, rng).on(state)
        revealed[state.flight] = max(revealed[state.flight], state.revealed, key=len)
    return revealed


def test_every_card_of_the_box_is_there() -> None:
    base = [card for card, name in zip(CARDS, SET_OF_CARD, strict=True) if name == "base"]
    assert Counter(card.deck for card in base) == {"I": 20, "II": 20, "III": 20}
    assert sum(card.learning for card in CARDS) == 8


@rule("ABE-CRD-DAN-01", "ABE-CRD-DAN-03")
def test_cards_on_top_come_next_and_out_of_what_is_left_of_their_deck() -> None:
    """Level II leaves all twenty cards of deck III in the box."""
    deck = read_deck()
    topped = deck.with_on_top(2, 2)
    assert topped.cards_to_come() == deck.cards_to_come() + 2
    assert topped.left[2] == 18
    rng = Random(3)
    for on_top in ((2,), ()):
        draw = topped.next_card(None)
        assert {DECK_OF[draw.sample(rng)[0]] for _ in range(30)} == {2}
        assert not draw.allows(topped.read_cards()[:1])
        (card,) = draw.sample(rng)
        topped = topped.without(card)
        assert card not in topped.unseen[2]
        assert topped.on_top == on_top
    assert (topped.hidden, topped.piles) == (deck.hidden, deck.piles)


@rule("ABE-CRD-DAN-03")
def test_a_deck_that_is_used_up_gives_what_is_left() -> None:
    deck = build(level=3).deck
    assert deck.left == (16, 16, 12)
    assert deck.with_on_top(2, 11).with_on_top(2, 2).on_top == (2,) * 12


def test_what_lies_on_top_is_as_unknown_to_everybody_as_to_the_deck() -> None:
    deck = read_deck().with_on_top(1, 2)
    seen = deck.seen_by(Seat(0))
    assert seen.on_top == (1, 1)
    guess = seen.guessed(Random(5))
    assert guess.on_top == (1, 1)
    assert guess.cards_to_come() == deck.cards_to_come()
    assert len(guess.unseen[1]) >= guess.hidden[1] + 2


def test_cards_of_sets_that_are_not_in_play_lengthen_no_deck() -> None:
    assert len(build(level=2).box.decks) == 3
