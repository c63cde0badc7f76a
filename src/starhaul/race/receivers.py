"""Where drawn cards go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .agenda import Receiver
from .events import Drew

if TYPE_CHECKING:
    from .player import Player
    from .state import RaceState


class ToHand(Receiver):
    """Drawn cards go to the hand."""

    __slots__ = ()

    def take(self, state: RaceState, player: Player, drawn: tuple[int, ...]) -> None:
        player.take(drawn)
        state.tell(Drew(player.seat, len(drawn), drawn, state.due_by))


class ToSeen(Receiver):
    """Drawn cards are laid out before their owner, who will choose among them."""

    __slots__ = ()

    def take(self, state: RaceState, player: Player, drawn: tuple[int, ...]) -> None:
        player.seen = sorted([*player.seen, *drawn])
        state.tell(Drew(player.seat, len(drawn), drawn, state.due_by))


TO_HAND: Final = ToHand()
TO_SEEN: Final = ToSeen()
