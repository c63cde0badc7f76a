"""kill -9 under load, as often as one likes, and what was lost, doubled or given back.

    PYTHONPATH=tests .venv/bin/python benchmarks/crashes.py --crashes 1000

Two heaps with a running clock, the toy game, Race, and Trucker with its sand timer, two people each, all as fast as
they are answered: moves, series of moves, undo, chat, rematch, ready, start. After each crash everybody asks again for
what was lost on the way. Prints one JSON object, and where it stands to stderr; `clock_error_ms` is how much longer a
clock runs after a crash than it would have.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from time import monotonic
from typing import Any

from server.crashing import TABLES, Trial
from server.process import server_process
from starhaul.games import GAMES


async def measure(crashes: int, seed: int, file: Path) -> dict[str, Any]:
    started = monotonic()
    with server_process(file, sorted({game for game, _ in TABLES})) as server:
        trial = Trial(server, file, seed)
        await trial.open()
        for number in range(crashes):
            await trial.crash()
            if number % 50 == 49:
                print(json.dumps(trial.figures.plain()), file=sys.stderr, flush=True)
        await trial.close()
    return trial.figures.plain() | {"seconds": round(monotonic() - started, 1)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--crashes", type=int, default=100)
    parser.add_argument("--seed", type=int, default=13)
    args = parser.parse_args()
    GAMES.update(toy="kernel.toy", heap="server.heap")
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)  # noqa: S607
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(measure(args.crashes, args.seed, Path(folder) / "starhaul.db"))
    print(json.dumps({"commit": commit.stdout.strip(), **figures}))


if __name__ == "__main__":
    main()
