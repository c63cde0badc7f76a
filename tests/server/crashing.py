"""Tables of all games under load, a server that is killed again and again, and what its database says after each time.

Players here do what a good client does: an answer that was lost is asked for again, by the same id.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic
from typing import Any

from websockets.exceptions import ConnectionClosed

from server.clients import Client, Refusal, begin
from server.process import ServerProcess
from starhaul.games import load_game
from starhaul.server.match import Match, MatchInfo

Request = tuple[str, str, dict[str, Any]]
"""Kind, id, fields."""

SPREAD: dict[str, Callable[[list[float]], float]] = {"least": min, "median": median, "most": max}
TABLES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("heap", {"things": 400, "milliseconds": 100_000}),
    ("heap", {"things": 400, "milliseconds": 100_000}),
    ("toy", {}),
    ("race", {}),
    ("trucker", {"level": 1, "timer": "rulebook"}),
)
HALF_PAIRS = """
    SELECT match FROM entries JOIN matches ON matches.id = match
    WHERE matches.game = 'heap' AND text LIKE 'grab %' GROUP BY match HAVING count(*) % 2
"""
LONGEST_ROUND = 0.15
"""Seconds of load before a crash."""


@dataclass
class Figures:
    """What was found after all crashes."""

    crashes: int = 0
    acknowledged: Counter[str] = field(default_factory=Counter)
    resent: int = 0
    lost: set[str] = field(default_factory=set)
    doubled: set[str] = field(default_factory=set)
    torn: set[str] = field(default_factory=set)
    parked: set[str] = field(default_factory=set)
    clock_errors: list[float] = field(default_factory=list)
    """Milliseconds that a crash gave back."""

    def plain(self) -> dict[str, Any]:
        errors = self.clock_errors
        return {
            "crashes": self.crashes,
            "acknowledged_moves": self.acknowledged["submit"],
            "acknowledged_others": {
                kind: self.acknowledged[kind] for kind in sorted(self.acknowledged) if kind != "submit"
            },
            "resent": self.resent,
            "lost": len(self.lost),
            "doubled": len(self.doubled),
            "torn": len(self.torn),
            "parked": len(self.parked),
            "clocks_measured": len(errors),
            "clock_error_ms": {name: round(of(errors), 1) for name, of in SPREAD.items()} if errors else None,
        }


class Player:
    """One client that asks for all sorts of things as fast as it is answered."""

    def __init__(self, client: Client, rng: Random, figures: Figures) -> None:
        self.client = client
        self.rng = rng
        self.figures = figures
        self.pending: Request | None = None
        self.done: list[Request] = []
        """What was acknowledged."""
        self.match: str | None = None
        """The game in which the last of it was."""
        self.has_flipped = False
        self._prefix = f"{client.visitor.name}-{client.seat}"
        self._ids = count()

    async def work(self) -> None:
        with suppress(ConnectionClosed, TimeoutError, OSError):
            while True:
                if (wish := self._wish()) is None:
                    await asyncio.sleep(0.005)
                else:
                    await self.ask((wish[0], f"{self._prefix}-{next(self._ids)}", wish[1]))

    async def ask(self, request: Request) -> bool:
        kind, id, fields = self.pending = request
        try:
            await self.client.ask(kind, id=id, **fields)
        except Refusal:
            self.pending = None
            return False
        self.pending = None
        self.match = self.client.table["match"]
        if request not in self.done[-1:]:
            self.done.append(request)
            self.figures.acknowledged[kind] += 1
        return True

    async def ask_again(self) -> None:
        """What was on its way when the server went; and what was acknowledged last, which must be so again."""
        last = self.done[-1] if self.done else None
        if last is not None:
            self.figures.resent += 1
            pending = self.pending
            is_same_game = self.match == self.client.table["match"] and self.client.table["phase"] != "gathering"
            if not await self.ask(last) and (is_same_game or last[0] != "submit"):
                self.figures.lost.add(f"{last[1]} is refused now")
            self.pending = pending
        if self.pending is not None:
            self.figures.resent += 1
            await self.ask(self.pending)

    def _wish(self) -> tuple[str, dict[str, Any]] | None:
        table, dice = self.client.table, self.rng.random()
        if table["phase"] == "over":
            return "rematch", {}
        if table["phase"] == "gathering":
            return self._lobby_wish(table["seats"])
        if dice < 0.03:
            return "say", {"text": f"{self._prefix} {self.rng.random()}"}
        if dice < 0.1 and self.client.can_undo:
            return "undo", {}
        if not self.client.moves:
            return None
        return "submit", {"moves": self._moves()}

    def _lobby_wish(self, seats: Sequence[Any]) -> tuple[str, dict[str, Any]] | None:
        if not seats[self.client.seat or 0]["is_ready"]:
            return "ready", {"is_ready": True}
        if self.client.seat == 0 and all(seat["is_ready"] for seat in seats):
            return "start", {}
        return None

    def _moves(self) -> list[str]:
        """One move; things are grabbed in pairs, which must never be torn."""
        move = self.rng.choice(self.client.moves)
        self.has_flipped |= move.startswith("flip")
        thing = int(move.split()[1]) if move.startswith("grab ") and self.client.table["game"] == "heap" else None
        return [move] if thing is None else [move, f"grab {thing + 1}"]


def left(client: Client) -> dict[str, float]:
    """Milliseconds until time makes each of its moves, by this client's own measuring."""
    passed = (monotonic() - client.welcomed) * 1000
    return {clock["move"]: clock["due"] - client.welcome_now - passed for clock in client.table.get("clocks", [])}


class Database:
    """Looked into from outside, with the server up or down."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def rows(self, query: str, *values: object) -> list[sqlite3.Row]:
        with closing(sqlite3.connect(self.file, timeout=60)) as connection:
            connection.row_factory = sqlite3.Row
            return connection.execute(query, values).fetchall()

    def restored(self, match: str) -> Match:
        """The game as a server that starts now would find it."""
        (row,) = self.rows("SELECT * FROM matches WHERE id = ?", match)
        game = load_game(row["game"])
        options, players = (json.loads(row[name]) for name in ("options", "players"))
        info = MatchInfo(match, options, tuple(players), row["seed"], row["version"], row["content"], row["started"])
        found = Match(game, info)
        entries = self.rows("SELECT * FROM entries WHERE match = ? ORDER BY number", match)
        found.restore([dict(entry) for entry in entries], row["game_time"])
        return found


class Trial:
    """Some tables, and one crash after the other."""

    def __init__(self, server: ServerProcess, file: Path, seed: int) -> None:
        self.server = server
        self.database = Database(file)
        self.rng = Random(seed)
        self.figures = Figures()
        self.tables: list[list[Player]] = []

    @property
    def players(self) -> list[Player]:
        return [player for table in self.tables for player in table]

    async def open(self, tables: Iterable[tuple[str, dict[str, Any]]] = TABLES) -> None:
        url = self.server.start()
        for number, (game, options) in enumerate(tables):
            clients = await begin(url, [f"P{number}a", f"P{number}b"], game=game, options=options)
            self.tables.append([Player(client, Random(self.rng.random()), self.figures) for client in clients])

    async def crash(self) -> None:
        """Play for a moment, kill the server, look, start it again, and ask again for what was lost."""
        tasks = [asyncio.create_task(player.work()) for player in self.players]
        await asyncio.sleep(0.02 + self.rng.random() * LONGEST_ROUND)
        self.server.kill()
        clocks = [left(table[0].client) for table in self.tables]
        await asyncio.gather(*(player.client.until(lambda: False) for player in self.players))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.figures.crashes += 1
        self._measure(clocks)
        self.server.start()
        await asyncio.gather(*(self._come_back(player) for player in self.players))
        for player in self.players:
            await player.ask_again()
        self.check(newest=50)

    def _measure(self, clocks: list[dict[str, float]]) -> None:
        """How much longer each clock runs than it would have; a timer that was just flipped starts anew."""
        for table, told in zip(self.tables, clocks, strict=True):
            info = table[0].client.table
            if info["phase"] == "playing" and told and not any(player.has_flipped for player in table):
                match = self.database.restored(info["match"])
                if set(match.timers) == set(told):
                    self.figures.clock_errors += [match.timers[move] - match.at - told[move] for move in told]
            for player in table:
                player.has_flipped = False

    async def _come_back(self, player: Player) -> None:
        client = player.client
        client.heard.clear()
        client.raw.clear()
        client.move_to(self.server.url)
        await client.connect()
        await client.until(lambda: client.heard[-1]["is"] != "welcome")

    def check(self, newest: int = 0) -> None:
        """Nothing acknowledged is missing, nothing is there twice, no pair is torn. Each time only what is new."""
        done = [request for player in self.players for request in player.done[-newest:]]
        found = Counter(row[0] for row in self.database.rows("SELECT request FROM entries WHERE request NOT NULL"))
        said = Counter(row[0] for row in self.database.rows("SELECT text FROM chat"))
        for kind, id, fields in done:
            times = found[id] if kind == "submit" else said[fields["text"]] if kind == "say" else 1
            self.figures.lost |= {id} if times == 0 else set()
            self.figures.doubled |= {id} if times > 1 else set()
        self._compare("undo", "SELECT count(*) FROM entries WHERE is_undone")
        self._compare("start", "SELECT count(*) FROM matches", len(self.tables))
        self.figures.torn |= {row[0] for row in self.database.rows(HALF_PAIRS)}
        self.figures.parked |= {row[0] for row in self.database.rows("SELECT id FROM tables WHERE phase = 'parked'")}

    def _compare(self, kind: str, query: str, before: int = 0) -> None:
        """As often in the database as it was acknowledged."""
        ((there,),) = self.database.rows(query)
        expected = self.figures.acknowledged[kind] + before
        self.figures.lost |= {f"{kind} {number}" for number in range(there, expected)}
        self.figures.doubled |= {f"{kind} {number}" for number in range(expected, there)}

    async def close(self) -> None:
        """Look through everything once more."""
        self.check()
        for player in self.players:
            await player.client.disconnect()
