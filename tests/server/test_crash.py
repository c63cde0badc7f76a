"""kill -9 at random moments: what was acknowledged is there, what was not is there whole or not at all."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random
from time import monotonic

import pytest
from websockets.exceptions import ConnectionClosed

from server.clients import Client, Refusal, begin
from server.crashing import Trial
from server.process import server_process

pytestmark = pytest.mark.anyio

CRASHES = 30
TABLES = 3


class Worker:
    """Grabs two things at a time as fast as it can, and remembers what the server has acknowledged."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.acknowledged: dict[str, int] = {}
        self.sent: set[str] = set()
        self._ids = count()

    async def work(self) -> None:
        with suppress(ConnectionClosed, TimeoutError, OSError):
            while True:
                assert self.client.view is not None
                first = len(self.client.view["owners"])
                id = f"{self.client.seat}:{next(self._ids)}"
                self.sent.add(id)
                with suppress(Refusal):
                    await self.client.submit(f"grab {first}", f"grab {first + 1}", id=id)
                    self.acknowledged[id] = first

    def check(self) -> None:
        """Everything acknowledged is there; pairs are whole."""
        assert self.client.view is not None
        owners = self.client.view["owners"]
        assert len(owners) % 2 == 0
        for first in self.acknowledged.values():
            assert owners[first : first + 2] == [self.client.seat] * 2


async def reconnect(workers: list[Worker], url: str) -> None:
    for worker in workers:
        worker.client.move_to(url)
        await worker.client.connect()
        await worker.client.until(lambda worker=worker: worker.client.heard[-1]["is"] != "welcome")  # type: ignore[misc]


async def test_nothing_acknowledged_is_lost_in_thirty_crashes(tmp_path: Path) -> None:
    rng = Random(9)
    workers: list[Worker] = []
    with server_process(tmp_path / "starhaul.db") as server:
        url = server.start()
        for table in range(TABLES):
            names = [f"P{table}-{at}" for at in range(2)]
            workers += [Worker(client) for client in await begin(url, names, game="heap", options={"things": 2000})]
        for _ in range(CRASHES):
            tasks = [asyncio.create_task(worker.work()) for worker in workers]
            await asyncio.sleep(0.02 + rng.random() * 0.1)
            server.kill()
            await asyncio.gather(*(worker.client.until(lambda: False) for worker in workers))
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await reconnect(workers, server.start())
            for worker in workers:
                worker.check()
        for worker in workers:
            await worker.client.disconnect()
    assert sum(len(worker.acknowledged) for worker in workers) > CRASHES


async def test_all_games_and_all_requests_come_through(tmp_path: Path) -> None:
    """A short version of benchmarks/crashes.py."""
    database = tmp_path / "starhaul.db"
    with server_process(database, ["heap", "toy", "race", "trucker"]) as server:
        trial = Trial(server, database, seed=5)
        await trial.open()
        for _ in range(5):
            await trial.crash()
        await trial.close()
    figures = trial.figures
    assert (figures.lost, figures.doubled, figures.torn, figures.parked) == (set(), set(), set(), set())
    assert figures.acknowledged["submit"] > 5
    assert figures.clock_errors


async def test_a_move_whose_answer_was_lost_can_be_sent_again_after_a_crash(tmp_path: Path) -> None:
    with server_process(tmp_path / "starhaul.db") as server:
        (host,) = await begin(server.start(), ["Ada"], game="heap")
        await host.submit("grab 0", id="mine")
        server.kill()
        await host.until(lambda: False)
        await reconnect([Worker(host)], server.start())
        await host.submit("grab 0", id="mine")
        assert host.view is not None
        assert host.view["owners"] == [0]
        await host.disconnect()


async def test_clocks_go_on_after_a_crash(tmp_path: Path) -> None:
    with server_process(tmp_path / "starhaul.db") as server:
        (host,) = await begin(server.start(), ["Ada"], game="heap", options={"milliseconds": 2000})
        await asyncio.sleep(1)
        await host.submit("grab 0")  # the game's own time is known up to here
        server.kill()
        await host.until(lambda: False)
        await asyncio.sleep(1.2)
        url = server.start()
        started = monotonic()
        await reconnect([Worker(host)], url)
        assert not host.is_over, "time stands still while the server does"
        await host.until(lambda: host.is_over, 10)
        assert monotonic() - started < 1.5, "the second that was left, and not two again"
        await host.disconnect()
