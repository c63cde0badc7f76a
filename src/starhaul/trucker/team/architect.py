"""The Architect: an annexe beyond the outline, and a prize of his own for looks (ABE-SUP-ARC)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Seat
from starhaul.trucker.allowances import Allowance, Trial
from starhaul.trucker.events import AbilityUsed, Cause
from starhaul.trucker.scoring import best_looking
from starhaul.trucker.ship import Ship
from starhaul.trucker.state import TruckerLaneStep, TruckerState
from starhaul.trucker.terms import Moment, Terms

from .ability import Ability

BEYOND: Final = ("outside_area", "closed_square")
"""What is wrong with a square where nothing may stand."""


@final
class Annexe(Ability):
    """One component outside the outline, within the rows and columns of the board."""

    __slots__ = ()

    key: ClassVar[str] = "architect.a"
    rules: ClassVar[tuple[str, ...]] = ("ABE-SUP-ARC-01", "ABE-SUP-ARC-02", "ABE-SUP-ARC-05")

    def contribute(self, state: TruckerState, seat: Seat, terms: Terms) -> None:
        del state, seat
        terms.hull = terms.hull.with_outside(1)
        terms.allowances = (*terms.allowances, BeyondOutline())


@final
class BeyondOutline(Allowance):
    """A component may go beyond the building area while the ship has fewer there than it may."""

    __slots__ = ()

    def squares(self, ship: Ship) -> int:
        return ship.board.frame & ~(ship.board.area | ship.occupied)

    def allow(self, state: TruckerState, seat: Seat, trial: Trial) -> None:
        del state, seat
        ship = trial.ship
        if ship.board.frame >> trial.cell & 1 and (ship.occupied & ~ship.board.area).bit_count() < ship.rules.outside:
            for code in BEYOND:
                trial.forgive(code)


@final
class ArchitecturalPrize(Ability):
    """The bonus for the best-looking ship once more: when ships are whole, or else at the end of the flight."""

    __slots__ = ()

    key: ClassVar[str] = "architect.b"
    rules: ClassVar[tuple[str, ...]] = ("ABE-SUP-ARC-03", "ABE-SUP-ARC-04")

    def contribute(self, state: TruckerState, seat: Seat, terms: Terms) -> None:
        del state, seat
        for moment in self.moments():
            terms.add_step(moment, AwardPrize())

    def moments(self) -> tuple[Moment, ...]:
        return (Moment.JUDGED, Moment.BEFORE_PAYING)


@final
class AwardPrize(TruckerLaneStep):
    """Once a flight, to a ship that none looks better than. After the flight only those who finished are compared, as
    for the usual bonus; what others do to that bonus does nothing to this one (ABE-SUP-ARC-03)."""

    __slots__ = ()

    def run(self, state: TruckerState, seat: Seat) -> None:
        team = state.teams[seat]
        if team.uses(ArchitecturalPrize.key):
            return
        compared = state.taking_part() if state.is_at_start(seat) else state.order()
        if seat in best_looking(state, compared):
            state.set_team(seat, team.using(ArchitecturalPrize.key))
            state.tell(AbilityUsed(seat, ArchitecturalPrize.key))
            state.pay(seat, state.board.best_looking, Cause.ARCHITECT)
