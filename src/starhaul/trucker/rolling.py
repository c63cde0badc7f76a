"""The dice that name a lane (HIT-01, ABE-IIB-04 to ABE-IIB-06)."""

from __future__ import annotations

from typing import Final, final

from starhaul.kernel import Chance, Outcome, Seat

from .components import CRUBOT_STATION, THRUSTER
from .evading import Evade
from .incoming import Approach, Incoming, dice_of, tell_roll
from .lane_dice import NO_LANE
from .rousing import Rouse
from .state import TruckerAwaited, TruckerState, TruckerStep


@final
class RollForLane(TruckerStep):
    """Dice name a lane, and what comes reaches all these ships with the same roll (HIT-21)."""

    __slots__ = ("incoming", "roller", "seats")

    def __init__(self, roller: Seat, seats: tuple[Seat, ...], incoming: Incoming) -> None:
        self.roller: Final = roller
        self.seats: Final = seats
        self.incoming: Final = incoming

    def run(self, state: TruckerState) -> None:
        state.await_chance(LaneRoll(self, (), NO_LANE))


@final
class LaneRoll(TruckerAwaited):
    """The dice that are still due."""

    __slots__ = ("lane", "rolled", "rolling")

    def __init__(self, rolling: RollForLane, rolled: Outcome, lane: int) -> None:
        self.rolling: Final = rolling
        self.rolled: Final = rolled
        self.lane: Final = lane
        """What the dice have named so far."""

    def chance(self, state: TruckerState) -> Chance:
        dice = dice_of(state, self.rolling.roller).due(self.rolling.incoming.side, self.lane)
        assert dice is not None
        return dice

    def came(self, state: TruckerState, outcome: Outcome) -> None:
        rolling, incoming = self.rolling, self.rolling.incoming
        dice = dice_of(state, rolling.roller)
        lane = dice.lane(incoming.side, outcome, self.lane)
        rolled = self.rolled + outcome
        if dice.due(incoming.side, lane) is not None:
            state.await_chance(LaneRoll(rolling, rolled, lane))
            return
        tell_roll(state, rolling.roller, incoming, rolled, lane)
        state.first(Approach(incoming, rolling.roller, rolling.seats, (lane,) * len(rolling.seats)))
        for seat in rolling.seats:
            ship = state.ships[seat]
            if ship.kinds[THRUSTER]:
                state.first_for(seat, Evade(incoming, lane))
            if incoming.needs_crew and ship.kinds[CRUBOT_STATION]:
                state.first_for(seat, Rouse(incoming, lane))
