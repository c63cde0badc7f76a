"""Whether anything tells a seat what it may not know.

The check makes a twin of a position: a state that a seat cannot tell from the true one, made by the seat's own
view. Whatever the seat sees, hears or is refused must then be the same to the byte in both, now and for some steps
to come, until the rules themselves reveal something.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random

from starhaul.kernel.event import Event
from starhaul.kernel.move import Move
from starhaul.kernel.plain import fields_of, to_bytes
from starhaul.kernel.seat import Seat
from starhaul.kernel.state import State

from .case import Case, NonConforming
from .copies import difference
from .moves import error_bytes, moves_met
from .walk import Took, sampled, some_seat

CHECK = "no leak"
FUTURE = 8
"""How many steps twins are followed, side by side."""


def check_no_leak(case: Case, seed: int) -> None:
    """Two states that differ only in what a seat may not know are the same for that seat, to the byte."""
    rng = Random(seed)
    stock = moves_met(case, seed)
    found_secrets = False
    for state, _ in sampled(case, seed):
        for seat in case.all_seats():
            twin = _twin(state, seat, rng)
            found_secrets |= twin.dump() != state.dump()
            tried = rng.sample(stock, min(len(stock), 30))
            _compare(state, twin, seat, tried, "a twin")
            _follow(state.clone(), twin, seat, tried, rng)
    if case.has_secrets and not found_secrets:
        raise NonConforming(CHECK, "sample_state never guesses differently from the truth: the view knows too much")


def _twin(state: State, seat: Seat, rng: Random) -> State:
    view = state.view(seat)
    if _holds_state(view):
        raise NonConforming(CHECK, "the view holds the state itself")
    return view.sample_state(rng)


def _holds_state(value: object) -> bool:
    if isinstance(value, State):
        return True
    parts: Iterable[object] = ()
    fields = fields_of(type(value))
    if fields is not None:
        parts = [*fields.of(value)]
    elif isinstance(value, Mapping):
        parts = value.values()
    elif isinstance(value, list | tuple | set | frozenset):
        parts = value
    return any(_holds_state(part) for part in parts)


def _compare(state: State, twin: State, seat: Seat, tried: list[Move], where: str) -> None:
    for who in (seat, None):
        true, other = to_bytes(state.view(who)), to_bytes(twin.view(who))
        if true != other:
            raise NonConforming(CHECK, f"in {where}, the view of {_name(who)} tells: {difference(true, other)}")
    for move in tried:
        if error_bytes(state.problem_with(seat, move)) != error_bytes(twin.problem_with(seat, move)):
            raise NonConforming(CHECK, f"in {where}, the refusal of {move} tells seat {seat} a secret")
    if list(map(str, state.legal_moves(seat))) != list(map(str, twin.legal_moves(seat))):
        raise NonConforming(CHECK, f"in {where}, the legal moves of seat {seat} tell a secret")


def _name(seat: Seat | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


def _follow(state: State, twin: State, seat: Seat, tried: list[Move], rng: Random) -> None:
    """Let the same things happen in both, as far as the seat can tell, and compare after each."""
    for _ in range(FUTURE):
        pair = _same_step(state, twin, seat, rng)
        if pair is None:
            return
        mine, others = pair
        heard, heard_by_twin = mine.on(state), others.on(twin)
        if any(event.reveals for event in (*heard, *heard_by_twin)):
            return
        _compare_events(heard, heard_by_twin, seat, mine)
        _compare(state, twin, seat, tried, f"a twin after {mine}")


def _same_step(state: State, twin: State, seat: Seat, rng: Random) -> tuple[Took, Took] | None:
    """Steps for both that the seat cannot tell apart, or None where there are none to be had."""
    if state.is_over or twin.is_over:
        return None
    if state.chance is not None and twin.chance is not None:
        outcome = state.chance.sample(rng)
        if state.chance.seen_by is not None and seat not in state.chance.seen_by:
            return Took(None, outcome), Took(None, twin.chance.sample(rng))
        return (Took(None, outcome), Took(None, outcome)) if twin.chance.allows(outcome) else None
    if state.chance is not None or twin.chance is not None:
        return None
    return _same_move(state, twin, seat, rng)


def _same_move(state: State, twin: State, seat: Seat, rng: Random) -> tuple[Took, Took] | None:
    mover = some_seat(state, rng)
    moves, of_twin = state.legal_moves(mover), twin.legal_moves(mover)
    if mover != seat and state.decisions[mover].sealed and of_twin:
        return Took(mover, rng.choice(moves)), Took(mover, rng.choice(of_twin))
    known = set(of_twin)
    common = [move for move in moves if move in known]
    if not common:
        return None
    move = rng.choice(common)
    return Took(mover, move), Took(mover, move)


def _compare_events(heard: list[Event], by_twin: list[Event], seat: Seat, took: Took) -> None:
    for who in (seat, None):
        if _seen(heard, who) != _seen(by_twin, who):
            raise NonConforming(CHECK, f"after {took}, the events that {_name(who)} hears tell a secret")


def _seen(events: list[Event], seat: Seat | None) -> list[bytes]:
    return [to_bytes(seen) for event in events if (seen := event.seen_by(seat)) is not None]
