"""How much a server carries: tables full of scripted players over real sockets.

    python benchmarks/load.py paced                        # 200 tables of 4 build Trucker ships, 3 moves a second each
    python benchmarks/load.py paced --echo                 # the same traffic through a bare echo server: the ceiling
    python benchmarks/load.py full --game race --seats 2 --tables 40    # as fast as it goes

Prints one JSON object: moves per second, and per second of the server's CPU; milliseconds from sending a move to
hearing its update, for everybody at the table; memory; `stolen`, the share of the machine that its own host gave to
others meanwhile; and the longest time for which the players stood still. They live in this process, the server in
another.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import itertools
import json
import os
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from random import Random
from time import perf_counter

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from starhaul.games import GAMES
from starhaul.server import Settings, serve

COOKIE = "starhaul_session"
TICKS = os.sysconf("SC_CLK_TCK")


class Notation(msgspec.Struct):
    notation: str


class Sections(msgspec.Struct):
    moves: list[Notation] | None = None


class TablePart(msgspec.Struct):
    phase: str | None = None


class Heard(msgspec.Struct, rename={"kind": "is"}):
    """As much of a message as a scripted player needs."""

    kind: str
    number: int = 0
    id: str = ""
    code: str = ""
    seat: int | None = None
    view: Sections | None = None
    table: TablePart | None = None


decode = msgspec.json.Decoder(Heard).decode
encode = msgspec.json.Encoder().encode


class Player:
    """One socket: keeps its legal moves, and notes when each update came."""

    def __init__(self, table: LoadTable, cookie: str, avoid: tuple[str, ...]) -> None:
        self.table = table
        self.cookie = cookie
        self.avoid = avoid
        self.moves: list[str] = []
        self.answers: dict[str, asyncio.Future[Heard]] = {}
        self.socket: ClientConnection
        self.reader: asyncio.Task[None]

    async def join(self, url: str, seat: int) -> None:
        self.socket = await connect(url, additional_headers={"Cookie": f"{COOKIE}={self.cookie}"}, compression=None)
        await self.socket.send('{"is":"hello","protocol":2}')
        self.reader = asyncio.create_task(self.read())
        if seat:
            await self.ask({"is": "sit", "seat": seat})
        await self.ask({"is": "ready", "is_ready": True})

    async def read(self) -> None:
        async for text in self.socket:
            heard = decode(text)
            if heard.kind == "update":
                self.table.arrivals[heard.number].append(perf_counter())
            elif heard.id in self.answers:
                self.answers.pop(heard.id).set_result(heard)
            if heard.table is not None and heard.table.phase is not None:
                self.table.phase = heard.table.phase
            if heard.view is not None and heard.view.moves is not None:
                self.moves = [m.notation for m in heard.view.moves if not m.notation.startswith(self.avoid)]
        for answer in self.answers.values():  # the server is gone
            answer.cancel()

    async def ask(self, request: dict[str, object]) -> Heard:
        id = f"{next(self.table.ids)}"
        answer: asyncio.Future[Heard] = asyncio.get_running_loop().create_future()
        self.answers[id] = answer
        await self.socket.send(encode(request | {"id": id}), text=True)
        return await answer


class LoadTable:
    """A table and its players; when a game is over they play another."""

    def __init__(self, number: int) -> None:
        self.rng = Random(number)
        self.ids = itertools.count()
        self.phase = "gathering"
        self.players: list[Player] = []
        self.arrivals: dict[int, list[float]] = defaultdict(list)
        self.sent: dict[int, float] = {}
        self.moves = 0
        self.refused = 0

    async def move(self) -> None:
        """One move by anybody who may."""
        if self.phase == "over":
            await self.again()
        able = [player for player in self.players if player.moves]
        if not able:
            await asyncio.sleep(0.005)
            return
        player = self.rng.choice(able)
        started = perf_counter()
        answer = await player.ask({"is": "submit", "moves": [self.rng.choice(player.moves)]})
        if answer.kind == "accepted":
            self.moves += 1
            self.sent[answer.number] = started
        else:
            self.refused += 1

    async def again(self) -> None:
        await self.players[0].ask({"is": "rematch"})
        for player in self.players:
            await player.ask({"is": "ready", "is_ready": True})
        await self.players[0].ask({"is": "start"})

    def latencies(self) -> list[float]:
        return [at - sent for number, sent in self.sent.items() for at in self.arrivals[number]]


class ServerProcess:
    """The server under test, and what the system says about it."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def cpu(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return next(int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmRSS"))


def stolen() -> tuple[int, int]:
    """Of all the time this machine could have had: what others got, and all of it."""
    ticks = [int(field) for field in Path("/proc/stat").read_text().splitlines()[0].split()[1:9]]
    return ticks[7], sum(ticks)


async def seat_people(url: str, tables: list[LoadTable], args: argparse.Namespace) -> None:
    """Make the tables, fill them, start the games."""
    avoid = tuple(args.avoid.split(",")) if args.avoid else ()
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        cookies = []
        for seat in range(args.seats):
            cookies.append((await client.post("/api/session", json={"name": f"P{seat}"})).cookies[COOKIE])
            client.cookies.clear()
        for table in tables:
            wish = {"game": args.game, "seats": args.seats, "options": json.loads(args.options)}
            made = await client.post("/api/tables", json=wish, headers={"Cookie": f"{COOKIE}={cookies[0]}"})
            client.cookies.clear()
            made.raise_for_status()
            address = f"ws{url.removeprefix('http')}/api/tables/{made.json()['id']}/socket"
            for seat, cookie in enumerate(cookies):
                player = Player(table, cookie, avoid)
                table.players.append(player)
                await player.join(address, seat)
            await table.players[0].ask({"is": "start"})


async def watch_pauses(pauses: list[float]) -> None:
    """How long this process itself stood still, whenever it did: what is measured meanwhile is none of the server's."""
    while True:
        before = perf_counter()
        await asyncio.sleep(0.001)
        pauses.append(perf_counter() - before)


async def keep_pace(table: LoadTable, rate: float, until: float) -> None:
    await asyncio.sleep(table.rng.random() / rate)
    due = perf_counter()
    while due < until:
        await table.move()
        due = max(due + 1 / rate, perf_counter() - 1)
        await asyncio.sleep(max(0.0, due - perf_counter()))


async def go_full(table: LoadTable, until: float) -> None:
    while perf_counter() < until:
        await table.move()


async def measure(args: argparse.Namespace, server: ServerProcess, url: str) -> dict[str, object]:
    gc.disable()  # the players live in this process: a pause of theirs is none of the server's
    tables = [LoadTable(number) for number in range(args.tables)]
    empty = server.memory()
    await seat_people(url, tables, args)
    for table in tables:
        table.moves, table.sent, table.arrivals = 0, {}, defaultdict(list)
    started, cpu, (others, everything) = perf_counter(), server.cpu(), stolen()
    until = started + args.seconds
    pauses: list[float] = []
    watching = asyncio.create_task(watch_pauses(pauses))
    drive = [keep_pace(table, args.rate, until) if args.mode == "paced" else go_full(table, until) for table in tables]
    await asyncio.gather(*drive)
    seconds, cpu = perf_counter() - started, server.cpu() - cpu
    others, everything = (now - then for now, then in zip(stolen(), (others, everything), strict=True))
    watching.cancel()
    await asyncio.sleep(0.5)
    for table in tables:
        for player in table.players:
            player.reader.cancel()
            player.socket.transport.abort()
    noise = {"stolen": round(others / everything, 3), "ms_longest_pause": round(max(pauses) * 1000, 1)}
    return summary(args, tables, seconds, cpu, server.memory() - empty) | noise


def summary(
    args: argparse.Namespace, tables: list[LoadTable], seconds: float, cpu: float, memory: int
) -> dict[str, object]:
    latencies = sorted(itertools.chain.from_iterable(table.latencies() for table in tables))
    moves = sum(table.moves for table in tables)

    def percentile(share: float) -> float | None:
        return round(latencies[int((len(latencies) - 1) * share)] * 1000, 1) if latencies else None

    return {
        "server": "echo" if args.echo else "starhaul",
        "game": args.game,
        "tables": args.tables,
        "sockets": args.tables * args.seats,
        "moves_per_s": round(moves / seconds, 1),
        "moves_per_cpu_s": round(moves / cpu, 1) if cpu else None,
        "refused": sum(table.refused for table in tables),
        "cpu_share": round(cpu / seconds, 3),
        "ms_p50": percentile(0.5),
        "ms_p95": percentile(0.95),
        "ms_p99": percentile(0.99),
        "kib_per_table": round(memory / len(tables) / 1024, 1),
    }


def serve_alone(database: str, modules: list[str]) -> None:
    """The server, in a process of its own."""
    GAMES.update({game: module for game, _, module in (pair.partition("=") for pair in modules)})
    settings = Settings(Path(database), has_limits=False)
    sys.exit(serve("127.0.0.1", 0, settings, lambda url: print(url, flush=True)))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("mode", choices=["paced", "full", "serve"])
    parser.add_argument("--game", default="trucker")
    parser.add_argument("--options", default="{}", help="of the game, as JSON")
    parser.add_argument("--avoid", default="finish", help="beginnings of moves that are never made, with commas")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rate", type=float, default=3.0, help="moves a second at each table, when paced")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--echo", action="store_true", help="measure a bare echo server instead")
    parser.add_argument("--size", type=int, default=600, help="bytes of an update of the echo server")
    parser.add_argument("--database", default="")
    parser.add_argument("--module", action="append", default=[], metavar="GAME=MODULE", help="a further game")
    return parser.parse_args()


def main() -> None:
    args = arguments()
    if args.mode == "serve":
        serve_alone(args.database, args.module)
    with tempfile.TemporaryDirectory() as folder:
        echo = [str(Path(__file__).with_name("echo.py")), str(args.size)]
        ours = [__file__, "serve", "--database", str(Path(folder) / "load.db")]
        ours += [part for pair in args.module for part in ("--module", pair)]
        command = [sys.executable, *(echo if args.echo else ours)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            try:
                url = process.stdout.readline().strip()
                print(json.dumps(uvloop.run(measure(args, ServerProcess(process), url))))
            finally:
                process.kill()


if __name__ == "__main__":
    main()
