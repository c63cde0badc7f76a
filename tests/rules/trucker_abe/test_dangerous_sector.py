"""Dangerous Sector: cards of a worse deck come next (ABE-CRD-DAN)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from citing import rule
from rules.trucker.fleet import bare
from starhaul.trucker import TruckerState
from starhaul.trucker.adventures import CARD_NUMBERS, CARDS
from starhaul.trucker.card_draws import Reveal
from starhaul.trucker.deck import Deck
from starhaul.trucker.events import CardRevealed, CardsAdded
from trucker.seats import positions_of
from trucker.tables import do, fly, play, told


def flying(*cards: str) -> TruckerState:
    return fly(bare(), bare(), cards=cards, positions=[9, 7])


def reveal(table: TruckerState, card: str) -> list[str]:
    """Everybody flies on, and this card turns up; the ids told."""
    for seat in (0, 1):
        do(table, seat, "fly-on")
    return [event.card for event in told(table.resolve((CARD_NUMBERS[card],)), CardRevealed)]


@rule("ABE-CRD-01")
def test_decks_one_to_three_get_three_intruders_and_a_dangerous_sector_each() -> None:
    new = [card for card in CARDS if card.id.startswith("ABE-") and card.deck != "IV"]
    assert Counter((card.deck, card.has_intruders) for card in new) == {
        (deck, is_intruder): count for deck in ("I", "II", "III") for is_intruder, count in ((True, 3), (False, 1))
    }
    assert {type(card).__name__ for card in new if not card.has_intruders} == {"DangerousSector"}
    assert sum(card.id.startswith("ABE-IV") for card in CARDS) == 20


@rule("ABE-CRD-DAN-01")
def test_two_cards_of_the_next_deck_come_before_all_others() -> None:
    table = flying("ABE-I-04")
    events = play(table)
    assert [(added.deck, added.count) for added in told(events, CardsAdded)] == [("II", 2)]
    assert table.view(None).cards_to_come == 3
    for card in ("II-14", "II-15"):
        assert isinstance(table.deck.next_card(None), Reveal)
        drawn = {CARDS[table.deck.next_card(None).sample(Random(seed))[0]].deck for seed in range(40)}
        assert drawn == {"II"}
        assert reveal(table, card) == [card]
        play(table, moves={0: "pass", 1: "pass"})
    assert table.deck.next_card(None).allows((CARD_NUMBERS["I-08"],))


@rule("ABE-CRD-DAN-02")
def test_each_deck_adds_cards_of_the_next_one_so_that_a_chain_can_reach_deck_four() -> None:
    """I brings II, which brings III, which brings IV; then the second ones of each follow in turn."""
    table = fly(bare(), bare(), cards=["ABE-I-04"], positions=[9, 7], sets=["abe"])
    decks = [added.deck for added in told(play(table), CardsAdded)]
    for card in ("ABE-II-04", "ABE-III-04"):
        for seat in (0, 1):
            do(table, seat, "fly-on")
        decks += [added.deck for added in told(table.resolve((CARD_NUMBERS[card],)), CardsAdded)]
    assert decks == ["II", "III", "IV"]
    assert table.view(0).on_top == ("IV", "IV", "III", "II")
    assert table.view(0).cards_to_come == 5


@rule("ABE-CRD-DAN-02")
def test_an_added_dangerous_sector_adds_cards_of_its_own() -> None:
    """The card of deck II brings two of deck III, which come before the second one of deck II."""
    table = flying("ABE-II-04")
    assert [added.deck for added in told(play(table), CardsAdded)] == ["III"]
    table.deck = table.deck.with_on_top(1, 1)
    assert table.deck.on_top == (1, 2, 2)
    assert CARDS[table.deck.next_card(None).sample(Random(1))[0]].deck == "II"


@rule("ABE-CRD-DAN-03")
@pytest.mark.parametrize(("left", "added"), [(2, 2), (1, 1), (0, 0)])
def test_a_deck_that_is_used_up_gives_what_is_left(left: int, added: int) -> None:
    table = flying("ABE-II-04")
    deck = table.deck
    table.deck = Deck(deck.unseen, (9, 9, left), deck.shares, deck.hidden, deck.piles, deck.buried)
    (told_about,) = told(play(table), CardsAdded)
    assert (told_about.deck, told_about.count) == ("III", added)
    assert len(table.deck.on_top) == added


@rule("ABE-CRD-DAN-03")
def test_the_card_itself_does_nothing_else() -> None:
    table = flying("ABE-I-04")
    ships = [ship.clone() for ship in table.ships]
    play(table)
    assert table.ships == ships
    assert positions_of(table) == [9, 7]


def test_everybody_sees_how_many_cards_lie_on_top_and_guesses_keep_them() -> None:
    table = flying("ABE-I-04")
    play(table)
    view = table.view(0)
    assert view.on_top == ("II", "II")
    assert view.sample_state(Random(3)).deck.on_top == table.deck.on_top == (1, 1)
