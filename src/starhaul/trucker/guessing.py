"""A state without what one seat may not know, and states with all of that guessed again."""

from __future__ import annotations

from random import Random
from typing import Final

from starhaul.kernel import Memory, Seat

from .deck import ALL_PILES, DECK_OF, cards_per_pile
from .options import DECKS
from .rows import replaced
from .state import TruckerState

UNKNOWN: Final = -2
"""In `hand`: a component that this seat has not seen."""


# Forgetting


def forget_secrets(state: TruckerState, seat: Seat | None) -> TruckerState:
    """A copy that holds nothing but what this seat (None: a spectator) may know. It cannot be played."""
    known = state.clone()
    known.chance = None
    known.known_moves = {}
    known.memory = Memory()
    _forget_hands(known, seat)
    if known.outcome is None:
        _forget_credits(known, seat)
    if known.piles or known.buried:
        _forget_cards(known, seat)
    return known


def _forget_hands(known: TruckerState, seat: Seat | None) -> None:
    unseen = [known.hand[other] for other in known.all_seats() if known.hand_hidden[other] and other != seat]
    if unseen:
        known.face_down = tuple(sorted((*known.face_down, *unseen)))
        hidden = [known.hand_hidden[other] and other != seat for other in known.all_seats()]
        known.hand = [UNKNOWN if hidden[other] else tile for other, tile in enumerate(known.hand)]
        known.fitting = [None if hidden[other] else moves for other, moves in enumerate(known.fitting)]


def _forget_credits(known: TruckerState, seat: Seat | None) -> None:
    """Others' credits are their secret (FLT-07); the guess is that all have done equally well."""
    own = 0 if seat is None else known.credits[seat]
    known.credits = [own] * known.seats
    known.ledger = [lines if other == seat else () for other, lines in enumerate(known.ledger)]


def _forget_cards(known: TruckerState, seat: Seat | None) -> None:
    """Cards that only others have read are as unseen as all the rest; what stays is how many there are."""
    reader = 0 if seat is None else 1 << seat
    bags = [list(bag) for bag in known.unseen]
    hidden = list(known.hidden_cards) or [0] * len(DECKS)
    for pile, readers in zip(known.piles, known.readers, strict=True):
        for card in () if readers & reader else pile or ():
            bags[DECK_OF[card]].append(card)
            hidden[DECK_OF[card]] += 1
    for card, readers in known.buried:
        if not readers & reader:
            bags[DECK_OF[card]].append(card)
    known.piles = tuple(
        pile if readers & reader else None for pile, readers in zip(known.piles, known.readers, strict=True)
    )
    known.buried = tuple(
        (card if readers & reader else UNKNOWN - DECK_OF[card], readers) for card, readers in known.buried
    )
    known.hidden_cards = tuple(hidden)
    known.unseen = tuple(tuple(sorted(bag)) for bag in bags)


# Guessing


def guess_state(known: TruckerState, rng: Random) -> TruckerState:
    """A full state that agrees with what is known."""
    state = known.clone()
    state.known_moves = {}
    _guess_hands(state, rng)
    if state.piles or state.buried:
        _guess_cards(state, rng)
    state.await_again()
    return state


def _guess_hands(state: TruckerState, rng: Random) -> None:
    unknown = [seat for seat in state.all_seats() if state.hand[seat] == UNKNOWN]
    tiles = rng.sample(state.face_down, len(unknown))
    for seat, tile in zip(unknown, tiles, strict=True):
        state.hand = replaced(state.hand, seat, tile)
    if tiles:
        state.face_down = tuple(tile for tile in state.face_down if tile not in tiles)


def _guess_cards(state: TruckerState, rng: Random) -> None:
    """Deal what others have read: each place of a pile that this seat has not read is as likely to be left."""
    bags = [rng.sample(bag, len(bag)) for bag in state.unseen]
    hidden = list(state.hidden_cards)
    read_by_others = [bool(readers) and pile is None for pile, readers in zip(state.piles, state.readers, strict=True)]
    guessed: list[list[int]] = [[] for _ in state.piles]
    for deck, count in enumerate(cards_per_pile(state.board)):
        places = [pile for pile in range(ALL_PILES) for _ in range(count) if not _is_known(state, pile)]
        for pile in rng.sample(places, hidden[deck]):
            if pile < len(state.piles) and read_by_others[pile]:
                guessed[pile].append(bags[deck].pop())
                hidden[deck] -= 1
    state.piles = tuple(
        tuple(guessed[number]) if read_by_others[number] else pile for number, pile in enumerate(state.piles)
    )
    state.buried = tuple(
        (card if card > UNKNOWN else bags[UNKNOWN - card].pop(), readers) for card, readers in state.buried
    )
    state.hidden_cards = tuple(hidden)
    state.unseen = tuple(tuple(sorted(bag)) for bag in bags)


def _is_known(state: TruckerState, pile: int) -> bool:
    return pile < len(state.piles) and state.piles[pile] is not None
