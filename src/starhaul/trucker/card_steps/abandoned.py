"""Abandoned ships and stations: the first who uses one ends the card (CRD-SHIP, CRD-STATION)."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final, final

from starhaul.kernel import Seat
from starhaul.trucker.cargo import GainGoods
from starhaul.trucker.crew import LoseFigures
from starhaul.trucker.crubots import Muster, stations_needed
from starhaul.trucker.decisions import Ask
from starhaul.trucker.events import Cause
from starhaul.trucker.goods import colour_numbers
from starhaul.trucker.ship import Ship
from starhaul.trucker.state import TruckerState, TruckerStep

from .offers import Offer


class Abandoned(Offer):
    """Something for the first who has enough crew for it and wants it."""

    __slots__ = ("crew", "others")

    def __init__(self, ask: Ask, days: int, crew: int, others: tuple[Seat, ...]) -> None:
        super().__init__(ask, days)
        self.crew: Final = crew
        self.others: Final = others
        """Who may use it if this player passes."""

    def suits(self, ship: Ship) -> bool:
        """Whether the crew is large enough."""
        return ship.crew >= self.crew

    @abstractmethod
    def before(self, others: tuple[Seat, ...]) -> Abandoned:
        """The same offer to somebody before these."""

    def leave(self, state: TruckerState) -> None:
        state.first(OfferInOrder(self.others, self))


@final
class OfferInOrder(TruckerStep):
    """To those with enough crew, one after the other, until somebody takes it (CRD-SHIP-02, CRD-STATION-01)."""

    __slots__ = ("offer", "seats")

    def __init__(self, seats: tuple[Seat, ...], offer: Abandoned) -> None:
        self.seats: Final = seats
        self.offer: Final = offer

    def run(self, state: TruckerState) -> None:
        able = [seat for seat in self.seats if self.offer.suits(state.ships[seat])]
        if able:
            state.ask(able[0], self.offer.before(tuple(able[1:])))


@final
class UseShip(Abandoned):
    """Give up so many figures for so many credits, and lose the days?"""

    __slots__ = ("credits",)

    rule: ClassVar[str] = "CRD-SHIP-01"

    def __init__(
        self,
        days: int,
        crew: int,
        others: tuple[Seat, ...],
        credits: int,  # noqa: A002 the word of the game
    ) -> None:
        super().__init__(Ask.USE_SHIP, days, crew, others)
        self.credits: Final = credits

    def before(self, others: tuple[Seat, ...]) -> UseShip:
        return UseShip(self.days, self.crew, others, self.credits)

    def take(self, state: TruckerState, seat: Seat) -> None:
        state.pay(seat, self.credits, Cause.CARD)
        state.first_for(seat, LoseFigures(seat, self.crew, Cause.CARD))


@final
class Dock(Abandoned):
    """Load these goods and lose the days?"""

    __slots__ = ("goods",)

    rule: ClassVar[str] = "CRD-STATION-01"

    def __init__(self, days: int, crew: int, others: tuple[Seat, ...], goods: tuple[str, ...]) -> None:
        super().__init__(Ask.DOCK, days, crew, others)
        self.goods: Final = goods

    def before(self, others: tuple[Seat, ...]) -> Dock:
        return Dock(self.days, self.crew, others, self.goods)

    def suits(self, ship: Ship) -> bool:
        """Crubots count, and may have to be activated for it (ABE-CRU-03)."""
        return ship.crew >= self.crew or stations_needed(ship, self.crew) is not None

    def take(self, state: TruckerState, seat: Seat) -> None:
        state.first_for(seat, Muster(self.crew), GainGoods(colour_numbers(self.goods)))
