"""Planets: land on a free one, load its goods, lose the days (CRD-PLANETS)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from starhaul.trucker.card_steps.planets import LeavePlanet, LoadOnPlanet, OfferPlanets
from starhaul.trucker.goods import colour_numbers
from starhaul.trucker.state import TruckerState, TruckerStep

from .card import AdventureCard, Colour


@dataclass(frozen=True, slots=True, kw_only=True)
class Planets(AdventureCard):
    """Two to four planets with their goods, and one number of days for all."""

    planets: tuple[tuple[Colour, ...], ...]
    days: int
    crew: tuple[int, ...] = ()
    """By planet: the humans who want to come along; none where nothing is printed (ABE-CRD-PLN-01)."""

    optional: ClassVar[tuple[str, ...]] = ("crew",)

    def steps(self, state: TruckerState) -> list[TruckerStep]:
        goods = tuple(colour_numbers(planet) for planet in self.planets)
        order = state.order()
        landings = [OfferPlanets(seat, len(goods)) for seat in order]
        loadings = [LoadOnPlanet(seat, goods, self.crew) for seat in order]
        departures = [LeavePlanet(seat, self.days) for seat in reversed(order)]
        return [*landings, *loadings, *departures]
