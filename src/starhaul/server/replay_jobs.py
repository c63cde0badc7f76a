"""Finished games made ready to be shown: what a worker process is asked, and how it is asked.

Playing a game again takes a second or more, and in this process it would keep everybody waiting, in a thread too.
"""

from __future__ import annotations

import logging
from collections import Counter
from pathlib import Path

import msgspec

from starhaul.games import GAMES
from starhaul.server.messages import Code, Refusal
from starhaul.server.turns import Asker, Turns
from starhaul.server.workers import Worker, WorkerLost

log: logging.Logger = logging.getLogger("starhaul.replays")

WORKERS = 1
"""Niced: games at tables need the processor more."""
MODULE = "starhaul.server.replay_worker"
SECONDS = 60.0
MOST_EACH, MOST = 6, 60
"""Jobs that may wait or be under way: for one address, and in all."""


class Eyes(msgspec.Struct, frozen=True):
    """Who looks, and at which frames."""

    seat: int | None = None
    first: int = 0
    count: int | None = None


class KeptFrames(msgspec.Struct, frozen=True, tag=True):
    """Steps of a game in the database."""

    database: str
    match: str
    eyes: Eyes


class KeptFilm(msgspec.Struct, frozen=True, tag=True):
    """What game it is, and all its steps with one pair of eyes; a JSON object a line."""

    database: str
    match: str
    seat: int


class KeptRecord(msgspec.Struct, frozen=True, tag=True):
    """The whole record."""

    database: str
    match: str


class KeptFairPlay(msgspec.Struct, frozen=True, tag=True):
    """All luck of a game in the database, drawn again."""

    database: str
    match: str


class KeptEndings(msgspec.Struct, frozen=True, tag=True):
    """What the end of a game in the database means for each seat."""

    database: str
    match: str


class KeptAccounts(msgspec.Struct, frozen=True, tag=True):
    """What each thing brought each seat in a game of the database."""

    database: str
    match: str


class BroughtGame(msgspec.Struct, frozen=True, tag=True):
    """What game a record holds."""

    record: str


class BroughtFrames(msgspec.Struct, frozen=True, tag=True):
    """Steps of the game that a record holds."""

    record: str
    eyes: Eyes


Job = KeptFrames | KeptFilm | KeptRecord | KeptFairPlay | KeptEndings | KeptAccounts | BroughtGame | BroughtFrames


class Order(msgspec.Struct, frozen=True):
    """A job, and the games that there are."""

    job: Job
    games: dict[str, str]


class Done(msgspec.Struct, frozen=True):
    """What is to be sent, or why not."""

    data: bytes = b""
    refusal: str | None = None
    detail: str | None = None


class ReplayWorkers:
    """Does jobs in turn, so that no address keeps the others waiting for longer than one of its jobs."""

    def __init__(self, database: Path, *, has_limits: bool) -> None:
        self.database: str = str(database.absolute())
        self._most_each = MOST_EACH if has_limits else MOST
        self._workers = [Worker(MODULE) for _ in range(WORKERS)]
        self._turns = Turns(self._workers)
        self._waiting: Counter[str] = Counter()

    async def do(self, job: Job, address: str) -> bytes:
        """Raises Refusal for what cannot be done, or not now."""
        if self._waiting[address] >= self._most_each:
            raise Refusal(Code.TOO_FAST)
        if self._waiting.total() >= MOST:
            raise Refusal(Code.BUSY)
        self._waiting[address] += 1
        try:
            return await self._do(Order(job, dict(GAMES)), Asker(address, type(job).__name__))
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]

    async def _do(self, order: Order, asker: Asker) -> bytes:
        worker = await self._turns.take(asker)
        try:
            answer = await worker.ask(msgspec.msgpack.encode(order), SECONDS)
        except (TimeoutError, WorkerLost) as error:
            log.warning("%s given up: %s", type(order.job).__name__, type(error).__name__)
            raise Refusal(Code.BUSY) from None
        finally:
            self._turns.give_back(worker)
        done = msgspec.msgpack.decode(answer, type=Done)
        if done.refusal is not None:
            raise Refusal(Code(done.refusal), detail=done.detail)
        return done.data

    async def stop(self) -> None:
        for worker in self._workers:
            await worker.stop()
