"""The one writer of the database. What many tables write in the same moment goes to disk in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import perf_counter

from sqlalchemy.exc import SQLAlchemyError

from starhaul.server.metrics import Metrics
from starhaul.server.pens import FilePen, Write

BUSY, GATHER = 0.020, 0.008
"""Seconds: if the last commit is more recent than the first, wait for the second, so that more moves share the next.
A sync costs as much CPU as several moves; nobody notices eight milliseconds."""


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

    def __init__(self, pen: FilePen, metrics: Metrics) -> None:
        self._pen = pen
        self._metrics = metrics
        self._waiting: list[_Request] = []
        self._wake = asyncio.Event()
        self._last_commit = 0.0
        self._is_stopping = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="journal")

    async def stop(self) -> None:
        """Write what is waiting, then end. Never cancelled: a thread would answer to a loop that is gone."""
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
        await self._pen.open()
        while self._waiting or not self._is_stopping:
            await self._wake.wait()
            if perf_counter() - self._last_commit < BUSY:
                await asyncio.sleep(GATHER)
            self._wake.clear()
            requests, self._waiting = self._waiting, []
            if requests:
                await self._commit(requests)
            self._last_commit = perf_counter()
        await self._pen.close()

    async def _commit(self, requests: list[_Request]) -> None:
        started = perf_counter()
        try:
            await self._pen.write([write for request in requests for write in request.writes])
        except SQLAlchemyError as error:
            await self._commit_one_by_one(requests, error)
            return
        self._metrics.commit_seconds.observe(perf_counter() - started)
        for request in requests:
            _tell(request, None)

    async def _commit_one_by_one(self, requests: list[_Request], error: SQLAlchemyError) -> None:
        """One bad write must not take the others with it."""
        if len(requests) == 1:
            _tell(requests[0], error)
            return
        for request in requests:
            await self._commit([request])


def _tell(request: _Request, error: Exception | None) -> None:
    if request.done.done():  # whoever waited was cancelled
        return
    if error is None:
        request.done.set_result(None)
    else:
        request.done.set_exception(error)
