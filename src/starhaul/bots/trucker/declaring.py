"""Which doubles and stations to power when strength is declared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from starhaul.kernel import Move, Seat
from starhaul.trucker.adventures import CARDS
from starhaul.trucker.adventures.combat_zone import CombatZone
from starhaul.trucker.adventures.open_space import MostlyOpenSpace
from starhaul.trucker.batteries import BatteryTokens
from starhaul.trucker.components import DOUBLE_CANNON, SHIELD
from starhaul.trucker.declaring import PowerDouble
from starhaul.trucker.events import Criterion
from starhaul.trucker.grid import cells_in
from starhaul.trucker.measures import MEASURES
from starhaul.trucker.moves import DONE, Power
from starhaul.trucker.powering import sources_for
from starhaul.trucker.ship import Ship
from starhaul.trucker.state import TruckerState
from starhaul.trucker.strength import full_cannon_halves, full_engine_strength

from .facing import face
from .forecast import needs_of
from .harm import Harm
from .offers import DAY

MANY_TOKENS: Final = 99
SPARE_TOKENS: Final = 2
"""Kept for shields where the deck still holds something."""


def power_up(state: TruckerState, seat: Seat, moves: Sequence[Move]) -> Move:
    question = state.decisions[seat]
    assert isinstance(question, PowerDouble)
    if question.sides or question.minus is not None:
        return face(state, seat, question)
    ship = state.ships[seat]
    power = _cheapest(ship, question, moves)
    if power is None:
        return DONE
    if question.criterion is Criterion.ENGINES and question.against is not None:
        wanted = question.halves < 2 * question.against  # a point is worth more than a token
    elif question.criterion is Criterion.ENGINES:
        wanted = _wants_engine(state, seat, question, power)
    elif question.against is not None:
        wanted = _wants_to_fight(ship, question)
    else:
        wanted = _wants_not_to_be_last(state, seat, question)
    return power if wanted else DONE


def _cheapest(ship: Ship, question: PowerDouble, moves: Sequence[Move]) -> Power | None:
    """The first that can be powered for nothing, else the first."""
    powers = [move for move in moves if isinstance(move, Power)]
    free = (move for move in powers if _is_free(ship, question, move))
    return next(free, powers[0]) if powers else None


def _is_free(ship: Ship, question: PowerDouble, power: Power) -> bool:
    """Whether something else than a token can pay."""
    sources = sources_for(ship, ship.board.cell(power.square), question.powerings)
    return any(not isinstance(source, BatteryTokens) for source in sources)


def _tokens_left(ship: Ship, question: PowerDouble) -> int:
    spent = [powering for powering in question.powerings if isinstance(powering.source, BatteryTokens)]
    return ship.total_tokens - len(spent)


def _wants_engine(state: TruckerState, seat: Seat, question: PowerDouble, power: Power) -> bool:
    if question.halves == 0:
        return True
    ship = state.ships[seat]
    left = MANY_TOKENS if _is_free(ship, question, power) else _tokens_left(ship, question)
    card = CARDS[state.card]
    if isinstance(card, CombatZone):
        return left > SPARE_TOKENS and _wants_not_to_be_last(state, seat, question)
    if isinstance(card, MostlyOpenSpace) and _would_be_fastest(state, seat, question):
        harm = Harm(ship, needs_of(state, seat)).of_hits(card.hits)
        if harm > 2 * DAY:
            return False
    return left > (SPARE_TOKENS if ship.kinds[DOUBLE_CANNON] or ship.kinds[SHIELD] else 0)


def _would_be_fastest(state: TruckerState, seat: Seat, question: PowerDouble) -> bool:
    """Whether one more double makes this ship the fastest, at which alone the meteors come."""
    others = [2 * full_engine_strength(state.ships[other]) for other in state.order() if other != seat]
    fastest = max(others, default=0)
    return question.halves <= fastest < question.halves + 4


def _wants_to_fight(ship: Ship, question: PowerDouble) -> bool:
    """Beat the enemy if the tokens reach so far, or hold it off; else save them."""
    assert question.against is not None
    enemy = 2 * question.against
    if question.halves > enemy:
        return False
    left = _tokens_left(ship, question) + _free_sources(ship, question)
    doubles = ship.kinds[DOUBLE_CANNON].bit_count() - len(question.powered)
    reach = min(full_cannon_halves(ship), question.halves + 4 * min(left, doubles))
    return reach > enemy or (reach == enemy and question.halves < enemy)


def _free_sources(ship: Ship, question: PowerDouble) -> int:
    """Other sources than tokens that can still power a double."""
    doubles = cells_in(ship.kinds[DOUBLE_CANNON])
    sources = {source for cell in doubles for source in sources_for(ship, cell, question.powerings)}
    return sum([not isinstance(source, BatteryTokens) for source in sources])


def _wants_not_to_be_last(state: TruckerState, seat: Seat, question: PowerDouble) -> bool:
    """In a combat zone: more than somebody else is enough."""
    others = [other for other in state.order() if other != seat]
    lowest = min([_shown(state, other, question.criterion) for other in others], default=0)
    return question.halves <= lowest


def _shown(state: TruckerState, seat: Seat, criterion: Criterion) -> int:
    """What another ship will show at least."""
    return MEASURES[criterion].halves(state.ships[seat], ())
