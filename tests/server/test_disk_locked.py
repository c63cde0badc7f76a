"""Somebody else holds the database: nobody else is held up, tables wait and say so, and all goes on by itself."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import monotonic

import httpx
import pytest

from server.clients import Client, begin
from server.disks import SECONDS, held, readiness
from server.process import server_process
from starhaul.server import CannotStore
from starhaul.server.storage import prepare

pytestmark = pytest.mark.anyio

FELT = 2.0
"""Seconds: a loop that waits for a lock stands still for longer, a busy machine does not."""


async def slowest_answer(url: str, seconds: float) -> float:
    """Of the question whether the server is alive, asked again and again."""
    slowest, ends = 0.0, monotonic() + seconds
    async with httpx.AsyncClient(base_url=url, timeout=SECONDS) as client:
        while monotonic() < ends:
            asked = monotonic()
            assert (await client.get("/livez")).status_code == 200
            slowest = max(slowest, monotonic() - asked)
            await asyncio.sleep(0.05)
    return slowest


async def test_a_lock_of_somebody_else_stops_neither_the_server_nor_a_table(tmp_path: Path) -> None:
    database, log = tmp_path / "starhaul.db", tmp_path / "log"
    with server_process(database, log=log) as server:
        url = server.start()
        (client,) = await begin(url, ["Ada"], game="heap")
        with held(database):
            move = asyncio.create_task(client.submit("grab 0"))
            assert await slowest_answer(url, 6) < FELT
            assert client.table["is_waiting"]
            assert not move.done()
            assert readiness(url)[:2] == (503, ["locked"])
            with client.visitor.http() as http:  # what was written can be read
                assert http.get("/api/tables").status_code == 200
                assert http.post("/api/tables", json={"game": "heap", "seats": 1}).status_code == 503
        await move
        await client.until(lambda: not client.table["is_waiting"])
        assert client.table["phase"] == "playing"
        assert readiness(url)[0] == 200
        await client.disconnect()
    assert "cannot be written: locked" in log.read_text()
    assert "Traceback" not in log.read_text()


async def test_a_lock_of_a_moment_is_not_noticed(tmp_path: Path) -> None:
    """Ten of them, and every move is made once and in order."""
    database = tmp_path / "starhaul.db"
    with server_process(database) as server:
        (client,) = await begin(server.start(), ["Ada"], game="heap")
        for number in range(10):
            with held(database):
                move = asyncio.create_task(client.submit(f"grab {number}"))
                await asyncio.sleep(0)
            await move
        assert client.view is not None
        assert client.view["owners"] == [0] * 10
        await client.disconnect()


async def test_a_table_that_does_not_write_can_be_looked_at_meanwhile(tmp_path: Path) -> None:
    database = tmp_path / "starhaul.db"
    with server_process(database) as server:
        url = server.start()
        (client,) = await begin(url, ["Ada"], game="heap")
        with held(database):
            assert httpx.post(f"{url}/api/session", json={"name": "Bo"}, timeout=SECONDS).status_code == 503
            await client.until(lambda: client.table.get("is_waiting"))
            other = Client(client.visitor, client.table["id"], client.code)
            await other.connect()
            assert other.table["is_waiting"]
            assert other.moves
        await other.until(lambda: not other.table["is_waiting"])
        await other.submit(other.moves[0])
        await other.disconnect()
        await client.disconnect()


def test_a_lock_at_the_start_is_a_clear_error(tmp_path: Path) -> None:
    database = tmp_path / "starhaul.db"
    asyncio.run(prepare(database))
    with held(database), pytest.raises(CannotStore) as refusal:
        asyncio.run(prepare(database))
    assert refusal.value.code == "locked"
    asyncio.run(prepare(database))
