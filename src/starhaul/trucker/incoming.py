"""What comes at ships in a lane that dice name, whatever it is: meteors, shots, intruders."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from starhaul.kernel import Chance, Outcome, Seat, Value

from .events import DiceRolled, NextComes
from .grid import FACING_NAMES, lane_number, lane_start
from .lane_dice import LaneDice
from .rows import replaced
from .ship import Ship
from .state import TruckerAwaited, TruckerLaneStep, TruckerState, TruckerStep


@mypyc_attr(allow_interpreted_subclasses=True)
class Prospect(Value):
    """What would come of it for one ship in one lane, as far as it can be told."""

    __slots__ = ()

    @abstractmethod
    def harm(self) -> int:
        """The worse, the more; 0 where nothing happens."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Incoming(Value):
    """Something, or one thing after another, that comes from one side in one lane."""

    __slots__ = ("side",)

    needs_crew: ClassVar[bool] = False
    """Whether a thruster helps only where somebody can fire it (ABE-THR-11)."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    @abstractmethod
    def names(self) -> tuple[str, ...]:
        """What comes, in its order: all ships finish with one before the next comes (ABE-CRD-MET-04)."""

    @abstractmethod
    def prospects(self, ship: Ship, lane: int) -> tuple[Prospect, ...]:
        """What would come of it for this ship in this lane."""

    @abstractmethod
    def strike(self, number: int, lane: int) -> TruckerLaneStep:
        """What the one with this number does to a ship in this lane."""

    def once_named(self, lane: int) -> TruckerLaneStep | None:
        """What an owner may still do when it was shifted, and a later die has named this lane (ABE-IIB-12)."""
        del lane
        return None


@final
class Approach(TruckerStep):
    """It reaches all these ships side by side (HIT-21), each in its own lane (ABE-THR-06)."""

    __slots__ = ("incoming", "lanes", "number", "roller", "seats")

    def __init__(
        self, incoming: Incoming, roller: Seat, seats: tuple[Seat, ...], lanes: tuple[int, ...], number: int = 0
    ) -> None:
        self.incoming: Final = incoming
        self.roller: Final = roller
        self.seats: Final = seats
        self.lanes: Final = lanes
        """By place in the row of seats."""
        self.number: Final = number
        """Which of those that come one after the other."""

    def run(self, state: TruckerState) -> None:
        dice = dice_of(state, self.roller)
        if any(dice.due(self.incoming.side, lane) is not None for lane in {*self.lanes}):
            state.await_chance(StartRoll(self))
            return
        if self.number:
            state.tell(NextComes(self.incoming.names()[self.number], FACING_NAMES[self.incoming.side]))
        for seat, lane in zip(self.seats, self.lanes, strict=True):
            if state.rockets[seat].faces_card:
                state.first_for(seat, self.incoming.strike(self.number, lane))
        if self.number + 1 < len(self.incoming.names()):
            state.first(Approach(self.incoming, self.roller, self.seats, self.lanes, self.number + 1))

    def shifted(self, seat: Seat, lane: int) -> Approach:
        """The same, but for this ship in another lane."""
        return self.in_lanes(tuple(replaced(self.lanes, self.seats.index(seat), lane)))

    def in_lanes(self, lanes: tuple[int, ...]) -> Approach:
        return Approach(self.incoming, self.roller, self.seats, lanes, self.number)


def dice_of(state: TruckerState, roller: Seat) -> LaneDice:
    """In a flight all boards are of one class and read the dice alike (ABE-GEN-03)."""
    return state.ships[roller].board.dice


@final
class StartRoll(TruckerAwaited):
    """The die for the row missed, but somebody has shifted onto the ship: one more die names where it begins, for all
    who did (ABE-IIB-12, ABE-IIB-17)."""

    __slots__ = ("approach",)

    def __init__(self, approach: Approach) -> None:
        self.approach: Final = approach

    def _open_lanes(self, state: TruckerState) -> list[int]:
        dice, side = dice_of(state, self.approach.roller), self.approach.incoming.side
        return [lane for lane in self.approach.lanes if dice.due(side, lane) is not None]

    def chance(self, state: TruckerState) -> Chance:
        due = dice_of(state, self.approach.roller).due(self.approach.incoming.side, self._open_lanes(state)[0])
        assert due is not None
        return due

    def came(self, state: TruckerState, outcome: Outcome) -> None:
        approach, still_open = self.approach, self._open_lanes(state)
        dice, side = dice_of(state, approach.roller), approach.incoming.side
        lanes = [dice.lane(side, outcome, lane) if lane in still_open else lane for lane in approach.lanes]
        named = dice.lane(side, outcome, still_open[0])
        tell_roll(state, approach.roller, approach.incoming, outcome, named)
        state.first(approach.in_lanes(tuple(lanes)))
        for seat, lane, before in zip(approach.seats, lanes, approach.lanes, strict=True):
            step = approach.incoming.once_named(lane) if before in still_open else None
            if step is not None:
                state.first_for(seat, step)


def tell_roll(
    state: TruckerState, roller: Seat, incoming: Incoming, rolled: Outcome, lane: int, drawn: int = 0
) -> None:
    first, *others = incoming.names()
    side = FACING_NAMES[incoming.side]
    state.tell(DiceRolled(roller, rolled, first, side, lane_number(lane), lane_start(lane), tuple(others), drawn))


def shift_lane(state: TruckerState, seat: Seat, lane: int) -> None:
    """What is about to reach the ships, and waits until all owners have had their say, comes at this one in another
    lane."""
    approach = state.agenda.next()
    assert isinstance(approach, Approach)
    state.first(approach.shifted(seat, lane))
