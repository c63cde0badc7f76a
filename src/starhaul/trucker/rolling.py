"""The dice that name a lane (HIT-01, ABE-IIB-04 to ABE-IIB-06), some of which a card may show already."""

from __future__ import annotations

from typing import Final, final

from starhaul.kernel import Chance, Dice, Outcome, Seat

from .components import CRUBOT_STATION, THRUSTER
from .evading import Evade
from .incoming import Approach, Incoming, dice_of, tell_roll
from .lane_dice import NO_LANE
from .rousing import Rouse
from .state import TruckerAwaited, TruckerState, TruckerStep


@final
class RollForLane(TruckerStep):
    """Dice name a lane, and what comes reaches all these ships with the same roll (HIT-21)."""

    __slots__ = ("drawn", "incoming", "roller", "seats")

    def __init__(self, roller: Seat, seats: tuple[Seat, ...], incoming: Incoming, drawn: Outcome = ()) -> None:
        self.roller: Final = roller
        self.seats: Final = seats
        self.incoming: Final = incoming
        self.drawn: Final = drawn
        """The dice that are drawn on the card and not rolled, the first ones of all (MIS-ALERT-03, MIS-ROBO-03)."""

    def run(self, state: TruckerState) -> None:
        for seat in self.seats:
            if state.rockets[seat].faces_card:
                name_lane(state, self, (), NO_LANE)
                return


def name_lane(state: TruckerState, rolling: RollForLane, shown: Outcome, lane: int) -> None:
    """Roll what the card does not show, until the lane is known."""
    side = rolling.incoming.side
    dice = dice_of(state, rolling.roller)
    due = dice.due(side, lane)
    if due is None:
        _come(state, rolling, shown, lane)
        return
    drawn = rolling.drawn[len(shown) : len(shown) + due.count]
    if len(drawn) < due.count:
        state.await_chance(LaneRoll(rolling, shown, lane))
    else:
        name_lane(state, rolling, shown + drawn, dice.lane(side, drawn, lane))


@final
class LaneRoll(TruckerAwaited):
    """The dice that are still due."""

    __slots__ = ("lane", "rolled", "rolling")

    def __init__(self, rolling: RollForLane, rolled: Outcome, lane: int) -> None:
        self.rolling: Final = rolling
        self.rolled: Final = rolled
        """All that fell or was drawn so far."""
        self.lane: Final = lane
        """What the dice have named so far."""

    def _drawn(self) -> Outcome:
        """What the card shows of the dice that are due."""
        return self.rolling.drawn[len(self.rolled) :]

    def chance(self, state: TruckerState) -> Chance:
        dice = dice_of(state, self.rolling.roller).due(self.rolling.incoming.side, self.lane)
        assert dice is not None
        drawn = self._drawn()
        return Dice(dice.count - len(drawn)) if drawn else dice

    def came(self, state: TruckerState, outcome: Outcome) -> None:
        rolling, faces = self.rolling, self._drawn() + outcome
        lane = dice_of(state, rolling.roller).lane(rolling.incoming.side, faces, self.lane)
        name_lane(state, rolling, self.rolled + faces, lane)


def _come(state: TruckerState, rolling: RollForLane, rolled: Outcome, lane: int) -> None:
    """The lane is known to all; owners may shift it before it reaches their ships."""
    incoming, seats = rolling.incoming, rolling.seats
    tell_roll(state, rolling.roller, incoming, rolled, lane, len(rolling.drawn))
    state.first(Approach(incoming, rolling.roller, seats, (lane,) * len(seats)))
    for seat in seats:
        if not state.rockets[seat].faces_card:
            continue
        ship = state.ships[seat]
        if ship.kinds[THRUSTER]:
            state.first_for(seat, Evade(incoming, lane))
        if incoming.needs_crew and ship.kinds[CRUBOT_STATION]:
            state.first_for(seat, Rouse(incoming, lane))
