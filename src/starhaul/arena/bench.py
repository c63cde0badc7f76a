"""How fast the rules are: random games on one core, in CPU time.

Machines are noisy: compare figures of one run only, as ratios.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from time import process_time

from starhaul.games import load_game
from starhaul.kernel import CLOCK, State


@dataclass(frozen=True, slots=True)
class Variant:
    """One way to play a game."""

    game: str
    name: str
    seats: int
    options: Mapping[str, object] = field(default_factory=dict)

    def starter(self) -> Callable[[], State]:
        """What makes a new game; all that is the same for each is done here, once."""
        game = load_game(self.game)
        options = game.read_options(self.options)
        return lambda: game.new_game(options, self.seats)


@dataclass(frozen=True, slots=True)
class Speed:
    """What one core does in a second of CPU time."""

    game: str
    variant: str
    seats: int
    games_per_s: float
    moves_per_s: float
    clones_per_s: float
    views_per_s: float
    dumps_per_s: float


def measure(variant: Variant, seconds: float, seed: int) -> Speed:
    """Play random games for about so long, then copy and show positions of such games."""
    start = variant.starter()
    games, moves, taken = _play_for(start, seconds, Random(seed))
    positions = _positions(start, Random(seed))
    return Speed(
        variant.game,
        variant.name,
        variant.seats,
        games / taken,
        moves / taken,
        _rate(_clone, positions, seconds / 4),
        _rate(_show, positions, seconds / 4),
        _rate(_dump, positions, seconds / 4),
    )


def _play_for(start: Callable[[], State], seconds: float, rng: Random) -> tuple[int, int, float]:
    games = moves = 0
    begin = process_time()
    while (taken := process_time() - begin) < seconds:
        moves += play_at_random(start(), rng)
        games += 1
    return games, moves, taken


def play_at_random(state: State, rng: Random, look: Callable[[State], None] | None = None) -> int:
    """Play to the end, each move out of the full list; the number of moves. Any seat that is asked may be first."""
    moves = 0
    while True:
        chance = state.chance
        if chance is not None:
            state.resolve(chance.sample(rng))
            continue
        seats = [seat for seat in state.decisions if seat != CLOCK]
        if not seats:
            return moves
        seat = seats[int(rng.random() * len(seats))]
        legal = state.legal_moves(seat)
        state.apply(seat, legal[int(rng.random() * len(legal))])
        moves += 1
        if look is not None:
            look(state)


POSITIONS = 200


def _positions(start: Callable[[], State], rng: Random) -> list[State]:
    """Positions from all over some random games."""
    found: list[State] = []

    def look(state: State) -> None:
        if rng.random() < 0.05:
            found.append(state.clone())

    while len(found) < POSITIONS:
        play_at_random(start(), rng, look)
    return found[:POSITIONS]


def _clone(state: State) -> object:
    return state.clone()


def _dump(state: State) -> object:
    return state.dump()


def _show(state: State) -> object:
    return state.view(next(iter(state.decisions), None))


def _rate(act: Callable[[State], object], positions: list[State], seconds: float) -> float:
    done = 0
    begin = process_time()
    while (taken := process_time() - begin) < seconds:
        for state in positions:
            act(state)
        done += len(positions)
    return done / taken
