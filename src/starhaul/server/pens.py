"""How a transaction gets to the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.sql.dml import UpdateBase

Rows = Sequence[Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class Write:
    """One statement and its rows."""

    statement: UpdateBase
    rows: Rows = ()


class FilePen:
    """Writes a transaction after the other into a SQLite file; never two at once.

    Statements only touch memory, so they run at once; only the commit, which waits for the disk, has a thread. A thread
    for the statements too would fight with the loop for the interpreter at each row.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._disk = ThreadPoolExecutor(1, "disk")
        self._connection: Connection

    async def open(self) -> None:
        self._connection = self._engine.connect()

    async def write(self, writes: Sequence[Write]) -> None:
        """Return when all of it is on disk; raises what the database says if none of it is."""
        with self._connection.begin() as transaction:
            _execute(self._connection, writes)
            await asyncio.get_running_loop().run_in_executor(self._disk, transaction.commit)

    async def close(self) -> None:
        self._disk.shutdown()
        self._connection.close()
        self._engine.dispose()


def _execute(connection: Connection, writes: Sequence[Write]) -> None:
    """Rows of the same statement go together."""
    for _, group in groupby(writes, key=lambda write: id(write.statement)):
        same = list(group)
        rows = [row for write in same for row in write.rows]
        if rows:
            connection.execute(same[0].statement, rows)
        else:
            for write in same:
                connection.execute(write.statement)
