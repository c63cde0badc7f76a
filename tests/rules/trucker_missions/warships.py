"""Ships for fleets, tactical zones and special events: what counts there, standing in rows."""

from __future__ import annotations

from collections.abc import Mapping

from starhaul.trucker import TruckerState
from starhaul.trucker.grid import Square
from starhaul.trucker.ship import Ship
from trucker.seats import changed
from trucker.shipyard import ship
from trucker.tables import aboard, manned


def warship(*rows: str, contents: Mapping[Square, str] | None = None) -> Ship:
    """These rows from 3,4 on, manned and charged: where components stand and how they are joined does not matter
    here."""
    drawing = "\n".join(rows)
    return aboard(manned(ship("III", (3, 4), f"\n{drawing}\n")), contents or {})


def on_level(table: TruckerState, level: str) -> TruckerState:
    """The same flight on another flight board."""
    table.leg = changed(table.leg, level=level)
    return table
