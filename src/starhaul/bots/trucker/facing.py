"""Which doubles and stations to power against a fleet and in a tactical zone, and what to let fall off."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from starhaul.kernel import Move, Seat
from starhaul.trucker.batteries import BatteryTokens
from starhaul.trucker.card_steps.nanobot_dust import ChooseFalling
from starhaul.trucker.declaring import PowerDouble
from starhaul.trucker.moves import DONE, Remove
from starhaul.trucker.powering import sources_for
from starhaul.trucker.ship import Ship
from starhaul.trucker.sources import Powering
from starhaul.trucker.square_moves import moves_on
from starhaul.trucker.state import TruckerState
from starhaul.trucker.tolls import Toll, tolls_for

from .forecast import needs_of
from .harm import BLOCK, END, FIGURE, TOKEN, Harm, token_price
from .offers import DAY


def face(state: TruckerState, seat: Seat, question: PowerDouble) -> Move:
    """Power the next one if that leads to where power and losses together cost least."""
    ship = state.ships[seat]
    plan = _plan(ship, question)
    cost = _cost_of(state, seat, question)
    prices = [token_price(ship) * tokens + cost(halves) for halves, tokens, _ in plan]
    if len(plan) == 1 or min(prices[1:]) >= prices[0]:
        return DONE
    return moves_on(ship.board.grid).power[plan[1][2]]


def _plan(ship: Ship, question: PowerDouble) -> list[tuple[int, int, int]]:
    """With nothing more powered, with one more, and so on while it grows: the result, the tokens that it costs, and
    the component that was powered last."""
    measure, powerings = question.tally.measure(), question.powerings
    plan = [(measure.halves(ship, powerings), 0, -1)]
    while True:
        grown = []
        for cell in measure.targets(ship, powerings):
            sources = sources_for(ship, cell, powerings)
            source = min(sources, key=lambda other: isinstance(other, BatteryTokens))
            after = (*powerings, Powering(cell, source))
            grown.append((measure.halves(ship, after), isinstance(source, BatteryTokens), cell, after))
        best = max(grown, key=lambda way: (way[0], -way[1]), default=None)
        if best is None or best[0] <= plan[-1][0]:
            return plan
        halves, is_token, cell, powerings = best
        plan.append((halves, plan[-1][1] + is_token, cell))


def _cost_of(state: TruckerState, seat: Seat, question: PowerDouble) -> Callable[[int], float]:
    """What somebody with this result would lose, about in credits."""
    ship, tolls = state.ships[seat], tolls_for(state, seat, question)
    harm = Harm(ship, needs_of(state, seat))
    if question.minus is None:
        costs = [(toll.halves or 0, _cost(toll, harm)) for toll in tolls]
        return lambda halves: [cost for least, cost in costs if halves >= least][-1]
    penalty = sum([_cost(toll, harm) for toll in tolls])
    return lambda halves: penalty if _is_lowest(state, seat, question, halves) else 0.0


def _cost(toll: Toll, harm: Harm) -> float:
    cost = FIGURE * toll.crew + BLOCK * toll.goods + TOKEN * toll.tokens + DAY * toll.days
    return cost + harm.of_hits(toll.shots) + (END if toll.is_last_crew else 0.0)


def _is_lowest(state: TruckerState, seat: Seat, question: PowerDouble, halves: int) -> bool:
    """Those ahead have declared; those behind have at least what needs no power. Among equals the one ahead suffers."""
    order = state.order()
    place, measure = order.index(seat), question.tally.measure()
    ahead = [state.rockets[other].declared for other in order[:place]]
    behind = [measure.halves(state.ships[other], ()) for other in order[place + 1 :]]
    return halves < min(ahead, default=halves + 1) and halves <= min(behind, default=halves)


def fall_off(state: TruckerState, seat: Seat, moves: Sequence[Move]) -> Move:
    """What is missed least, with all that falls off anyway."""
    question, ship = state.questions[seat], state.ships[seat]
    assert isinstance(question, ChooseFalling)
    harm, falling = Harm(ship, needs_of(state, seat)), question.crumble.falling

    def loss(move: Move) -> float:
        assert isinstance(move, Remove)
        return harm.of_losing(falling | 1 << ship.board.cell(move.square))

    return min(moves, key=loss)
