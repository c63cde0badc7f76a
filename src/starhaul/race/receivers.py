"""Where drawn cards go."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from .agenda import Receiver
from .events import Drew

if TYPE_CHECKING:
    from .player import Player
    from .state import RaceState


class ToHand(Receiver):
    """Drawn cards go to the hand."""

    __slots__ = ()

    def keep(self, player: Player, drawn: tuple[int, ...]) -> None:
        hand = player.hand
        for card in drawn:
            insort(hand, card)

    def take(self, state: RaceState, player: Player, drawn: tuple[int, ...]) -> None:
        self.keep(player, drawn)
        state.tell(Drew(player.seat, len(drawn), drawn, state.due_by))


class ToSeen(Receiver):
    """Drawn cards are laid out before their owner, who will choose among them."""

    __slots__ = ()

    def take(self, state: RaceState, player: Player, drawn: tuple[int, ...]) -> None:
        seen = player.seen
        for card in drawn:
            insort(seen, card)
        state.tell(Drew(player.seat, len(drawn), drawn, state.due_by))


TO_HAND: Final = ToHand()
TO_SEEN: Final = ToSeen()
