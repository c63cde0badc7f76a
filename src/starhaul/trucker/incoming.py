"""What comes at ships in a lane that dice name: the roll, and how it reaches each ship in a lane of its own."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, final

from mypy_extensions import mypyc_attr

from starhaul.kernel import Chance, Outcome, Seat, Value

from .lane_dice import NO_LANE
from .state import TruckerAwaited, TruckerState, TruckerStep

Lanes = tuple[tuple[Seat, int], ...]
"""Whom it reaches, and in which lane."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Incoming(Value):
    """A meteor, a shot or whatever else dice name a lane for."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side: Final = side
        """Where it comes from."""

    @abstractmethod
    def announce(self, state: TruckerState, roller: Seat, rolled: Outcome, lane: int) -> None:
        """Tell everybody what the dice say."""

    @abstractmethod
    def reach(self, state: TruckerState, lanes: Lanes) -> None:
        """What happens now that all lanes are fixed."""


@final
class RollForLane(TruckerStep):
    """Dice name the lane; it reaches all these ships with the same roll, side by side (HIT-21)."""

    __slots__ = ("incoming", "seats")

    def __init__(self, seats: tuple[Seat, ...], incoming: Incoming) -> None:
        self.seats: Final = seats
        """The first of them rolls."""
        self.incoming: Final = incoming

    def run(self, state: TruckerState) -> None:
        state.await_chance(LaneRoll(self, (), NO_LANE))


@final
class LaneRoll(TruckerAwaited):
    """The dice that are still due. In a flight all boards are of one class and read them alike (ABE-GEN-03)."""

    __slots__ = ("lane", "rolled", "rolling")

    def __init__(self, rolling: RollForLane, rolled: Outcome, lane: int) -> None:
        self.rolling: Final = rolling
        self.rolled: Final = rolled
        self.lane: Final = lane
        """What the dice have named so far."""

    def chance(self, state: TruckerState) -> Chance:
        rolling = self.rolling
        dice = state.ships[rolling.seats[0]].board.dice.due(rolling.incoming.side, self.lane)
        assert dice is not None
        return dice

    def came(self, state: TruckerState, outcome: Outcome) -> None:
        rolling = self.rolling
        incoming = rolling.incoming
        dice = state.ships[rolling.seats[0]].board.dice
        lane = dice.lane(incoming.side, outcome, self.lane)
        rolled = self.rolled + outcome
        if dice.due(incoming.side, lane) is not None:
            state.await_chance(LaneRoll(rolling, rolled, lane))
            return
        incoming.announce(state, rolling.seats[0], rolled, lane)
        state.first(Reach(incoming, tuple([(seat, lane) for seat in rolling.seats])))


@final
class Reach(TruckerStep):
    """It reaches the ships, when every seat has had its say about the own lane: until this step runs, a seat may change
    that (`shift_lane`)."""

    __slots__ = ("incoming", "lanes")

    def __init__(self, incoming: Incoming, lanes: Lanes) -> None:
        self.incoming: Final = incoming
        self.lanes: Final = lanes

    def run(self, state: TruckerState) -> None:
        if self.shifted_in(state):
            state.await_chance(StartRoll(self))
        else:
            self.incoming.reach(state, self.lanes)

    def shifted_in(self, state: TruckerState) -> Lanes:
        """Whose lane has come to lie on the board after the dice had missed it, so that a die is still due."""
        side = self.incoming.side
        dice = state.ships[self.lanes[0][0]].board.dice
        return tuple([(seat, lane) for seat, lane in self.lanes if dice.due(side, lane) is not None])

    def with_lane(self, seat: Seat, lane: int) -> Reach:
        return Reach(self.incoming, tuple([(other, lane if other == seat else old) for other, old in self.lanes]))


@final
class StartRoll(TruckerAwaited):
    """One die for all who had it come onto their board: where in the row it begins (ABE-IIB-12, ABE-IIB-17)."""

    __slots__ = ("reach",)

    def __init__(self, reach: Reach) -> None:
        self.reach: Final = reach

    def chance(self, state: TruckerState) -> Chance:
        seat, lane = self.reach.shifted_in(state)[0]
        dice = state.ships[seat].board.dice.due(self.reach.incoming.side, lane)
        assert dice is not None
        return dice

    def came(self, state: TruckerState, outcome: Outcome) -> None:
        reach = self.reach
        incoming = reach.incoming
        for seat, lane in reach.shifted_in(state):
            named = state.ships[seat].board.dice.lane(incoming.side, outcome, lane)
            reach = reach.with_lane(seat, named)
            incoming.announce(state, seat, outcome, named)
        state.first(reach)


def shift_lane(state: TruckerState, seat: Seat, lane: int) -> None:
    """What is about to reach the ships comes at this one in another lane."""
    step = state.agenda.next()
    assert isinstance(step, Reach)
    state.first(step.with_lane(seat, lane))
