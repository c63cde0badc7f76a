"""Thrusters: whether to shift what comes at the ship, by what it would cost in each lane."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from starhaul.kernel import Move, Seat
from starhaul.kernel.chance import FACES
from starhaul.trucker.batteries import BatteryTokens
from starhaul.trucker.evading import ShiftOrNot, thrusters
from starhaul.trucker.incoming import Incoming
from starhaul.trucker.moves import STAY, Shift
from starhaul.trucker.powering import ways_to_power
from starhaul.trucker.ship import Ship
from starhaul.trucker.state import TruckerState

from .forecast import NEEDS
from .harm import Harm, token_price


def shift_or_stay(state: TruckerState, seat: Seat, moves: Sequence[Move]) -> Move:
    """Where it costs least, with what the thruster needs."""
    question = state.decisions[seat]
    assert isinstance(question, ShiftOrNot)
    ship, incoming, lane = state.ships[seat], question.evading.incoming, question.evading.lane
    harm = Harm(ship, NEEDS[state.level])

    def cost(move: Move) -> float:
        if not isinstance(move, Shift):
            return _cost_in(ship, harm, incoming, lane)
        shifted = ship.board.grid.shifted(lane, move.way)
        return _price(ship, thrusters(ship, incoming, move.way)) + _cost_in(ship, harm, incoming, shifted)

    return min([STAY, *[move for move in moves if isinstance(move, Shift)]], key=cost)


def _price(ship: Ship, able: int) -> float:
    """Of using one of these: nothing, where a panel pays."""
    ways = ways_to_power(ship, able)
    return token_price(ship) if all(isinstance(way.source, BatteryTokens) for way in ways) else 0.0


def _cost_in(ship: Ship, harm: Harm, incoming: Incoming, lane: int) -> float:
    """In this lane; where a die is still due, on average over what it may say (ABE-IIB-12)."""
    dice, side = ship.board.dice, incoming.side
    if dice.due(side, lane) is None:
        return harm.of_incoming(incoming, lane)
    return fmean([harm.of_incoming(incoming, dice.lane(side, (face,), lane)) for face in range(1, FACES + 1)])
