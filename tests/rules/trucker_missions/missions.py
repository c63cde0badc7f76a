"""Flights with a mission for tests: in flight at once, whatever the mission lays out before building."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starhaul.trucker import TruckerState
from starhaul.trucker.composing import compose_terms
from starhaul.trucker.events import Cause
from starhaul.trucker.ship import Ship
from trucker.seats import bills_of
from trucker.tables import build, fly

PLAIN = "MS11"
"""A mission that lays out nothing and asks nothing."""


def drawn(seats: int = 2, **options: Any) -> TruckerState:
    """A game whose missions are drawn."""
    return build(seats, sets=["missions"], missions="drawn", **options)


def fly_mission(mission: str, *ships: Ship, cards: Sequence[str], **options: Any) -> TruckerState:
    """As `fly`, under the terms of this mission."""
    table = fly(*ships, **{"sets": ["missions"], "missions": [PLAIN], "cards": cards, **options})
    table.leg = table.leg.flying(mission)
    compose_terms(table)
    return table


def paid(table: TruckerState, *causes: Cause) -> list[list[int]]:
    """By seat, what these lines of the bills say; without causes, all lines that a mission pays."""
    names = [cause.name.lower() for cause in causes or [cause for cause in Cause if cause.name.startswith("MISSION_")]]
    return [[line.amount for line in bill if line.reason in names] for bill in bills_of(table)]
