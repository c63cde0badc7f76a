"""Dangerous sectors: worse cards come next (ABE-CRD-DAN)."""

from __future__ import annotations

from typing import Final, final

from starhaul.trucker.events import CardsAdded
from starhaul.trucker.state import TruckerState, TruckerStep


@final
class AddCards(TruckerStep):
    """So many cards of this deck, or what is left of it, come next (ABE-CRD-DAN-01, ABE-CRD-DAN-03)."""

    __slots__ = ("count", "deck", "name")

    def __init__(self, deck: int, name: str, count: int) -> None:
        self.deck: Final = deck
        self.name: Final = name
        self.count: Final = count

    def run(self, state: TruckerState) -> None:
        before = state.deck.cards_to_come()
        state.deck = state.deck.with_on_top(self.deck, self.count)
        state.tell(CardsAdded(self.name, state.deck.cards_to_come() - before))
