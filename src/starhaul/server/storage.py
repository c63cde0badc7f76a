"""What the server remembers: one SQLite file in write-ahead mode."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import perf_counter
from typing import Any

from sqlalchemy import Executable, event, update
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from starhaul.server import migrations
from starhaul.server.cannot_store import CannotStore
from starhaul.server.database_file import DatabaseFile
from starhaul.server.disk_trouble import DiskTrouble
from starhaul.server.disk_watch import DiskWatch
from starhaul.server.journal import Journal
from starhaul.server.metrics import Metrics
from starhaul.server.opening import open_database, plain_engine, set_pragmas, url_of
from starhaul.server.pens import FilePen, Write
from starhaul.server.schema import meta
from starhaul.server.server_lock import ServerLock
from starhaul.server.unreadable import read_json, read_text

READ_SECONDS, WRITE_SECONDS = 8.0, 10.0
"""Longer than SQLite waits for a lock; a request over HTTP is refused after that."""
PROBE_SECONDS, FRESH_SECONDS = 3.0, 1.0
PROBE = Write(update(meta).where(meta.c.key == "created").values(value=meta.c.value))
"""Changes nothing, and is written all the same."""


class Storage:
    """The database of one server. Everything is written through its journal; reading is free."""

    def __init__(self, database: Path, metrics: Metrics | None = None) -> None:
        metrics = metrics or Metrics()
        self.database = database
        self.secret: bytes = b""
        """Signs session cookies; made with the database, never shown."""
        self.lock: ServerLock = ServerLock(database)
        self._file = DatabaseFile(database)
        self._engine = _engine(database)
        self.journal: Journal = Journal(FilePen(plain_engine(database), self._file), metrics)
        self.watch: DiskWatch = DiskWatch(self._file, self.probe, self.journal, metrics)

    async def open(self, *, is_checked: bool = False) -> None:
        """Take the database. A new one is made, an old one brought to our version, a foreign one refused."""
        try:
            self.secret = await asyncio.to_thread(open_database, self._file, self.lock, is_checked=is_checked)
            await self.journal.start()
        except BaseException:
            self.lock.release()
            raise
        self.watch.start()

    async def check(self) -> None:
        """Raise CannotStore unless the database is there, answers, and has the schema that this code knows."""
        if not self.database.is_file():
            raise CannotStore(self.database, "file-gone", "the file is gone")
        try:
            async with self._engine.connect() as connection:
                found = await connection.run_sync(migrations.revision_of)
        except SQLAlchemyError as error:
            raise CannotStore.because(self.database, error) from error
        if found != migrations.HEAD:
            raise CannotStore(
                self.database, "newer-version", f"its schema is {found}, this version knows {migrations.HEAD}"
            )

    @property
    def trouble(self) -> DiskTrouble | None:
        """What keeps us from writing just now."""
        return self.journal.trouble

    async def probe(self) -> None:
        """Raise DiskTrouble unless the database can be written. Where a commit has just succeeded, that is enough."""
        await asyncio.to_thread(self._file.check)
        if self.trouble is None and perf_counter() - self.journal.last_commit < FRESH_SECONDS:
            return
        await _in_time(self.journal.probe(PROBE), PROBE_SECONDS)

    async def read(self, query: Executable, **values: Any) -> list[dict[str, Any]]:
        """The rows that a query finds with these values; raises DiskTrouble."""
        async with self._reading(), self._engine.connect() as connection:
            result = await connection.execute(query, values)
            names = [str(name) for name in result.keys()]  # noqa: SIM118 # a result is no mapping
            return [dict(zip(names, row, strict=True)) for row in result]

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[None]:
        if self.trouble is not None and self.trouble.is_lost:
            raise self.trouble
        try:
            async with asyncio.timeout(READ_SECONDS):
                yield
        except (TimeoutError, NoConnection):
            raise DiskTrouble("slow", "reading takes too long") from None
        except (SQLAlchemyError, sqlite3.Error) as error:
            raise DiskTrouble.from_error(error) or error from error

    async def read_one(self, query: Executable) -> dict[str, Any] | None:
        """The only row, or None."""
        rows = await self.read(query)
        return rows[0] if rows else None

    def write(self, *writes: Write) -> asyncio.Future[None]:
        """Done when it is on disk, however long the disk has trouble."""
        return self.journal.write(*writes)

    async def write_now(self, *writes: Write) -> None:
        """Return when it is on disk; raises DiskTrouble if that is not to be had now."""
        await _in_time(self.journal.write(*writes, is_patient=False), WRITE_SECONDS)

    async def close(self) -> None:
        """Give the connections back; SQLite folds the write-ahead log into the file."""
        await self.watch.stop()
        await self.journal.stop()
        await self._engine.dispose()
        self.lock.release()


async def prepare(database: Path) -> None:
    """Try a database before a server is built on it, so that a bad one is an error and not a dead server."""
    storage = Storage(database)
    try:
        await storage.open()
        await storage.check()
    finally:
        await storage.close()


def _read_whatever_is_there(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    driver: Any = connection.driver_connection  # of aiosqlite, inside of that of SQLAlchemy
    driver.text_factory = read_text


async def _in_time(written: asyncio.Future[None], seconds: float) -> None:
    """A commit that is on its way cannot be called back: it goes on, but nobody waits for it for ever."""
    await asyncio.wait([written], timeout=seconds)
    if not written.done():
        written.add_done_callback(asyncio.Future.exception)
        raise DiskTrouble("slow", "writing takes too long")
    written.result()


def _engine(database: Path) -> AsyncEngine:
    url = url_of(database, "sqlite+aiosqlite")
    engine = create_async_engine(url, pool_timeout=READ_SECONDS, json_deserializer=read_json)
    event.listen(engine.sync_engine, "connect", set_pragmas)
    event.listen(engine.sync_engine, "connect", _read_whatever_is_there)
    return engine
