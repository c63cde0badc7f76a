"""Bots think in processes of their own, with a time limit: a thinking bot never delays anybody's move."""

from __future__ import annotations

import asyncio
import logging
from time import perf_counter
from typing import Any

import msgspec

from starhaul.games import GAMES
from starhaul.kernel import Seat
from starhaul.kernel.record import seed_hash
from starhaul.server.match import Match
from starhaul.server.metrics import Metrics
from starhaul.server.turns import Asker, Turns
from starhaul.server.workers import Worker, WorkerLost

log: logging.Logger = logging.getLogger("starhaul.bots")

THINKER = "starhaul.server.thinker"
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
    """The moves of one decision in their notation; none lets the moment pass."""

    moves: list[str] = []
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
        self._workers = [Worker(THINKER) for _ in range(workers)]
        self._turns = Turns(self._workers)

    async def think(self, match: Match, seat: Seat, bot: str, asker: Asker) -> Answer:
        """What this bot decides for this seat now; raises ThinkingFailed, or ThinkingStopped."""
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

    async def _ask(self, worker: Worker, question: Question) -> Answer:
        """Ask, and ask again where the worker is lost, for whatever reason: the game must not suffer."""
        for pause in PAUSES:
            try:
                return await self._ask_once(worker, question)
            except WorkerLost as error:
                log.warning("asked again: %s while bot %s was thinking", error, question.bot)
                await asyncio.sleep(pause)
        try:
            return await self._ask_once(worker, question)
        except WorkerLost as error:
            raise ThinkingFailed(f"{error} while bot {question.bot} was thinking") from error

    async def _ask_once(self, worker: Worker, question: Question) -> Answer:
        if self._is_stopped:
            raise ThinkingStopped
        try:
            data = await worker.ask(msgspec.msgpack.encode(question), self.seconds)
        except (TimeoutError, WorkerLost) as error:
            if self._is_stopped:
                raise ThinkingStopped from error
            if isinstance(error, WorkerLost):
                raise
            raise ThinkingFailed(f"bot {question.bot} took longer than {self.seconds:g} s") from error
        return msgspec.msgpack.decode(data, type=Answer)

    async def stop(self) -> None:
        self._is_stopped = True
        await asyncio.gather(*(worker.stop() for worker in self._workers))
