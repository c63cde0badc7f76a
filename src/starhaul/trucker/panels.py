"""Solar panels: each powers one component that is joined to it, once a card (ABE-SOL)."""

from __future__ import annotations

from typing import Final, final

from starhaul.kernel import Seat

from .components import SOLAR_PANEL
from .events import Cause, PanelUsed
from .grid import cells_in
from .ship import Ship
from .sources import Powerings, Source
from .state import TruckerLaneStep, TruckerState


@final
class SolarPanel(Source):
    """It pays for what is joined to it (ABE-SOL-01, ABE-SOL-04)."""

    __slots__ = ()

    def can_power(self, ship: Ship, target: int, powerings: Powerings) -> bool:
        is_promised = any(powering.source == self for powering in powerings)
        return not is_promised and bool(ship.joined_to(1 << self.cell) >> target & 1)

    def named(self, ship: Ship, powerings: Powerings) -> list[Source]:
        del ship, powerings
        return [self]

    def pay(self, ship: Ship) -> None:
        ship.used |= 1 << self.cell

    def spend(self, seat: Seat, targets: tuple[int, ...], cause: Cause) -> TruckerLaneStep:
        del seat
        (target,) = targets
        return UsePanel(self, target, cause)


def ready_panels(ship: Ship) -> list[Source]:
    """Those that work and were not used on this card."""
    return [SolarPanel(cell) for cell in cells_in(ship.working(SOLAR_PANEL) & ~ship.used)]


@final
class UsePanel(TruckerLaneStep):
    """A panel powers this component, and nothing else on this card."""

    __slots__ = ("cause", "panel", "target")

    def __init__(self, panel: SolarPanel, target: int, cause: Cause) -> None:
        self.panel: Final = panel
        self.target: Final = target
        self.cause: Final = cause

    def run(self, state: TruckerState, seat: Seat) -> None:
        ship = state.ships[seat]
        self.panel.pay(ship)
        board = ship.board
        state.tell(PanelUsed(seat, board.square(self.panel.cell), board.square(self.target), self.cause))
