"""Random games in which everybody has the Plumber, the Welder or the Assembler keep what must be kept."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from starhaul.kernel import Event, Move, Seat, State
from starhaul.kernel.testing import Case
from starhaul.kernel.testing.walk import next_step
from starhaul.trucker import GAME, Stage, TruckerState, parse_move
from starhaul.trucker.decisions import Ask
from starhaul.trucker.events import ComponentAltered, PipeLaid, TokenFreed, TokenUsed, WirelessLinked
from starhaul.trucker.faults import faults
from starhaul.trucker.moves import LayPipe, Lift, MakeUniversal, Place, PlacePiped, PlaceUniversal, TakeFaceDown
from starhaul.trucker.team.printed import PRINTED_MEMBERS
from trucker.invariants import check_invariants
from trucker.players import eager
from trucker.teams import hire

MEMBERS = ("plumber", "welder", "assembler")
TABLES: dict[str, dict[str, object]] = {
    "base": {"mode": "series", "classes": ["II"], "team": "standard"},
    "mistakes": {"mode": "series", "classes": ["III"], "team": "standard", "mistakes": "honest"},
    "marked": {"mode": "series", "classes": ["II"], "team": "standard", "mistakes": "marked", "timer": "rulebook"},
    "cylinder": {"sets": ["abe"], "classes": ["IIB"], "team": "standard"},
    "closed squares": {"sets": ["abe"], "classes": ["IIIB"], "team": "standard"},
    "missions": {"sets": ["abe", "missions"], "missions": "drawn", "classes": ["IV"], "team": "standard"},
}


def check_tokens(state: TruckerState) -> None:
    """Nobody uses more tokens than came with the cards, and no ship flies with an error."""
    for team in state.teams:
        used = Counter(team.used)
        for member in MEMBERS:
            for token in PRINTED_MEMBERS[member].tokens:
                assert used[token.kind] <= token.count, f"too many tokens: {token.kind}"
    for ship in state.ships:
        assert len(ship.fittings.pipes) <= 2
    if state.stage is Stage.FLIGHT:
        codes = {fault.code for ship in state.ships for fault in faults(ship)}
        assert codes <= {"not_attached"}, f"errors in flight: {codes}"


def handy(state: State, seat: Seat, moves: list[Move], rng: Random) -> Move:
    """Place what is in hand, by whatever means, and then take the next: so ships become large."""
    if state.decisions[seat].ask is not Ask.BUILD or rng.random() < 0.2:
        return eager(state, seat, moves, rng)
    ways: dict[type[Move], list[Move]] = {}
    for move in moves:
        ways.setdefault(type(move), []).append(move)
    is_placed = Lift in ways
    wanted = [TakeFaceDown, LayPipe, MakeUniversal] if is_placed else [Place, PlacePiped, PlaceUniversal, TakeFaceDown]
    kinds = [kind for kind in wanted if kind in ways]
    return rng.choice(ways[rng.choice(kinds)]) if kinds else eager(state, seat, moves, rng)


def join(state: TruckerState) -> None:
    """All three work for everybody."""
    for seat in state.all_seats():
        hire(state, seat, *[member for member in MEMBERS if member not in state.teams[seat].members])
    state.known_moves = {}


def is_building(state: TruckerState) -> bool:
    return any(question.ask is Ask.BUILD for question in state.decisions.values())


def play(options: dict[str, object], seats: int, seed: int) -> Counter[type[Event]]:
    """A game with all three for everybody; how often what they do was told."""
    case, rng, told = Case(GAME, seats, options, pick=handy), Random(seed), Counter[type[Event]]()
    state = case.new_state()
    assert isinstance(state, TruckerState)
    while not is_building(state):
        next_step(case, state, rng).on(state)
    join(state)
    while not state.is_over:
        step = next_step(case, state, rng)
        if isinstance(step.what, Move):
            assert parse_move(str(step.what)) == step.what
        told.update([type(event) for event in step.on(state)])
        check_invariants(state)
        check_tokens(state)
        if rng.random() < 0.02:
            assert GAME.load(state.dump()).dump() == state.dump()
    return told


@pytest.mark.parametrize("name", TABLES)
def test_random_games_with_pipes_joints_and_plating(name: str) -> None:
    told = Counter[type[Event]]()
    for seed in range(6):
        told += play(TABLES[name], 2 + seed % 3, seed)
    wanted = {ComponentAltered, TokenUsed, PipeLaid, WirelessLinked}
    assert {*told} >= (wanted | {TokenFreed} if "mistakes" in TABLES[name] else wanted)
