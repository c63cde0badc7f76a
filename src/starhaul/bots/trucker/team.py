"""What members of the own team are asked to do before a flight and after it. Where nothing is said here, a member's own
advice is followed (`is_wise`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import mean
from typing import Final

from starhaul.kernel import Move, Seat
from starhaul.trucker.moves import DONE, AdjustBonuses, Predict, UseAbility
from starhaul.trucker.scoring import FINISH_CHANGES, LOOK_CHANGE
from starhaul.trucker.ship import Ship
from starhaul.trucker.state import TruckerState
from starhaul.trucker.strength import full_engine_strength
from starhaul.trucker.team.advertiser import GIVES_UP, PredictFinish
from starhaul.trucker.team.using import ChooseAbility

from .converting import has_use_for_a_part

LEADING: Final = 1.5
"""What a point of engine strength is worth in flight days, over a whole flight."""
FEWEST: Final = 2
"""Figures without which hardly anybody comes home."""
TAXED: Final = 1.0
"""What others must pay more than oneself, each on average, for it to be worth their anger."""


def use_ability(state: TruckerState, seat: Seat, moves: Sequence[Move]) -> Move:
    """The first that pays; none if none does."""
    question = state.questions[seat]
    assert isinstance(question, ChooseAbility)
    usable = {ability.key: ability for ability in state.terms[seat].abilities[question.moment]}
    for move in moves:
        if isinstance(move, UseAbility):
            judge = JUDGES.get(move.ability)
            if usable[move.ability].is_wise(state, seat) if judge is None else judge(state, seat):
                return move
    return DONE


def _taxes(state: TruckerState, seat: Seat) -> bool:
    """Where others lose clearly more; that none of them has less open connectors is not needed."""
    others = [state.ships[other].exposed_connectors() for other in state.taking_part() if other != seat]
    return mean(others) > state.ships[seat].exposed_connectors() + TAXED if others else False


def _argues(state: TruckerState, seat: Seat) -> bool:
    return any(_advantage(state, seat, finish, look) > 0 for finish in (1, -1, 0) for look in (1, -1, 0))


JUDGES: Final[dict[str, Callable[[TruckerState, Seat], bool]]] = {
    "security_guard.a": _taxes,
    "bureaucrat.b": _argues,
    "deliveryman.a": has_use_for_a_part,
}
"""Whether an ability pays, where a closer look says more than its own advice."""


def argue(state: TruckerState, seat: Seat, moves: Sequence[Move]) -> Move:
    """What does most for this seat, compared with the others on average."""

    def advantage(move: Move) -> float:
        assert isinstance(move, AdjustBonuses)
        return _advantage(state, seat, move.finish, move.look)

    return max(moves, key=advantage)


def _advantage(state: TruckerState, seat: Seat, finish: int, look: int) -> float:
    gains = dict.fromkeys(state.taking_part(), 0.0)
    for other, change in zip(state.order(), FINISH_CHANGES, strict=False):
        gains[other] += finish * change
    exposed = {other: state.ships[other].exposed_connectors() for other in state.order()}
    for other, count in exposed.items():
        if count == min(exposed.values()):
            gains[other] += look * LOOK_CHANGE
    own = gains.pop(seat, 0.0)
    return own - mean(gains.values()) if gains else own


def predict(state: TruckerState, seat: Seat, moves: Sequence[Move]) -> Move:
    """Who has a weak crew or no engine gives up; the others come in as rockets and engines say."""
    question = state.questions[seat]
    assert isinstance(question, PredictFinish)
    arriving = [other for other in state.taking_part() if _comes_home(state.ships[other])]
    arriving.sort(key=lambda other: -_speed(state, other))
    about = question.about
    wish = Predict(about, arriving.index(about) + 1 if about in arriving else GIVES_UP)
    return wish if wish in moves else question.default(state, seat)


def _comes_home(ship: Ship) -> bool:
    return ship.total_humans >= FEWEST and full_engine_strength(ship) > 0


def _speed(state: TruckerState, seat: Seat) -> float:
    return state.rockets[seat].position + LEADING * full_engine_strength(state.ships[seat])
