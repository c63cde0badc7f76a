"""What a seat knows of the draft."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from starhaul.race.player import NOTHING

from .packs import PACK, Draft

if TYPE_CHECKING:
    from starhaul.race.player import Player
    from starhaul.race.state import RaceState


@dataclass(frozen=True, slots=True)
class DraftView:
    """The draft from one seat, and later the personal decks."""

    set: int
    to_the_left: bool
    left: int
    """Cards that the viewer has still to take."""
    worlds: tuple[int, ...]
    """The viewer's start worlds, until they are revealed."""
    kept: int | None
    """The one that the viewer keeps."""
    unseen: tuple[int, ...]
    """The viewer's cards: drafted so far, and later those of the own deck, goods and discards out of sight."""
    decks: tuple[int, ...]
    """Cards in each seat's deck."""
    discards: tuple[int, ...]
    """Cards in each seat's discard pile."""


def draft_view(state: RaceState, draft: Draft, viewer: Player | None) -> DraftView:
    piles = [state.piles[player.pile] for player in state.players if player.pile]
    return DraftView(
        draft.set,
        draft.to_the_left,
        0 if piles else _left(state, viewer),
        tuple(draft.worlds[viewer.seat]) if viewer else (),
        draft.kept[viewer.seat] if viewer and draft.kept[viewer.seat] != NOTHING else None,
        _unseen(state, draft, viewer) if viewer else (),
        tuple([len(pile.deck) for pile in piles]),
        tuple([len(pile.discard) for pile in piles]),
    )


def _left(state: RaceState, viewer: Player | None) -> int:
    """As many as lie in the pack, and five of each set to come (TGS-DRAFT-03, -05)."""
    sets = len(state.piles[0].deck) // (PACK * len(state.players))
    packs = [viewer] if viewer else state.players
    return max([len(player.seen) for player in packs]) + PACK * sets


def _unseen(state: RaceState, draft: Draft, viewer: Player) -> tuple[int, ...]:
    if not viewer.pile:
        return tuple(draft.taken[viewer.seat])
    pile = state.piles[viewer.pile]
    forgotten = [card for card in pile.discard if not (viewer.known | pile.shown) >> card & 1]
    return tuple(sorted([*pile.deck, *viewer.under, *forgotten]))
