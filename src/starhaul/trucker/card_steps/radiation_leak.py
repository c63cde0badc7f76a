"""Radiation leaks: first the crew suffers, then too much power in one place explodes (ABE-CRD-RAD)."""

from __future__ import annotations

from typing import Final, final

from starhaul.kernel import Seat
from starhaul.trucker.crew import take_figure
from starhaul.trucker.damage import Detach
from starhaul.trucker.events import Cause, Loss
from starhaul.trucker.grid import cells_in
from starhaul.trucker.radiation import exploding_cells, irradiated_cells
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
        for cell in cells_in(irradiated_cells(ship)):
            take_figure(state, self.seat, cell, Cause.RADIATION)
        exploding = exploding_cells(ship)
        if exploding:
            state.first_for(self.seat, Detach(exploding, Loss.EXPLODED))
