"""What the disk can do to a database, told apart from what is wrong with a write."""

from __future__ import annotations

import errno

CODES = {
    "SQLITE_BUSY": "locked",
    "SQLITE_CANTOPEN": "io-error",
    "SQLITE_CORRUPT": "damaged",
    "SQLITE_FULL": "disk-full",
    "SQLITE_IOERR": "io-error",
    "SQLITE_LOCKED": "locked",
    "SQLITE_NOTADB": "not-a-database",
    "SQLITE_PROTOCOL": "locked",
    "SQLITE_READONLY": "not-allowed",
}
SYSTEM_CODES = {
    errno.EACCES: "not-allowed",
    errno.EDQUOT: "disk-full",
    errno.EIO: "io-error",
    errno.ENOSPC: "disk-full",
    errno.EPERM: "not-allowed",
    errno.EROFS: "not-allowed",
}
LOST = {"file-gone", "file-replaced"}
OTHER = "system"
"""What only the system can put into words."""


def code_of(error: BaseException) -> str:
    """What kind of trouble it is: errors of the system, of SQLite, and those that SQLAlchemy wraps."""
    original = getattr(error, "orig", None) or error
    if isinstance(original, OSError):
        return SYSTEM_CODES.get(original.errno or 0, OTHER)
    name = getattr(original, "sqlite_errorname", "")
    return CODES.get("_".join(name.split("_")[:2]), OTHER)


def reason_of(error: BaseException) -> str:
    """What the system or the database says, in one line, without the SQL around it."""
    original = getattr(error, "orig", None) or error
    if isinstance(original, OSError):
        return original.strerror or str(original)
    return (str(original).splitlines() or [type(original).__name__])[0]


class DiskTrouble(Exception):
    """The disk does not do what it is asked just now; nothing is wrong with what was asked."""

    def __init__(self, code: str, reason: str, *, is_written: bool = False) -> None:
        super().__init__(f"{code}: {reason}")
        self.code = code
        self.reason = reason
        """In English, for the operator."""
        self.is_written = is_written
        """It was written, but perhaps into a file that nobody finds again."""

    @property
    def is_lost(self) -> bool:
        """The names lead to other files than those that are open: what is read and written is not what is there."""
        return self.code in LOST

    @classmethod
    def from_error(cls, error: BaseException) -> DiskTrouble | None:
        """None if the disk has nothing to do with it."""
        code = code_of(error)
        return None if code == OTHER else cls(code, reason_of(error))
