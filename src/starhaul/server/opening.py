"""A database before a server uses it: made, taken, looked through, and brought to our version.

All of it may wait for the disk, so it runs in a thread.
"""

from __future__ import annotations

import logging
import secrets
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from urllib.parse import quote

from sqlalchemy import URL, Connection, Engine, create_engine, event, insert, select
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

from starhaul.server import migrations
from starhaul.server.cannot_store import CannotStore
from starhaul.server.database_file import DatabaseFile, copy_database
from starhaul.server.schema import meta
from starhaul.server.server_lock import ServerLock, Taken

log: logging.Logger = logging.getLogger("starhaul.storage")

BUSY_MILLISECONDS = 5000
"""How long opening and reading, which have threads of their own, wait for somebody else's lock."""


def url_of(database: Path, driver: str) -> URL:
    """Of a file that is there: SQLite would make a new one in the place of one that was deleted."""
    name = f"file:{quote(str(database.absolute()))}"
    return URL.create(driver, database=name, query={"mode": "rw", "uri": "true"})


def set_pragmas(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    """WAL lets readers go on while one writes. FULL: a commit is on the disk, not only on its way; the journal makes
    many moves share one, so it costs little.
    """
    cursor = connection.cursor()
    pragmas = (f"busy_timeout = {BUSY_MILLISECONDS}", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")
    for pragma in pragmas:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def plain_engine(database: Path) -> Engine:
    """For one connection at a time, in whatever thread."""
    engine = create_engine(url_of(database, "sqlite"), poolclass=NullPool, connect_args={"check_same_thread": False})
    event.listen(engine, "connect", set_pragmas)
    return engine


def open_database(file: DatabaseFile, lock: ServerLock, *, is_checked: bool) -> bytes:
    """Return the secret that signs session cookies; raises CannotStore. `is_checked` says that somebody has looked it
    through already.
    """
    try:
        file.make()
        lock.take()
        if not is_checked:
            _look_through(file.path)
        return _prepare(file.path)
    except Taken as error:
        raise _taken(file.path, error) from error
    except migrations.UnknownRevision as error:
        raise CannotStore(file.path, "newer-version", str(error)) from error
    except (OSError, sqlite3.Error, SQLAlchemyError) as error:
        raise CannotStore.because(file.path, error) from error


def _taken(database: Path, error: Taken) -> CannotStore:
    if error.holder is None:
        return CannotStore(database, "taken", "another server has it")
    who = {"pid": str(error.holder.pid), "host": error.holder.host, "since": error.holder.since}
    address = error.holder.address
    reason = f"another server has it: process {who['pid']} on {who['host']} since {who['since']} {address}".rstrip()
    return CannotStore(database, "taken-by", reason, **who, address=address or "-")


def _look_through(database: Path) -> None:
    with closing(sqlite3.connect(database, timeout=BUSY_MILLISECONDS / 1000)) as connection:
        found = [str(line) for (line,) in connection.execute("PRAGMA quick_check(3)")]
    if found != ["ok"]:
        detail = "; ".join(found).replace("\n", " ")
        raise CannotStore(database, "damaged", detail, detail=detail)


def _prepare(database: Path) -> bytes:
    engine = plain_engine(database)
    try:
        with engine.connect() as connection:
            found = migrations.revision_of(connection)
        if migrations.is_earlier(found):
            _keep_copy(database, database.with_name(f"{database.name}.{found}"))
        with engine.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")  # without it, each table that is made commits for itself
            migrations.upgrade(connection)
            secret = _facts(connection)
            connection.commit()
    finally:
        engine.dispose()
    return secret


def _keep_copy(database: Path, copy: Path) -> None:
    """What is there before a step to a newer version."""
    with closing(sqlite3.connect(database)) as source:
        copy_database(source, copy)
    log.warning("%s is the database as it was before this version", copy.name)


def _facts(connection: Connection) -> bytes:
    facts: dict[str, Any] = {row.key: row.value for row in connection.execute(select(meta))}
    new = {"created": datetime.now(UTC).isoformat(timespec="seconds"), "secret": secrets.token_hex(32)}
    missing = [{"key": key, "value": value} for key, value in new.items() if key not in facts]
    if missing:
        connection.execute(insert(meta), missing)
    return bytes.fromhex(facts.get("secret", new["secret"]))
