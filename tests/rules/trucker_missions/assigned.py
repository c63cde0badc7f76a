"""Flights with a mission, from the moment before the next card."""

from __future__ import annotations

from random import Random
from typing import Any

from starhaul.kernel import Event
from starhaul.trucker import TruckerState
from starhaul.trucker.composing import compose_terms
from starhaul.trucker.mission_steps.settling import SettleMission
from starhaul.trucker.moments import ComeTo
from starhaul.trucker.ship import Ship
from starhaul.trucker.terms import Moment
from trucker.tables import build, fly


def on_mission(mission: str, *ships: Ship, **options: Any) -> TruckerState:
    """As `fly`, with this mission; what it lays out before the flight is left to the test."""
    table = fly(*ships, sets=["missions"], mission=mission, **options)
    steps = table.agenda.steps
    steps.insert(steps.index(ComeTo(Moment.BEFORE_PAYING)) + 1, SettleMission())
    compose_terms(table)
    return table


def building_for(mission: str, seats: int = 2, **options: Any) -> TruckerState:
    """A new game with this mission, which has laid out something or other."""
    table = build(seats, sets=["missions"], missions=[mission], **options)
    rng = Random(1)
    while table.chance is not None:
        table.resolve(table.chance.sample(rng))
    return table


def resolve_card(table: TruckerState) -> list[Event]:
    """Play the card at hand: nobody gives up or waits, rewards are left, dice show two."""
    events: list[Event] = []
    revealed = len(table.revealed)
    while not (len(table.revealed) > revealed and table.card < 0 and table.chance is None):
        if table.chance is not None:
            cards = table.deck.read_cards()
            dice = getattr(table.chance, "count", 0)
            events += table.resolve((1,) * dice if table.card >= 0 else cards[:1])
        else:
            seat = next(iter(table.decisions))
            preferred = [move for move in table.legal_moves(seat) if str(move) in ("fly-on", "pass", "done", "endure")]
            events += table.apply(seat, (preferred or table.legal_moves(seat))[0])
    return events
