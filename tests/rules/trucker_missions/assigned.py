"""Flights with a mission, from the moment before the next card."""

from __future__ import annotations

from typing import Any

from starhaul.trucker import TruckerState
from starhaul.trucker.composing import compose_terms
from starhaul.trucker.mission_steps.settling import SettleMission
from starhaul.trucker.moments import ComeTo
from starhaul.trucker.ship import Ship
from starhaul.trucker.terms import Moment
from trucker.tables import build, fly


def on_mission(mission: str, *ships: Ship, **options: Any) -> TruckerState:
    """As `fly`, with this mission; what it lays out before the flight is left to the test."""
    table = fly(*ships, sets=["missions"], **options)
    table.leg = table.leg.flying(mission)
    steps = table.agenda.steps
    steps.insert(steps.index(ComeTo(Moment.BEFORE_PAYING)) + 1, SettleMission())
    compose_terms(table)
    return table


def building_for(mission: str, seats: int = 2, **options: Any) -> TruckerState:
    """A new game with this mission, from the beginning."""
    return build(seats, sets=["missions"], missions=[mission], **options)
