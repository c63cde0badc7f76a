"""Finished games: those that were played here, and records that somebody brings along."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from running import running_server
from server.clients import Visitor, begin, merge, part, play_to_the_end
from starhaul.kernel.record import Record, read_record
from starhaul.server.api import MAX_RECORD
from starhaul.server.replay_jobs import MOST_EACH
from starhaul.server.settings import Settings

pytestmark = pytest.mark.anyio


async def test_a_replay_can_be_seen_with_every_pair_of_eyes(url: str) -> None:
    clients = await begin(url, ["Ada", "Bo"])
    with clients[0].visitor.http() as http:
        path = f"/api/replays/{clients[0].table['match']}"
        assert http.get(f"{path}/record").json() == {"error": "not-over"}
        await play_to_the_end(clients)
        about = http.get(path).json()
        assert about["players"] == ["Ada", "Bo"]
        for client in clients:
            frames = http.get(f"{path}/frames", params={"seat": client.seat}).json()["frames"]
            assert len(frames) == about["lines"] + 1
            last: dict[str, Any] = {}
            for frame in frames:
                merge(last, frame["view"])
            assert last == client.view
        part_of_it = http.get(f"{path}/frames", params={"first": 3, "count": 2}).json()["frames"]
        assert [frame["number"] for frame in part_of_it] == [3, 4]
        mine = http.get(f"{path}/record", params={"seat": 1}).text.splitlines()
        assert json.loads(mine[0]) == about
        assert len(mine) == about["lines"] + 2
        assert http.get(f"{path}/record", params={"seat": 7}).status_code == 400
    await part(*clients)


async def test_my_finished_games_are_listed_even_after_a_rematch(url: str) -> None:
    clients = await begin(url, ["Ada", "Bo"])
    first = clients[0].table["match"]
    await play_to_the_end(clients)
    await clients[1].ask("rematch")
    for client in clients:
        await client.ask("ready", is_ready=True)
    await clients[0].ask("start")
    with clients[0].visitor.http() as http:
        assert [game["id"] for game in http.get("/api/session/replays").json()] == [first]
        await play_to_the_end(clients)
        listed = http.get("/api/session/replays").json()
        assert [game["id"] for game in listed] == [clients[0].table["match"], first]
        assert listed[1] == http.get(f"/api/replays/{first}").json()
    with Visitor(url, "Cy").http() as http:
        assert http.get("/api/session/replays").json() == []
    await part(*clients)


async def test_a_record_can_be_opened_again(url: str) -> None:
    clients = await begin(url, ["Ada", "Bo"])
    await play_to_the_end(clients)
    path = f"/api/replays/{clients[0].table['match']}"
    with httpx.Client(base_url=url, timeout=60) as stranger:
        about = stranger.get(path).json()
        body = {"record": stranger.get(f"{path}/record").text}
        opened = stranger.post("/api/records", json=body).json()
        for field in ("game", "options", "players", "scores", "lines"):
            assert opened[field] == about[field]
        for eyes in ({}, {"seat": 0}, {"seat": 1, "first": 2, "count": 3}):
            again = stranger.post("/api/records/frames", json=body, params=eyes).json()
            assert again == stranger.get(f"{path}/frames", params=eyes).json()
        assert stranger.post("/api/records/frames", json=body, params={"seat": 2}).status_code == 400
    await part(*clients)


def fail(*_args: object, **_named: object) -> None:
    raise AssertionError("this process has other things to do")


async def test_games_are_played_again_in_another_process(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The event loop of the server, which is in this one, is not held by downloads: neither by it nor by a thread."""
    clients = await begin(url, ["Ada", "Bo"])
    await play_to_the_end(clients)
    path = f"/api/replays/{clients[0].table['match']}"
    for work in ("kernel.record.replay_steps", "server.eyes._step", "server.eyes._frame", "server.archive.record_of"):
        monkeypatch.setattr(f"starhaul.{work}", fail)
    with httpx.Client(base_url=url, timeout=60) as stranger:
        record = stranger.get(f"{path}/record")
        assert record.status_code == 200
        for address in ("/frames", "/frames?seat=1", "/record?seat=0"):
            assert stranger.get(path + address).status_code == 200
        for address in ("/api/records", "/api/records/frames"):
            assert stranger.post(address, json={"record": record.text}).status_code == 200
    await part(*clients)


async def download(url: str, path: str, times: int) -> list[httpx.Response]:
    async with httpx.AsyncClient(base_url=url, timeout=60) as stranger:
        return await asyncio.gather(*(stranger.get(path) for _ in range(times)))


async def test_downloads_of_one_address_wait_in_line_and_the_line_has_an_end(settings: Settings) -> None:
    with running_server(replace(settings, has_limits=True)) as url:
        clients = await begin(url, ["Ada", "Bo"])
        await play_to_the_end(clients)
        path = f"/api/replays/{clients[0].table['match']}/frames"
        answers = await download(url, path, 20)
        refused = [answer for answer in answers if answer.status_code != 200]
        assert len(answers) - len(refused) >= MOST_EACH
        assert {(answer.status_code, answer.json()["error"]) for answer in refused} == {(429, "too-fast")}
        assert (await download(url, path, 1))[0].status_code == 200  # afterwards there is room again
        await part(*clients)


async def test_there_is_an_end_to_the_line_of_all(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clients = await begin(url, ["Ada", "Bo"])
    await play_to_the_end(clients)
    monkeypatch.setattr("starhaul.server.replay_jobs.MOST", 2)
    answers = await download(url, f"/api/replays/{clients[0].table['match']}/record", 8)
    refused = [answer for answer in answers if answer.status_code != 200]
    assert len(answers) - len(refused) >= 2
    assert {(answer.status_code, answer.json()["error"]) for answer in refused} == {(503, "busy")}
    assert "retry-after" in refused[0].headers
    await part(*clients)


def replay_workers() -> list[int]:
    """The processes that this one has started to play games again."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # gone meanwhile
            is_mine = f"PPid:\t{os.getpid()}\n" in (process / "status").read_text()
            if is_mine and b"replay_worker" in (process / "cmdline").read_bytes():
                found.append(int(process.name))
    return found


async def test_a_worker_that_was_killed_is_replaced(url: str) -> None:
    clients = await begin(url, ["Ada", "Bo"])
    await play_to_the_end(clients)
    path = f"/api/replays/{clients[0].table['match']}/record"
    (before,) = await download(url, path, 1)
    (worker,) = replay_workers()
    os.kill(worker, signal.SIGKILL)
    answers = [(await download(url, path, 1))[0] for _ in range(3)]
    assert {answer.status_code for answer in answers} <= {200, 503}  # it may have been asked as it died
    assert answers[-1].text == before.text
    await part(*clients)


async def test_where_nobody_might_watch_only_who_sat_there_sees_the_game_again(url: str) -> None:
    clients = await begin(url, ["Ada", "Bo"], has_spectators=False)
    await play_to_the_end(clients)
    path = f"/api/replays/{clients[0].table['match']}"
    addresses = [path, f"{path}/frames", f"{path}/frames?seat=0", f"{path}/record", f"{path}/record?seat=1"]
    with httpx.Client(base_url=url, timeout=60) as stranger, Visitor(url, "Cy").http() as other:
        for visitor in (stranger, other):
            answers = [visitor.get(address) for address in addresses]
            assert {(answer.status_code, answer.text) for answer in answers} == {(403, '{"error":"no-spectators"}')}
    for client in clients:
        with client.visitor.http() as http:
            assert {http.get(address).status_code for address in addresses} == {200}
    await part(*clients)


def cut_short(record: Record) -> str:
    return Record(record.header, record.entries[:-1]).write()


def without_names(record: Record) -> str:
    return record.write().replace('"players": ["Ada", "Bo"], ', "")


def from_nowhere(record: Record) -> str:
    return record.write().replace('"seat": 1', '"seat": 77', 1)


BAD_RECORDS: dict[str, Callable[[Record], str]] = {
    "empty": lambda _: "",
    "no record": lambda _: "Dear server,",
    "not over": cut_short,
    "false scores": lambda record: record.write().replace('"end": [', '"end": [9'),
    "unknown game": lambda record: record.write().replace('"toy"', '"ludo"'),
    "other content": lambda record: record.write().replace(record.header.content, "0" * 64),
    "a seat that is not there": from_nowhere,
    "no such move": lambda record: record.write().replace('"move": "', '"move": "please ', 1),
    "no such outcome": lambda record: record.write().replace('"chance": "', '"chance": "luck ', 1),
    "two games": lambda record: record.write() * 2,
    "very long": lambda record: record.write().replace("\n", "\n" + '{"comment": "."}\n' * 20_001, 1),
}


async def test_what_does_not_hold_is_refused(url: str) -> None:
    clients = await begin(url, ["Ada", "Bo"])
    await play_to_the_end(clients)
    with httpx.Client(base_url=url, timeout=60) as stranger:
        text = stranger.get(f"/api/replays/{clients[0].table['match']}/record").text
        for case, spoil in BAD_RECORDS.items():
            body = {"record": spoil(read_record(text))}
            for address in ("/api/records", "/api/records/frames"):
                answer = stranger.post(address, json=body)
                assert (answer.status_code, answer.json().get("error")) == (422, "bad-record"), case
        assert stranger.post("/api/records", json={"record": "x" * MAX_RECORD}).status_code == 413
        nameless = stranger.post("/api/records", json={"record": without_names(read_record(text))}).json()
        assert nameless["players"] == ["", ""]
    await part(*clients)
