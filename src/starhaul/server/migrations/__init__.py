"""Steps that bring a database from any earlier version to the one that this code knows, run at every start."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection


class UnknownRevision(Exception):
    """The database comes from a newer version."""


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    # Alembic reads % as interpolation.
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def head() -> str:
    """The revision that this code knows."""
    newest = ScriptDirectory.from_config(_config()).get_current_head()
    assert newest is not None
    return newest


def revision_of(connection: Connection) -> str | None:
    """The revision that a database has."""
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: Connection) -> None:
    """Bring this database to the newest revision; nothing happens where it has it."""
    if revision_of(connection) == head():
        return
    try:
        command.upgrade(_config(connection), "head")
    except CommandError as error:
        raise UnknownRevision(f"its schema is {revision_of(connection)}, this version knows {head()}") from error
