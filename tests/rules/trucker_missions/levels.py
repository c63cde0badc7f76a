"""Flights of levels that no ship of the test would need."""

from __future__ import annotations

from starhaul.trucker import TruckerState
from starhaul.trucker.table import Leg


def at_level(table: TruckerState, level: str) -> TruckerState:
    """The same flight on the board of another level: supercards grow harsher with it (MIS-SUP-08)."""
    leg = table.leg
    table.leg = Leg(leg.number, level, leg.ship_class, leg.stage)
    return table
