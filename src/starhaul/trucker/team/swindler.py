"""The Swindler: not quite finished when he says so, and a credit better off than others (ABE-SUP-SWI)."""

from __future__ import annotations

from typing import ClassVar, final

from starhaul.kernel import Seat
from starhaul.trucker.levels import flight_number
from starhaul.trucker.state import TruckerState
from starhaul.trucker.terms import Moment, Terms

from .ability import Ability
from .late_building import AddLastComponent, LateBuilding


@final
class LateComponents(Ability):
    """A few components more after finishing, one of them when all have finished."""

    __slots__ = ()

    key: ClassVar[str] = "swindler.a"
    rules: ClassVar[tuple[str, ...]] = ("ABE-SUP-SWI-01",)

    def contribute(self, state: TruckerState, seat: Seat, terms: Terms) -> None:
        del seat
        most = flight_number(state.level)
        terms.building = (*terms.building, LateBuilding(most))
        terms.add_step(Moment.AFTER_BUILDING, AddLastComponent(most))

    def moments(self) -> tuple[Moment, ...]:
        return (Moment.AFTER_BUILDING,)


@final
class BetterDeals(Ability):
    """A credit less to pay, a credit more to get."""

    __slots__ = ()

    key: ClassVar[str] = "swindler.b"
    rules: ClassVar[tuple[str, ...]] = ("ABE-SUP-SWI-02", "ABE-SUP-SWI-03", "ABE-SUP-SWI-04")

    def contribute(self, state: TruckerState, seat: Seat, terms: Terms) -> None:
        del state, seat
        terms.better_by = 1
