"""Planets: land on a free one, load its goods, lose the days (CRD-PLANETS)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from starhaul.kernel import Move, Seat
from starhaul.trucker.cargo import GainGoods
from starhaul.trucker.decisions import Ask, Question
from starhaul.trucker.events import LandedOn, Passed
from starhaul.trucker.moves import LAND, PASS, Land
from starhaul.trucker.rows import replaced
from starhaul.trucker.saving import saved
from starhaul.trucker.state import TruckerState, TruckerStep

from .card import AdventureCard, Colour, colour_numbers


@dataclass(frozen=True, slots=True, kw_only=True)
class Planets(AdventureCard):
    """Two to four planets with their goods, and one number of days for all."""

    planets: tuple[tuple[Colour, ...], ...]
    days: int

    def steps(self, state: TruckerState) -> list[TruckerStep]:
        state.landed = [0] * state.seats
        goods = tuple(colour_numbers(planet) for planet in self.planets)
        order = state.order()
        landings = [OfferPlanets(seat, goods) for seat in order]
        loadings = [LoadOnPlanet(seat, goods) for seat in order]
        departures = [LeavePlanet(seat, self.days) for seat in reversed(order)]
        return [*landings, *loadings, *departures]


@saved
@dataclass(frozen=True, slots=True)
class OfferPlanets(TruckerStep):
    """A free planet, or none: nobody has to land (CRD-PLANETS-02)."""

    seat: Seat
    planets: tuple[tuple[int, ...], ...]

    def run(self, state: TruckerState) -> None:
        free = tuple(number for number in range(1, len(self.planets) + 1) if number not in state.landed)
        if free:
            state.ask(self.seat, ChoosePlanet(free=free))


@saved
@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class ChoosePlanet(Question):
    """Land on which planet, if any?"""

    ask: Ask = Ask.LAND
    free: tuple[int, ...]

    rule: ClassVar[str] = "CRD-PLANETS-02"

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        del state, seat
        return [*(LAND[planet] for planet in self.free), PASS]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        if isinstance(move, Land):
            state.landed = replaced(state.landed, seat, move.planet)
            state.tell(LandedOn(seat, move.planet))
        else:
            state.tell(Passed(seat))


@saved
@dataclass(frozen=True, slots=True)
class LoadOnPlanet(TruckerStep):
    """Whoever landed loads (CRD-PLANETS-03); those ahead first, in case the bank runs short (FLT-11)."""

    seat: Seat
    planets: tuple[tuple[int, ...], ...]

    def run(self, state: TruckerState) -> None:
        planet = state.landed[self.seat]
        if planet:
            state.first_for(self.seat, GainGoods(self.seat, self.planets[planet - 1]))


@saved
@dataclass(frozen=True, slots=True)
class LeavePlanet(TruckerStep):
    """Landing costs the days (CRD-PLANETS-04)."""

    seat: Seat
    days: int

    def run(self, state: TruckerState) -> None:
        if state.landed[self.seat]:
            state.landed = replaced(state.landed, self.seat, 0)
            state.move_rocket(self.seat, -self.days)
