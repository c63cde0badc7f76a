"""Planets: land on a free one, load its goods, lose the days (CRD-PLANETS)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Move, Seat
from starhaul.trucker.boarding import BoardCrew
from starhaul.trucker.cargo import GainGoods
from starhaul.trucker.decisions import Ask
from starhaul.trucker.events import LandedOn, Passed
from starhaul.trucker.moves import LAND, PASS, Land
from starhaul.trucker.state import TruckerQuestion, TruckerState, TruckerStep


@final
class OfferPlanets(TruckerStep):
    """A free planet, or none: nobody has to land (CRD-PLANETS-02)."""

    __slots__ = ("planets", "seat")

    def __init__(self, seat: Seat, planets: int) -> None:
        self.seat: Final = seat
        self.planets: Final = planets
        """How many the card has."""

    def run(self, state: TruckerState) -> None:
        taken = [rocket.planet for rocket in state.rockets]
        free = tuple([number for number in range(1, self.planets + 1) if number not in taken])
        if free:
            state.ask(self.seat, ChoosePlanet(free))


@final
class ChoosePlanet(TruckerQuestion):
    """Land on which planet, if any?"""

    __slots__ = ("free",)

    rule: ClassVar[str] = "CRD-PLANETS-02"

    def __init__(self, free: tuple[int, ...]) -> None:
        super().__init__(Ask.LAND)
        self.free: Final = free

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        del state, seat
        return [*[LAND[planet] for planet in self.free], PASS]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        if isinstance(move, Land):
            state.set_rocket(seat, state.rockets[seat].landed_on(move.planet))
            state.tell(LandedOn(seat, move.planet))
        else:
            state.tell(Passed(seat))


@final
class LoadOnPlanet(TruckerStep):
    """Whoever landed loads (CRD-PLANETS-03); those ahead first, in case the bank runs short (FLT-11)."""

    __slots__ = ("crew", "planets", "seat")

    def __init__(self, seat: Seat, planets: tuple[tuple[int, ...], ...], crew: tuple[int, ...] = ()) -> None:
        self.seat: Final = seat
        self.planets: Final = planets
        """The goods of each."""
        self.crew: Final = crew
        """The humans of each, where some have any."""

    def run(self, state: TruckerState) -> None:
        planet = state.rockets[self.seat].planet
        if planet:
            boarding = [BoardCrew(self.crew[planet - 1], 0)] if self.crew else []
            state.all_first_for(self.seat, GainGoods(self.planets[planet - 1]), *boarding)


@final
class LeavePlanet(TruckerStep):
    """Landing costs the days (CRD-PLANETS-04)."""

    __slots__ = ("days", "seat")

    def __init__(self, seat: Seat, days: int) -> None:
        self.seat: Final = seat
        self.days: Final = days

    def run(self, state: TruckerState) -> None:
        rocket = state.rockets[self.seat]
        if rocket.planet:
            state.set_rocket(self.seat, rocket.landed_on(0))
            state.move_rocket(self.seat, -self.days)
