"""What the six-cost developments in a hand would be worth, were they placed now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .scoring import variable_points

if TYPE_CHECKING:
    from .player import Player
    from .state import RaceState

Prospects = tuple[tuple[int, int], ...]


def prospects(state: RaceState, player: Player) -> Prospects:
    """Those of the hand and of what the seat looks at, each with its VP; of last time, if nothing has changed since."""
    scorers = state.cards.scorers
    if scorers.isdisjoint(player.hand) and scorers.isdisjoint(player.seen):
        return ()
    source = (player.hand, player.seen, player.tableau, player.sums, player.chips)
    return state.recall(("prospects", player.seat), source, lambda: _prospects(state, player))


def _prospects(state: RaceState, player: Player) -> Prospects:
    scorers = state.cards.scorers
    found = [card for card in (*player.hand, *player.seen) if card in scorers]
    return tuple([(card, worth_if_placed(state, player, card)) for card in found])


def worth_if_placed(state: RaceState, player: Player, card: int) -> int:
    """With the card itself in the tableau and its powers at work: it may count both."""
    then = player.clone()
    then.place(card)
    then.wake(state.cards)
    return variable_points(state, then, card)
