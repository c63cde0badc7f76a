"""Why a server cannot start on a database."""

from __future__ import annotations

from pathlib import Path

from starhaul.server.disk_trouble import code_of, reason_of


class CannotStore(Exception):
    """The database cannot be used: not writable, not ours, from another version, damaged, taken or gone."""

    def __init__(self, database: Path, code: str, reason: str, **parameters: str) -> None:
        super().__init__(f"cannot use the database {database}: {reason}")
        self.database = database
        self.code = code
        self.reason = reason
        """In English, for programmers."""
        self.parameters = parameters

    @classmethod
    def because(cls, database: Path, error: Exception) -> CannotStore:
        reason = reason_of(error)
        return cls(database, code_of(error), reason, detail=reason)
