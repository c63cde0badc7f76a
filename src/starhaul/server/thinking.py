"""Bots think in processes of their own, with a time limit: a thinking bot never delays anybody's move."""

from __future__ import annotations

import asyncio
import logging
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
from starhaul.server.turns import Asker, Turns
from starhaul.server.worker_log import log_words

log = logging.getLogger("starhaul.bots")

LENGTH = 4
LAST_WORDS = 1.0
"""Seconds for what a worker said before it ended; a program that it started may hold its standard error open."""
START_SECONDS = 20.0
"""A worker imports a game with all its content when it is first asked."""
PAUSES = (0.0, 1.0)
"""Seconds before a thought that was lost with its worker is asked again: at once, and once more after a moment."""


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


class WorkerLost(ThinkingFailed):
    """The process is gone, or could not be started: that says nothing about the bot yet."""


class ThinkingStopped(Exception):
    """The server stops: nobody waits for this thought any more."""


class Thinkers:
    """A few worker processes, started when first needed, replaced when they hang or die."""

    def __init__(self, workers: int, seconds: float, metrics: Metrics) -> None:
        self.seconds = seconds
        self._metrics = metrics
        self._is_stopped = False
        self._workers = [_Worker() for _ in range(workers)]
        self._turns = Turns(self._workers)

    async def think(self, match: Match, seat: Seat, bot: str, asker: Asker) -> Answer:
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
        worker = await self._turns.take(asker)
        started = perf_counter()
        try:
            answer = await self._ask(worker, question)
        finally:
            self._turns.give_back(worker)
            self._metrics.bot_seconds.observe(perf_counter() - started)
        if answer.error is not None:
            raise ThinkingFailed(answer.error)
        return answer

    async def _ask(self, worker: _Worker, question: Question) -> Answer:
        """Ask, and ask again where the worker is lost: whoever killed it, the game shall not suffer."""
        for pause in PAUSES:
            try:
                return await self._ask_once(worker, question)
            except WorkerLost as error:
                log.warning("asked again: %s", error)
                await asyncio.sleep(pause)
        return await self._ask_once(worker, question)

    async def _ask_once(self, worker: _Worker, question: Question) -> Answer:
        if self._is_stopped:
            raise ThinkingStopped
        try:
            return await worker.ask(question, self.seconds)
        except ThinkingFailed as error:
            if self._is_stopped:
                raise ThinkingStopped from error
            raise

    async def stop(self) -> None:
        self._is_stopped = True
        await asyncio.gather(*(worker.stop() for worker in self._workers))


class _Worker:
    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._words: asyncio.Task[None] | None = None

    async def ask(self, question: Question, seconds: float) -> Answer:
        try:
            process, patience = await self._running()
            return await asyncio.wait_for(_exchange(process, question), seconds + patience)
        except TimeoutError as error:
            await self.stop()
            raise ThinkingFailed(f"bot {question.bot} took longer than {seconds:g} s") from error
        except (OSError, asyncio.IncompleteReadError) as error:
            await self.stop()
            raise WorkerLost(f"{type(error).__name__} while bot {question.bot} was thinking") from error
        except asyncio.CancelledError:
            await self.stop()
            raise

    async def _running(self) -> tuple[asyncio.subprocess.Process, float]:
        """The process, started where there is none any more, and the patience that a new one needs."""
        if self._process is not None and self._process.returncode is not None:
            await self.stop()
        if self._process is not None:
            return self._process, 0.0
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "starhaul.server.thinker"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        assert self._process.stderr is not None
        self._words = asyncio.create_task(log_words(self._process.stderr), name="words of a worker")
        return self._process, START_SECONDS

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        assert self._words is not None
        await asyncio.wait([self._words], timeout=LAST_WORDS)
        self._words.cancel()
        process._transport.close()  # type: ignore[attr-defined] # asyncio leaves its pipes open otherwise


async def _exchange(process: asyncio.subprocess.Process, question: Question) -> Answer:
    assert process.stdin is not None
    assert process.stdout is not None
    data = msgspec.msgpack.encode(question)
    process.stdin.write(len(data).to_bytes(LENGTH, "big") + data)
    await process.stdin.drain()
    length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
    return msgspec.msgpack.decode(await process.stdout.readexactly(length), type=Answer)
