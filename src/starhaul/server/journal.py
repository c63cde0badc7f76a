"""The one writer of the database. What many tables write in the same moment goes to disk in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from time import perf_counter
from typing import Any

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql.dml import UpdateBase

from starhaul.server.metrics import Metrics

Rows = Sequence[Mapping[str, Any]]

BUSY, GATHER = 0.020, 0.008
"""Seconds: if the last commit is more recent than the first, wait for the second, so that more moves share the next.
A sync costs as much CPU as several moves; nobody notices eight milliseconds."""


@dataclass(frozen=True, slots=True)
class Write:
    """One statement and its rows."""

    statement: UpdateBase
    rows: Rows = ()


class _Request:
    """Some writes that belong together, and who waits for them."""

    __slots__ = ("done", "writes")

    def __init__(self, writes: Sequence[Write]) -> None:
        self.writes = writes
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Journal:
    """Writes whole or not at all, in the order of asking.

    While one transaction is on its way to the disk the next gathers: the busier the server, the more moves share one.
    """

    def __init__(self, engine: AsyncEngine, metrics: Metrics) -> None:
        self._engine = engine
        self._metrics = metrics
        self._waiting: list[_Request] = []
        self._wake = asyncio.Event()
        self._last_commit = 0.0
        self._is_stopping = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="journal")

    async def stop(self) -> None:
        """Write what is waiting, then end. Never cancelled: the driver's thread would answer to a loop that is gone."""
        if self._task is not None:
            self._is_stopping = True
            self._wake.set()
            await self._task
            self._task = None

    async def write(self, *writes: Write) -> None:
        """Return when all of it is on disk; raises what the database says if none of it is."""
        request = _Request(writes)
        self._waiting.append(request)
        self._wake.set()
        await request.done

    async def _run(self) -> None:
        async with self._engine.connect() as connection:
            while self._waiting or not self._is_stopping:
                await self._wake.wait()
                if perf_counter() - self._last_commit < BUSY:
                    await asyncio.sleep(GATHER)
                self._wake.clear()
                requests, self._waiting = self._waiting, []
                if requests:
                    await self._commit(connection, requests)
                self._last_commit = perf_counter()

    async def _commit(self, connection: AsyncConnection, requests: list[_Request]) -> None:
        started = perf_counter()
        try:
            await _execute(connection, [write for request in requests for write in request.writes])
        except SQLAlchemyError as error:
            await self._commit_one_by_one(connection, requests, error)
            return
        self._metrics.commit_seconds.observe(perf_counter() - started)
        for request in requests:
            _tell(request, None)

    async def _commit_one_by_one(
        self, connection: AsyncConnection, requests: list[_Request], error: SQLAlchemyError
    ) -> None:
        """One bad write must not take the others with it."""
        if len(requests) == 1:
            _tell(requests[0], error)
            return
        for request in requests:
            await self._commit(connection, [request])


def _tell(request: _Request, error: Exception | None) -> None:
    if request.done.done():  # whoever waited was cancelled
        return
    if error is None:
        request.done.set_result(None)
    else:
        request.done.set_exception(error)


async def _execute(connection: AsyncConnection, writes: list[Write]) -> None:
    async with connection.begin():
        for _, group in groupby(writes, key=lambda write: id(write.statement)):
            same = list(group)
            rows = [row for write in same for row in write.rows]
            if rows:
                await connection.execute(same[0].statement, rows)
            else:
                for write in same:
                    await connection.execute(write.statement)
