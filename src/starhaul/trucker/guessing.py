"""A state without what one seat may not know, and states with all of that guessed again."""

from __future__ import annotations

from random import Random
from typing import Final

from starhaul.kernel import Memory, Seat

from .rows import replaced
from .state import TruckerState

UNKNOWN: Final = -2
"""In `hand`: a component that this seat has not seen."""


# Forgetting


def forget_secrets(state: TruckerState, seat: Seat | None) -> TruckerState:
    """A copy that holds nothing but what this seat (None: a spectator) may know. It cannot be played."""
    known = state.clone()
    known.known_moves = {}
    known.memory = Memory()
    _forget_hands(known, seat)
    if known.outcome is None:
        _forget_credits(known, seat)
    known.deck = known.deck.seen_by(seat)
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


# Guessing


def guess_state(known: TruckerState, rng: Random) -> TruckerState:
    """A full state that agrees with what is known."""
    state = known.clone()
    state.known_moves = {}
    _guess_hands(state, rng)
    state.deck = state.deck.guessed(rng)
    return state


def _guess_hands(state: TruckerState, rng: Random) -> None:
    unknown = [seat for seat in state.all_seats() if state.hand[seat] == UNKNOWN]
    tiles = rng.sample(state.face_down, len(unknown))
    for seat, tile in zip(unknown, tiles, strict=True):
        state.hand = replaced(state.hand, seat, tile)
    if tiles:
        state.face_down = tuple(tile for tile in state.face_down if tile not in tiles)
