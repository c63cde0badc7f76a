"""The Planner: a ship in two pieces while it is built, and promises about what will stand where (ABE-SUP-PLA)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Seat
from starhaul.trucker.allowances import Allowance, Trial
from starhaul.trucker.ship import Ship
from starhaul.trucker.state import TruckerState
from starhaul.trucker.terms import Moment, Terms

from .ability import Ability, UsableAbility
from .markers import PayMarkers, PutMarkers, WrongComponents

MOST_PIECES: Final = 2


@final
class TwoPieces(Ability):
    """While it is built the ship may be in two pieces."""

    __slots__ = ()

    key: ClassVar[str] = "planner.a"
    rules: ClassVar[tuple[str, ...]] = ("ABE-SUP-PLA-01", "ABE-SUP-PLA-02")

    def contribute(self, state: TruckerState, seat: Seat, terms: Terms) -> None:
        del state, seat
        terms.allowances = (*terms.allowances, LoosePiece())
        terms.hull = terms.hull.with_mistakes()


@final
class LoosePiece(Allowance):
    """A component need not be joined to any other, as long as the ship is in one piece."""

    __slots__ = ()

    def squares(self, ship: Ship) -> int:
        return ship.building_area if _may_begin(ship) else 0

    def allow(self, state: TruckerState, seat: Seat, trial: Trial) -> None:
        del state, seat
        if _may_begin(trial.ship):
            trial.forgive("not-joined")


def _may_begin(ship: Ship) -> bool:
    return len(ship.pieces()) < MOST_PIECES


@final
class Promises(UsableAbility):
    """Five markers before building, two credits for each component that is what its marker says."""

    __slots__ = ()

    key: ClassVar[str] = "planner.b"
    rules: ClassVar[tuple[str, ...]] = tuple([f"ABE-SUP-PLA-0{number}" for number in range(3, 8)])
    moment: ClassVar[Moment] = Moment.BEFORE_BUILDING

    def contribute(self, state: TruckerState, seat: Seat, terms: Terms) -> None:
        super().contribute(state, seat, terms)
        terms.building = (*terms.building, WrongComponents())
        terms.add_step(Moment.JUDGED, PayMarkers())

    def moments(self) -> tuple[Moment, ...]:
        return (*super().moments(), Moment.JUDGED)

    def is_wise(self, state: TruckerState, seat: Seat) -> bool:
        """It costs nothing."""
        del state, seat
        return True

    def use(self, state: TruckerState, seat: Seat) -> None:
        state.first_for(seat, PutMarkers(0))
