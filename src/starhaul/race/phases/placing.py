"""A world comes to a tableau, and a card that is given up for it leaves (RFG-STL-02, -42)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starhaul.race.events import Placed, Sacrificed
from starhaul.race.goals import check_after_sacrifice
from starhaul.race.payment import strength_against
from starhaul.race.player import NOTHING, Player
from starhaul.race.quirks import MERCENARIES_ONCE

if TYPE_CHECKING:
    from starhaul.race.state import RaceState

ALL_SPENT: Final = 99
"""More cards than any power takes for strength."""


def sacrifice(state: RaceState, player: Player, card: int, strength: int) -> None:
    """A card leaves the tableau, with a good on it (RFG-STL-41, -42)."""
    player.lose(card, state.cards)
    if card in player.goods:
        state.discard_unseen(player, player.take_good(card))
    state.discard_openly(player, card)
    player.strength += strength
    state.tell(Sacrificed(player.seat, card, strength))
    if state.goals:
        check_after_sacrifice(state, player)


def place(state: RaceState, player: Player, how: str, paid: tuple[int, ...]) -> None:
    world = player.placing
    strength = strength_against(state, player, world) if how == "conquered" else 0
    player.place(world)
    player.placing = NOTHING
    state.tell(Placed(player.seat, len(paid), paid, world, how, strength))
    if player.spent and state.quirks & MERCENARIES_ONCE:
        player.spent = ALL_SPENT
