"""Dangerous sectors: worse cards come next (ABE-CRD-DAN)."""

from __future__ import annotations

from dataclasses import dataclass

from starhaul.trucker.card_steps.dangerous_sector import AddCards
from starhaul.trucker.levels import LevelName
from starhaul.trucker.state import TruckerState, TruckerStep

from .card import DECKS, AdventureCard


@dataclass(frozen=True, slots=True, kw_only=True)
class DangerousSector(AdventureCard):
    """Cards of a worse deck go on top of the others, and may bring more of the kind (ABE-CRD-DAN-02)."""

    cards: int
    from_deck: LevelName

    def steps(self, state: TruckerState) -> list[TruckerStep]:
        del state
        return [AddCards(DECKS.index(self.from_deck), self.from_deck, self.cards)]
