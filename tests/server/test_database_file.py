"""The file of a database: whose it is, and what happens when it is deleted, replaced, damaged or from another time."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from server.clients import Client, begin
from server.disks import fill, readiness, small_disk, wait_until
from server.process import ServerProcess, server_process
from server.test_crash import Worker, reconnect
from starhaul.server import CannotStore, migrations
from starhaul.server.backup import back_up
from starhaul.server.storage import Storage, prepare

pytestmark = pytest.mark.anyio


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "data" / "starhaul.db"


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "log"


@pytest.fixture
def server(database: Path, log: Path) -> Iterator[ServerProcess]:
    with server_process(database, log=log) as server:
        yield server


def beside(database: Path, end: str) -> Path:
    return database.with_name(database.name + end)


def ask(database: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(database)) as connection, connection:
        return connection.execute(query).fetchall()


async def begin_heap(url: str) -> Client:
    (client,) = await begin(url, ["Ada"], game="heap")
    await client.submit("grab 0")
    return client


async def lost(client: Client, url: str, code: str) -> asyncio.Task[dict[str, Any]]:
    """A move that is not acknowledged, since the server has lost its file."""
    move = asyncio.create_task(client.submit("grab 1", id="second"))
    await client.until(lambda: client.table.get("is_waiting"))
    assert readiness(url)[:2] == (503, [code])
    assert not move.done()
    return move


async def test_a_file_that_was_deleted_is_noticed_at_once_and_what_it_held_is_rescued(
    server: ServerProcess, database: Path, log: Path
) -> None:
    url = server.start()
    client = await begin_heap(url)
    database.unlink()
    move = await lost(client, url, "file-gone")
    rescued = beside(database, ".rescued")
    wait_until(rescued.exists)
    assert ask(rescued, "SELECT count(*) FROM entries") == [(1,)]
    assert not database.exists(), "nothing is made in its place"
    assert "starhaul.db is gone; all that it held is in starhaul.db.rescued" in log.read_text()
    server.kill()
    await client.until(lambda: client.close_code is not None)
    move.cancel()
    rescued.rename(database)
    for end in ("-wal", "-shm"):
        beside(database, end).unlink()
    await reconnect([Worker(client)], server.start())
    assert client.view is not None
    assert client.view["owners"] == [0]
    await client.disconnect()


async def test_a_file_that_comes_back_is_used_again(server: ServerProcess, database: Path) -> None:
    url = server.start()
    client = await begin_heap(url)
    aside = database.rename(database.with_name("aside"))
    move = await lost(client, url, "file-gone")
    aside.rename(database)
    await move
    await client.until(lambda: not client.table["is_waiting"])
    assert readiness(url)[0] == 200
    await client.submit("grab 2")
    await client.disconnect()
    assert len(ask(database, "SELECT * FROM entries")) == 3


async def test_another_file_in_its_place_is_left_alone(server: ServerProcess, database: Path, log: Path) -> None:
    url = server.start()
    client = await begin_heap(url)
    back_up(database, database.with_name("copy"))
    database.with_name("copy").replace(database)
    before = database.read_bytes()
    move = await lost(client, url, "file-replaced")
    with client.visitor.http() as http:
        assert http.get("/api/tables").status_code == 503, "what is there is not what was there"
    server.stop()
    await asyncio.to_thread(server.wait)
    await client.until(lambda: client.close_code is not None)
    move.cancel()
    assert database.read_bytes() == before
    assert "Traceback" not in log.read_text()


async def test_a_write_ahead_log_that_was_deleted_takes_nothing_with_it(server: ServerProcess, database: Path) -> None:
    url = server.start()
    client = await begin_heap(url)
    beside(database, "-wal").unlink()
    move = await lost(client, url, "file-gone")
    server.kill()
    await client.until(lambda: client.close_code is not None)
    move.cancel()
    await reconnect([Worker(client)], server.start())
    assert client.view is not None
    assert client.view["owners"] == [0]
    await client.submit("grab 1", id="second")
    await client.disconnect()


def test_two_in_one_process_are_two_servers(database: Path) -> None:
    async def story() -> None:
        first, second = Storage(database), Storage(database)
        await first.open()
        with pytest.raises(CannotStore, match="another server has it"):
            await second.open()
        await second.close()
        await first.close()
        await second.open()
        await second.close()

    asyncio.run(story())


def make_old(database: Path) -> None:
    """As the first version left it, with somebody in it."""
    asyncio.run(prepare(database))
    database.unlink()
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    engine = create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    engine.dispose()
    ask(database, "INSERT INTO people VALUES ('a', 'Ada', 'ada', NULL, 0)")


def test_a_copy_is_kept_before_a_migration_and_only_then(database: Path) -> None:
    make_old(database)
    copy = beside(database, ".0001")
    asyncio.run(prepare(database))
    assert ask(copy, "SELECT version_num FROM alembic_version") == [("0001",)]
    assert ask(copy, "SELECT name FROM people") == [("Ada",)]
    assert ask(database, "SELECT version_num FROM alembic_version") == [(migrations.HEAD,)]
    assert modes(copy) == ["-rw-------"]
    copy.unlink()
    asyncio.run(prepare(database))
    assert not copy.exists()


@pytest.mark.parametrize("left", [0, 150_000], ids=["for the copy", "for the steps"])
def test_a_disk_that_fills_up_during_a_migration_changes_nothing(tmp_path: Path, left: int) -> None:
    with small_disk(tmp_path / "disk", 2) as disk:
        database = disk / "starhaul.db"
        make_old(database)
        ballast = fill(disk, but=left)
        with pytest.raises(CannotStore) as refusal:
            asyncio.run(prepare(database))
        assert refusal.value.code in {"disk-full", "io-error"}
        assert ask(database, "SELECT version_num FROM alembic_version") == [("0001",)]
        tables = [name for (name,) in ask(database, "SELECT name FROM sqlite_master WHERE type = 'table'")]
        assert "requests" not in tables
        assert not beside(database, ".0001.part").exists()
        ballast.unlink()
        asyncio.run(prepare(database))
        assert ask(database, "SELECT name FROM people") == [("Ada",)]


def modes(*files: Path) -> list[str]:
    return [stat.filemode(file.stat().st_mode) for file in files]


async def test_files_are_for_their_owner_alone(server: ServerProcess, database: Path) -> None:
    await (await begin_heap(server.start())).disconnect()
    back_up(database, database.with_name("copy"))
    files = [beside(database, end) for end in ("", "-wal", "-shm", ".lock")]
    assert modes(*files, database.with_name("copy")) == ["-rw-------"] * 5
    assert modes(database.parent) == ["drwx------"]


def test_a_database_of_before_becomes_private(tmp_path: Path) -> None:
    database = tmp_path / "starhaul.db"
    asyncio.run(prepare(database))
    database.chmod(0o644)
    folder = modes(tmp_path)
    asyncio.run(prepare(database))
    assert modes(database) == ["-rw-------"]
    assert modes(tmp_path) == folder, "a folder that we did not make is not ours to close"


def test_a_copy_does_not_take_the_place_of_the_database(database: Path) -> None:
    asyncio.run(prepare(database))
    with pytest.raises(CannotStore, match="another name"):
        back_up(database, database)
