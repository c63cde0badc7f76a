"""The ship of the rulebook's intruder examples, drawn with real components, and words for what intruders do to it."""

from __future__ import annotations

from collections.abc import Sequence

from starhaul.kernel import Event
from starhaul.trucker.events import ChargePlanted, IntruderGone, IntruderStepped, Intrusion
from starhaul.trucker.grid import Square
from starhaul.trucker.ship import Ship
from trucker.shipyard import ship
from trucker.tables import aboard, manned, told

EXAMPLE = """
    .            .           2gun^:0010 .            .          .
    .            A42v        A35^       A12^         .          .
    A23>         .           start      B145^        B054>      .
    B062<        B012^       B030^      B111v        B012v      A12>
    engine^:0300 B088^       .          engine^:2000 .          .
"""


def raided() -> Ship:
    """Its auto-defense system is at 5,7, the armory at 7,6, thrusters at 8,6 (front, right) and 10,8 (right, rear)."""
    return aboard(manned(ship("III", (5, 5), EXAMPLE)), {(8, 8): "b", (6, 9): "3t"})


def steps(events: Sequence[Event], seat: int = 0, hand: str = "left") -> list[Square]:
    """Where an intruder went."""
    return [step.square for step in told(events, IntruderStepped) if (step.seat, step.hand) == (seat, hand)]


def endings(events: Sequence[Event]) -> list[tuple[int, Intrusion]]:
    return [(gone.seat, gone.how) for gone in told(events, IntruderGone)]


def charges(events: Sequence[Event], seat: int = 0) -> list[Square]:
    return [planted.square for planted in told(events, ChargePlanted) if planted.seat == seat]
