"""Meteors and shots of a card that no deck has: what a rule needs, and nothing else."""

from __future__ import annotations

from starhaul.kernel import Event
from starhaul.trucker import TruckerState
from starhaul.trucker.events import Meeting, PanelUsed, ThreatMet, TokensSpent
from starhaul.trucker.flight import CardResolved
from starhaul.trucker.grid import Square
from starhaul.trucker.hazards import Hit
from starhaul.trucker.ship import Ship
from starhaul.trucker.state import TruckerStep
from trucker.tables import fly, told

FRONT_SMALL = Hit("small", "front")
FRONT_LARGE = Hit("large", "front")


def under(*hits: Hit, ships: tuple[Ship, ...]) -> TruckerState:
    """Ships at which these come, one after the other, seat 0 ahead; then the card is resolved."""
    table = fly(*ships)
    seats = tuple(table.order())
    return begin(table, *[hit.at(seats) for hit in hits])


def begin(table: TruckerState, *steps: TruckerStep) -> TruckerState:
    """A card that consists of these steps."""
    table.questions = {}
    table.first(*steps, CardResolved())
    table.run_due()
    return table


def met(events: list[Event], seat: int = 0) -> list[tuple[Meeting, Square | None]]:
    """How each threat ended for this ship."""
    return [(one.how, one.square) for one in told(events, ThreatMet) if one.seat == seat]


def paid(events: list[Event]) -> list[str]:
    """What paid for power, in this order: `token`, or the square of a panel."""
    found = [event for event in events if isinstance(event, TokensSpent | PanelUsed)]
    return [f"panel {event.square}" if isinstance(event, PanelUsed) else "token" for event in found]
