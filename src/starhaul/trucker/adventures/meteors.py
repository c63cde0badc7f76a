"""Meteor swarms: each meteor comes at every ship (CRD-METEOR)."""

from __future__ import annotations

from dataclasses import dataclass

from starhaul.trucker.hazards import Hit
from starhaul.trucker.state import TruckerState, TruckerStep

from .card import AdventureCard


@dataclass(frozen=True, slots=True, kw_only=True)
class MeteorSwarm(AdventureCard):
    """Meteors in their printed order."""

    hits: tuple[Hit, ...]

    def steps(self, state: TruckerState) -> list[TruckerStep]:
        """The leader rolls for each; all ships finish one before the next (CRD-METEOR-01, CRD-METEOR-02)."""
        seats = tuple(state.order())
        return [hit.at(seats) for hit in self.hits]
