"""Adventure cards between the box and the table: dealt into piles, read, shuffled, revealed.

A card becomes somebody only when a player looks at it. Until then the state knows no more than the players do: which
cards nobody has seen (`unseen`, by deck), how many of them lie in the flight's deck (`hidden_cards`, by deck) and how
many are left to deal in later flights (`left_in_deck`). Only a forecast pile that somebody has read has its cards
written down (`piles`), with the readers beside it (bits of seats in `readers`).
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import ClassVar, Final

from starhaul.kernel import Outcome, Seat

from .adventures import CARDS
from .boards import FlightBoard
from .box import Bags
from .options import DECKS
from .outcomes import DrawById
from .state import FORECAST_PILES, TruckerState

ALL_PILES: Final = FORECAST_PILES + 1
DECK_OF: Final[list[int]] = [DECKS.index(card.deck) for card in CARDS]
"""By card."""


class CardDraw(DrawById):
    """Cards come up."""

    __slots__ = ()

    ids: ClassVar[tuple[str, ...]] = tuple(card.id for card in CARDS)


class PileDraw(CardDraw):
    """Some cards of each deck make up a pile; its reader alone sees them."""

    __slots__ = ("bags", "counts")

    def __init__(self, bags: Bags, counts: tuple[int, ...], reader: Seat) -> None:
        super().__init__((reader,))
        self.bags: Bags = bags
        self.counts: tuple[int, ...] = counts

    def __repr__(self) -> str:
        return f"PileDraw({self.counts})"

    def sample(self, rng: Random) -> Outcome:
        drawn: list[int] = []
        for bag, count in zip(self.bags, self.counts, strict=True):
            drawn += rng.sample(bag, count)
        return tuple(drawn)

    def allows(self, outcome: Outcome) -> bool:
        if len(set(outcome)) != len(outcome):
            return False
        shares = [sum(card in bag for card in outcome) for bag in self.bags]
        return shares == list(self.counts) and len(outcome) == sum(self.counts)


class Reveal(CardDraw):
    """The next card: one of those that somebody has read, or, as likely each, one that nobody has seen yet."""

    __slots__ = ("counts", "read_cards", "unseen")

    def __init__(self, read_cards: tuple[int, ...], unseen: Bags, counts: tuple[int, ...]) -> None:
        super().__init__()
        self.read_cards: tuple[int, ...] = read_cards
        self.unseen: Bags = unseen
        self.counts: tuple[int, ...] = counts

    def __repr__(self) -> str:
        return f"Reveal(1 of {len(self.read_cards) + sum(self.counts)})"

    def sample(self, rng: Random) -> Outcome:
        place = rng.randrange(len(self.read_cards) + sum(self.counts))
        if place < len(self.read_cards):
            return (self.read_cards[place],)
        place -= len(self.read_cards)
        deck = 0
        while place >= self.counts[deck]:
            place -= self.counts[deck]
            deck += 1
        return (rng.choice(self.unseen[deck]),)

    def allows(self, outcome: Outcome) -> bool:
        if len(outcome) != 1:
            return False
        hidden = any(count and outcome[0] in bag for bag, count in zip(self.unseen, self.counts, strict=True))
        return hidden or outcome[0] in self.read_cards


def cards_per_pile(board: FlightBoard) -> tuple[int, ...]:
    """By deck."""
    return tuple(board.pile.get(deck, 0) for deck in DECKS)


def deal_piles(state: TruckerState) -> None:
    """Three forecast piles and a hidden one (TIM-02), or the eight cards of the learning flight (LRN-01)."""
    if state.level == "L":
        cards = state.box.learning_cards
        state.unseen = (cards, (), ())
        state.hidden_cards = (len(cards), 0, 0)
        return
    needed = tuple(count * ALL_PILES for count in cards_per_pile(state.board))
    _open_box(state, needed)
    state.left_in_deck = tuple(left - used for left, used in zip(state.left_in_deck, needed, strict=True))
    state.hidden_cards = needed
    state.piles = (None,) * FORECAST_PILES
    state.readers = (0,) * FORECAST_PILES


def _open_box(state: TruckerState, needed: tuple[int, ...]) -> None:
    """Decks that cannot serve this flight get all their cards back (SER-03); at first all are whole."""
    decks = state.box.decks
    if not state.unseen:
        state.unseen = decks
        state.left_in_deck = tuple(map(len, decks))
    short = [deck for deck in range(len(DECKS)) if state.left_in_deck[deck] < needed[deck]]
    if short:
        state.unseen = tuple(decks[deck] if deck in short else cards for deck, cards in enumerate(state.unseen))
        state.left_in_deck = tuple(
            len(decks[deck]) if deck in short else left for deck, left in enumerate(state.left_in_deck)
        )
        state.buried = tuple((card, readers) for card, readers in state.buried if DECK_OF[card] not in short)


def clear_deck(state: TruckerState) -> None:
    """After a flight: cards that were read but never revealed leave the game, known to their readers alone (TRK-03)."""
    for pile, readers in zip(state.piles, state.readers, strict=True):
        state.buried += tuple((card, readers) for card in pile or ())


def draw_pile(state: TruckerState, reader: Seat) -> PileDraw:
    """What comes up when a pile is read for the first time."""
    return PileDraw(state.unseen, cards_per_pile(state.board), reader)


def identify(state: TruckerState, cards: Iterable[int]) -> None:
    """These cards of the flight's deck are no longer unseen."""
    unseen, hidden = list(state.unseen), list(state.hidden_cards)
    for card in cards:
        deck = _bag_of(state, card)
        at = unseen[deck].index(card)
        unseen[deck] = unseen[deck][:at] + unseen[deck][at + 1 :]
        hidden[deck] -= 1
    state.unseen, state.hidden_cards = tuple(unseen), tuple(hidden)


def _bag_of(state: TruckerState, card: int) -> int:
    return 0 if state.level == "L" else DECK_OF[card]


def read_cards(state: TruckerState) -> tuple[int, ...]:
    """The cards still to come that somebody knows."""
    return tuple(card for pile in state.piles for card in pile or ())


def cards_to_come(state: TruckerState) -> int:
    return sum(state.hidden_cards) + sum([len(pile) for pile in state.piles if pile])


def next_reveal(state: TruckerState) -> Reveal:
    """The next card at random; the first is of the flight's level (TIM-13)."""
    known, counts = read_cards(state), state.hidden_cards
    if not state.revealed and state.level != "L":
        level = DECKS.index(state.level)
        known = tuple(card for card in known if DECK_OF[card] == level)
        counts = tuple(count if deck == level else 0 for deck, count in enumerate(counts))
    return Reveal(known, state.unseen, counts)


def turn_over(state: TruckerState, card: int) -> None:
    """This card lies open now."""
    if card in read_cards(state):
        state.piles = tuple(
            None if pile is None else tuple(other for other in pile if other != card) for pile in state.piles
        )
    else:
        identify(state, [card])
    state.card = card
    state.revealed += (card,)
