"""Piles of which a mission says more than their decks: what is drawn, what seats may know of it, what they guess."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from citing import rule
from starhaul.kernel import Seat
from starhaul.trucker.adventures import DECK_OF, SUPERCARDS, cards_of_types
from starhaul.trucker.box import Box
from starhaul.trucker.deck import UNDEALT, Deck
from starhaul.trucker.pile_limits import Ensured, Limits, pick
from trucker.tables import build

SHARES = ((1, 2, 0),) * 4
SPACES = cards_of_types(("open_space",))
SHIPS = cards_of_types(("abandoned_ship",))
VISIBLE = (0, 1, 2)


def dealt(limits: Limits | None = None, deck: Deck = UNDEALT) -> Deck:
    """Level II of the base game."""
    return deck.dealt(build(level=2).box.decks, SHARES, limits)


def ensured(least: int, piles: tuple[int, ...] = VISIBLE) -> Deck:
    """So many open spaces lie in these piles."""
    return dealt().with_limits(Limits(ensured=(Ensured(SPACES, least, piles, 1),)))


def laid_out(deck: Deck, seed: int) -> Deck:
    draw = deck.draw_of_piles()
    cards = draw.sample(Random(seed))
    assert draw.allows(cards)
    assert draw.read(draw.write(cards)) == cards
    assert draw.seen_by == (), "nobody sees them"
    return deck.laid_out(cards)


def spaces_in(deck: Deck, piles: tuple[int, ...] = VISIBLE) -> int:
    return sum(card in SPACES for pile in piles for card in deck.piles[pile].cards or ())


def test_one_card_for_each_wish_even_where_wishes_overlap() -> None:
    assert pick([1, 2, 3], [(1, 2), (1,)]) == [2, 1]
    assert pick([1, 2, 3], [(3,), (3,)]) is None
    assert pick([], []) == []


def test_cards_that_are_put_aside_lie_in_no_pile_and_stay_in_their_deck() -> None:
    deck = dealt(Limits(SHIPS))
    rng = Random(1)
    drawn = {card for _ in range(60) for card in deck.draw_of_pile(0, Seat(0)).sample(rng)}
    revealed = {deck.next_card(None).sample(rng)[0] for _ in range(300)}
    assert not {*SHIPS} & (drawn | revealed)
    assert not deck.next_card(None).allows(SHIPS[:1])
    assert {*SHIPS} <= {card for bag in deck.unseen for card in bag} | {card for card in SHIPS if DECK_OF[card] > 2}


@rule("MIS-GAM-28")
def test_a_deck_that_may_be_too_small_without_what_is_put_aside_is_shuffled_again() -> None:
    """Level II uses eight cards of deck II: after two flights four are left; after one twelve, of which at most
    two are ships."""
    first = dealt()
    assert dealt(Limits(SHIPS), first).left == (12, 4, 20)
    tight = Deck(first.unseen, (16, 9, 20), first.shares, first.hidden, first.piles, first.buried)
    assert dealt(None, tight).left == (12, 1, 20)
    assert dealt(Limits(SHIPS), tight).left == (12, 12, 20)


@rule("MIS-HSE-02")
@pytest.mark.parametrize("least", [1, 2])
def test_enough_cards_of_the_types_lie_in_the_named_piles(least: int) -> None:
    counts = Counter(spaces_in(laid_out(ensured(least), seed)) for seed in range(150))
    assert min(counts) == least
    usual = Counter(spaces_in(laid_out(ensured(0), seed)) for seed in range(150))
    assert min(usual) < least


@rule("MIS-HSE-02")
def test_what_is_exchanged_is_a_card_of_the_level_for_one_of_the_same_deck() -> None:
    for seed in range(60):
        deck = laid_out(ensured(3), seed)
        for pile in deck.piles:
            assert Counter(DECK_OF[card] for card in pile.cards or ()) == {0: 1, 1: 2}


@rule("MIS-HSE-02")
def test_it_ends_when_the_deck_has_none_left() -> None:
    """Deck II has three open spaces, deck I four: six cards II lie in these piles, and at most all three are spaces."""
    deck = laid_out(ensured(9), 4)
    level = [card for pile in deck.piles[:3] for card in pile.cards or () if DECK_OF[card] == 1]
    hidden = [card for card in deck.piles[3].cards or () if card in SPACES and DECK_OF[card] == 1]
    assert len([card for card in level if card in SPACES]) + len(hidden) == 3


def test_outcomes_that_break_what_is_said_are_refused() -> None:
    draw = ensured(1).draw_of_piles()
    cards = next(
        cards
        for cards in (ensured(0).draw_of_piles().sample(Random(seed)) for seed in range(100))
        if not {*cards[:9]} & {*SPACES}
    )
    assert ensured(0).draw_of_piles().allows(cards)
    assert not draw.allows(cards)
    assert not draw.allows(cards[:-1])
    assert not draw.allows((*cards[:-1], cards[0]))
    barred = dealt(Limits(cards[:1])).draw_of_piles()
    assert not barred.allows(cards)
    assert [DECK_OF[card] for card in cards[2:4]] == [1, 0]
    assert not ensured(0).draw_of_piles().allows((*cards[:2], cards[3], cards[2], *cards[4:])), "piles of other decks"


@pytest.mark.parametrize("seat", [Seat(0), Seat(1), None])
def test_piles_that_nobody_has_read_look_as_if_nothing_was_known_of_them(seat: Seat | None) -> None:
    deck = laid_out(ensured(1), 5).read_by(0, Seat(0))
    seen = deck.seen_by(seat)
    assert [pile.cards is None for pile in seen.piles] == [seat != 0, True, True, True]
    assert seen.cards_to_come() == deck.cards_to_come() == 12
    assert sum(seen.hidden) == (9 if seat == 0 else 12)
    guesses = [seen.guessed(Random(seed)) for seed in range(40)]
    assert {guess.seen_by(seat) for guess in guesses} == {seen}
    assert min(spaces_in(guess) for guess in guesses) >= 1
    assert len({guess.piles for guess in guesses}) > 30


def test_guesses_hold_no_card_that_was_put_aside_but_in_the_deck() -> None:
    deck = dealt(Limits(SHIPS))
    deck = deck.looked_at(1, deck.draw_of_pile(1, Seat(1)).sample(Random(2))).read_by(1, Seat(1))
    seen = deck.seen_by(Seat(0))
    for seed in range(40):
        guess = seen.guessed(Random(seed))
        assert not {*SHIPS} & {*guess.read_cards()}
        assert [sorted(bag) for bag in guess.seen_by(Seat(0)).unseen] == [sorted(bag) for bag in seen.unseen]


def test_a_revealed_card_may_have_been_the_one_that_was_ensured() -> None:
    """Nobody can tell where it lay: guesses need not hold another."""
    deck = laid_out(ensured(1), 7)
    found = next(card for pile in deck.piles for card in pile.cards or () if card in SPACES)
    later = deck.without(found)
    assert later.limits == Limits(ensured=(Ensured(SPACES, 0, VISIBLE, 1),))
    guesses = [later.seen_by(None).guessed(Random(seed)) for seed in range(60)]
    assert min(spaces_in(guess) for guess in guesses) == 0


def test_cards_of_piles_that_nobody_has_read_are_unseen_in_the_next_flight() -> None:
    deck = laid_out(ensured(1), 8).read_by(0, Seat(0))
    (card, *_) = deck.piles[0].cards or ()
    later = dealt(None, deck.without(card))
    unread = {card for pile in deck.piles[1:] for card in pile.cards or ()}
    assert unread <= {card for bag in later.unseen for card in bag}
    assert {card for card, _ in later.buried} == {*(deck.piles[0].cards or ())} - {card}
    assert later.limits is None


RAINS = cards_of_types(("meteor_rain",))


def rainy(seed: int) -> Deck:
    """Two supercards in the first pile, one of them a meteor rain; one more in the hidden pile."""
    decks = Box(("base", "missions")).decks
    deck = UNDEALT.dealt(decks, ((1, 2, 0, 0, 0),) * 4)
    deck = deck.with_card(0, SUPERCARDS, Limits().wanting(0, RAINS)).with_card(0, SUPERCARDS).with_card(3, SUPERCARDS)
    return laid_out(deck, seed)


def test_a_pile_without_the_card_that_is_wanted_there_is_refused() -> None:
    decks = Box(("base", "missions")).decks
    deck = UNDEALT.dealt(decks, ((1, 2, 0, 0, 0),) * 4).with_card(0, SUPERCARDS, Limits().wanting(0, RAINS))
    cards = deck.draw_of_piles().sample(Random(2))
    (rain,) = [card for card in cards if card in RAINS]
    other = next(card for card in decks[SUPERCARDS] if card not in RAINS)
    assert deck.draw_of_piles().allows(cards)
    assert not deck.draw_of_piles().allows(tuple([other if card == rain else card for card in cards]))


def supercards_of(deck: Deck, pile: int) -> list[int]:
    return [card for card in deck.piles[pile].cards or () if DECK_OF[card] == SUPERCARDS]


def test_one_of_several_supercards_of_a_pile_is_of_the_type_that_is_wanted_there() -> None:
    for seed in range(40):
        cards = supercards_of(rainy(seed), 0)
        assert len(cards) == 2
        assert {*cards} & {*RAINS}
    assert any(not {*supercards_of(rainy(seed), 3)} & {*RAINS} for seed in range(40))
    guesses = [supercards_of(rainy(0).seen_by(None).guessed(Random(seed)), 0) for seed in range(60)]
    assert all({*cards} & {*RAINS} for cards in guesses)
    assert {len({*cards} & {*RAINS}) for cards in guesses} == {1, 2}


def test_once_a_card_of_that_type_came_up_the_others_may_be_of_any() -> None:
    deck = rainy(1)
    rain = next(card for card in supercards_of(deck, 0) if card in RAINS)
    guesses = [deck.without(rain).seen_by(None).guessed(Random(seed)) for seed in range(80)]
    lone = [cards for cards in (supercards_of(guess, 0) for guess in guesses) if len(cards) == 1]
    assert {card in RAINS for (card,) in lone} == {True, False}
    assert all(rain not in guess.read_cards() for guess in guesses)


@rule("MIS-HSE-02")
def test_only_what_is_left_of_the_deck_can_be_exchanged_for() -> None:
    """Twelve cards II lie in no pile. If all of them have left the game unseen, no open space can be fetched."""
    deck = ensured(1)
    spent = Deck(deck.unseen, (16, 0, 20), deck.shares, deck.hidden, deck.piles, deck.buried, (), deck.limits)
    assert min(spaces_in(laid_out(spent, seed)) for seed in range(60)) == 0


def test_between_flights_no_pile_lies_on_the_table_and_readers_remember() -> None:
    deck = laid_out(ensured(1), 9).read_by(0, Seat(0))
    between = deck.gathered()
    assert (between.piles, between.cards_to_come(), between.limits) == ((), 0, None)
    assert {card for card, _ in between.buried} == {*(deck.piles[0].cards or ())}
    assert between.gathered() == between
    assert dealt(None, between) == dealt(None, deck)
    for seat in (Seat(0), Seat(1), None):
        seen = between.seen_by(seat)
        assert seen.guessed(Random(1)).seen_by(seat) == seen
