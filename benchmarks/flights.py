"""Play random complete flights, checking after every step that nothing appears or vanishes.

python benchmarks/flights.py 10000                level III with four seats
python benchmarks/flights.py 5000 --class IIB     a class with the components and cards of Another Big Expansion
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from starhaul.kernel.testing import Case
from starhaul.trucker import GAME
from trucker.invariants import play_checked
from trucker.players import eager


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", type=int, nargs="?", default=100)
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--class", dest="ship_class", help="I, II, III, IIB, IIIB or IV")
    args = parser.parse_args()
    options = {"sets": ["abe"], "classes": [args.ship_class]} if args.ship_class else {"level": 3}
    fly(Case(GAME, seats=args.seats, options=options, pick=eager), range(args.seed, args.seed + args.games))


def fly(case: Case, seeds: range) -> None:
    start = time.process_time()
    steps = finished = 0
    for seed in seeds:
        try:
            state, taken = play_checked(case, seed)
        except Exception:
            print(f"seed {seed}", file=sys.stderr)
            raise
        steps += taken
        finished += sum(rocket.has_finished for rocket in state.rockets)
    seconds = time.process_time() - start
    print(f"{len(seeds)} flights, {steps} moves and outcomes, {finished} ships finished, {seconds:.1f} s of CPU")


if __name__ == "__main__":
    main()
