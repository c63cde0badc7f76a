"""The game's own time: it goes on while somebody watches its table, and stands still while the server does."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from starhaul.server import archive
from starhaul.server.clock import Clock
from starhaul.server.disk_trouble import DiskTrouble
from starhaul.server.match import Match
from starhaul.server.messages import Phase
from starhaul.server.storage import Storage

if TYPE_CHECKING:
    from starhaul.server.table import Table

log: logging.Logger = logging.getLogger("starhaul.time")

KEEP_SECONDS = 0.2
"""Between two looks at all running clocks. What a crash costs is this, and the way to the disk."""
NEWS = 100
"""Milliseconds since the last move that are worth writing: a table in full swing tells the disk with every move."""


class GameTime:
    """Measured by ticks, from a moment when it is known."""

    def __init__(self, clock: Clock, at: int) -> None:
        self._clock = clock
        self._stopped_at: int | None = None
        self._begin(at)

    def _begin(self, at: int) -> None:
        self._zero = self._clock.ticks() - at
        self._steady_zero = self._clock.steady() - at

    @property
    def is_stopped(self) -> bool:
        return self._stopped_at is not None

    def run(self, *, when: bool) -> None:
        """Where everybody is away bots wait, and so does the sand."""
        if when:
            self.go_on()
        else:
            self.stop()

    def stop(self) -> None:
        """It stands still from now on: nobody can move."""
        if self._stopped_at is None:
            self._stopped_at = self.now()

    def go_on(self) -> None:
        """From where it stood still."""
        if self._stopped_at is not None:
            self._begin(self._stopped_at)
            self._stopped_at = None

    def now(self) -> int:
        return self._clock.ticks() - self._zero if self._stopped_at is None else self._stopped_at

    def ticks_at(self, at: int) -> int:
        return self._zero + at

    def steady_at(self, at: int) -> int:
        return self._steady_zero + at


class Alarm:
    """Rings once, at a time of the clock's ticks."""

    def __init__(self, clock: Clock, ring: Callable[[], object]) -> None:
        self._clock = clock
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None
        self._at: float | None = None

    def set(self, at: float | None) -> None:
        """It stays what it is while moves come and go."""
        if at == self._at:
            return
        self.cancel()
        if at is not None:
            seconds = max(0.001, (at - self._clock.ticks()) / 1000)
            self._at = at
            self._timer = asyncio.get_running_loop().call_later(seconds, self._ring)

    def cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = self._at = None


class Timekeeper:
    """Keeps the time of all running clocks on disk as it passes, so that a crash gives nobody time back."""

    def __init__(self, storage: Storage, tables: Callable[[], Iterable[Table]]) -> None:
        self._storage = storage
        self._tables = tables
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="timekeeper")

    async def stop(self) -> None:
        """Let it finish what it writes, and write where all clocks stand now."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None
            await self._keep(0)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(KEEP_SECONDS)
            await self._keep(NEWS)

    async def _keep(self, news: int) -> None:
        times = {
            match.info.id: at for match, at in map(_running_clock, self._tables()) if match and at - match.at > news
        }
        if not times:
            return
        try:
            await self._storage.write_now(archive.keep_time(times))
        except DiskTrouble:  # told elsewhere, and meanwhile all clocks stand still
            return
        except SQLAlchemyError as error:  # moves fail as well, and say so to those who made them
            log.warning("the time of %d games was not kept", len(times), exc_info=error)


def _running_clock(table: Table) -> tuple[Match | None, int]:
    """The game whose clock runs, and how far its time has come."""
    is_running = table.match is not None and table.match.timers and table.row.phase is Phase.PLAYING
    return table.match if is_running else None, table.time.now()
