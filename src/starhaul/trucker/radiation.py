"""Radiation leaks: whom they harm in a ship, and what they blow up (ABE-CRD-RAD)."""

from __future__ import annotations

from typing import Final

from .components import BATTERY, ROUTING_MODULE, SOLAR_PANEL
from .grid import cells_in
from .joining import block
from .ship import Ship

OVERLOAD: Final = 4
"""A block with so many tokens and solar panels explodes (ABE-CRD-RAD-04)."""


def irradiated_cells(ship: Ship) -> int:
    """The components that lose a figure: those with crew that are joined to charged batteries or to solar panels
    (ABE-CRD-RAD-01 to ABE-CRD-RAD-03)."""
    return ship.crewed_cells() & ship.joined_to(_charged(ship) | ship.working(SOLAR_PANEL))


def exploding_cells(ship: Ship) -> int:
    """The blocks that explode (ABE-CRD-RAD-04)."""
    return overloaded_cells(ship, OVERLOAD)


def overloaded_cells(ship: Ship, least: int) -> int:
    """The blocks with at least so many tokens and solar panels, all judged at the same time; wireless links count
    (ABE-CRD-RAD-05)."""
    panels = ship.working(SOLAR_PANEL)
    rest = panels | _charged(ship) | ship.working(ROUTING_MODULE)
    overloaded = 0
    while rest:
        together = block(ship, rest & -rest, rest)
        power = (together & panels).bit_count() + sum([ship.tokens_at(cell) for cell in cells_in(together)])
        if power >= least:
            overloaded |= together
        rest &= ~together
    return overloaded


def _charged(ship: Ship) -> int:
    """Battery components with tokens; one without is ignored (ABE-CRD-RAD-02)."""
    return ship.working(BATTERY) & ship.token_cells()
