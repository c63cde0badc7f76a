"""The one writer of the database. What many tables write in the same moment goes to disk in one transaction."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import perf_counter

from sqlalchemy.exc import SQLAlchemyError

from starhaul.server.disk_trouble import DiskTrouble
from starhaul.server.metrics import Metrics
from starhaul.server.pens import FilePen, Write

log: logging.Logger = logging.getLogger("starhaul.storage")

BUSY, GATHER = 0.020, 0.008
"""Seconds: if the last commit is more recent than the first, wait for the second, so that more moves share the next.
A sync costs as much CPU as several moves; nobody notices eight milliseconds."""
FIRST_WAIT, LONGEST_WAIT = 0.05, 1.0
"""Seconds between two attempts while the disk has trouble."""
SLOW = 3.0
"""Seconds: a commit that takes longer is trouble too, and people are told what they wait for."""


class _Request:
    """Some writes that belong together, and who waits for them, even while the disk has trouble."""

    __slots__ = ("done", "is_patient", "writes")

    def __init__(self, writes: Sequence[Write], *, is_patient: bool) -> None:
        self.writes = writes
        self.is_patient = is_patient
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Journal:
    """Writes whole or not at all, in the order of asking.

    While one transaction is on its way to the disk the next gathers: the busier the server, the more moves share one.
    While the disk has trouble the transaction waits, nobody is told that it is written, and it is tried again until it
    is.
    """

    def __init__(self, pen: FilePen, metrics: Metrics) -> None:
        self.trouble: DiskTrouble | None = None
        self.on_trouble: Callable[[], None] = _nobody_listens
        """Called when trouble comes or goes."""
        self.last_commit: float = 0.0
        """By the performance counter."""
        self._pen = pen
        self._metrics = metrics
        self._waiting: list[_Request] = []
        self._wake = asyncio.Event()
        self._started: float | None = None
        self._since = 0.0
        self._is_trying_again = False
        self._stopping = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self._pen.open()
        self._task = asyncio.create_task(self._run(), name="journal")

    async def stop(self) -> None:
        """Write what is waiting if the disk lets us, then end. Never cancelled: a thread would answer to a loop that
        is gone.
        """
        if self._task is not None:
            self._stopping.set()
            self._wake.set()
            await self._task
            self._task = None

    def write(self, *writes: Write, is_patient: bool = True) -> asyncio.Future[None]:
        """Done when all of it is on disk; raises what the database says if none of it is. Who is not patient hears
        of DiskTrouble, and then none of it will be written later.
        """
        if self.trouble is not None and not is_patient:
            raise self.trouble
        return self._queue(writes, is_patient=is_patient)

    def probe(self, write: Write) -> asyncio.Future[None]:
        """Raise DiskTrouble unless this can be written now."""
        if self.trouble is not None and self._is_trying_again:
            raise self.trouble
        return self._queue([write], is_patient=False)

    def _queue(self, writes: Sequence[Write], *, is_patient: bool) -> asyncio.Future[None]:
        request = _Request(writes, is_patient=is_patient)
        self._waiting.append(request)
        self._wake.set()
        return request.done

    @property
    def is_slow(self) -> bool:
        """Whether a commit is on its way that takes far too long."""
        return self._started is not None and perf_counter() - self._started > SLOW

    async def _run(self) -> None:
        while self._waiting or not self._stopping.is_set():
            await self._wake.wait()
            if perf_counter() - self.last_commit < BUSY:
                await asyncio.sleep(GATHER)
            self._wake.clear()
            requests, self._waiting = self._waiting, []
            if requests:
                await self._commit(requests)
            self.last_commit = perf_counter()
        await self._pen.close()

    async def _commit(self, requests: list[_Request]) -> None:
        self._started = perf_counter()
        writes = _writes(requests)
        try:
            await self._pen.write(writes)
        except DiskTrouble as trouble:
            await self._outlast(trouble, requests, writes)
        except (SQLAlchemyError, sqlite3.Error) as error:
            await self._commit_one_by_one(requests, error)
        else:
            self._succeed(requests)
        self._started = None

    def _succeed(self, requests: list[_Request]) -> None:
        assert self._started is not None
        self._metrics.commit_seconds.observe(perf_counter() - self._started)
        self.note(None)
        for request in requests:
            _tell(request, None)

    async def _commit_one_by_one(self, requests: list[_Request], error: Exception) -> None:
        """One bad write must not take the others with it."""
        if len(requests) == 1:
            _tell(requests[0], error)
            return
        for request in requests:
            await self._commit([request])

    async def _outlast(self, trouble: DiskTrouble, requests: list[_Request], writes: list[Write]) -> None:
        """Try again until it is written, or until nobody waits for it."""
        wait = FIRST_WAIT
        self._is_trying_again = True
        while True:
            self.note(trouble)
            left = self._keep_patient(requests, trouble)
            if not left:
                break
            if len(left) < len(requests) and not trouble.is_written:
                requests, writes = left, _writes(left)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), wait)
            wait = min(2 * wait, LONGEST_WAIT)
            try:
                await self._pen.write_again(writes)
            except DiskTrouble as again:
                trouble = again
            except (SQLAlchemyError, sqlite3.Error) as error:
                self._is_trying_again = False
                await self._commit_one_by_one(requests, error)
                break
            else:
                self._succeed(requests)
                break
        self._is_trying_again = False

    def _keep_patient(self, requests: list[_Request], trouble: DiskTrouble) -> list[_Request]:
        """Those who still wait; the others hear of the trouble. When the server stops, nobody waits any longer."""
        left = []
        for request in requests:
            if request.is_patient and not self._stopping.is_set():
                left.append(request)
            else:
                _tell(request, trouble)
        return left

    def note(self, trouble: DiskTrouble | None) -> None:
        """There is trouble, or none any more: say so once."""
        before, self.trouble = self.trouble, trouble
        if (before and before.code) == (trouble and trouble.code):
            return
        now = perf_counter()
        if trouble is None:
            log.warning("the database can be written again, after %.1f s", now - self._since)
        else:
            log.error("the database cannot be written: %s; tables wait", trouble)
        if before is None:
            self._since = now
        self._metrics.storage_waits.set(trouble is not None)
        if trouble is not None:
            self._metrics.storage_troubles.labels(trouble.code).inc()
        if (before is None) != (trouble is None):
            self.on_trouble()


def _writes(requests: list[_Request]) -> list[Write]:
    return [write for request in requests for write in request.writes]


def _tell(request: _Request, error: Exception | None) -> None:
    if request.done.done():  # the waiting task was cancelled
        return
    if error is None:
        request.done.set_result(None)
    else:
        request.done.set_exception(error)


def _nobody_listens() -> None:
    """There is no server around this journal."""
