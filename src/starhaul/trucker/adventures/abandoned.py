"""Abandoned ships and stations: the first who uses one ends the card (CRD-SHIP, CRD-STATION)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from starhaul.kernel import Seat
from starhaul.trucker.cargo import GainGoods
from starhaul.trucker.crew import LoseFigures
from starhaul.trucker.decisions import Ask
from starhaul.trucker.events import Cause
from starhaul.trucker.saving import saved
from starhaul.trucker.state import TruckerState, TruckerStep

from .card import AdventureCard, Colour, colour_numbers
from .offers import Offer


@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class Abandoned(Offer):
    """Something for the first who has enough crew for it and wants it."""

    crew: int
    others: tuple[Seat, ...] = ()
    """Who may use it if this player passes."""

    def leave(self, state: TruckerState) -> None:
        state.first(OfferInOrder(self.others, self))


@saved
@dataclass(frozen=True, slots=True)
class OfferInOrder(TruckerStep):
    """To those with enough crew, one after the other, until somebody takes it (CRD-SHIP-02, CRD-STATION-01)."""

    seats: tuple[Seat, ...]
    offer: Abandoned

    def run(self, state: TruckerState) -> None:
        able = [seat for seat in self.seats if state.ships[seat].crew >= self.offer.crew]
        if able:
            state.ask(able[0], replace(self.offer, others=tuple(able[1:])))


@dataclass(frozen=True, slots=True, kw_only=True)
class AbandonedShip(AdventureCard):
    """Some of the crew fly it away for credits."""

    crew: int
    credits: int
    days: int

    def steps(self, state: TruckerState) -> list[TruckerStep]:
        offer = UseShip(crew=self.crew, credits=self.credits, days=self.days)
        return [OfferInOrder(tuple(state.order()), offer)]


@saved
@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class UseShip(Abandoned):
    """Give up so many figures for so many credits, and lose the days?"""

    ask: Ask = Ask.USE_SHIP
    credits: int

    rule: ClassVar[str] = "CRD-SHIP-01"

    def take(self, state: TruckerState, seat: Seat) -> None:
        state.pay(seat, self.credits, Cause.CARD)
        state.first_for(seat, LoseFigures(seat, self.crew, Cause.CARD))


@dataclass(frozen=True, slots=True, kw_only=True)
class AbandonedStation(AdventureCard):
    """A large enough crew may load its goods."""

    crew: int
    goods: tuple[Colour, ...]
    days: int

    def steps(self, state: TruckerState) -> list[TruckerStep]:
        offer = Dock(crew=self.crew, goods=self.goods, days=self.days)
        return [OfferInOrder(tuple(state.order()), offer)]


@saved
@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class Dock(Abandoned):
    """Load these goods and lose the days?"""

    ask: Ask = Ask.DOCK
    goods: tuple[str, ...]

    rule: ClassVar[str] = "CRD-STATION-01"

    def take(self, state: TruckerState, seat: Seat) -> None:
        state.first_for(seat, GainGoods(seat, colour_numbers(self.goods)))
