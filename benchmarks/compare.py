"""Two builds of the rules against each other, in alternation in one run: `starhaul bench` of each, ratio by ratio.

    python benchmarks/compare.py BEFORE AFTER [--rounds 3] [--seconds 2] [--game race]

BEFORE and AFTER are folders with a package `starhaul` in them: `src`, `build/compiled`, the `src` of another checkout.
Machines are noisy: what counts is the ratio, of the best round of each.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

RATES = ("moves_per_s", "clones_per_s", "views_per_s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", type=Path, nargs=2, metavar="FOLDER")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=int, default=2)
    parser.add_argument("--game", choices=("trucker", "race"))
    args = parser.parse_args()
    rounds = [[bench(folder, args.seconds, args.game) for folder in args.folders] for _ in range(args.rounds)]
    before, after = ([each[side] for each in rounds] for side in (0, 1))
    print("variant".ljust(28), *[rate.removesuffix("_per_s").rjust(8) for rate in RATES])
    for variant in before[0]:
        ratios = [best(after, variant, rate) / best(before, variant, rate) for rate in RATES]
        print(variant.ljust(28), *[f"{ratio:8.2f}" for ratio in ratios])


def bench(folder: Path, seconds: int, game: str | None) -> dict[str, dict[str, float]]:
    """Rates by variant."""
    command = [sys.executable, "-m", "starhaul", "bench", "--json", "--quiet", "--seconds", str(seconds)]
    command += ["--game", game] if game else []
    environment = {**os.environ, "PYTHONPATH": str(folder.resolve())}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return {
        f"{speed['game']} {speed['variant']} {speed['seats']}": speed for speed in json.loads(done.stdout)["results"]
    }


def best(rounds: list[dict[str, dict[str, float]]], variant: str, rate: str) -> float:
    return max(each[variant][rate] for each in rounds)


if __name__ == "__main__":
    main()
