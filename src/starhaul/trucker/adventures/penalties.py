"""What a card can take from a player who was too weak (CRD-COMBAT-04, CRD-ENEMY-02)."""

from __future__ import annotations

from typing import assert_never

from starhaul.kernel import Seat
from starhaul.trucker.cargo import LoseGoods
from starhaul.trucker.crew import LoseFigures
from starhaul.trucker.events import Cause
from starhaul.trucker.state import TruckerState
from starhaul.trucker.threats import RollForThreat

from .card import CrewPenalty, DaysPenalty, GoodsPenalty, Penalty, ShotsPenalty


def penalise(state: TruckerState, seat: Seat, penalty: Penalty) -> None:
    """This player suffers it now."""
    match penalty:
        case CrewPenalty(amount=amount):
            state.first_for(seat, LoseFigures(seat, amount, Cause.PENALTY))
        case GoodsPenalty(amount=amount):
            state.first_for(seat, LoseGoods(seat, amount, Cause.PENALTY))
        case DaysPenalty(amount=amount):
            state.move_rocket(seat, -amount)
        case ShotsPenalty():
            state.first(*shots_at((seat,), penalty))
        case _:
            assert_never(penalty)


def shots_at(seats: tuple[Seat, ...], penalty: ShotsPenalty) -> list[RollForThreat]:
    """One roll for each shot, by the first of these players; all of them finish one shot before the next."""
    return [RollForThreat(seats[0], seats, shot.threat, shot.side) for shot in penalty.shots]
