"""Which of the missions that are offered promises most, about in credits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from starhaul.kernel import Move, Seat
from starhaul.trucker.levels import at_level
from starhaul.trucker.mission_steps.choosing import VoteForMission
from starhaul.trucker.missions.add_supercards import AddSupercards
from starhaul.trucker.missions.audit import LandingAudit
from starhaul.trucker.missions.effect import RewardEffect, SetupEffect
from starhaul.trucker.missions.mission import Mission
from starhaul.trucker.missions.piles import PILES
from starhaul.trucker.missions.rewards import PayClosest, PayIf, PayMost, PayPairs, PayPer, PayTable
from starhaul.trucker.moves import ChooseMission
from starhaul.trucker.state import TruckerState

SUPERCARD: Final = 2.0
"""What each of them costs."""
ARRIVES: Final = 0.7
"""How many ships come home to be paid."""
USUAL: Final = 2.0
"""Of what is counted, where nothing better is known."""
COUNTED: Final = {
    "aliens": 1.2,
    "aliens_lost": 0.5,
    "crew": 7.0,
    "crew_lost": 2.0,
    "delivered:artifact": 0.8,
    "delivered:double_artifact": 0.5,
    "delivered_extra": 1.0,
    "delivered_types": 3.0,
    "delivered_weight": 5.0,
    "lost:radioactive": 0.5,
    "lost_components": 7.0,
    "merchant_crates": 4.0,
    "mirror_pairs": 8.0,
    "trials_passed": 1.5,
}
"""As missions call it (`missions/counts.py`)."""
HOLDS: Final = {"finished": 1.0, "no_component_lost": 0.1, "both_aliens": 0.3, "all_trials_passed": 0.1}
"""How often the test of a mission is met by who comes home."""
DIRECTIVES: Final = 2.2
"""Of three, those that a ship keeps."""


def vote(state: TruckerState, seat: Seat, moves: Sequence[Move]) -> Move:
    """For the one that promises most; among equals the first."""
    question = state.decisions[seat]
    assert isinstance(question, VoteForMission)
    level, _ = state.options.plan()[question.flight - 1]

    def promise(move: Move) -> float:
        assert isinstance(move, ChooseMission)
        return promise_of(state.box.missions[move.mission], level, state.seats)

    return max(moves, key=promise)


def promise_of(mission: Mission, level: str, seats: int) -> float:
    """To one of so many ships in a flight of this level."""
    pay = sum([_pay(reward, level, seats) for reward in mission.reward])
    return ARRIVES * pay - SUPERCARD * sum([_supercards(effect, level) for effect in mission.setup])


def _pay(reward: RewardEffect, level: str, seats: int) -> float:
    match reward:
        case PayPer(count=count, amount=amount, max_=most):
            units = COUNTED.get(count, USUAL)
            return at_level(amount, level) * (units if most is None else min(units, at_level(most, level)))
        case PayTable(count=count, table=table):
            return at_level(table, level)[int(COUNTED.get(count, USUAL)) - 1]
        case PayPairs(amount=amount):
            return at_level(amount, level)
        case PayMost(amount=amount) | PayClosest(amount=amount):
            return at_level(amount, level) / seats
        case PayIf(test=test, amount=amount):
            return HOLDS[test] * at_level(amount, level)
        case LandingAudit(pay_met=pay_met):
            return DIRECTIVES * at_level(pay_met, level)
        case _:
            return 0.0


def _supercards(effect: SetupEffect, level: str) -> int:
    """Those that come whether players want them or not."""
    if not isinstance(effect, AddSupercards) or effect.optional_:
        return 0
    return effect.per_pile * len(PILES[effect.pile]) + at_level(effect.total, level)
