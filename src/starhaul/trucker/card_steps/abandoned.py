"""Abandoned ships and stations: the first who uses one ends the card (CRD-SHIP, CRD-STATION)."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final, final

from starhaul.kernel import Move, Seat
from starhaul.trucker.cargo import GainGoods
from starhaul.trucker.crew import LoseFigures
from starhaul.trucker.crubots import Muster, stations_needed
from starhaul.trucker.decisions import Ask
from starhaul.trucker.events import Cause, CrewTooSmall, ShotsBraved
from starhaul.trucker.goods import colour_numbers
from starhaul.trucker.hazards import Hit
from starhaul.trucker.moves import Accept
from starhaul.trucker.ship import Ship
from starhaul.trucker.state import TruckerState, TruckerStep

from .offers import Offer


class Abandoned(Offer):
    """Something for the first who has enough crew for it and wants it. Whoever wants what is defended is shot at first,
    and decides again then (ABE-CRD-ABN-01, ABE-CRD-ABN-02)."""

    __slots__ = ("crew", "is_braved", "others", "shots")

    optional: ClassVar[tuple[str, ...]] = ("shots", "is_braved")

    def __init__(
        self, ask: Ask, days: int, crew: int, others: tuple[Seat, ...], shots: tuple[Hit, ...], is_braved: bool
    ) -> None:
        super().__init__(ask, days)
        self.crew: Final = crew
        self.others: Final = others
        """Who may use it if this player passes."""
        self.shots: Final = shots
        """What is fired at whoever wants to use it."""
        self.is_braved: Final = is_braved
        """Whether this player has had that behind."""

    def suits(self, ship: Ship) -> bool:
        """Whether the crew is large enough."""
        return ship.crew >= self.crew

    @abstractmethod
    def before(self, others: tuple[Seat, ...], *, is_braved: bool = False) -> Abandoned:
        """The same offer to somebody before these."""

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        if isinstance(move, Accept) and self.shots and not self.is_braved:
            state.tell(ShotsBraved(seat))
            braved = self.before(self.others, is_braved=True)
            state.first(*[shot.at((seat,)) for shot in self.shots], OfferAgain(seat, braved))
            self.gather(state, seat)
        else:
            super().answer(state, seat, move)

    def gather(self, state: TruckerState, seat: Seat) -> None:
        """Have the crew that it needs at the moment of the decision (ABE-CRD-ABN-04): most have it anyway."""

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
        if len(able) < len(self.seats):
            unable = tuple([seat for seat in self.seats if seat not in able])
            state.tell(CrewTooSmall(unable, self.offer.crew, nobody=not able))
        if able:
            state.ask(able[0], self.offer.before(tuple(able[1:])))


@final
class OfferAgain(TruckerStep):
    """After the shots: to the same player, if there is crew enough left, or to the next ones (ABE-CRD-ABN-02)."""

    __slots__ = ("offer", "seat")

    def __init__(self, seat: Seat, offer: Abandoned) -> None:
        self.seat: Final = seat
        self.offer: Final = offer

    def run(self, state: TruckerState) -> None:
        if self.offer.suits(state.ships[self.seat]):
            state.ask(self.seat, self.offer)
        else:
            state.tell(CrewTooSmall((self.seat,), self.offer.crew, nobody=not self.offer.others))
            self.offer.leave(state)


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
        shots: tuple[Hit, ...] = (),
        is_braved: bool = False,
    ) -> None:
        super().__init__(Ask.USE_SHIP, days, crew, others, shots, is_braved)
        self.credits: Final = credits

    def before(self, others: tuple[Seat, ...], *, is_braved: bool = False) -> UseShip:
        return UseShip(self.days, self.crew, others, self.credits, self.shots, is_braved)

    def take(self, state: TruckerState, seat: Seat) -> None:
        state.pay(seat, self.credits, Cause.CARD)
        state.first_for(seat, LoseFigures(seat, self.crew, Cause.CARD))


@final
class Dock(Abandoned):
    """Load these goods and lose the days?"""

    __slots__ = ("goods",)

    rule: ClassVar[str] = "CRD-STATION-01"

    def __init__(
        self,
        days: int,
        crew: int,
        others: tuple[Seat, ...],
        goods: tuple[str, ...],
        shots: tuple[Hit, ...] = (),
        is_braved: bool = False,
    ) -> None:
        super().__init__(Ask.DOCK, days, crew, others, shots, is_braved)
        self.goods: Final = goods

    def before(self, others: tuple[Seat, ...], *, is_braved: bool = False) -> Dock:
        return Dock(self.days, self.crew, others, self.goods, self.shots, is_braved)

    def suits(self, ship: Ship) -> bool:
        """Crubots count, and may have to be activated for it (ABE-CRU-03)."""
        return ship.crew >= self.crew or stations_needed(ship, self.crew) is not None

    def gather(self, state: TruckerState, seat: Seat) -> None:
        state.first_for(seat, Muster(self.crew))

    def take(self, state: TruckerState, seat: Seat) -> None:
        state.all_first_for(seat, Muster(self.crew), GainGoods(colour_numbers(self.goods)))
