"""What a mission changes about the usual settlement (END)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from starhaul.kernel import Seat
from starhaul.trucker.state import TruckerState
from starhaul.trucker.terms import Terms

from .effect import RewardEffect


@dataclass(frozen=True, slots=True)
class NoLossPenalty(RewardEffect):
    """Who finishes does not pay for components lost in flight."""

    effect: Literal["no_loss_penalty"]
    who: Literal["finishers"]

    def contribute(self, state: TruckerState, seat: Seat, terms: Terms) -> None:
        del state, seat
        terms.are_losses_in_flight_free = True


@dataclass(frozen=True, slots=True)
class ReplaceFinishOrder(RewardEffect):
    """Everybody who finishes gets the reward of the first place."""

    effect: Literal["replace_finish_order"]
    with_: Literal["first"]

    def contribute(self, state: TruckerState, seat: Seat, terms: Terms) -> None:
        del state, seat
        terms.is_paid_as_first = True


@dataclass(frozen=True, slots=True)
class ReplaceBestLooking(RewardEffect):
    """Nobody gets the reward for the best-looking ship."""

    effect: Literal["replace_best_looking"]

    def contribute(self, state: TruckerState, seat: Seat, terms: Terms) -> None:
        del state, seat
        terms.is_look_rewarded = False
