"""The luck of a game is promised before the first move, shared by all who want a say in it, and proven at its end."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from kernel.toy import GAME
from server.clients import Client, Refusal, Visitor, part, play_to_the_end
from server.process import server_process
from server.test_crash import Worker, reconnect
from starhaul.kernel import read_record
from starhaul.kernel.luck import luck_of, prove
from starhaul.server import migrations
from starhaul.server.storage import prepare

pytestmark = pytest.mark.anyio


async def gather(url: str, **wish: Any) -> list[Client]:
    visitors = [Visitor(url, name) for name in ("Ada", "Bo")]
    table = visitors[0].make_table(seats=2, **wish)
    clients = [Client(visitor, table["id"], table["code"]) for visitor in visitors]
    for seat, client in enumerate(clients):
        await client.connect()
        await client.ask("sit", seat=seat)
    return clients


async def start(clients: list[Client]) -> None:
    for client in clients:
        await client.ask("ready", is_ready=True)
    await clients[0].ask("start")


def fetched(client: Client, what: str) -> Any:
    with client.visitor.http() as http:
        answer = http.get(f"/api/replays/{client.table['match']}/{what}")
        answer.raise_for_status()
        return answer.json() if what == "fair-play" else answer.text


async def test_what_is_promised_while_people_gather_is_what_is_played(url: str) -> None:
    ada, bo = await gather(url)
    promise = ada.table["seed_hash"]
    await ada.ask("give-word", word="  abracadabra ")
    await bo.until(lambda: bo.table["seats"][0]["word"])
    assert bo.table["seats"][0]["word"] == "abracadabra", "all see it"
    assert bo.table["seed_hash"] == promise
    await start([ada, bo])
    assert ada.table["seed_hash"] == promise
    await play_to_the_end([ada, bo])
    told = fetched(ada, "fair-play")
    assert told["seed_hash"] == promise == sha256(told["seed"].encode()).hexdigest()
    assert told["words"] == ["abracadabra", ""]
    record = read_record(fetched(ada, "record"))
    assert (record.header.seed_hash, record.header.words) == (promise, ("abracadabra", ""))
    assert told["outcomes"] == prove(record, GAME).outcomes > 3
    assert told.get("problem") is None
    assert not any(told["seed"] in line for client in (ada, bo) for line in client.raw), "no socket ever told it"
    assert not any(luck_of(told["seed"], told["words"]) in line for client in (ada, bo) for line in client.raw)
    await part(ada, bo)


async def test_another_game_has_another_promise_and_no_old_words(url: str) -> None:
    ada, bo = await gather(url, game="heap", options={"things": 1})
    await ada.ask("give-word", word="abracadabra")
    first = ada.table["seed_hash"]
    await start([ada, bo])
    await ada.submit("grab 0")
    await bo.ask("rematch")
    await ada.until(lambda: ada.table["phase"] == "gathering")
    assert ada.table["seed_hash"] != first
    assert [seat["word"] for seat in ada.table["seats"]] == ["", ""], "a seed could be chosen to go with words it knows"
    await part(ada, bo)


async def test_words_are_given_while_people_gather_by_those_who_sit(url: str) -> None:
    ada, bo = await gather(url)
    async with Client(Visitor(url, "Cy"), ada.table["id"]) as watcher:
        with pytest.raises(Refusal, match="not-seated"):
            await watcher.ask("give-word", word="please")
    await start([ada, bo])
    with pytest.raises(Refusal, match="not-now"):
        await ada.ask("give-word", word="late")
    await part(ada, bo)


@pytest.mark.parametrize("word", ["two\nlines", "x" * 41, None])
async def test_what_is_no_word(url: str, word: str | None) -> None:
    (ada, bo) = await gather(url)
    await ada.send({"is": "give-word", "id": "w", "word": word})
    await ada.until(lambda: ada.heard[-1]["is"] == "refused")
    assert ada.heard[-1]["code"] == "malformed"
    await part(ada, bo)


async def test_nothing_of_a_running_game_can_be_proven_yet(url: str) -> None:
    ada, bo = await gather(url)
    await start([ada, bo])
    with ada.visitor.http() as http:
        answer = http.get(f"/api/replays/{ada.table['match']}/fair-play")
    assert (answer.status_code, answer.json()["error"]) == (409, "not-over")
    await part(ada, bo)


async def test_a_crash_breaks_no_promise(tmp_path: Path) -> None:
    with server_process(tmp_path / "starhaul.db") as server:
        ada, bo = people = await gather(server.start())
        await bo.ask("give-word", word="hocus")
        promise = ada.table["seed_hash"]
        server.kill()
        await asyncio.gather(*(client.until(lambda: False) for client in people))
        await reconnect([Worker(client) for client in people], server.start())
        assert (ada.table["seed_hash"], ada.table["seats"][1]["word"]) == (promise, "hocus")
        await start(people)
        server.kill()
        await asyncio.gather(*(client.until(lambda: False) for client in people))
        await reconnect([Worker(client) for client in people], server.start())
        assert ada.table["seed_hash"] == promise
        await play_to_the_end(people)
        ada.visitor.url = server.url
        told = fetched(ada, "fair-play")
        assert (told["seed_hash"], told["words"], told["problem"]) == (promise, ["", "hocus"], None)
        await part(ada, bo)


def test_a_database_of_the_version_before_comes_through(tmp_path: Path) -> None:
    database = tmp_path / "starhaul.db"
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    engine = create_engine(f"sqlite:///{database}")
    with engine.begin() as opened:
        config.attributes["connection"] = opened
        command.upgrade(config, "0001")
    engine.dispose()
    with closing(sqlite3.connect(database)) as connection, connection:
        for id in ("t1", "t2"):
            row = (id, id, "toy", "{}", "ada", True, True, "gathering", "[]", "[]", None, None, 0)
            connection.execute(f"INSERT INTO tables VALUES ({', '.join('?' * len(row))})", row)  # noqa: S608
        match = ("m1", "t1", "toy", "{}", '["Ada", "Bo"]', "seed", "0.1.0", "toy", 0, None, None)
        connection.execute(f"INSERT INTO matches VALUES ({', '.join('?' * len(match))})", match)  # noqa: S608
    asyncio.run(prepare(database))
    with closing(sqlite3.connect(database)) as connection:
        seeds = [seed for (seed,) in connection.execute("SELECT seed FROM tables")]
        assert connection.execute("SELECT seed, game_time, words FROM matches").fetchall() == [("seed", 0, None)]
    assert len(set(seeds)) == 2
    assert all(len(seed) == 32 for seed in seeds), "each table can promise something of its own"
