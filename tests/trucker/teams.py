"""Members of the Support Team for a table of a test, whatever its options are.

    table = hire(build(level=2), 0, "buyer", "security_guard")     # A and B of both work in this flight
    table = hire(build(level=2), 1, "bureaucrat", new=True)        # only A: it has just joined
    do(table, 0, "use security_guard.b")

For a table in flight: `hire(fly(…), 0, "trader")`. `finish(table)` goes on to the first moment at which somebody may
use an ability; there `use security_guard.a` uses one, `done` leaves the rest.
"""

from __future__ import annotations

from starhaul.kernel import Event, Seat
from starhaul.trucker import TruckerState
from starhaul.trucker.composing import compose_terms
from starhaul.trucker.decisions import Ask
from starhaul.trucker.drawn_boards import CloseSquares, RollForSquares
from starhaul.trucker.moments import ComeTo
from starhaul.trucker.recruiting import MemberDraw
from starhaul.trucker.scoring import EndFlight
from starhaul.trucker.series import StartTimer
from starhaul.trucker.table import NO_TIMER, Stage
from starhaul.trucker.team.using import AbilityOffer, ChooseAbility
from starhaul.trucker.terms import Moment
from trucker.seats import change_rocket
from trucker.tables import do


def hire(state: TruckerState, seat: int, *members: str, new: bool = False) -> TruckerState:
    """These members join the team of this seat: with both abilities, or as new ones with A alone."""
    for member in members:
        team = state.teams[seat].joined_by(member, state.flight if new else state.flight - 1)
        state.set_team(Seat(seat), team)
    compose_terms(state)
    return state


def before_building(state: TruckerState, seat: int, *members: str) -> TruckerState:
    """A new game is back at the moment before building, and dice; these members, with both abilities, are there."""
    state = hire(state.clone(), seat, *members)  # a clone has not looked yet at what chance would be
    is_rolled = isinstance(state.awaited, RollForSquares)
    state.questions.clear()
    state.awaited, state.timer = None, NO_TIMER
    state.first(ComeTo(Moment.BEFORE_BUILDING), StartTimer(), *([CloseSquares()] if is_rolled else []))
    state.run_due()
    return state


def offers_to(state: TruckerState, seat: int) -> list[AbilityOffer]:
    """What this seat may use at this moment."""
    question = state.decisions[Seat(seat)]
    assert isinstance(question, ChooseAbility)
    return [*question.offers]


def draw_members(state: TruckerState, members: str) -> list[Event]:
    """These cards come up."""
    assert isinstance(state.chance, MemberDraw)
    return state.resolve(state.chance.read(members))


def come_home(state: TruckerState, *finishers: int) -> list[Event]:
    """The flight is over as soon as it was to begin: these have finished, in this order, and all others gave up.
    Whoever may use an ability leaves it."""
    assert {question.ask for question in state.decisions.values()} == {Ask.BUILD}
    state.questions.clear()
    while not isinstance(state.agenda.steps[-1], EndFlight):
        state.agenda.next()
    state.enter(Stage.FLIGHT)
    for seat in state.all_seats():
        change_rocket(state, seat, is_flying=seat in finishers, space=seat + 1)
    for place, finisher in enumerate(finishers):
        change_rocket(state, finisher, position=20 - place)
    state.run_due()
    events, state.events = state.events, []
    while Ask.USE_ABILITY in [question.ask for question in state.decisions.values()]:
        events += do(state, next(iter(state.decisions)), "done")
    return events
