"""What all Consume powers have in common."""

from __future__ import annotations

from starhaul.race.cards import POWER_BITS, POWER_MASK
from starhaul.race.player import Player
from starhaul.race.powers import ConsumePower
from starhaul.race.state import RaceState


def power_of(state: RaceState, code: int) -> ConsumePower:
    return state.cards.consume[code >> POWER_BITS][code & POWER_MASK]


def give_chips(state: RaceState, player: Player, vp: int) -> None:
    """From the pool, and from the reserve when that is empty (RFG-CON-15)."""
    player.chips += vp
    state.pool -= vp
