"""A disk that is full: tables wait and say so, what is acknowledged is written, and all goes on by itself."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from server.clients import Client, begin
from server.disks import SECONDS, fill, readiness, small_disk, wait_until
from server.process import ServerProcess, server_process
from server.test_crash import Worker, reconnect

pytestmark = pytest.mark.anyio


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    with small_disk(tmp_path / "disk", 12) as disk:
        yield disk


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "log"


@pytest.fixture
def server(disk: Path, log: Path) -> Iterator[ServerProcess]:
    with server_process(disk / "starhaul.db", log=log) as server:
        yield server


async def begin_heap(url: str) -> Client:
    (client,) = await begin(url, ["Ada"], game="heap", options={"things": 2000})
    await client.submit("grab 0")
    return client


async def test_a_table_waits_for_room_and_goes_on(server: ServerProcess, disk: Path, log: Path) -> None:
    url = server.start()
    client = await begin_heap(url)
    ballast = fill(disk)
    move = asyncio.create_task(client.submit("grab 1"))
    await client.until(lambda: client.table.get("is_waiting"))
    assert readiness(url)[:2] == (503, ["disk-full"])
    assert httpx.get(f"{url}/livez", timeout=SECONDS).text == "alive\n"
    refused = httpx.post(f"{url}/api/session", json={"name": "Bo"}, timeout=SECONDS)
    assert (refused.status_code, refused.json()) == (503, {"error": "waiting", "detail": "disk-full"})
    assert "retry-after" in refused.headers
    metrics = httpx.get(f"{url}/metrics", timeout=SECONDS).text
    assert "starhaul_storage_waits 1.0" in metrics
    assert 'starhaul_storage_troubles_total{code="disk-full"} 1.0' in metrics
    assert not move.done()
    assert client.view is not None
    assert client.view["owners"] == [0], "nobody hears of what is not written"
    ballast.unlink()
    await move
    assert client.view["owners"] == [0, 0]
    await client.until(lambda: not client.table["is_waiting"])
    assert readiness(url)[0] == 200
    assert client.table["phase"] == "playing"
    await client.submit("grab 2")
    assert "cannot be written: disk-full" in log.read_text()
    assert "can be written again" in log.read_text()
    assert "Traceback" not in log.read_text()
    await client.disconnect()


async def test_whoever_comes_meanwhile_is_told_to_wait(server: ServerProcess, disk: Path) -> None:
    client = await begin_heap(server.start())
    ballast = fill(disk)
    move = asyncio.create_task(client.submit("grab 1"))
    await client.until(lambda: client.table.get("is_waiting"))
    other = Client(client.visitor, client.table["id"], client.code)
    await other.connect()
    assert (other.close_code, other.heard[-1]["code"]) == (1013, "waiting")
    await client.disconnect()  # the move is in, and is made although nobody waits for it
    move.cancel()
    ballast.unlink()
    await other.connect()
    await other.until(lambda: other.view is not None and other.view["owners"] == [0, 0])
    await other.disconnect()


async def test_nothing_acknowledged_is_lost_when_a_full_server_is_killed(server: ServerProcess, disk: Path) -> None:
    client = await begin_heap(server.start())
    ballast = fill(disk)
    move = asyncio.create_task(client.submit("grab 1", id="second"))
    await client.until(lambda: client.table.get("is_waiting"))
    server.kill()
    await client.until(lambda: client.close_code is not None)
    move.cancel()
    ballast.unlink()
    await reconnect([Worker(client)], server.start())
    assert client.view is not None
    assert client.view["owners"] == [0]
    await client.submit("grab 1", id="second")
    assert client.view["owners"] == [0, 0]
    await client.disconnect()


async def test_clocks_stand_still_while_a_table_waits(server: ServerProcess, disk: Path) -> None:
    options = {"things": 2000, "milliseconds": 4000}
    (client,) = await begin(server.start(), ["Ada"], game="heap", options=options)
    ballast = fill(disk)
    move = asyncio.create_task(client.submit("grab 0"))
    await client.until(lambda: client.table.get("is_waiting"))
    before = client.table["clocks"][0]["due"]
    await asyncio.sleep(5)  # longer than the game has left
    ballast.unlink()
    await move
    assert not client.is_over
    await client.until(lambda: client.table["clocks"][0]["due"] >= before + 4500)
    await client.disconnect()


async def test_it_stops_in_good_order_while_it_waits(server: ServerProcess, disk: Path, log: Path) -> None:
    client = await begin_heap(server.start())
    fill(disk)
    move = asyncio.create_task(client.submit("grab 1"))
    await client.until(lambda: client.table.get("is_waiting"))
    server.stop()
    await client.until(lambda: client.close_code is not None)
    assert client.close_code == 1012
    await asyncio.to_thread(server.wait)
    assert "Traceback" not in log.read_text()
    move.cancel()


async def test_space_that_runs_low_is_told_before_it_is_gone(server: ServerProcess, disk: Path, log: Path) -> None:
    url = server.start()
    assert readiness(url) == (200, [], [])
    ballast = fill(disk, but=600_000)
    wait_until(lambda: readiness(url) == (200, [], ["disk-low"]))
    metrics = httpx.get(f"{url}/metrics", timeout=SECONDS).text
    (free,) = [line for line in metrics.splitlines() if line.startswith("starhaul_disk_free_bytes ")]
    assert float(free.split()[1]) <= os.statvfs(disk).f_blocks * os.statvfs(disk).f_frsize / 10
    ballast.unlink()
    wait_until(lambda: readiness(url) == (200, [], []))
    assert log.read_text().count("runs low") == 1
