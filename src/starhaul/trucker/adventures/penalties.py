"""What a card can take from a player who was too weak (CRD-COMBAT-04, CRD-ENEMY-02)."""

from __future__ import annotations

from typing import assert_never

from starhaul.kernel import Seat
from starhaul.trucker import cargo
from starhaul.trucker.crew import LoseFigures
from starhaul.trucker.events import Cause
from starhaul.trucker.state import TruckerState
from starhaul.trucker.threats import RollForThreat

from .card import LoseCrew, LoseDays, LoseGoods, Penalty, Shots


def penalise(state: TruckerState, seat: Seat, penalty: Penalty) -> None:
    """This player suffers it now."""
    match penalty:
        case LoseCrew(amount=amount):
            state.first_for(seat, LoseFigures(seat, amount, Cause.PENALTY))
        case LoseGoods(amount=amount):
            state.first_for(seat, cargo.LoseGoods(seat, amount, Cause.PENALTY))
        case LoseDays(amount=amount):
            state.move_rocket(seat, -amount)
        case Shots():
            state.first(*shots_at((seat,), penalty))
        case _:
            assert_never(penalty)


def shots_at(seats: tuple[Seat, ...], penalty: Shots) -> list[RollForThreat]:
    """One roll for each shot, by the first of these players; all of them finish one shot before the next."""
    return [RollForThreat(seats[0], seats, shot.threat, shot.side) for shot in penalty.shots]
