"""A request whose answer was lost is sent again: it is answered again, and was done once, even across a crash."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from server.clients import Client, Refusal, Visitor, begin
from server.process import server_process
from server.test_crash import Worker, reconnect
from starhaul.server.answers import KEPT_ANSWERS
from starhaul.server.client_messages import ClientMessage, Hello, Submit

pytestmark = pytest.mark.anyio

Asked = tuple[Client, str, dict[str, Any]]
"""Who asked for what; the kind is also the id of the request."""


def on_disk(database: Path) -> dict[str, list[Any]]:
    """All that requests can change."""
    names = ("tables", "members", "matches", "entries", "chat", "requests")
    with closing(sqlite3.connect(database)) as connection:
        return {name: connection.execute(f"SELECT * FROM {name}").fetchall() for name in names}  # noqa: S608


async def gathering(url: str) -> list[Asked]:
    """While people gather. What came later would be lost if any of it were done again."""
    ada, bo = Visitor(url, "Ada"), Visitor(url, "Bo")
    table = ada.make_table(game="heap", seats=3)
    host, guest = [Client(visitor, table["id"], table["code"]) for visitor in (ada, bo)]
    await host.connect()
    await guest.connect()
    asked: list[Asked] = [
        (host, "change-options", {"options": {"things": 4}, "seats": 4}),
        (guest, "sit", {"seat": 2}),
        (guest, "give-word", {"word": "abracadabra"}),
        (host, "ready", {"is_ready": True}),
        (host, "add-bot", {"seat": 1, "bot": "random"}),
        (host, "empty", {"seat": 1}),
        (host, "allow-spectators", {"are_allowed": False}),
        (host, "allow-take-back", {"is_allowed": False}),
        (host, "say", {"text": "Hello."}),
    ]
    for who, what, fields in asked:
        await who.ask(what, id=what, **fields)
    await host.ask("change-options", options={"things": 5}, seats=3)
    await guest.ask("sit", seat=1)
    await host.ask("allow-spectators", are_allowed=True)
    await host.ask("allow-take-back", is_allowed=True)
    return asked


async def playing(url: str) -> list[Asked]:
    """A running game: what is undone twice is one move too many."""
    people = await begin(url, ["Cy", "Di"], game="heap")
    await people[0].submit("note 1")
    await people[0].submit("note 2")
    await people[0].ask("undo", id="undo")
    await people[1].ask("leave", id="leave")
    await people[1].ask("sit", seat=1)
    (alone,) = await begin(url, ["Ida"], game="heap", options={"things": 9}, bots=["random"])
    await alone.submit("grab 0")
    await alone.submit("note 2")
    await alone.ask("take-back", id="take-back")
    await people[1].disconnect()
    await people[0].until(lambda: not people[0].table["seats"][1]["is_here"])
    asked: list[Asked] = [
        (people[0], "emote", {"emote": "wave"}),
        (people[0], "seen", {"told": 1}),
        (people[0], "stand-in", {"seat": 1}),
        (people[0], "grant-time", {"seat": 1}),
    ]
    for who, what, fields in asked:
        await who.ask(what, id=what, **fields)
    await people[0].ask("seen", told=0)
    await people[1].connect()
    return [(people[0], "undo", {}), (people[1], "leave", {}), *asked, (alone, "take-back", {})]


async def starting(url: str) -> list[Asked]:
    visitor = Visitor(url, "Ed")
    table = visitor.make_table(game="heap", seats=1, options={"things": 1})
    client = Client(visitor, table["id"])
    await client.connect()
    await client.ask("ready", is_ready=True)
    await client.ask("start", id="start")
    await client.submit("grab 0")
    await client.ask("rematch", id="rematch")
    return [(client, "start", {}), (client, "rematch", {})]


async def resuming(url: str) -> list[Asked]:
    (client,) = await begin(url, ["Fay"], game="heap", options={"can_break": True})
    with pytest.raises(Refusal):
        await client.submit("break")
    await client.ask("resume", id="resume")
    await client.until(lambda: client.close_code == 1012)
    return [(client, "resume", {})]


async def sharing(url: str) -> list[Asked]:
    """Two people at one device: what is lifted stays closed for who comes back."""
    visitor = Visitor(url, "Gus")
    client = Client(visitor, visitor.make_table(game="heap")["id"])
    await client.connect()
    await client.ask("share", id="share", seat=1, name="Hal")
    await client.ask("ready", is_ready=True)
    await client.ask("start")
    await client.ask("lift", id="lift", seat=1)
    await client.ask("hand-over", id="hand-over")
    return [(client, "share", {"seat": 1, "name": "Hal"}), (client, "lift", {"seat": 1}), (client, "hand-over", {})]


async def test_nothing_is_done_twice_across_a_crash(tmp_path: Path) -> None:
    database = tmp_path / "starhaul.db"
    with server_process(database) as server:
        url = server.start()
        scenes = [await scene(url) for scene in (gathering, playing, starting, resuming, sharing)]
        asked = [request for scene in scenes for request in scene]
        server.kill()
        clients = list(dict.fromkeys(client for client, _, _ in asked))
        await asyncio.gather(*(client.until(lambda: False) for client in clients))
        await reconnect([Worker(client) for client in clients], server.start())
        before = on_disk(database)
        for client, what, fields in asked:
            answer = await client.ask(what, id=what, **fields)
            assert answer["number"] <= client.number, "what it says is shown already"
        assert on_disk(database) == before
        for client in clients:
            await client.disconnect()
    kinds = {kind.__struct_config__.tag for kind in ClientMessage.__args__ if kind not in {Hello, Submit}}
    assert {what for _, what, _ in asked} == kinds - {"close"}, "the one who closed a table finds it closed"


async def test_a_seat_that_was_left_stays_a_bots_after_a_crash(tmp_path: Path) -> None:
    with server_process(tmp_path / "starhaul.db") as server:
        people = await begin(server.start(), ["Ada", "Bo"], game="toy")
        await people[1].ask("leave")
        server.kill()
        await asyncio.gather(*(client.until(lambda: False) for client in people))
        await reconnect([Worker(people[0])], server.start())
        assert people[0].table["seats"][1]["bot"] is not None
        await reconnect([Worker(people[1])], server.url)
        await people[0].until(lambda: people[0].table["seats"][1]["bot"] is None)
        assert people[0].table["seats"][1]["bot"] is None, "until its owner comes back"
        for client in people:
            await client.disconnect()


async def test_the_same_twice_in_one_moment_is_done_once(url: str) -> None:
    (host,) = await begin(url, ["Ada"], game="heap")
    for _ in range(2):
        await host.send({"is": "say", "id": "one", "text": "Once."})
    await host.ask("say", text="Twice.")
    assert [said["text"] for said in host.chat] == ["Once.", "Twice."]
    await host.disconnect()


async def test_what_is_remembered_has_an_end(tmp_path: Path) -> None:
    database = tmp_path / "starhaul.db"
    with server_process(database) as server:
        (host,) = await begin(server.start(), ["Ada"], game="heap")
        for _ in range(KEPT_ANSWERS + 5):
            await host.ask("say", text="And so on.")
        await host.disconnect()
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT count(*) FROM requests").fetchall() == [(KEPT_ANSWERS,)]
