"""Random series with a Support Team in which each seat gets whom its plan names, looked at after every step.

A series follows from its seed alone: how many seats and flights, which classes, sets and missions, who gets whom.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations
from random import Random

from starhaul.kernel import Move, Seat, State
from starhaul.kernel.testing import Case
from starhaul.kernel.testing.case import Pick
from starhaul.kernel.testing.walk import Took, next_step
from starhaul.trucker import GAME, Stage, TruckerState
from starhaul.trucker.missions import MISSION_CARDS
from starhaul.trucker.moves import KeepMember
from starhaul.trucker.options import EXPANSION
from starhaul.trucker.player import NOTHING
from starhaul.trucker.recruiting import DrawMembers, DrawOpenMember, MemberDraw
from starhaul.trucker.sets import MISSIONS
from starhaul.trucker.support import MOST_MEMBERS
from starhaul.trucker.team.printed import PRINTED_MEMBERS
from trucker.combinations import ALL_CLASSES, BASE_CLASSES
from trucker.invariants import check_invariants
from trucker.mission_invariants import MissionWatch
from trucker.players import eager, hoarder, patient, versatile

FLIGHTS = (1, 2, 3, 3, 4, 4, 4)
"""Of a series; three members meet in the fourth flight."""
COMPETITIVE = 0.4
"""How often members are chosen in finishing order."""
WITH_MISSIONS = 3
"""One series of so many has missions."""
PLAYERS = (eager, hoarder, patient, versatile)

Members = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Series:
    """What is played, and whom each seat is to have, in this order."""

    seats: int
    flights: int
    options: dict[str, object]
    plan: tuple[Members, ...]


@dataclass(slots=True)
class Met:
    """What a run has seen so far."""

    series: int = 0
    flights: int = 0
    steps: int = 0
    pairs: set[Members] = field(default_factory=set)
    triples: set[Members] = field(default_factory=set)

    def look(self, state: TruckerState) -> None:
        """Who has flown together."""
        for team in state.teams:
            self.pairs.update(combinations(sorted(team.members), 2))
            self.triples.update(combinations(sorted(team.members), 3))


def series_of(seed: int) -> Series:
    rng = Random(f"series {seed}")
    seats, flights = rng.choice((2, 3, 4)), rng.choice(FLIGHTS)
    has_missions = seed % WITH_MISSIONS == 0
    sets = [EXPANSION] * rng.choice((0, 1)) + [MISSIONS] * has_missions
    options: dict[str, object] = {
        "team": "competitive" if flights > 1 and rng.random() < COMPETITIVE else "standard",
        "sets": sets,
        "classes": rng.choices(ALL_CLASSES if EXPANSION in sets else BASE_CLASSES, k=flights),
        "mistakes": rng.choice(["forbidden", "marked", "honest"]),
        "timer": rng.choice(["none", "none", "relaxed", "rulebook"]),
    }
    if has_missions:
        options["missions"] = rng.choice(["drawn", rng.choices([*MISSION_CARDS], k=flights)])
    members = rng.sample([*PRINTED_MEMBERS], seats * MOST_MEMBERS)
    plan = [tuple(members[at : at + MOST_MEMBERS]) for at in range(0, len(members), MOST_MEMBERS)]
    return Series(seats, flights, options, tuple(plan))


def play_series(seed: int, met: Met) -> TruckerState:
    """From beginning to end; AssertionError where something is broken."""
    series, rng, watch = series_of(seed), Random(seed), MissionWatch()
    case = Case(GAME, series.seats, series.options, _picking(series, rng.choice(PLAYERS)))
    state = case.new_state()
    assert isinstance(state, TruckerState)
    flown = -1
    while not state.is_over:
        _step(case, series, state, rng).on(state)
        check_invariants(state)
        check_teams(state)
        watch.look(state)
        met.steps += 1
        if state.stage is Stage.FLIGHT and state.flight != flown:
            flown = state.flight
            met.flights += 1
            met.look(state)
    met.series += 1
    return state


def check_teams(state: TruckerState) -> None:
    """Nobody holds what another holds or what is out; nobody has too many; sealed things are sealed; alarms end."""
    teams, support = state.teams, state.support
    placed = [card for team in teams for card in (*team.members, *team.dealt)] + [*support.offered, *support.gone]
    assert len(placed) == len({*placed}), f"a card is in two places: {placed}"
    assert {*placed} <= {*state.box.members}
    for seat, team in enumerate(teams):
        assert len(team.members) == len(team.since) <= MOST_MEMBERS
        assert all(since <= state.flight for since in team.since)
        assert not team.choice or team.choice in team.dealt
        assert not state.feats[seat].is_out or not team.dealt
    assert support.alarm == NOTHING or state.stage is Stage.ASSEMBLY


# Who gets whom


def _next_of(series: Series, state: TruckerState, seat: int) -> str:
    """Whom this seat is to have next; nobody once its team is complete."""
    wanted = series.plan[seat][len(state.teams[seat].members) :]
    return wanted[0] if wanted else ""


def _step(case: Case, series: Series, state: TruckerState, rng: Random) -> Took:
    if not isinstance(state.chance, MemberDraw):
        return next_step(case, state, rng)
    cards = _dealt(series, state, state.chance, rng)
    return Took(None, tuple([state.box.members.index(card) for card in cards]))


def _dealt(series: Series, state: TruckerState, draw: MemberDraw, rng: Random) -> list[str]:
    """What the plan wants first, then cards that it wants for nobody, or not soon."""
    awaited = state.awaited
    seats = [awaited.seat] if isinstance(awaited, DrawMembers | DrawOpenMember) else state.taking_part()
    wanted = [card for card in [_next_of(series, state, seat) for seat in seats] if card in draw.bag]
    rest = rng.sample(draw.bag, len(draw.bag))
    soon = {_next_of(series, state, seat) for seat in state.all_seats()}
    ever = {card for members in series.plan for card in members}
    rest.sort(key=lambda card: (card in soon, card in ever))
    return [*wanted, *[card for card in rest if card not in wanted]][: draw.count]


def _picking(series: Series, usual: Pick) -> Pick:
    def pick(state: State, seat: Seat, moves: list[Move], rng: Random) -> Move:
        assert isinstance(state, TruckerState)
        keep = KeepMember(_next_of(series, state, seat))
        return keep if keep in moves else usual(state, seat, moves, rng)

    return pick
