"""Abandoned ships and stations (CRD-SHIP, CRD-STATION)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from starhaul.trucker.card_steps.abandoned import Dock, OfferInOrder, UseShip
from starhaul.trucker.hazards import Hit
from starhaul.trucker.state import TruckerState, TruckerStep

from .card import AdventureCard, Colour


@dataclass(frozen=True, slots=True, kw_only=True)
class AbandonedShip(AdventureCard):
    """Some of the crew fly it away for credits."""

    crew: int
    credits: int
    days: int
    shots: tuple[Hit, ...] = ()
    """Fired at whoever wants to use it (ABE-CRD-ABN-01)."""

    optional: ClassVar[tuple[str, ...]] = ("shots",)

    def steps(self, state: TruckerState) -> list[TruckerStep]:
        offer = UseShip(self.days, self.crew, (), self.credits, self.shots)
        return [OfferInOrder(tuple(state.order()), offer)]


@dataclass(frozen=True, slots=True, kw_only=True)
class AbandonedStation(AdventureCard):
    """A large enough crew may load its goods."""

    crew: int
    goods: tuple[Colour, ...]
    days: int
    shots: tuple[Hit, ...] = ()
    """As of a ship."""

    optional: ClassVar[tuple[str, ...]] = ("shots",)

    def steps(self, state: TruckerState) -> list[TruckerStep]:
        offer = Dock(self.days, self.crew, (), self.goods, self.shots)
        return [OfferInOrder(tuple(state.order()), offer)]
