"""What the server remembers: one SQLite file in write-ahead mode."""

from __future__ import annotations

import errno
import secrets
import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Executable, create_engine, event, insert, select
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

from starhaul.server import migrations
from starhaul.server.journal import Journal
from starhaul.server.metrics import Metrics
from starhaul.server.pens import FilePen, Write
from starhaul.server.schema import meta

SQLITE_CODES = {"SQLITE_NOTADB": "not-a-database", "SQLITE_FULL": "disk-full", "SQLITE_READONLY": "not-allowed"}


class CannotStore(Exception):
    """The database cannot be used: not writable, not ours, from another version, or gone."""

    def __init__(self, database: Path, code: str, reason: str, **parameters: str) -> None:
        super().__init__(f"cannot use the database {database}: {reason}")
        self.database = database
        self.code = code
        self.reason = reason
        """In English, for programmers."""
        self.parameters = parameters

    @classmethod
    def because(cls, database: Path, error: Exception) -> CannotStore:
        """What the system or the database says, in one line, without the SQL around it."""
        original = getattr(error, "orig", None) or error
        if isinstance(original, OSError):
            codes = {errno.EACCES: "not-allowed", errno.ENOSPC: "disk-full"}
            return cls(database, codes.get(original.errno or 0, "system"), original.strerror or str(original))
        code = SQLITE_CODES.get(getattr(original, "sqlite_errorname", ""), "system")
        return cls(database, code, str(original).splitlines()[0])


class Storage:
    """The database of one server. Everything is written through its journal; reading is free."""

    def __init__(self, database: Path, metrics: Metrics | None = None) -> None:
        self.database = database
        self._engine = _engine(database)
        self.journal = Journal(_pen(database), metrics or Metrics())
        self.secret = b""
        """Signs session cookies; made with the database, never shown."""

    async def open(self) -> None:
        """Make the database if it is new, bring it to our version if it is old, refuse it if it is not ours."""
        try:
            self._make_file()
            async with self._engine.begin() as connection:
                self.secret = await connection.run_sync(_prepare)
        except migrations.UnknownRevision as error:
            raise CannotStore(self.database, "newer-version", str(error)) from error
        except (OSError, sqlite3.Error, SQLAlchemyError) as error:
            raise CannotStore.because(self.database, error) from error
        self.journal.start()

    def _make_file(self) -> None:
        """Plainly first: aiosqlite's thread complains to a closed loop when the very first connection fails."""
        self.database.parent.mkdir(parents=True, exist_ok=True)
        sqlite3.connect(self.database).close()

    async def check(self) -> None:
        """Raise CannotStore unless the database is there, answers, and has the schema that this code knows."""
        if not self.database.is_file():  # an open connection would go on writing into a deleted file
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

    async def read(self, query: Executable) -> list[dict[str, Any]]:
        """The rows that a query finds."""
        async with self._engine.connect() as connection:
            result = await connection.execute(query)
        names = [str(name) for name in result.keys()]  # noqa: SIM118 # a result is no mapping
        return [dict(zip(names, row, strict=True)) for row in result]

    async def read_one(self, query: Executable) -> dict[str, Any] | None:
        """The only row, or None."""
        rows = await self.read(query)
        return rows[0] if rows else None

    async def write(self, *writes: Write) -> None:
        """Return when it is on disk."""
        await self.journal.write(*writes)

    async def close(self) -> None:
        """Give the connections back; SQLite folds the write-ahead log into the file."""
        await self.journal.stop()
        await self._engine.dispose()


async def prepare(database: Path) -> None:
    """Try a database before a server is built on it, so that a bad one is an error and not a dead server."""
    storage = Storage(database)
    try:
        await storage.open()
        await storage.check()
    finally:
        await storage.close()


def _engine(database: Path) -> AsyncEngine:
    engine = create_async_engine(URL.create("sqlite+aiosqlite", database=str(database)))
    event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


def _pen(database: Path) -> FilePen:
    url = URL.create("sqlite", database=str(database))
    own = create_engine(url, poolclass=NullPool, connect_args={"check_same_thread": False})
    event.listen(own, "connect", _set_pragmas)
    return FilePen(own)


def _set_pragmas(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    """WAL lets readers go on while one writes. FULL: a commit is on the disk, not only on its way; the journal makes
    many moves share one, so it costs little.
    """
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _prepare(connection: Connection) -> bytes:
    migrations.upgrade(connection)
    facts: dict[str, Any] = {row.key: row.value for row in connection.execute(select(meta))}
    new = {"created": datetime.now(UTC).isoformat(timespec="seconds"), "secret": secrets.token_hex(32)}
    missing = [{"key": key, "value": value} for key, value in new.items() if key not in facts]
    if missing:
        connection.execute(insert(meta), missing)
    return bytes.fromhex(facts.get("secret", new["secret"]))
