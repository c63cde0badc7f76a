"""Meteor alerts (MIS-ALERT)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from starhaul.kernel import Seat
from starhaul.trucker.grid import FACING_NAMES
from starhaul.trucker.hits import LARGE_METEOR
from starhaul.trucker.levels import lines_down_to
from starhaul.trucker.rolling import RollForLane
from starhaul.trucker.state import TruckerState, TruckerStep
from starhaul.trucker.threats import Projectiles

from .card import AdventureCard


@dataclass(frozen=True, slots=True)
class AlertMeteor:
    """A large meteor, perhaps with a die drawn on its arrow."""

    from_side: Literal["front", "right", "rear", "left"]
    die: int = 0
    """What the first die shows without being rolled; 0 where both are (MIS-ALERT-03)."""

    optional: ClassVar[tuple[str, ...]] = ("die",)

    def at(self, seats: tuple[Seat, ...]) -> TruckerStep:
        """The first of these players rolls (MIS-ALERT-02)."""
        meteor = Projectiles(FACING_NAMES.index(self.from_side), (LARGE_METEOR,))
        return RollForLane(seats[0], seats, meteor, (self.die,) if self.die else ())


@dataclass(frozen=True, slots=True, kw_only=True)
class MeteorAlert(AdventureCard):
    """A line for each level; all from the first to that of the flight count (MIS-ALERT-01)."""

    rows: tuple[tuple[AlertMeteor, ...], ...]

    def steps(self, state: TruckerState) -> list[TruckerStep]:
        seats = tuple(state.order())
        return [meteor.at(seats) for row in lines_down_to(self.rows, state.level) for meteor in row]
