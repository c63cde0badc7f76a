"""Supercards in flight are adventures like others, for everybody and without a reward (MIS-SUP-06, MIS-SUP-07)."""

from __future__ import annotations

from random import Random

import pytest

from citing import rule
from rules.trucker.fleet import launched
from starhaul.kernel import Event, Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.adventures import CARDS
from starhaul.trucker.events import (
    CardRevealed,
    ComponentsLost,
    CreditsChanged,
    CrewBoarded,
    FlightEnded,
    GoodsLoaded,
    OfferTaken,
    RocketMoved,
)
from starhaul.trucker.ship import Ship
from trucker.tables import fly, told

SUPERCARDS = [card.id for card in CARDS if card.deck == "S"]


def stocked() -> Ship:
    """Cannons, an engine, crew, and goods: whatever a card asks for, there is some of it."""
    return launched("II", (5, 6), """
        .           gun^:0010  gun^:0010    .          .
        holdx2:0300 pipes:13*3 start        cabin:*1*3 cabin:*1*3
        .           .          engine^:1000 .          .
    """, {(5, 7): "yg"})  # fmt: skip


def resolve(state: TruckerState, seed: int) -> list[Event]:
    """Random dice and answers until the card is over."""
    rng, events = Random(seed), list[Event]()
    while not events or state.card >= 0:
        if state.chance is not None:
            cards = state.deck.read_cards() if not told(events, CardRevealed) else ()
            events += state.resolve(cards[:1] or state.chance.sample(rng))
        else:
            seat = min(state.decisions)
            move = rng.choice(state.legal_moves(seat))
            flying_on = [other for other in state.legal_moves(seat) if str(other) == "fly-on"]
            events += state.apply(seat, flying_on[0] if flying_on else move)
    return events


def before_payday(events: list[Event]) -> list[Event]:
    """A card that leaves nobody in flight ends it."""
    ends = [at for at, event in enumerate(events) if isinstance(event, FlightEnded)]
    return events[: ends[0]] if ends else events


@rule("MIS-SUP-07")
@pytest.mark.parametrize("card", SUPERCARDS)
def test_no_supercard_brings_anything(card: str) -> None:
    for seed in range(3):
        table = fly(stocked(), stocked(), cards=[card], sets=["abe", "missions"])
        events = before_payday(resolve(table, seed))
        assert [revealed.card for revealed in told(events, CardRevealed)] == [card]
        assert not told(events, OfferTaken)
        assert not told(events, GoodsLoaded)
        assert not told(events, CrewBoarded)
        assert not [change for change in told(events, CreditsChanged) if change.amount > 0]
        assert not [move for move in told(events, RocketMoved) if move.days > 0]


@rule("MIS-SUP-06")
def test_everybody_in_flight_has_to_face_it() -> None:
    table = fly(stocked(), stocked(), stocked(), cards=["SC01"], sets=["missions"])
    events = resolve(table, 1)
    assert {lost.seat for lost in told(events, ComponentsLost)} == {Seat(0), Seat(1), Seat(2)}
