"""Supercards as trials: passed by those whom they cost nothing (MIS-HSE-04)."""

from __future__ import annotations

from typing import final

from starhaul.kernel import Seat
from starhaul.trucker.adventures import CARDS
from starhaul.trucker.events import TrialJudged
from starhaul.trucker.state import TruckerState, TruckerStep


def belongings(state: TruckerState, seat: Seat) -> tuple[int, ...]:
    """What a trial must not cost: components, figures, blocks, days; and tokens that were taken, not those spent."""
    ship, rocket = state.ships[seat], state.rockets[seat]
    blocks = sum(ship.total_goods())
    return ship.components_count, ship.crew, blocks, rocket.position, -state.feats[seat].tokens_taken


@final
class BeginTrial(TruckerStep):
    """For all who are in flight when the card is turned up."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        for seat in state.order():
            state.set_feats(seat, state.feats[seat].on_trial(belongings(state, seat)))


@final
class JudgeTrial(TruckerStep):
    """A card that does nothing because one ship is left is no trial."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        is_trial = not CARDS[state.card].is_void(state)
        if is_trial:
            state.mission = state.mission.with_trials(state.mission.trials + 1)
        for seat in state.all_seats():
            before = state.feats[seat].trial
            if before:
                passed = is_trial and before == belongings(state, seat)
                state.set_feats(seat, state.feats[seat].after_trial(passed))
                if is_trial:
                    state.tell(TrialJudged(seat, passed))
