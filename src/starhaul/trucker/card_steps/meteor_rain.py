"""Meteor rains: small meteors in every lane of a side, one by one, without dice (MIS-RAIN)."""

from __future__ import annotations

from typing import Final, final

from starhaul.kernel import Chance, Outcome, Seat
from starhaul.trucker.events import MeteorFalls, RainFalls
from starhaul.trucker.grid import FACING_NAMES, lane_number, lane_start
from starhaul.trucker.hits import HARMLESS, SMALL_METEOR, defence
from starhaul.trucker.incoming import dice_of
from starhaul.trucker.state import TruckerAwaited, TruckerLaneStep, TruckerState, TruckerStep
from starhaul.trucker.threats import Strike


@final
class Rain(TruckerStep):
    """It falls from one side on all these ships, which go through it side by side. No thruster helps, since nothing
    is rolled that one could shift (MIS-RAIN-05)."""

    __slots__ = ("is_backward", "seats", "side")

    def __init__(self, seats: tuple[Seat, ...], side: int, is_backward: bool) -> None:
        self.seats: Final = seats
        self.side: Final = side
        self.is_backward: Final = is_backward
        """Whether it sweeps to the left or to the front."""

    def run(self, state: TruckerState) -> None:
        if self.due(state) is None:
            self.fall(state, ())
        else:
            state.await_chance(RainRoll(self))

    def due(self, state: TruckerState) -> Chance | None:
        """On a cylinder one roll says for all rows where meteors from the side begin (MIS-RAIN-07)."""
        board = state.ships[self.seats[0]].board
        return board.dice.due(self.side, board.grid.numbers(self.side)[0])

    def fall(self, state: TruckerState, rolled: Outcome) -> None:
        lanes = {seat: self.lanes(state, seat, rolled) for seat in self.seats}
        state.tell(RainFalls(FACING_NAMES[self.side], rolled, lane_start(lanes[self.seats[0]][0])))
        for seat in self.seats:
            state.first_for(seat, RainOn(self.side, lanes[seat]))

    def lanes(self, state: TruckerState, seat: Seat, rolled: Outcome) -> tuple[int, ...]:
        """All of the board, in the order of the sweep."""
        numbers = state.ships[seat].board.grid.numbers(self.side)
        if self.is_backward:
            numbers.reverse()
        if not rolled:
            return tuple(numbers)
        dice = dice_of(state, self.seats[0])
        return tuple([dice.lane(self.side, rolled, number) for number in numbers])


@final
class RainRoll(TruckerAwaited):
    """The die that says where meteors from the side begin."""

    __slots__ = ("rain",)

    def __init__(self, rain: Rain) -> None:
        self.rain: Final = rain

    def chance(self, state: TruckerState) -> Chance:
        due = self.rain.due(state)
        assert due is not None
        return due

    def came(self, state: TruckerState, outcome: Outcome) -> None:
        self.rain.fall(state, outcome)


@final
class RainOn(TruckerLaneStep):
    """One ship in the rain. It is looked at anew for each meteor (MIS-RAIN-04); most do no harm."""

    __slots__ = ("lanes", "side")

    def __init__(self, side: int, lanes: tuple[int, ...]) -> None:
        self.side: Final = side
        self.lanes: Final = lanes
        """Those still to come."""

    def run(self, state: TruckerState, seat: Seat) -> None:
        ship = state.ships[seat]
        for place, lane in enumerate(self.lanes):
            if defence(ship, SMALL_METEOR, self.side, lane) != HARMLESS:
                state.tell(MeteorFalls(seat, FACING_NAMES[self.side], lane_number(lane), lane_start(lane)))
                rest = RainOn(self.side, self.lanes[place + 1 :])
                state.all_first_for(seat, Strike(SMALL_METEOR, self.side, lane), rest)
                return
