"""Whether players feel it when strangers download finished games.

    PYTHONPATH=tests .venv/bin/python benchmarks/downloads.py --moves 300 --downloads 16

Two people play Race at a server of its own process; strangers fetch the record and the frames of a finished game, again
and again. Prints one JSON object: milliseconds from a move to its answer without the strangers and with them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import tempfile
from contextlib import suppress
from pathlib import Path
from random import Random
from time import perf_counter

import httpx

from server.clients import Client, Refusal, begin, part, play_to_the_end
from server.fuzzers import target

WISH = {"game": "race", "options": {"expert": False}}


async def moves(clients: list[Client], count: int, rng: Random) -> list[float]:
    """Milliseconds of so many moves, in as many games as it takes."""
    times: list[float] = []
    while len(times) < count:
        for client in clients:
            if client.is_over:
                await client.ask("rematch")
                for each in clients:
                    await each.ask("ready", is_ready=True)
                await clients[0].ask("start")
            elif client.moves:
                started = perf_counter()
                with suppress(Refusal):
                    await client.submit(rng.choice(client.moves))
                    times.append((perf_counter() - started) * 1000)
        await asyncio.sleep(0)
    return times


async def download(url: str, match: str, done: list[int]) -> None:
    async with httpx.AsyncClient(base_url=url, timeout=600) as stranger:
        while True:
            for what in ("record", "frames", "record?seat=0"):
                answer = await stranger.get(f"/api/replays/{match}/{what}")
                done.append(answer.status_code)


async def measure(url: str, count: int, downloads: int) -> dict[str, object]:
    finished = await begin(url, ["Cy", "Di"], **WISH)
    await play_to_the_end(finished)
    match = finished[0].table["match"]
    await part(*finished)
    clients = await begin(url, ["Ada", "Bo"], **WISH)
    rng = Random(1)
    await moves(clients, 30, rng)
    quiet = await moves(clients, count, rng)
    done: list[int] = []
    strangers = [asyncio.create_task(download(url, match, done)) for _ in range(downloads)]
    await asyncio.sleep(2)  # until their line is full
    busy = await moves(clients, count, rng)
    for stranger in strangers:
        stranger.cancel()
    await asyncio.gather(*strangers, return_exceptions=True)
    await part(*clients)
    return {"quiet": told(quiet), "busy": told(busy), "downloads": len(done), "statuses": sorted(set(done))}


def told(times: list[float]) -> dict[str, float]:
    ordered = sorted(times)
    return {
        "median_ms": round(statistics.median(ordered), 1),
        "p95_ms": round(ordered[int(len(ordered) * 0.95)], 1),
        "longest_ms": round(ordered[-1], 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=300)
    parser.add_argument("--downloads", type=int, default=16)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, target(Path(folder)) as server:
        print(json.dumps(asyncio.run(measure(server.url, args.moves, args.downloads))))


main()
