"""Play random complete level-III flights with four seats, checking after every step that nothing appears or vanishes.

python benchmarks/flights.py 10000
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from starhaul.kernel.testing import Case
from starhaul.kernel.testing.walk import next_step
from starhaul.trucker import GAME, TruckerState
from trucker.invariants import check_invariants
from trucker.players import eager


def fly(case: Case, seed: int) -> tuple[int, int]:
    """How many steps a game took, and how many ships finished."""
    rng = Random(seed)
    state = case.new_state()
    assert isinstance(state, TruckerState)
    steps = 0
    while not state.is_over:
        next_step(case, state, rng).on(state)
        check_invariants(state)
        steps += 1
    return steps, sum(state.finished)


def main(games: int, first_seed: int) -> None:
    case = Case(GAME, seats=4, options={"level": 3}, pick=eager)
    start = time.process_time()
    steps = finished = 0
    for seed in range(first_seed, first_seed + games):
        try:
            more_steps, more_finished = fly(case, seed)
        except Exception:
            print(f"seed {seed}", file=sys.stderr)
            raise
        steps += more_steps
        finished += more_finished
    seconds = time.process_time() - start
    print(f"{games} flights, {steps} moves and outcomes, {finished} ships finished, {seconds:.1f} s of CPU")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100, int(sys.argv[2]) if len(sys.argv) > 2 else 0)
