"""How strong ships can be with the power that is left aboard: what somebody reckons with who flies against them."""

from __future__ import annotations

from .components import DOUBLE_CANNON, DOUBLE_ENGINE
from .grid import FRONT, cells_in
from .matching import most_pairs
from .panels import ready_panels
from .ship import Ship
from .strength import cannon_halves, engine_strength

Attainable = tuple[int, int]
"""The most that engines can do now, and cannons, in half points."""


def attainable(ship: Ship) -> Attainable:
    """With as many doubles powered as tokens and panels can power; double cannons that point forward come first."""
    doubles = ship.working(DOUBLE_CANNON)
    forward = _powered(ship, doubles & ship.aims[FRONT])
    halves = cannon_halves(ship, forward, _powered(ship, doubles) - forward)
    return engine_strength(ship, _powered(ship, ship.working(DOUBLE_ENGINE))), halves


def _powered(ship: Ship, doubles: int) -> int:
    """How many of these can have power at the same time."""
    return min(doubles.bit_count(), ship.total_tokens + _by_panels(ship, doubles)) if doubles else 0


def _by_panels(ship: Ship, doubles: int) -> int:
    """Each panel powers one of those that are joined to it (ABE-SOL-01)."""
    panels = [panel.cell for panel in ready_panels(ship)]
    if not panels:
        return 0
    of_panels = {panel: cells_in(ship.joined_to(1 << panel) & doubles) for panel in panels}
    of_doubles = {cell: [panel for panel in panels if cell in of_panels[panel]] for cell in cells_in(doubles)}
    return most_pairs({**of_panels, **of_doubles})
