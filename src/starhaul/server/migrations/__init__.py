"""Steps that bring a database from any earlier version to the one that this code knows, run at every start."""

from pathlib import Path

from sqlalchemy import Connection, column, inspect, select, table

HEAD = "0009"
"""The revision that this code knows: the newest of `versions/`."""

_VERSION = table("alembic_version", column("version_num"))


class UnknownRevision(Exception):
    """The database comes from a newer version."""


def revision_of(connection: Connection) -> str | None:
    """The revision that a database has."""
    if not inspect(connection).has_table(_VERSION.name):
        return None
    return connection.execute(select(_VERSION.c.version_num)).scalar()


def is_earlier(revision: str | None) -> bool:
    """Whether there are steps from this revision to ours."""
    versions = Path(__file__).parent / "versions"
    return revision not in {None, HEAD} and any(versions.glob(f"{revision}_*.py"))


def upgrade(connection: Connection) -> None:
    """Bring this database to the newest revision; nothing happens where it has it."""
    if revision_of(connection) == HEAD:
        return
    # Alembic takes longer to import than a server to start: only a new or an old database needs it.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415
    from alembic.util import CommandError  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, HEAD)
    except CommandError as error:
        raise UnknownRevision(f"its schema is {revision_of(connection)}, this version knows {HEAD}") from error
