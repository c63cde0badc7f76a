"""Bots think in processes of their own, with a time limit: a thinking bot never delays anybody's move."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from time import perf_counter
from typing import Any

import msgspec

from starhaul.games import GAMES
from starhaul.kernel import Seat
from starhaul.kernel.record import seed_hash
from starhaul.server.match import Match
from starhaul.server.metrics import Metrics

LENGTH = 4
START_SECONDS = 20.0
"""A worker imports a game with all its content when it is first asked."""


class Question(msgspec.Struct, frozen=True):
    """What a worker is asked. It gets the state and shows the bot only the view of its seat."""

    game: str
    module: str
    bot: str
    seed: str
    seat: int
    seats: int
    options: dict[str, Any]
    state: bytes
    seconds: float


class Answer(msgspec.Struct, frozen=True):
    """The move in its notation; None lets the moment pass."""

    move: str | None = None
    effort: float = 1.0
    """How long a person would take over it, where a usual move counts 1."""
    error: str | None = None


class ThinkingFailed(Exception):
    """The bot raised, took too long, or died."""


class ThinkingStopped(Exception):
    """The server stops: nobody waits for this thought any more."""


class Thinkers:
    """A few worker processes, started when first needed, replaced when they hang or die."""

    def __init__(self, workers: int, seconds: float, metrics: Metrics) -> None:
        self.seconds = seconds
        self._metrics = metrics
        self._is_stopped = False
        self._free: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()
        self._workers = [_Worker() for _ in range(workers)]
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def think(self, match: Match, seat: Seat, bot: str) -> Answer:
        """The move that this bot makes for this seat now; raises ThinkingFailed, or ThinkingStopped."""
        question = Question(
            match.game.name,
            GAMES[match.game.name],
            bot,
            seed_hash(f"{match.info.seed}:{seat}:{match.number}"),  # the seed itself would tell the bot the future
            seat,
            len(match.info.players),
            dict(match.info.options),
            match.state.dump(),
            self.seconds,
        )
        worker = await self._free.get()
        started = perf_counter()
        try:
            if self._is_stopped:
                raise ThinkingStopped
            answer = await worker.ask(question, self.seconds)
        except ThinkingFailed as error:
            if self._is_stopped:
                raise ThinkingStopped from error
            raise
        finally:
            self._free.put_nowait(worker)
            self._metrics.bot_seconds.observe(perf_counter() - started)
        if answer.error is not None:
            raise ThinkingFailed(answer.error)
        return answer

    async def stop(self) -> None:
        self._is_stopped = True
        await asyncio.gather(*(worker.stop() for worker in self._workers))


class _Worker:
    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: Question, seconds: float) -> Answer:
        is_new = self._process is None
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "starhaul.server.thinker"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        try:
            return await asyncio.wait_for(_exchange(self._process, question), seconds + START_SECONDS * is_new)
        except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
            await self.stop()
            raise ThinkingFailed(f"{type(error).__name__} of bot {question.bot}") from error
        except asyncio.CancelledError:
            await self.stop()
            raise

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        process._transport.close()  # type: ignore[attr-defined] # asyncio leaves its pipes open otherwise


async def _exchange(process: asyncio.subprocess.Process, question: Question) -> Answer:
    assert process.stdin is not None
    assert process.stdout is not None
    data = msgspec.msgpack.encode(question)
    process.stdin.write(len(data).to_bytes(LENGTH, "big") + data)
    await process.stdin.drain()
    length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
    return msgspec.msgpack.decode(await process.stdout.readexactly(length), type=Answer)
