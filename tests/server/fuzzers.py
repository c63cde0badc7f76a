"""Strangers who send spoilt messages and requests to a real server, over real sockets, and what came of it."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx

from server.clients import COOKIE, Client, Refusal, Visitor, begin
from server.fuzzing import Grammar, Known
from starhaul.games import load_game
from starhaul.kernel import Driver, Move, Player, Recorder, View

BATCH = 20
LEAD = 500
"""Messages that may be sent before as many requests: these take longer, and both shall meet the same server."""
PAUSE = 0.02
"""Seconds between two moves of the bystanders, who are not what is measured."""
SECONDS = 120
GAMES = ("race", "trucker")
PROGRAM = """
import sys
from pathlib import Path
from starhaul.server import Settings, serve
from starhaul.server.logs import set_up
set_up("text", "warning")
settings = Settings(Path(sys.argv[1]), bot_pause=0, has_limits=False)
sys.exit(serve("127.0.0.1", 0, settings, lambda url: print(url, flush=True)))
"""
TROUBLE = re.compile(r"Traceback|\berror\b|\bcritical\b|\bERROR\b|\bCRITICAL\b|Error:")


@dataclass
class Findings:
    """What was sent, what was answered, and what went wrong."""

    messages: int = 0
    requests: int = 0
    bystander_moves: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    troubles: list[str] = field(default_factory=list)

    @property
    def sent(self) -> int:
        return self.messages + self.requests


class Target:
    """A server process, its database and its log."""

    def __init__(self, process: subprocess.Popen[str], folder: Path) -> None:
        assert process.stdout is not None
        self.process = process
        self.folder = folder
        self.url = process.stdout.readline().strip()
        self.port = int(self.url.rpartition(":")[2])

    def troubles(self) -> list[str]:
        """Lines of the log that should not be there, and tables that were parked."""
        lines = (self.folder / "log").read_text("utf-8", "replace").splitlines()
        found = [line for line in lines if TROUBLE.search(line)]
        database = sqlite3.connect(f"file:{self.folder / 'starhaul.db'}?mode=ro", uri=True)
        try:
            found += [f"report: {text[-2000:]}" for (text,) in database.execute("SELECT text FROM reports")]
            found += [f"parked: {id}" for (id,) in database.execute("SELECT id FROM tables WHERE phase = 'parked'")]
        finally:
            database.close()
        if self.process.poll() is not None:
            found.append("the server is gone")
        return found


@contextmanager
def target(folder: Path) -> Iterator[Target]:
    """A server that ends with the block, and must end well."""
    command = [sys.executable, "-c", PROGRAM, str(folder / "starhaul.db")]
    with (
        (folder / "log").open("w") as log,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=dict(os.environ)) as process,
    ):
        try:
            yield Target(process, folder)
            process.send_signal(signal.SIGTERM)
            assert process.wait(60) == 0
        finally:
            process.kill()


async def fuzz(server: Target, count: int, seed: int) -> Findings:
    """Send so many messages and requests, while somebody else plays a game."""
    found = Findings()
    known = Known(options=_options(server.url), records=_records())
    half = count // 2
    people = [(Random(f"{seed} {number}"), GAMES[number % 2]) for number in range(4)]
    bystanders = await begin(server.url, ["Iris", "Jo"], game="race", options={"expert": False})
    is_enough = asyncio.Event()
    playing = asyncio.create_task(_play_on(bystanders, Random(seed), found, is_enough))
    share = -(-half // len(people))
    tasks = []
    for rng, game in people:
        player = Known(options=known.options, ids=known.ids, codes=known.codes)
        tasks.append(Stranger(server, Grammar(rng, player), found).talk(game, share))
        tasks.append(Stranger(server, Grammar(rng, known), found).ask(share))
    await asyncio.gather(*tasks)
    is_enough.set()
    await asyncio.wait_for(playing, SECONDS)
    await _check_bystanders(bystanders, found)
    with httpx.Client(base_url=server.url, timeout=SECONDS) as client:
        found.answers[f"readyz {client.get('/readyz').status_code}"] += 1
    found.troubles += server.troubles()
    return found


def _options(url: str) -> list[dict[str, Any]]:
    games = httpx.get(f"{url}/api/games", timeout=SECONDS).json()
    usual = [{option["name"]: option["default"] for option in game["options"]} for game in games]
    return [{}, *usual, {"mode": "series", "levels": [1]}, {"level": "learning"}, {"expansion": "base"}]


class _Random(Player):
    """Makes any move, as seeded."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View) -> Move | None:
        return self.rng.choice(view.moves)


def _records() -> list[str]:
    """A whole game of each."""
    written = []
    for name, options in (("race", {}), ("trucker", {"level": "learning"})):
        game, rng = load_game(name), Random(name)
        recorder = Recorder(game, options, 2, "0", seed="fuzz")
        players = [_Random(rng), _Random(rng)]
        Driver(game.new_game(game.read_options(options), 2), players, rng, recorder=recorder).play()
        written.append(recorder.record.write())
    return written


async def _play_on(clients: list[Client], rng: Random, found: Findings, is_enough: asyncio.Event) -> None:
    """Both play, game after game, and never hear anything but their own."""
    while not is_enough.is_set():
        for client in clients:
            if client.is_over:
                await client.ask("rematch")
                for each in clients:
                    await each.ask("ready", is_ready=True)
                await clients[0].ask("start")
            elif client.moves:
                with suppress(Refusal):  # the other was quicker
                    await client.submit(rng.choice(client.moves))
                    found.bystander_moves += 1
        await asyncio.sleep(PAUSE)


async def _check_bystanders(clients: list[Client], found: Findings) -> None:
    for client in clients:
        if client.close_code is not None or client.table["phase"] not in {"playing", "over", "gathering"}:
            found.troubles.append(f"bystander: {client.close_code} {client.table['phase']}")
        await client.disconnect()


class Wire:
    """A socket that sends whatever bytes it is given, and notes the moves that it is offered."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def open(cls, port: int, table: str, cookie: str) -> Wire:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=2**24)
        writer.write(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: fuzz\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
            f"Cookie: {COOKIE}={cookie}\r\n\r\n".encode()
        )
        head = await reader.readuntil(b"\r\n\r\n")
        assert b" 101 " in head, head
        return cls(reader, writer)

    def send(self, *texts: bytes) -> None:
        self.writer.write(b"".join(map(_framed, texts)))

    async def receive(self) -> bytes | None:
        """The next text; None at the end."""
        try:
            kind, size = await self.reader.readexactly(2)
            if size >= 126:
                size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8))
            data = await self.reader.readexactly(size)
        except (asyncio.IncompleteReadError, ConnectionError):
            return None
        return None if kind == 0x88 else data if kind == 0x81 else b"{}"

    async def close(self) -> None:
        self.writer.close()
        with suppress(ConnectionError):
            await self.writer.wait_closed()


def _framed(data: bytes) -> bytes:
    """As clients send it, masked with zeros."""
    size = len(data)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2)
    return b"\x81" + (length if size < 65536 else b"\xff" + size.to_bytes(8)) + b"\0\0\0\0" + data


class Stranger:
    """Somebody with bad manners."""

    def __init__(self, server: Target, grammar: Grammar, found: Findings) -> None:
        self.server = server
        self.grammar = grammar
        self.found = found

    def _new_name(self) -> str:
        """Somebody may have made another one theirs."""
        return f"Fuzz {self.grammar.rng.randrange(10**12)}"

    async def talk(self, game: str, count: int) -> None:
        """Spoilt messages at table after table; those who are thrown out come back."""
        known, left = self.grammar.known, count
        while left > 0:
            visitor = await asyncio.to_thread(Visitor, self.server.url, self._new_name())
            table = await asyncio.to_thread(visitor.make_table, game=game, seats=2, bots=["random"])
            known.ids[2:] = [*known.ids[-6:], table["id"]]
            known.codes[1:] = [table["code"]]
            for _ in range(12):
                left -= await self._visit(visitor, table["id"], min(left, 25 * BATCH))
                if left <= 0:
                    return

    async def _visit(self, visitor: Visitor, table: str, most: int) -> int:
        """One socket until it is closed; the number of messages that were sent."""
        wire = await Wire.open(self.server.port, table, visitor.cookie)
        number = self.found.messages
        start = [
            {"is": "hello", "protocol": 2},
            {"is": "ready", "id": f"r{number}", "is_ready": True},
            {"is": "start", "id": f"s{number}"},
        ]
        if self.grammar.rng.random() < 0.95:
            wire.send(*(json.dumps(message).encode() for message in start))
        sent = 0
        while sent < most:
            while self.found.messages > self.found.requests + LEAD:
                await asyncio.sleep(0.01)
            batch = [self.grammar.message() for _ in range(min(BATCH, most - sent))]
            sent += len(batch)
            self.found.messages += len(batch)
            last = f"end{self.found.messages}"
            wire.send(*batch, json.dumps({"is": "undo", "id": last}).encode())
            if not await self._hear(wire, last):
                break
        await wire.close()
        return max(sent, 1)

    async def _hear(self, wire: Wire, last: str) -> bool:
        """Everything up to the answer to a last request; False once the socket is closed."""
        while True:
            text = await asyncio.wait_for(wire.receive(), SECONDS)
            if text is None:
                return False
            message = json.loads(text)
            self.found.answers[f"{message.get('is')} {message.get('code', '')}"] += 1
            if message.get("code") in {"parked", "failed"}:
                self.found.troubles.append(text.decode())
            moves = (message.get("view") or {}).get("moves")
            if isinstance(moves, list):
                self.grammar.known.moves = [move["notation"] for move in moves[:200]]
            if message.get("id") == last:
                return True

    async def ask(self, count: int) -> None:
        """Spoilt requests, one after the other, over connections that are kept while the server keeps them."""
        cookie = (await asyncio.to_thread(Visitor, self.server.url, self._new_name())).cookie
        left = count
        while left > 0:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port, limit=2**24)
            status = 200
            while left > 0 and status not in {0, 400}:  # what follows may be read as the rest of this
                left -= 1
                status = await self._request(reader, writer, cookie)
            writer.close()

    async def _request(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, cookie: str) -> int:
        request = self.grammar.request()
        if self.grammar.rng.random() < 0.8:
            request = request.replace(b"\r\n", f"\r\nCookie: {COOKIE}={cookie}\r\n".encode(), 1)
        writer.write(request)
        self.found.requests += 1
        status = await _status(reader)
        self.found.answers[f"http {status}"] += 1
        if status >= 500:
            self.found.troubles.append(f"{status} for {request[:300]!r}")
        return status


async def _status(reader: asyncio.StreamReader) -> int:
    """Of the next answer, read to its end; 0 if there is none."""
    try:
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), SECONDS)
        size = re.search(rb"content-length: (\d+)", head)
        if size is not None:
            await reader.readexactly(int(size[1]))
        elif b"chunked" in head:
            await reader.readuntil(b"0\r\n\r\n")
        return int(head.split(b" ", 2)[1])
    except (asyncio.IncompleteReadError, ConnectionError):
        return 0
