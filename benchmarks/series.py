"""Play random complete series with a Support Team, checking after every step that nothing appears or vanishes.

    python benchmarks/series.py 3000
    python benchmarks/series.py 1 --first-seed 1234

Standard and competitive, two to four seats, one to four flights, base levels and classes of the expansion, a third of
them with missions. Cards are dealt so that all members meet: how many pairs and triples flew in one team is told. A
series that breaks something is told with its seed and counted; the others go on.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from math import comb
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from starhaul.trucker.team.printed import PRINTED_MEMBERS
from trucker.team_series import Met, play_series, series_of


def main(args: argparse.Namespace) -> int:
    """How many were at fault."""
    start = time.process_time()
    met, faults = Met(), 0
    for number, seed in enumerate(range(args.first_seed, args.first_seed + args.series), 1):
        try:
            play_series(seed, met)
        except Exception:  # noqa: BLE001 all that goes wrong is told, and ends in the exit code
            faults += 1
            print(f"seed {seed}, {series_of(seed)}\n{traceback.format_exc()}", file=sys.stderr, flush=True)
        if number % args.every == 0 or number == args.series:
            print(f"{told(met, faults)}, {time.process_time() - start:.0f} s of CPU", flush=True)
    return faults


def told(met: Met, faults: int) -> str:
    pairs, triples = (comb(len(PRINTED_MEMBERS), count) for count in (2, 3))
    return (
        f"{met.series} series whole, {met.flights} flights, {met.steps} moves and outcomes, "
        f"{len(met.pairs)} of {pairs} pairs, {len(met.triples)} of {triples} triples, {faults} faults"
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("series", type=int, nargs="?", default=100)
    parser.add_argument("--first-seed", type=int, default=0)
    parser.add_argument("--every", type=int, default=100, help="tell so far after so many")
    sys.exit(min(1, main(parser.parse_args())))
