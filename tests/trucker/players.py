"""How random players of Trucker choose, so that their ships are worth a flight."""

from __future__ import annotations

from random import Random

from starhaul.kernel import Move, Seat, State
from starhaul.trucker.moves import TAKE_SPECIAL, Finish, GiveUp, Place

HASTE = 0.03
"""How often somebody finishes or gives up who could go on."""
HUNGER = 0.5
"""How often a hoarder takes a special component who can."""
PATIENCE = 0.01
"""How often somebody patient finishes."""


def eager(state: State, seat: Seat, moves: list[Move], rng: Random) -> Move:
    """Build and fly on for a while; place more often than not what can be placed."""
    del state, seat
    return _go_on(moves, rng, HASTE)


def patient(state: State, seat: Seat, moves: list[Move], rng: Random) -> Move:
    """The same, for much longer: large ships come of it."""
    del state, seat
    return _go_on(moves, rng, PATIENCE)


def _go_on(moves: list[Move], rng: Random, haste: float) -> Move:
    leaving = [move for move in moves if isinstance(move, Finish | GiveUp)]
    if leaving and (len(leaving) == len(moves) or rng.random() < haste):
        return rng.choice(leaving)
    placing = [move for move in moves if isinstance(move, Place)]
    if placing and len(placing) > 0.8 * len(moves):
        return rng.choice(placing)
    return rng.choice([move for move in moves if not isinstance(move, Finish | GiveUp)])


def hoarder(state: State, seat: Seat, moves: list[Move], rng: Random) -> Move:
    """Take special components wherever there are any."""
    if TAKE_SPECIAL in moves and rng.random() < HUNGER:
        return TAKE_SPECIAL
    return eager(state, seat, moves, rng)


def versatile(state: State, seat: Seat, moves: list[Move], rng: Random) -> Move:
    """Every kind of move is as likely as any other, however many there are of it: so the rare ones are made."""
    del state, seat
    kinds: dict[type[Move], list[Move]] = {}
    for move in moves:
        kinds.setdefault(type(move), []).append(move)
    leaving = [kind for kind in (Finish, GiveUp) if kind in kinds]
    staying = [kind for kind in kinds if kind not in leaving]
    if leaving and (not staying or rng.random() < PATIENCE):
        return rng.choice(kinds[rng.choice(leaving)])
    return rng.choice(kinds[rng.choice(staying)])
