"""Radiation leaks: first the crew suffers, then too much power in one place explodes (ABE-CRD-RAD). Some supercards do
one or the other (MIS-EVT)."""

from __future__ import annotations

from typing import Final, final

from starhaul.kernel import Seat
from starhaul.trucker.crew import take_figures
from starhaul.trucker.damage import Detach
from starhaul.trucker.events import Cause, Loss
from starhaul.trucker.radiation import exploding_cells, irradiated_cells, overloaded_cells
from starhaul.trucker.state import TruckerState, TruckerStep


@final
class Irradiate(TruckerStep):
    """Step 1 takes a figure of each component in question, all at the same time; step 2 removes whole blocks
    (ABE-CRD-RAD-01, ABE-CRD-RAD-04)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, state: TruckerState) -> None:
        ship = state.ships[self.seat]
        take_figures(state, self.seat, irradiated_cells(ship), 1, Cause.RADIATION)
        exploding = exploding_cells(ship)
        if exploding:
            state.first_for(self.seat, Detach(exploding, Loss.EXPLODED))


@final
class Sicken(TruckerStep):
    """Whoever lives beside power loses so many figures a cabin (MIS-EVT-10)."""

    __slots__ = ("figures", "seat")

    def __init__(self, seat: Seat, figures: int) -> None:
        self.seat: Final = seat
        self.figures: Final = figures

    def run(self, state: TruckerState) -> None:
        ill = irradiated_cells(state.ships[self.seat])
        take_figures(state, self.seat, ill, self.figures, Cause.RADIATION)


@final
class Overload(TruckerStep):
    """Blocks with so much power in one place fall off, all at the same time (MIS-EVT-11)."""

    __slots__ = ("power", "seat")

    def __init__(self, seat: Seat, power: int) -> None:
        self.seat: Final = seat
        self.power: Final = power

    def run(self, state: TruckerState) -> None:
        overloaded = overloaded_cells(state.ships[self.seat], self.power)
        if overloaded:
            state.first_for(self.seat, Detach(overloaded, Loss.FALLEN_OFF))
