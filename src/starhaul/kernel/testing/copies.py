"""Whether clones, dumps and records are the same game."""

from __future__ import annotations

from random import Random

from starhaul.kernel.move import Move
from starhaul.kernel.record import Record, RecordError, read_record, replay
from starhaul.kernel.recorder import Recorder
from starhaul.kernel.state import State

from .case import Case, NonConforming
from .walk import next_step, sampled

FUTURE = 30
"""How many steps a copy is followed, side by side with its original."""


def check_clones(case: Case, seed: int) -> None:
    """A clone is exact and independent."""
    for state, _ in sampled(case, seed):
        clone = state.clone()
        if type(clone) is not type(state):
            raise NonConforming("clones", f"the clone of a {type(state).__name__} is a {type(clone).__name__}")
        _check_copy("clones", case, state, clone, seed)


def check_dumps(case: Case, seed: int) -> None:
    """A state read from its dump is exact and independent."""
    for state, _ in sampled(case, seed):
        _check_copy("dumps", case, state, case.game.load(state.dump()), seed)


def _check_copy(check: str, case: Case, state: State, copy: State, seed: int) -> None:
    before = state.dump()
    if copy.dump() != before:
        raise NonConforming(check, f"the copy differs: {difference(before, copy.dump())}")
    rng = Random(seed)
    original = state.clone()
    for _ in range(FUTURE):
        if original.is_over:
            break
        took = next_step(case, original, rng)
        took.on(original)
        took.on(copy)
        if original.dump() != copy.dump():
            raise NonConforming(check, f"after {took} they differ: {difference(original.dump(), copy.dump())}")
    if state.dump() != before:
        raise NonConforming(check, f"what the copies did changed the original: {difference(before, state.dump())}")


def difference(one: bytes, other: bytes) -> str:
    """The first place where two dumps part, with a little around it."""
    pairs = zip(one, other, strict=False)
    at = next((number for number, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))
    start = max(0, at - 40)
    return f"…{one[start : at + 40].decode(errors='replace')}… / …{other[start : at + 40].decode(errors='replace')}…"


def recorded_game(case: Case, seed: int) -> tuple[State, Record]:
    """A random game with its record."""
    rng = Random(seed)
    state = case.new_state()
    recorder = Recorder(case.game, case.options, case.seats, "0", seed=str(seed))
    while not state.is_over:
        chance, took = state.chance, next_step(case, state, rng)
        took.on(state)
        if isinstance(took.what, Move):
            assert took.seat is not None
            recorder.moved(state, took.seat, took.what)
        elif chance is not None:
            recorder.came(state, chance.write(took.what))
    assert state.outcome is not None
    recorder.end(state.outcome)
    return state, recorder.record


def check_records(case: Case, seed: int) -> None:
    """The record of a game is text that reads back and replays to an equal state."""
    state, record = recorded_game(case, seed)
    text = record.write()
    read_back = read_record(text)
    if read_back.write() != text:
        raise NonConforming("records", "a record that was read is written differently")
    try:
        replayed = replay(read_back, case.game)
    except RecordError as error:
        raise NonConforming("records", str(error)) from None
    if replayed.dump() != state.dump():
        raise NonConforming("records", f"the replay differs: {difference(state.dump(), replayed.dump())}")
