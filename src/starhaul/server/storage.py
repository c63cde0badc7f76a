"""What the server remembers: one SQLite file in write-ahead mode.

So far a single table that says which schema the file has and since when, so that "ready" means
"this is our database and it answers", not merely "a process runs".
"""

import sqlite3
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import URL, Column, Connection, MetaData, String, Table, event, select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

SCHEMA_VERSION = "1"

tables = MetaData()
meta = Table("meta", tables, Column("key", String, primary_key=True), Column("value", String, nullable=False))


class CannotStore(Exception):
    """The database cannot be used: not writable, not ours, from another version, or gone."""

    def __init__(self, database: Path, reason: str) -> None:
        super().__init__(f"cannot use the database {database}: {reason}")
        self.database = database
        self.reason = reason


class Storage:
    """The database of one server."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self._engine = _engine(database)

    async def open(self) -> None:
        """Make the file if it is new; refuse it if it is not ours."""
        try:
            self.database.parent.mkdir(parents=True, exist_ok=True)
            # Plainly first: aiosqlite's thread complains to a closed loop when the very first connection fails.
            sqlite3.connect(self.database).close()
            async with self._engine.begin() as connection:
                await connection.run_sync(_create)
        except (OSError, sqlite3.Error, SQLAlchemyError) as error:
            raise CannotStore(self.database, _reason(error)) from error
        await self.check()

    async def check(self) -> None:
        """Raise CannotStore unless the file is there, answers, and has the schema that this code knows."""
        if not self.database.is_file():  # an open connection would go on writing into a deleted file
            raise CannotStore(self.database, "the file is gone")
        try:
            async with self._engine.connect() as connection:
                found = await connection.scalar(select(meta.c.value).where(meta.c.key == "schema"))
        except SQLAlchemyError as error:
            raise CannotStore(self.database, _reason(error)) from error
        if found != SCHEMA_VERSION:
            raise CannotStore(self.database, f"its schema is {found}, this version knows {SCHEMA_VERSION}")

    async def close(self) -> None:
        """Give the connections back; SQLite folds the write-ahead log into the file."""
        await self._engine.dispose()


async def prepare(database: Path) -> None:
    """Try a database before a server is built on it, so that a bad one is an error and not a dead server."""
    storage = Storage(database)
    try:
        await storage.open()
    finally:
        await storage.close()


def _engine(database: Path) -> AsyncEngine:
    engine = create_async_engine(URL.create("sqlite+aiosqlite", database=str(database)))
    event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


def _set_pragmas(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    """WAL lets readers go on while one writes; NORMAL is safe with it and spares a sync per commit."""
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = NORMAL", "foreign_keys = ON", "busy_timeout = 5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _create(connection: Connection) -> None:
    tables.create_all(connection)
    facts = {"schema": SCHEMA_VERSION, "created": datetime.now(UTC).isoformat(timespec="seconds")}
    rows = [{"key": key, "value": value} for key, value in facts.items()]
    connection.execute(insert(meta).values(rows).on_conflict_do_nothing())


def _reason(error: Exception) -> str:
    """What went wrong in one line, without the SQL around it."""
    if isinstance(error, OSError):
        return error.strerror or str(error)
    return str(getattr(error, "orig", None) or error).splitlines()[0]
