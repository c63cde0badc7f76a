"""Play random complete flights, checking after every step that nothing appears or vanishes.

python benchmarks/flights.py 10000
python benchmarks/flights.py 5000 --classes IIB
python benchmarks/flights.py 1000 --classes II,IIIB,IV --builder regular

With --builder, bots of this name build the ships and random players fly them: so late cards meet somebody.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from starhaul.bots.bot import Bot, Seating
from starhaul.bots.registry import make_bot
from starhaul.kernel import Move, Seat, State
from starhaul.kernel.testing import Case
from starhaul.trucker import GAME, Stage, TruckerState
from trucker.invariants import play_checked
from trucker.players import eager


class Builders:
    """Bots that build one game's ships."""

    def __init__(self, name: str, seats: int, options: dict[str, object], seed: int) -> None:
        self.bots: list[Bot] = [
            make_bot(name, Seating(GAME, seats, Seat(seat), f"{seed}/{seat}", options)) for seat in range(seats)
        ]

    def pick(self, state: State, seat: Seat, moves: list[Move], rng: Random) -> Move:
        """What the bot of this seat wants while ships are built; anything afterwards."""
        if isinstance(state, TruckerState) and state.stage is Stage.ASSEMBLY:
            move = self.bots[seat].choose(state.view(seat))
            if move is not None:
                return move
        return eager(state, seat, moves, rng)


def main(args: argparse.Namespace) -> None:
    options: dict[str, object] = {"level": 3}
    if args.classes:
        options = {"sets": ["abe"], "classes": args.classes.split(",")}
    start = time.process_time()
    steps = finished = ships = 0
    for seed in range(args.first_seed, args.first_seed + args.flights):
        seats = args.seats or 2 + seed % 3
        pick = Builders(args.builder, seats, options, seed).pick if args.builder else eager
        try:
            state, taken = play_checked(Case(GAME, seats, options, pick), seed)
        except Exception:
            print(f"seed {seed}", file=sys.stderr)
            raise
        steps += taken
        ships += seats
        finished += sum(rocket.has_finished for rocket in state.rockets)
    seconds = time.process_time() - start
    print(f"{args.flights} games, {steps} moves and outcomes, {finished} of {ships} ships finished the last flight")
    print(f"{seconds:.1f} s of CPU")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("flights", type=int, nargs="?", default=100)
    parser.add_argument("--first-seed", type=int, default=0)
    parser.add_argument("--seats", type=int, help="two, three and four in turn if none are given")
    parser.add_argument("--classes", default="", help="of ships, as IIB,IV; the base game at level III if none")
    parser.add_argument("--builder", default="", help="the bot that builds")
    main(parser.parse_args())
