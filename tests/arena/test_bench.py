"""How fast the rules are: the figures themselves are no test, what they count is."""

from __future__ import annotations

from random import Random

from starhaul.arena.bench import Variant, measure, play_at_random
from starhaul.kernel import State

LEARNING = Variant("trucker", "learning", 2, {"level": "learning", "timer": "none"})


def test_random_play_counts_the_moves_of_seats_and_ends() -> None:
    state = LEARNING.starter()()
    seen: list[bool] = []

    def look(after_move: State) -> None:
        seen.append(after_move is state)

    assert play_at_random(state, Random(3), look) == len(seen) > 0
    assert state.is_over


def test_a_measurement_names_what_was_measured() -> None:
    speed = measure(LEARNING, seconds=0.05, seed=3)
    assert (speed.game, speed.variant, speed.seats) == ("trucker", "learning", 2)
    assert speed.moves_per_s > speed.games_per_s > 0
    assert min(speed.clones_per_s, speed.views_per_s, speed.dumps_per_s) > 0
