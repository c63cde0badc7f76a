"""How a transaction gets to the disk."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.sql.dml import UpdateBase

from starhaul.server.database_file import DatabaseFile, copy_database
from starhaul.server.disk_trouble import DiskTrouble

log: logging.Logger = logging.getLogger("starhaul.storage")

Row = Mapping[str, Any] | tuple[Any, ...]
PATIENCE = 1000
"""Milliseconds for which a second attempt waits for somebody else's lock."""


class Write(msgspec.Struct, frozen=True):
    """One statement and its rows. A text is for SQLite as it is, with rows in the order of its columns: what is written
    with every move needs nothing of what SQLAlchemy does about each row.
    """

    statement: UpdateBase | str
    rows: Sequence[Row] = ()


class FilePen:
    """Writes a transaction after the other into a SQLite file; never two at once.

    Statements only touch memory, so they run at once, and a lock of somebody else is an error at once; only the commit,
    which waits for the disk, has a thread. A thread for the statements too would fight with the loop for the
    interpreter at each row.
    """

    def __init__(self, engine: Engine, file: DatabaseFile) -> None:
        self._engine = engine
        self._file = file
        self._disk = ThreadPoolExecutor(1, "disk")
        self._connection: Connection
        self._raw: sqlite3.Connection
        self._unconfirmed: Sequence[Write] | None = None
        self._is_rescued = False

    async def open(self) -> None:
        await self._in_thread(self._open)

    def _open(self) -> None:
        self._connection = self._engine.connect()
        raw = self._connection.connection.driver_connection
        assert isinstance(raw, sqlite3.Connection)
        self._raw = raw
        for pragma in ("busy_timeout = 0", "cache_spill = OFF"):  # nothing but a commit waits for anybody or the disk
            self._raw.execute(f"PRAGMA {pragma}")
        self._raw.execute("SELECT count(*) FROM sqlite_master").fetchall()  # now the files beside it are there too
        self._file.remember()

    async def write(self, writes: Sequence[Write]) -> None:
        """Return when all of it is on disk; raises DiskTrouble, or what the database says, if none of it is."""
        try:
            _execute(self._connection, writes)
            await self._in_thread(partial(self._commit, writes))
        except (SQLAlchemyError, sqlite3.Error) as error:
            await self._in_thread(self._raw.rollback)
            raise DiskTrouble.from_error(error) or error from error

    async def write_again(self, writes: Sequence[Write]) -> None:
        """The same after DiskTrouble, with a little patience and without holding anybody up."""
        await self._in_thread(partial(self._write_again, writes))

    def _write_again(self, writes: Sequence[Write]) -> None:
        if writes is self._unconfirmed:
            self._confirm()
            return
        try:
            self._raw.execute(f"PRAGMA busy_timeout = {PATIENCE}")
            _execute(self._connection, writes)
            self._commit(writes)
        except (SQLAlchemyError, sqlite3.Error) as error:
            self._raw.rollback()
            raise DiskTrouble.from_error(error) or error from error
        finally:
            self._raw.execute("PRAGMA busy_timeout = 0")

    def _commit(self, writes: Sequence[Write]) -> None:
        self._unconfirmed = None
        try:
            self._file.check()
        except DiskTrouble as trouble:
            self._raw.rollback()
            self._rescue(trouble)
            raise
        self._raw.commit()
        self._unconfirmed = writes
        self._confirm()

    def _confirm(self) -> None:
        """It is written; is it also where it will be found?"""
        try:
            self._file.check()
        except DiskTrouble as trouble:
            self._rescue(trouble)
            raise DiskTrouble(trouble.code, trouble.reason, is_written=True) from None
        self._unconfirmed = None

    def _rescue(self, trouble: DiskTrouble) -> None:
        """What was acknowledged is in files that nobody finds again: put it where it can be found."""
        if self._is_rescued or not trouble.is_lost:
            return
        try:
            if self._file.is_there:
                self._raw.execute("PRAGMA wal_checkpoint(PASSIVE)")
                log.critical("%s; all that it held is in %s; restart the server", trouble.reason, self._file.path.name)
            else:
                copy_database(self._raw, self._file.rescued)
                log.critical("%s; all that it held is in %s", trouble.reason, self._file.rescued.name)
        except (OSError, sqlite3.Error) as error:
            log.error("nothing could be rescued yet: %s", error)
        else:
            self._is_rescued = True

    async def close(self) -> None:
        await self._in_thread(self._connection.close)
        self._disk.shutdown()
        self._engine.dispose()

    async def _in_thread(self, work: Callable[[], object]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._disk, work)


def _execute(connection: Connection, writes: Sequence[Write]) -> None:
    """Rows of the same statement go together."""
    for statement, rows in _together(writes):
        if isinstance(statement, str):
            connection.exec_driver_sql(statement, rows)
        else:
            connection.execute(statement, rows or None)  # type: ignore[arg-type]


def _together(writes: Sequence[Write]) -> Iterator[tuple[UpdateBase | str, list[Row]]]:
    """Statements in their order, with the rows of all that follow one another and are the same."""
    statement: UpdateBase | str | None = None
    rows: list[Row] = []
    for write in writes:
        if write.statement is not statement or not rows or not write.rows:
            if statement is not None:
                yield statement, rows
            statement, rows = write.statement, []
        rows += write.rows
    if statement is not None:
        yield statement, rows
