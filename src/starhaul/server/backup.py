"""Taking things out of a database from the command line, while a server may be using it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import select

from starhaul.server import archive
from starhaul.server.cannot_store import CannotStore
from starhaul.server.database_file import copy_database
from starhaul.server.schema import matches
from starhaul.server.storage import Storage


class NoSuchMatch(LookupError):
    """The database knows no game of this id."""


def back_up(database: Path, copy: Path) -> int:
    """Copy a SQLite database as of one moment, and say how many games are in it."""
    if not database.is_file():
        raise CannotStore(database, "no-such-file", "there is no such file")
    if copy.exists() and copy.samefile(database):
        raise CannotStore(database, "same-file", "a copy must have another name than the database")
    try:
        with closing(sqlite3.connect(database)) as source:
            copy_database(source, copy)
        with closing(sqlite3.connect(copy)) as copied:
            return int(copied.execute("SELECT count(*) FROM matches").fetchone()[0])
    except (OSError, sqlite3.Error) as error:
        raise CannotStore.because(database, error) from error


async def export(database: Path, match: str) -> str:
    """The record of a game. One that is not over keeps its seed to itself."""
    if not database.is_file():
        raise CannotStore(database, "no-such-file", "there is no such file")
    storage = Storage(database)
    try:
        await storage.check()
        row = await storage.read_one(select(matches).where(matches.c.id == match))
        if row is None:
            raise NoSuchMatch(match)
        return archive.record_of(row, await storage.read(archive.entries_of(match))).write()
    finally:
        await storage.close()
