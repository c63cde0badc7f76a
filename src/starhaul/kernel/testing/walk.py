"""Random games, and the checks that need nothing more."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from starhaul.kernel.chance import BadOutcome, Outcome
from starhaul.kernel.event import Event
from starhaul.kernel.move import IllegalMove, Move
from starhaul.kernel.plain import to_bytes
from starhaul.kernel.seat import CLOCK, Seat
from starhaul.kernel.state import State

from .case import Case, NonConforming

CLOCK_SHARE = 0.02
"""How often time passes while somebody else could move."""


@dataclass(frozen=True, slots=True)
class Took:
    """One step of a random game: a seat's move or an outcome."""

    seat: Seat | None
    what: Move | Outcome

    def on(self, state: State) -> list[Event]:
        """Take this step, which the state itself has offered."""
        try:
            if isinstance(self.what, Move):
                assert self.seat is not None
                return state.apply(self.seat, self.what)
            return state.resolve(self.what)
        except (IllegalMove, BadOutcome) as error:
            raise NonConforming("moves", f"{self} is offered, and refused: {error}") from None

    def __str__(self) -> str:
        return f"seat {self.seat}: {self.what}" if isinstance(self.what, Move) else f"outcome {self.what}"


def next_step(case: Case, state: State, rng: Random) -> Took:
    """A step that is possible now, chosen at random; the state stays as it is."""
    if state.chance is not None:
        return Took(None, state.chance.sample(rng))
    seat = some_seat(state, rng)
    moves = state.legal_moves(seat)
    if not moves:
        raise NonConforming("random games", f"seat {seat} is asked {state.decisions[seat]} and has no legal move")
    return Took(seat, case.pick(state, seat, moves, rng))


def some_seat(state: State, rng: Random) -> Seat:
    seats = [seat for seat in state.decisions if seat != CLOCK]
    if CLOCK in state.decisions and (not seats or rng.random() < CLOCK_SHARE):
        return CLOCK
    return rng.choice(seats)


@lru_cache(maxsize=4)
def random_game(case: Case, seed: int) -> tuple[Took, ...]:
    """The steps of a random game from its beginning to its end."""
    rng = Random(seed)
    state = case.new_state()
    steps: list[Took] = []
    while not state.is_over:
        if len(steps) == case.longest:
            raise NonConforming("random games", f"not over after {case.longest} steps")
        steps.append(next_step(case, state, rng))
        steps[-1].on(state)
    return tuple(steps)


def walk(case: Case, seed: int) -> Iterator[tuple[State, Took]]:
    """A random game: each position with the step that comes next. The state moves on in place."""
    state = case.new_state()
    for took in random_game(case, seed):
        yield state, took
        took.on(state)


def sampled(case: Case, seed: int) -> Iterator[tuple[State, Took]]:
    """Some positions of the random game, spread over its whole length."""
    length = len(random_game(case, seed))
    chosen = set(Random(~seed).sample(range(length), min(case.positions, length)))
    for number, position in enumerate(walk(case, seed)):
        if number in chosen:
            yield position


def check_random_games(case: Case, seed: int) -> None:
    """Random games come to an end and have a result for every seat."""
    state = case.new_state()
    for state, _ in walk(case, seed):
        if state.outcome is not None:
            raise NonConforming("random games", "there is a result before the game is over")
        if state.chance is not None and state.decisions:
            raise NonConforming("random games", "somebody is asked while a chance is due")
    result = state.outcome
    if result is None:
        raise NonConforming("random games", "the game is over and has no result")
    if {len(result.scores), len(result.ranks), len(result.breakdown)} != {case.seats} or 1 not in result.ranks:
        raise NonConforming("random games", f"the result {result} does not rank {case.seats} seats")


def check_determinism(case: Case, seed: int) -> None:
    """The same step on the same state does the same: all chance goes through outcomes."""
    for state, took in sampled(case, seed):
        one, other = state.clone(), state.clone()
        if [to_bytes(event) for event in took.on(one)] != [to_bytes(event) for event in took.on(other)]:
            raise NonConforming("determinism", f"{took} told different events in equal states")
        if one.dump() != other.dump():
            raise NonConforming("determinism", f"{took} led from equal states to different ones")
