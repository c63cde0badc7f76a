"""Thrusters and crubots: whether to use them against what comes at the ship, by what it would cost in each lane."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from starhaul.kernel import Move, Seat
from starhaul.kernel.chance import FACES
from starhaul.trucker.batteries import BatteryTokens
from starhaul.trucker.evading import ShiftOrNot, thrusters, ways_across
from starhaul.trucker.incoming import Incoming
from starhaul.trucker.moves import DONE, STAY, Power, Shift
from starhaul.trucker.powering import ways_to_power
from starhaul.trucker.rousing import RouseOrNot
from starhaul.trucker.ship import Ship
from starhaul.trucker.state import TruckerState

from .forecast import needs_of
from .harm import Harm, token_price


def shift_or_stay(state: TruckerState, seat: Seat, moves: Sequence[Move]) -> Move:
    """Where it costs least, with what the thruster needs."""
    question = state.decisions[seat]
    assert isinstance(question, ShiftOrNot)
    ship, incoming, lane = state.ships[seat], question.evading.incoming, question.evading.lane
    harm = Harm(ship, needs_of(state, seat))

    def cost(move: Move) -> float:
        if not isinstance(move, Shift):
            return _cost_in(ship, harm, incoming, lane)
        return _cost_of_shift(ship, harm, incoming, lane, move.way)

    return min([STAY, *[move for move in moves if isinstance(move, Shift)]], key=cost)


def rouse_or_not(state: TruckerState, seat: Seat, moves: Sequence[Move]) -> Move:
    """Crubots, if they save more than they cost, by their weapons or at a thruster."""
    question = state.questions[seat]
    if not isinstance(question, RouseOrNot):
        return question.default(state, seat)
    ship, incoming, lane = state.ships[seat], question.rousing.incoming, question.rousing.lane
    needs = needs_of(state, seat)

    def cost(move: Move) -> float:
        if not isinstance(move, Power):
            return _least_cost(ship, Harm(ship, needs), incoming, lane)
        cell = ship.board.cell(move.square)
        woken = ship.clone()
        woken.active |= 1 << cell
        return _price(ship, 1 << cell) + _least_cost(woken, Harm(woken, needs), incoming, lane)

    return min([DONE, *[move for move in moves if isinstance(move, Power)]], key=cost)


def _least_cost(ship: Ship, harm: Harm, incoming: Incoming, lane: int) -> float:
    """With the help of a thruster, if that is better."""
    able = [way for way in ways_across(incoming.side) if ways_to_power(ship, thrusters(ship, incoming, way))]
    shifted = [_cost_of_shift(ship, harm, incoming, lane, way) for way in able]
    return min([_cost_in(ship, harm, incoming, lane), *shifted])


def _cost_of_shift(ship: Ship, harm: Harm, incoming: Incoming, lane: int, way: int) -> float:
    shifted = ship.board.grid.shifted(lane, way)
    return _price(ship, thrusters(ship, incoming, way)) + _cost_in(ship, harm, incoming, shifted)


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
