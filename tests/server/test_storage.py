"""The database file: made when missing, kept when ours, refused when not."""

import asyncio
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, create_engine

from starhaul.server import CannotStore, migrations
from starhaul.server.schema import metadata
from starhaul.server.storage import prepare


def _ask(database: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(database)) as connection, connection:
        return connection.execute(query).fetchall()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "some folder?" / "starhaul.db"


def test_a_new_database_knows_its_schema_and_its_birthday(database: Path) -> None:
    asyncio.run(prepare(database))
    facts: dict[str, str] = dict(_ask(database, "SELECT key, value FROM meta"))
    assert facts.keys() == {"created", "secret"}
    assert _ask(database, "SELECT version_num FROM alembic_version") == [(migrations.HEAD,)]
    assert datetime.fromisoformat(facts["created"]) <= datetime.now(UTC)


def test_writers_do_not_block_readers(database: Path) -> None:
    asyncio.run(prepare(database))
    assert _ask(database, "PRAGMA journal_mode") == [("wal",)]


def test_opening_again_changes_nothing(database: Path) -> None:
    asyncio.run(prepare(database))
    _ask(database, "UPDATE meta SET value = 'long ago' WHERE key = 'created'")
    asyncio.run(prepare(database))
    assert _ask(database, "SELECT value FROM meta WHERE key = 'created'") == [("long ago",)]


def test_a_database_of_another_version_is_refused(database: Path) -> None:
    asyncio.run(prepare(database))
    _ask(database, "UPDATE alembic_version SET version_num = '99'")
    with pytest.raises(CannotStore, match="schema is 99"):
        asyncio.run(prepare(database))


def test_a_database_of_the_first_servers_is_brought_up_to_date(database: Path) -> None:
    database.parent.mkdir()
    _ask(database, "CREATE TABLE meta (key VARCHAR PRIMARY KEY, value VARCHAR NOT NULL)")
    _ask(database, "INSERT INTO meta VALUES ('schema', '1'), ('created', 'long ago')")
    asyncio.run(prepare(database))
    assert _ask(database, "SELECT value FROM meta WHERE key = 'created'") == [("long ago",)]
    assert _ask(database, "SELECT count(*) FROM tables") == [(0,)]


def test_migrations_make_exactly_the_tables_that_the_code_knows(database: Path) -> None:
    asyncio.run(prepare(database))
    with create_engine(URL.create("sqlite", database=str(database))).connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
        connection.engine.dispose()


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("Buy milk. " * 500, encoding="utf-8")
    with pytest.raises(CannotStore, match="not a database") as refusal:
        asyncio.run(prepare(file))
    assert refusal.value.database == file
    assert file.read_text(encoding="utf-8").startswith("Buy milk.")


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(CannotStore, match="cannot use the database"):
        asyncio.run(prepare(tmp_path / "file" / "starhaul.db"))


def test_the_code_knows_the_newest_migration() -> None:
    folder = Path(migrations.__file__).parent
    assert ScriptDirectory(folder).get_heads() == [migrations.HEAD]
