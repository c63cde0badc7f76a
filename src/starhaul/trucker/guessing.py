"""A state without what one seat may not know, and states with all of that guessed again."""

from __future__ import annotations

from random import Random
from typing import Final

from starhaul.kernel import Seat

from .assembly import turn_over
from .mission_steps.bets import ChooseBet
from .player import Hand, Purse
from .special_components import SPECIAL_KIND_OF
from .state import TruckerState
from .stock import some_tile
from .support import unknown_cards
from .table import Heap, Stage

UNKNOWN: Final = -2
"""In a hand: a component that this seat has not seen."""
UNKNOWN_SPECIAL: Final = -3
"""The same of a special one: its back can be seen (MIS-CMP-02)."""
UNKNOWN_BET: Final = "?"


# Forgetting


def forget_secrets(state: TruckerState, seat: Seat | None) -> TruckerState:
    """A copy that holds nothing but what this seat (None: a spectator) may know. It cannot be played."""
    known = state.clone()
    known.known_moves = {}
    known.memory = {}
    _forget_hands(known, seat)
    if known.outcome is None:
        _forget_credits(known, seat)
    known.deck = known.deck.seen_by(seat)
    known.mission = known.mission.seen_by(seat)
    if known.options.team != "none":
        known.teams = [team if at == seat else team.seen_by_others() for at, team in enumerate(known.teams)]
    if known.stage is Stage.LAUNCH:
        _forget_bets(known, seat)
    return known


def _forget_hands(known: TruckerState, seat: Seat | None) -> None:
    hidden = [other for other in known.all_seats() if known.hands[other].is_hidden and other != seat]
    tiles = [known.hands[other].tile for other in hidden]
    ordinary = [tile for tile in tiles if SPECIAL_KIND_OF[tile] is None]
    if ordinary:
        known.heap = known.heap.hiding(ordinary)
    for other, tile in zip(hidden, tiles, strict=True):
        kind = SPECIAL_KIND_OF[tile]
        if kind is not None:
            known.heap = known.heap.hiding_special(tile, kind)
        known.set_hand(other, Hand(UNKNOWN if kind is None else UNKNOWN_SPECIAL, is_hidden=True))


def _forget_credits(known: TruckerState, seat: Seat | None) -> None:
    """Others' credits are their secret (FLT-07); the guess is that all have done equally well."""
    purse = Purse(0 if seat is None else known.players[seat].purse.credits, ())
    known.players = [
        player if other == seat else player.with_purse(purse) for other, player in enumerate(known.players)
    ]


def _forget_bets(known: TruckerState, seat: Seat | None) -> None:
    """While somebody still bets, nobody knows the bets of others, nor whether they bet at all (MIS-HSE-08)."""
    if any(isinstance(question, ChooseBet) for question in known.questions.values()):
        for other in known.all_seats():
            if other != seat and other not in known.questions:
                known.set_feats(other, known.feats[other].betting(UNKNOWN_BET, 0))


# Guessing


def guess_state(known: TruckerState, rng: Random) -> TruckerState:
    """A full state that agrees with what is known."""
    state = known.clone()
    state.known_moves = {}
    _guess_hands(state, rng)
    state.deck = state.deck.guessed(rng)
    state.mission = state.mission.guessed(rng)
    if state.options.team != "none":
        _guess_teams(state, rng)
    if state.stage is Stage.LAUNCH:
        _guess_bets(state, rng)
    return state


def _guess_hands(state: TruckerState, rng: Random) -> None:
    unknown = [seat for seat in state.all_seats() if state.hands[seat].tile == UNKNOWN]
    tiles = _some_tiles(state.heap, len(unknown), rng)
    for seat, tile in zip(unknown, tiles, strict=True):
        state.set_hand(seat, Hand(tile, is_hidden=True))
    if tiles:
        state.heap = state.heap.dealt(tiles)
    for seat in state.all_seats():
        if state.hands[seat].tile == UNKNOWN_SPECIAL:
            turn_over(state, seat, some_tile(state.heap.special, rng))


def _guess_bets(state: TruckerState, rng: Random) -> None:
    """Any that could have been made."""
    for seat in state.all_seats():
        if state.feats[seat].bet == UNKNOWN_BET:
            state.set_feats(seat, state.feats[seat].betting("", 0))
            question = next(iter(state.questions.values()))
            question.answer(state, seat, rng.choice(question.moves(state, seat)))


def _guess_teams(state: TruckerState, rng: Random) -> None:
    """Cards that others were dealt may be any that are not known to be elsewhere (ABE-SUP-04)."""
    bag = unknown_cards(state.box.members, state.teams, state.support)
    state.teams = [team.guessed(bag, rng) for team in state.teams]


def _some_tiles(heap: Heap, count: int, rng: Random) -> list[int]:
    if not heap.removed:
        return rng.sample(heap.face_down, count)
    tiles: list[int] = []
    for _ in range(count):
        tiles.append(heap.dealt(tiles).sample(rng))
    return tiles
