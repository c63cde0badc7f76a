"""What missions ask in flight: bets, waiting for a merchant, and containers that are opened to stay out of a card."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from starhaul.kernel import Move, Seat
from starhaul.trucker.decisions import Ask
from starhaul.trucker.grid import cells_in
from starhaul.trucker.levels import at_level
from starhaul.trucker.mission_steps.bets import BetKey, ChooseBet
from starhaul.trucker.missions.counts import count_named
from starhaul.trucker.missions.rewards import PayClosest, PayPer
from starhaul.trucker.moves import PASS, Bet
from starhaul.trucker.player import NOTHING
from starhaul.trucker.state import TruckerState
from starhaul.trucker.strength import full_engine_strength

from .forecast import NEEDS
from .harm import LOST, value_of
from .insuring import expected_losses
from .offers import DAY

SAMPLES: Final = 4
"""How often a card is played out for each answer."""
PERISHES: Final = 0.05
"""How often a ship does not complete its flight, for each component that it is likely to lose."""
FAVOURITE: Final = 0.6
"""How likely the best of several is to stay the best."""


def bet_or_not(state: TruckerState, seat: Seat, moves: Sequence[Move]) -> Move:
    """As much as possible on what brings most, if that is more than it costs."""
    question = state.decisions[seat]
    assert isinstance(question, ChooseBet)
    gains = {key: _gain(chance_of(state, seat, key), multiple) for key, multiple in question.options}
    best = max(gains, key=lambda key: gains[key])
    if gains[best] <= 0:
        return PASS
    return max([move for move in moves if isinstance(move, Bet) and move.option == best], key=lambda bet: bet.stake)


def _gain(chance: float, multiple: int) -> float:
    """Of each credit at stake."""
    return chance * multiple - (1 - chance)


def chance_of(state: TruckerState, seat: Seat, key: BetKey) -> float:
    """How likely this seat is to win such a bet."""
    losses = [expected_losses(state, other) for other in state.all_seats()]
    finishing = exp(-PERISHES * losses[seat])
    if key == "not_a_scratch":
        return exp(-losses[seat])
    if key == "fewest_components_lost":
        return finishing * _share([-lost for lost in losses], seat)
    if key == "most_goods_blocks":
        return finishing * _share([_containers(state, other) for other in state.all_seats()], seat)
    rockets = state.rockets
    return finishing * _share(
        [full_engine_strength(state.ships[other]) + rockets[other].position / 2 for other in state.all_seats()], seat
    )


def _share(scores: Sequence[float], seat: Seat) -> float:
    """The favourite is likely to stay so; others share the rest."""
    best = [other for other, score in enumerate(scores) if score == max(scores)]
    if seat in best:
        return FAVOURITE / len(best)
    return (1 - FAVOURITE) / (len(scores) - len(best))


def _containers(state: TruckerState, seat: Seat) -> int:
    ship = state.ships[seat]
    return sum([ship.containers(cell) for cell in cells_in(ship.working_stores)])


def by_trying(state: TruckerState, seat: Seat, moves: Sequence[Move]) -> Move:
    """What turns out best when the next card is played out a few times, everybody answering as usual."""
    return max(moves, key=lambda move: sum([_tried(state, seat, move, Random(luck)) for luck in range(SAMPLES)]))


def _tried(state: TruckerState, seat: Seat, move: Move, rng: Random) -> float:
    """What this seat has when the card at hand, or the next one, is over; the last card of a flight ends that, too."""
    after = state.clone()
    cards = len(after.revealed) + (after.card == NOTHING)
    after.apply(seat, move)
    while not after.is_over and not (after.card == NOTHING and len(after.revealed) >= cards):
        if after.flight != state.flight:
            return float(after.players[seat].purse.credits)
        if after.chance is not None:
            after.resolve(after.chance.sample(rng))
        elif {question.ask for question in after.decisions.values()} == {Ask.FLY_ON} and len(after.revealed) >= cards:
            break
        else:
            asked = next(iter(after.decisions))
            after.apply(asked, after.questions[asked].default(after, asked))
    return _worth(after, seat)


def _worth(state: TruckerState, seat: Seat) -> float:
    """The ship, its place, and what the mission would pay now."""
    position, lost = state.rockets[seat].position, len(state.players[seat].discarded)
    return value_of(state.ships[seat], NEEDS[state.level]) + DAY * position - LOST * lost + mission_pay(state, seat)


def mission_pay(state: TruckerState, seat: Seat) -> float:
    """What each unit counted brings, and as the flight goes on more and more of what being close to a merchant does."""
    pay = 0.0
    for effect in state.box.missions[state.leg.mission].reward:
        if isinstance(effect, PayPer):
            pay += count_named(effect.count).of(state, seat) * at_level(effect.amount, state.level)
        elif isinstance(effect, PayClosest) and _is_closest(state, seat):
            pay += at_level(effect.amount, state.level) / (1 + state.deck.cards_to_come())
    return pay


def _is_closest(state: TruckerState, seat: Seat) -> bool:
    merchant = state.mission.merchant
    distances = {other: merchant.distance(state.rockets[other].position) for other in state.order()}
    return merchant.is_flying and distances.get(seat) == min(distances.values(), default=0)
