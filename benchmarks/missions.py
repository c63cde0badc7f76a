"""What every mission brings at every level: mean credits of four ships beyond those that a game begins with, and how
many of them complete the flight, as the table of docs/missions.md.

    python benchmarks/missions.py [--games 5] [--seed 16] [--bot regular] [--missions MS01,MS02] [--levels I,II,III,IV]

Level IV is flown with Another Big Expansion, the others without.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys

from starhaul.trucker.missions import MISSION_CARDS
from starhaul.trucker.options import EXPANSION

SEATS = 4
STARTING_CREDITS = 20
LEVELS = "I,II,III,IV"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--seed", type=int, default=16)
    parser.add_argument("--bot", default="regular")
    parser.add_argument("--missions", default=",".join(MISSION_CARDS))
    parser.add_argument("--levels", default=LEVELS)
    args = parser.parse_args()
    levels = args.levels.split(",")
    print("| mission |", *[f"{level} |" for level in levels])
    print("|---|" + "---:|" * len(levels), flush=True)
    for mission in args.missions.split(","):
        cells = [cell(mission, level, args) for level in levels]
        print(
            f"| {mission} {MISSION_CARDS[mission].key.replace('_', ' ')} |",
            *[f"{text} |" for text in cells],
            flush=True,
        )


def cell(mission: str, level: str, args: argparse.Namespace) -> str:
    """Credits and share of ships that completed the flight."""
    sets = ["missions", EXPANSION] if level == "IV" else ["missions"]
    options = {"sets": sets, "missions": [mission], "classes": [level]}
    command = [sys.executable, "-m", "starhaul", "simulate", "trucker", "--json", "--bots", args.bot]
    command += ["--seats", str(SEATS), "--games", str(args.games), "--seed", str(args.seed)]
    for name, value in options.items():
        command += ["--option", f"{name}={json.dumps(value)}"]
    result = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    mean = sum(bot["mean_score"] for bot in result["bots"]) / SEATS - STARTING_CREDITS
    return f"{mean:.1f}, {result['finished_rate']:.0%}"


if __name__ == "__main__":
    main()
