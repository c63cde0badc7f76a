"""The files of a database: made for their owner alone, and watched, since SQLite would not notice their loss."""

from __future__ import annotations

import logging
import os
import shutil
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from starhaul.server.disk_trouble import DiskTrouble

log: logging.Logger = logging.getLogger("starhaul.storage")

PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700
LOW_BYTES, LOW_SHARE = 256 * 2**20, 0.1
"""Space runs low when both less than this and less than this share of the disk is left."""


def make_private(file: Path) -> None:
    """An empty file that only its owner may read, or one that is there already and from now on is so."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE_FILE))
    except FileExistsError:
        protect(file)


def protect(file: Path) -> None:
    """There are names, talk and the secret of all sessions in it."""
    try:
        if file.stat().st_mode & 0o077:
            file.chmod(PRIVATE_FILE)
    except FileNotFoundError:
        return
    except OSError as error:  # somebody else's file, or a disk without owners
        log.warning("%s: others may read it: %s", file.name, error.strerror)


@dataclass(frozen=True, slots=True)
class Space:
    """How much of the disk is left, in bytes."""

    free: int
    total: int

    @property
    def is_low(self) -> bool:
        return self.free < min(LOW_BYTES, self.total * LOW_SHARE)


class DatabaseFile:
    """The database and what SQLite keeps beside it. A file that is deleted or replaced stays open, and what is written
    into it is lost: so we look, before and after each commit, whether the names still lead to the files that we opened.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._parts = [path, *(path.with_name(path.name + end) for end in ("-wal", "-shm"))]
        self._known: dict[Path, tuple[int, int]] = {}

    def make(self) -> None:
        """The folder is made too, and then it is private. A folder that was there stays as it is."""
        if not self.path.parent.is_dir():
            self.path.parent.mkdir(mode=PRIVATE_FOLDER, parents=True)
        make_private(self.path)  # SQLite gives what it makes beside it the same mode
        for part in self._parts[1:]:
            protect(part)

    @property
    def is_there(self) -> bool:
        """Whether the database itself is the one that we opened, whatever happened to the files beside it."""
        try:
            return _identity(self.path) == self._known[self.path]
        except OSError:
            return False

    @property
    def rescued(self) -> Path:
        return self.path.with_name(f"{self.path.name}.rescued")

    def remember(self) -> None:
        """These are the files: a connection is open."""
        self._known = {part: _identity(part) for part in self._parts}

    def check(self) -> None:
        """Raise DiskTrouble if one of the files is gone or is another."""
        for part, identity in self._known.items():
            try:
                found = _identity(part)
            except FileNotFoundError:
                raise DiskTrouble("file-gone", f"{part.name} is gone") from None
            except OSError as error:
                raise DiskTrouble.from_error(error) or DiskTrouble("io-error", str(error)) from None
            if found != identity:
                raise DiskTrouble("file-replaced", f"{part.name} is another file than before")

    def space(self) -> Space:
        usage = shutil.disk_usage(self.path.parent)
        return Space(usage.free, usage.total)


def copy_database(source: sqlite3.Connection, copy: Path) -> None:
    """As of this moment, for its owner alone: whole under its name, or not at all."""
    part = copy.with_name(f"{copy.name}.part")
    part.unlink(missing_ok=True)
    make_private(part)
    try:
        with closing(sqlite3.connect(part)) as target:
            source.backup(target)
        part.replace(copy)
    finally:
        part.unlink(missing_ok=True)


def _identity(part: Path) -> tuple[int, int]:
    found = os.stat(part)  # noqa: PTH116 # at every commit: without the detour
    return found.st_dev, found.st_ino
