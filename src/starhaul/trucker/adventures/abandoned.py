"""Abandoned ships and stations (CRD-SHIP, CRD-STATION)."""

from __future__ import annotations

from dataclasses import dataclass

from starhaul.trucker.card_steps.abandoned import Dock, OfferInOrder, UseShip
from starhaul.trucker.state import TruckerState, TruckerStep

from .card import AdventureCard, Colour


@dataclass(frozen=True, slots=True, kw_only=True)
class AbandonedShip(AdventureCard):
    """Some of the crew fly it away for credits."""

    crew: int
    credits: int
    days: int

    def steps(self, state: TruckerState) -> list[TruckerStep]:
        return [OfferInOrder(tuple(state.order()), UseShip(self.days, self.crew, (), self.credits))]


@dataclass(frozen=True, slots=True, kw_only=True)
class AbandonedStation(AdventureCard):
    """A large enough crew may load its goods."""

    crew: int
    goods: tuple[Colour, ...]
    days: int

    def steps(self, state: TruckerState) -> list[TruckerStep]:
        return [OfferInOrder(tuple(state.order()), Dock(self.days, self.crew, (), self.goods))]
