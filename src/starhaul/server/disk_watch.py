"""Looks after the disk while nobody writes: files that vanish, space that runs low, trouble that is over."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from starhaul.server.database_file import DatabaseFile, Space
from starhaul.server.disk_trouble import DiskTrouble
from starhaul.server.journal import Journal
from starhaul.server.metrics import Metrics
from starhaul.server.readiness import Remark

log: logging.Logger = logging.getLogger("starhaul.storage")

EVERY = 1.0
"""Seconds."""


class DiskWatch:
    """One look a second, in a thread: a disk that hangs must not hang the server."""

    def __init__(
        self, file: DatabaseFile, probe: Callable[[], Awaitable[None]], journal: Journal, metrics: Metrics
    ) -> None:
        self.space: Space | None = None
        self._file = file
        self._probe = probe
        self._journal = journal
        self._metrics = metrics
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="disk watch")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def _run(self) -> None:
        while True:
            try:
                await self.look()
            except Exception as error:  # the watch must outlive what it sees
                log.error("the disk could not be looked at", exc_info=error)
                self._metrics.exceptions.labels("disk-watch").inc()
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        if self._journal.is_slow and self._journal.trouble is None:
            self._journal.note(DiskTrouble("slow", "a commit takes very long"))
        try:
            await asyncio.to_thread(self._file.check)
        except DiskTrouble as trouble:
            self._journal.note(trouble)
        if self._journal.trouble is not None:
            try:
                await self._probe()
            except DiskTrouble as trouble:
                self._journal.note(trouble)
        self._note_space(await asyncio.to_thread(self._file.space))

    def warnings(self) -> list[Remark]:
        """What does not keep us from writing yet."""
        if self.space is None or not self.space.is_low:
            return []
        return [Remark("disk-low", f"{self.space.free // 10**6} MB are left for the database")]

    def _note_space(self, space: Space) -> None:
        was_low = self.space is not None and self.space.is_low
        self.space = space
        self._metrics.disk_free.set(space.free)
        if space.is_low and not was_low:
            log.warning("space for the database runs low: %d MB are left", space.free // 10**6)
        elif was_low and not space.is_low:
            log.warning("there is space for the database again: %d MB", space.free // 10**6)
