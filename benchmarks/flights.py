"""Play random complete level-III flights with four seats, checking after every step that nothing appears or vanishes.

python benchmarks/flights.py 10000
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from starhaul.kernel.testing import Case
from starhaul.trucker import GAME
from trucker.invariants import play_checked
from trucker.players import eager


def main(games: int, first_seed: int) -> None:
    case = Case(GAME, seats=4, options={"level": 3}, pick=eager)
    start = time.process_time()
    steps = finished = 0
    for seed in range(first_seed, first_seed + games):
        try:
            state, taken = play_checked(case, seed)
        except Exception:
            print(f"seed {seed}", file=sys.stderr)
            raise
        steps += taken
        finished += sum(rocket.has_finished for rocket in state.rockets)
    seconds = time.process_time() - start
    print(f"{games} flights, {steps} moves and outcomes, {finished} ships finished, {seconds:.1f} s of CPU")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100, int(sys.argv[2]) if len(sys.argv) > 2 else 0)
