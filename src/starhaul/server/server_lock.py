"""One server a database: it holds a lock of the operating system, which ends when the process does."""

from __future__ import annotations

import os
import socket
import sys
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from starhaul.server.database_file import make_private

LOCKED_BYTE = 2**20
"""Windows keeps others from reading what is locked: so a byte far behind the text is."""


class Holder(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who has the database."""

    pid: int
    host: str
    since: str
    address: str = ""


class Taken(Exception):
    """Another server has this database. None if it has not said who it is."""

    def __init__(self, holder: Holder | None) -> None:
        super().__init__(str(holder))
        self.holder = holder


class ServerLock:
    """A file beside the database. It stays when the server goes; only the lock on it counts."""

    def __init__(self, database: Path) -> None:
        self.path: Path = database.with_name(database.name + ".lock")
        self._file: int | None = None
        self._since = ""

    def take(self) -> None:
        """Raise Taken if another server has it."""
        make_private(self.path)
        file = os.open(self.path, os.O_RDWR)
        try:
            _lock(file)
        except (BlockingIOError, PermissionError):
            os.close(file)
            raise Taken(self._holder()) from None
        except OSError:
            os.close(file)
            raise
        self._file = file
        self._since = datetime.now(UTC).isoformat(timespec="seconds")
        self.introduce()

    def introduce(self, address: str = "") -> None:
        """Say who has it, and where it answers once it does."""
        if self._file is None:
            return
        holder = Holder(os.getpid(), socket.gethostname(), self._since, address)
        with suppress(OSError):  # the disk may be full: the lock holds, only nobody learns whose it is
            os.ftruncate(self._file, 0)
            os.lseek(self._file, 0, os.SEEK_SET)
            os.write(self._file, msgspec.json.encode(holder))

    def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def _holder(self) -> Holder | None:
        with suppress(OSError, msgspec.MsgspecError):
            return msgspec.json.decode(self.path.read_bytes(), type=Holder)
        return None


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        os.lseek(file, LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
