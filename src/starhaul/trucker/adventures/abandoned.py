"""Abandoned ships and stations: the first who uses one ends the card (CRD-SHIP, CRD-STATION)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from starhaul.kernel import Move, Seat
from starhaul.trucker.cargo import GainGoods
from starhaul.trucker.crew import LoseFigures
from starhaul.trucker.decisions import Ask, Question
from starhaul.trucker.events import Cause, OfferTaken, Passed
from starhaul.trucker.moves import ACCEPT, PASS, Accept
from starhaul.trucker.saving import saved
from starhaul.trucker.state import TruckerState, TruckerStep

from .card import AdventureCard, Colour, colour_names, colour_numbers


@dataclass(frozen=True, slots=True, kw_only=True)
class AbandonedShip(AdventureCard):
    """Some of the crew fly it away for credits."""

    crew: int
    credits: int
    days: int

    def steps(self, state: TruckerState) -> list[TruckerStep]:
        return [OfferShip(tuple(state.order()), self.crew, self.credits, self.days)]


@saved
@dataclass(frozen=True, slots=True)
class OfferShip(TruckerStep):
    """In order, to those with enough crew (CRD-SHIP-01, CRD-SHIP-02)."""

    seats: tuple[Seat, ...]
    crew: int
    credits: int
    days: int

    def run(self, state: TruckerState) -> None:
        if not self.seats:
            return
        seat, *others = self.seats
        state.first(OfferShip(tuple(others), self.crew, self.credits, self.days))
        if state.ships[seat].crew >= self.crew:
            state.ask(seat, UseShip(crew=self.crew, credits=self.credits, days=self.days))


@saved
@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class UseShip(Question):
    """Give up so many figures for so many credits, and lose the days?"""

    ask: Ask = Ask.USE_SHIP
    crew: int
    credits: int
    days: int

    rule: ClassVar[str] = "CRD-SHIP-01"

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        del state, seat
        return [ACCEPT, PASS]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        if not isinstance(move, Accept):
            state.tell(Passed(seat))
            return
        end_offers(state, OfferShip)
        state.tell(OfferTaken(seat))
        state.first(LoseDays(seat, self.days))
        state.pay(seat, self.credits, Cause.CARD)
        state.first_for(seat, LoseFigures(seat, self.crew, Cause.CARD))


@dataclass(frozen=True, slots=True, kw_only=True)
class AbandonedStation(AdventureCard):
    """A large enough crew may load its goods."""

    crew: int
    goods: tuple[Colour, ...]
    days: int

    def steps(self, state: TruckerState) -> list[TruckerStep]:
        return [OfferStation(tuple(state.order()), self.crew, colour_numbers(self.goods), self.days)]


@saved
@dataclass(frozen=True, slots=True)
class OfferStation(TruckerStep):
    """In order, to those with enough crew (CRD-STATION-01)."""

    seats: tuple[Seat, ...]
    crew: int
    goods: tuple[int, ...]
    days: int

    def run(self, state: TruckerState) -> None:
        if not self.seats:
            return
        seat, *others = self.seats
        state.first(OfferStation(tuple(others), self.crew, self.goods, self.days))
        if state.ships[seat].crew >= self.crew:
            state.ask(seat, Dock(goods=colour_names(self.goods), days=self.days))


@saved
@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class Dock(Question):
    """Load these goods and lose the days?"""

    ask: Ask = Ask.DOCK
    goods: tuple[str, ...]
    days: int

    rule: ClassVar[str] = "CRD-STATION-01"

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        del state, seat
        return [ACCEPT, PASS]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        if not isinstance(move, Accept):
            state.tell(Passed(seat))
            return
        end_offers(state, OfferStation)
        state.tell(OfferTaken(seat))
        state.first(LoseDays(seat, self.days))
        state.first_for(seat, GainGoods(seat, colour_numbers(self.goods)))


def end_offers(state: TruckerState, offer: type[TruckerStep]) -> None:
    """The offer to those behind falls away."""
    due = state.agenda.next()
    assert isinstance(due, offer)


@saved
@dataclass(frozen=True, slots=True)
class LoseDays(TruckerStep):
    """The rocket moves back."""

    seat: Seat
    days: int

    def run(self, state: TruckerState) -> None:
        state.move_rocket(self.seat, -self.days)
