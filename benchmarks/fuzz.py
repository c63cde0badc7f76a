"""Spoilt messages and requests, of both games and all addresses, at a real server over real sockets.

    PYTHONPATH=tests .venv/bin/python benchmarks/fuzz.py --count 1000000 --seed 1

Half of them are messages of the socket, half are requests of the API, made from the types of the protocol and then
changed: wrong values, missing fields, deep nesting, endless numbers, half characters, broken bytes, spoilt records.
Meanwhile two people play a game at the same server. Prints one JSON object, and fails if the log has an error, a
table was parked, an answer was 500, or the game of the two was disturbed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from server.fuzzers import fuzz, target


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    started = perf_counter()
    folder = Path(tempfile.mkdtemp())
    with target(folder) as server:
        found = asyncio.run(fuzz(server, args.count, args.seed))
    figures = {
        "messages": found.messages,
        "requests": found.requests,
        "bystander_moves": found.bystander_moves,
        "seconds": round(perf_counter() - started),
        "answers": dict(found.answers.most_common()),
        "troubles": found.troubles[:20],
    }
    print(json.dumps(figures, indent=1))
    if found.troubles:
        print(f"see {folder / 'log'}", file=sys.stderr)
        return 1
    shutil.rmtree(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
