"""How random players of Trucker choose, so that their ships are worth a flight."""

from __future__ import annotations

from random import Random

from starhaul.kernel import Move, Seat, State
from starhaul.trucker.moves import Finish, GiveUp, Place, Return

HASTE = 0.02
"""How often somebody finishes or gives up who could go on."""


def eager(state: State, seat: Seat, moves: list[Move], rng: Random) -> Move:
    """Build on and fly on; place what fits."""
    del state, seat
    lasting = [move for move in moves if not isinstance(move, Finish | GiveUp)]
    if not lasting or rng.random() < HASTE:
        return rng.choice(moves)
    placing = [move for move in lasting if isinstance(move, Place)]
    if placing and any(isinstance(move, Return) for move in lasting) and rng.random() < 0.5:
        return rng.choice(placing)
    return rng.choice(lasting)
