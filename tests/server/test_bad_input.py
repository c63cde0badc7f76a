"""Whatever comes in: a clear refusal, and the server goes on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from socket import create_connection
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from running import running_server
from server.clients import COOKIE, Client, Refusal, Visitor, begin, part
from starhaul.server.settings import Settings
from starhaul.server.wire import MOST_PIECES

DEEP_OBJECT = '{"a":' * 3000 + "1" + "}" * 3000
MALFORMED = {
    "no JSON": "grab it!",
    "half JSON": '{"is": "submit"',
    "a list": "[]",
    "a number": "7",
    "nothing": "",
    "bytes": b"\x00\xff",
    "no kind": '{"id": "1"}',
    "unknown kind": '{"is": "explode", "id": "1"}',
    "kind of wrong type": '{"is": 7}',
    "hello again": '{"is": "hello", "protocol": 2}',
    "no id": '{"is": "undo"}',
    "empty id": '{"is": "undo", "id": ""}',
    "long id": json.dumps({"is": "undo", "id": "x" * 41}),
    "id of wrong type": '{"is": "undo", "id": 7}',
    "unknown field": '{"is": "undo", "id": "1", "seat": 1}',
    "no moves": '{"is": "submit", "id": "1", "moves": []}',
    "moves of wrong type": '{"is": "submit", "id": "1", "moves": "grab 0"}',
    "too many moves": json.dumps({"is": "submit", "id": "1", "moves": ["grab 0"] * 61}),
    "long move": json.dumps({"is": "submit", "id": "1", "moves": ["x" * 501]}),
    "negative seat": '{"is": "sit", "id": "1", "seat": -1}',
    "clock's seat": '{"is": "sit", "id": "1", "seat": -1}',
    "half a seat": '{"is": "sit", "id": "1", "seat": 0.5}',
    "empty chat": '{"is": "say", "id": "1", "text": ""}',
    "long chat": json.dumps({"is": "say", "id": "1", "text": "x" * 501}),
    "a bot from a file": '{"is": "add-bot", "id": "1", "seat": 1, "bot": "evil.py:Bot"}',
    "a bot from a program": '{"is": "add-bot", "id": "1", "seat": 1, "bot": "stdio:rm"}',
    "deep": "[" * 20_000,
    "NaN": '{"is": "sit", "id": "1", "seat": NaN}',
    "lone surrogate": '{"is": "say", "id": "1", "text": "\\ud800"}',
    "deep options": f'{{"is": "change-options", "id": "1", "seats": 2, "options": {{"a": {"[" * 5000}{"]" * 5000}}}}}',
    "deep objects": f'{{"is": "change-options", "id": "1", "seats": 2, "options": {DEEP_OBJECT}}}',
    "a number without end": f'{{"is": "change-options", "id": "1", "seats": 2, "options": {{"a": {"9" * 10_000}}}}}',
}


@pytest.mark.anyio
async def test_malformed_messages_are_refused_and_nothing_is_lost(url: str) -> None:
    host, other = await begin(url, ["Ada", "Bo"], game="heap")
    for case, text in MALFORMED.items():
        heard = len(host.heard)
        await host.send(text)
        await host.until(lambda heard=heard: len(host.heard) > heard)  # type: ignore[misc]
        answer = host.heard[heard]
        assert (answer["is"], answer["code"]) == ("refused", "malformed"), case
    await host.submit("grab 0")
    await other.until(lambda: other.view and other.view["owners"] == [0])
    await part(host, other)


REFUSED_MOVES = {
    "no such move": ("jump 3", "no-such-move"),
    "no such number": ("grab ²", "no-such-move"),
    "illegal": ("grab 5", "gone"),
    "the clock's": ("time-up", "not-offered"),
}


@pytest.mark.anyio
async def test_refused_moves_change_nothing(url: str) -> None:
    host, other = await begin(url, ["Ada", "Bo"], game="heap")
    before = host.number
    for case, (move, code) in REFUSED_MOVES.items():
        with pytest.raises(Exception, match=code):
            await host.submit(move)
        assert host.number == before, case
    await part(host, other)


@pytest.mark.anyio
async def test_a_move_out_of_turn_is_refused(url: str) -> None:
    host, other = await begin(url, ["Ada", "Bo"])
    await host.submit(host.moves[0])
    with pytest.raises(Exception, match="not-asked"):
        await host.submit("play 3")
    await part(host, other)


@pytest.mark.anyio
@pytest.mark.parametrize("hello", [True, False])
async def test_broken_utf_8_ends_its_socket_without_a_trace(
    url: str, hello: bool, caplog: pytest.LogCaptureFixture
) -> None:
    ada = Visitor(url, "Ada")
    address = Client(ada, ada.make_table()["id"]).address
    async with connect(address, additional_headers={"Cookie": f"{COOKIE}={ada.cookie}"}) as socket:
        if hello:
            await socket.send('{"is": "hello", "protocol": 2}')
            await socket.recv()
        await socket.send(b'{"is": "say", "id": "1", "text": "\xff"}', text=True)
        await socket.wait_closed()
        assert socket.close_code == 1007
    assert [record for record in caplog.records if record.levelname in {"ERROR", "CRITICAL"}] == []


@pytest.mark.anyio
async def test_a_message_in_endless_empty_pieces_ends_its_socket(url: str) -> None:
    ada = Visitor(url, "Ada")
    address = Client(ada, ada.make_table()["id"]).address

    async def pieces() -> AsyncIterator[str]:
        for _ in range(MOST_PIECES + 1):
            yield ""
        await socket.wait_closed()
        yield ""

    async with connect(address, additional_headers={"Cookie": f"{COOKIE}={ada.cookie}"}) as socket:
        with pytest.raises(ConnectionClosed):
            await socket.send(pieces())
        assert socket.close_code == 1009


UPGRADES = {
    "too many fields": b"X: y\r\n" * 300,
    "a long field": b"X: " + b"y" * 20_000 + b"\r\n",
    "a body": b"Content-Length: 5\r\n",
    "no key": b"Sec-WebSocket-Key: \r\n",
}


@pytest.mark.parametrize("case", UPGRADES)
def test_a_handshake_that_is_none_is_answered_and_ended(url: str, case: str) -> None:
    host, port = url.removeprefix("http://").split(":")
    head = b"GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    with create_connection((host, int(port)), timeout=60) as connection:
        connection.sendall(head + b"Sec-WebSocket-Version: 13\r\n" + UPGRADES[case] + b"\r\n")
        said = b""
        while data := connection.recv(4096):
            said += data
    assert said.startswith(b"HTTP/1.1 400")


@pytest.mark.anyio
async def test_a_huge_message_ends_its_socket_and_no_other(url: str) -> None:
    host, other = await begin(url, ["Ada", "Bo"], game="heap")
    await host.send("x" * 100_000)
    await host.until(lambda: host.close_code)
    assert host.close_code == 1009
    await other.submit("grab 0")
    await host.connect()
    await host.until(lambda: host.view and host.view["owners"] == [1])
    await part(host, other)


@pytest.mark.anyio
async def test_a_flood_is_refused_then_cut_off(settings: Settings) -> None:
    with running_server(replace(settings, has_limits=True)) as url:
        host, other = await begin(url, ["Ada", "Bo"], game="heap")
        for at in range(600):
            await host.send({"is": "submit", "id": f"flood-{at}", "moves": ["note 1"]})
        await host.until(lambda: host.close_code)
        assert host.close_code == 4429
        assert "too-fast" in {message.get("code") for message in host.heard}
        await other.submit("grab 0")
        await part(host, other)


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ('{"is": "hello", "protocol": 99}', "wrong-protocol"),
        ('{"is": "undo", "id": "1"}', "malformed"),
        ("hello", "malformed"),
        (b"hello", "malformed"),
    ],
)
async def test_a_wrong_greeting_is_turned_away(url: str, hello: str | bytes, code: str) -> None:
    ada = Visitor(url, "Ada")
    address = Client(ada, ada.make_table()["id"]).address
    async with connect(address, additional_headers={"Cookie": f"{COOKIE}={ada.cookie}"}) as socket:
        await socket.send(hello)
        assert json.loads(await socket.recv())["code"] == code


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("table", "cookie", "code", "close"),
    [("nosuchtable", None, "not-found", 4404), (None, "forged", "sign-in", 4401)],
)
async def test_sockets_that_lead_nowhere(
    url: str, table: str | None, cookie: str | None, code: str, close: int
) -> None:
    ada = Visitor(url, "Ada")
    id = table or ada.make_table()["id"]
    ada.cookie = cookie or ada.cookie
    client = Client(ada, id)
    await client.connect()
    assert (client.heard[-1]["code"], client.close_code) == (code, close)


@pytest.mark.anyio
async def test_pages_of_other_sites_cannot_open_sockets(url: str) -> None:
    ada = Visitor(url, "Ada")
    address = Client(ada, ada.make_table()["id"]).address
    for origin in ("http://else", "null", "http://[", url.replace("http", "ftp") + "x"):
        with pytest.raises(InvalidStatus, match="403"):
            await connect(address, origin=origin)  # type: ignore[arg-type]
    async with connect(address, origin=url):  # type: ignore[arg-type]
        pass


# HTTP.

DEEP_LIST: list[Any] = []
for _ in range(800):  # not too deep for JSON
    DEEP_LIST = [DEEP_LIST]

JSON = {"content-type": "application/json"}
HEADER = '{"haul": 1, "game": "toy", "seats": 2, "options": {}, "version": "0", "content": "0"}\n'
BAD_REQUESTS: dict[str, tuple[str, str, dict[str, Any], int]] = {
    "no JSON": ("POST", "/api/session", {"content": b"name", "headers": JSON}, 400),
    "no body": ("POST", "/api/session", {"headers": JSON}, 400),
    "a form": ("POST", "/api/session", {"data": {"name": "Ada"}}, 400),
    "no name": ("POST", "/api/session", {"json": {}}, 400),
    "empty name": ("POST", "/api/session", {"json": {"name": ""}}, 400),
    "blank name": ("POST", "/api/session", {"json": {"name": "  "}}, 400),
    "invisible name": ("POST", "/api/session", {"json": {"name": "\u200b"}}, 400),
    "long name": ("POST", "/api/session", {"json": {"name": "x" * 31}}, 400),
    "name of wrong type": ("POST", "/api/session", {"json": {"name": 7}}, 400),
    "unknown field": ("POST", "/api/session", {"json": {"name": "Ada", "is_admin": True}}, 400),
    "huge body": ("POST", "/api/session", {"content": b" " * 70_000, "headers": JSON}, 413),
    "foreign origin": (
        "POST",
        "/api/session",
        {"json": {"name": "A"}, "headers": {"origin": "http://else"}},
        403,
    ),
    "wrong method": ("PATCH", "/api/session", {}, 405),
    "unknown address": ("GET", "/api/nothing", {}, 404),
    "not signed in": ("POST", "/api/tables", {"json": {"game": "toy", "seats": 2}}, 401),
    "path trick": ("GET", "/api/tables/..%2f..%2fetc", {}, 404),
    "bad id": ("GET", "/api/tables/DROP%20TABLE", {}, 400),
    "broken UTF-8": ("POST", "/api/session", {"content": b'{"name": "\xff"}', "headers": JSON}, 400),
    "broken UTF-8 in a field": ("POST", "/api/session", {"content": b'{"\xc3": 1}', "headers": JSON}, 400),
    "deep body": ("POST", "/api/tables", {"content": f'{{"options": {DEEP_OBJECT}}}', "headers": JSON}, 400),
    "a number without end": (
        "POST",
        "/api/session",
        {"content": '{"name": %s}' % ("9" * 10_000), "headers": JSON},
        400,
    ),
    "half a character": ("POST", "/api/session", {"content": '{"name": "\\ud800"}', "headers": JSON}, 400),
    "a deep record": ("POST", "/api/records", {"json": {"record": "[" * 100_000}}, 422),
    "a record's number without end": (
        "POST",
        "/api/records",
        {"json": {"record": '{"haul": %s}' % ("9" * 10_000)}},
        422,
    ),
    "a record with half a character": ("POST", "/api/records", {"json": {"record": '{"haul": "\\ud800"}'}}, 422),
    "a record with half a field": ("POST", "/api/records", {"json": {"record": HEADER + '{"\\ud800": 1}'}}, 422),
    "bad query": ("GET", "/api/replays/abc/frames?first=-1", {}, 400),
}


@pytest.mark.parametrize("case", BAD_REQUESTS)
def test_bad_requests_are_refused_in_json(client: httpx.Client, case: str) -> None:
    method, path, rest, status = BAD_REQUESTS[case]
    answer = client.request(method, path, **rest)
    assert answer.status_code == status
    assert isinstance(answer.json()["error"], str)
    assert client.get("/readyz").status_code == 200


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "ludo"}, "no-such-game"),
        ({"seats": 9}, "bad-option"),
        ({"options": {"rounds": 99}}, "bad-option"),
        ({"options": {"cheat": True}}, "bad-option"),
        ({"bots": ["deep-thought"]}, "unknown-bot"),
        ({"bots": ["random:5"]}, "bad-bot"),
        ({"game": "race", "bots": ["ace:0"]}, "bad-bot"),
        ({"game": "trucker", "bots": ["ace:999999"]}, "bad-bot"),
        ({"game": "race", "bots": ["regular:5"]}, "bad-bot"),
        ({"game": "trucker", "options": {"levels": [1] * 20_000}}, "bad-option"),
        ({"game": "trucker", "options": {"mode": "series", "levels": []}}, "bad-option"),
        ({"options": {"rounds": DEEP_LIST}}, "bad-option"),
        ({"bots": ["random", "random"]}, "bad-option"),
    ],
)
def test_tables_that_cannot_be(client: httpx.Client, wish: dict[str, Any], code: str) -> None:
    client.post("/api/session", json={"name": "Ada"})
    answer = client.post("/api/tables", json={"game": "toy", "seats": 2, **wish})
    assert (answer.status_code, answer.json()["error"]) == (422, code)


@pytest.mark.anyio
async def test_who_talks_too_much_is_told_to_wait(settings: Settings) -> None:
    with running_server(replace(settings, has_limits=True)) as url:
        (host,) = await begin(url, ["Ada"], game="heap")
        answers = await asyncio.gather(*(host.ask("say", text="Hurry!") for _ in range(30)), return_exceptions=True)
        refused = [answer.code for answer in answers if isinstance(answer, Refusal)]
        assert set(refused) == {"too-fast"}
        assert len(refused) > 10
        await host.submit("grab 0")
        await part(host)


def test_too_many_requests_are_told_to_wait(settings: Settings) -> None:
    with running_server(replace(settings, has_limits=True)) as url, httpx.Client(base_url=url, timeout=60) as client:
        answers = [client.post("/api/session", json={"name": "Ada"}) for _ in range(80)]
    assert answers[0].status_code == 200
    refused = [answer for answer in answers if answer.status_code != 200]
    assert {(answer.status_code, answer.headers["retry-after"]) for answer in refused} == {(429, "10")}


def test_the_api_is_what_its_description_says(url: str) -> None:
    schema = schemathesis.openapi.from_url(f"{url}/api/openapi.json")
    cookie = Visitor(url, "Ada").cookie

    for operation in schema.get_all_operations():
        assert isinstance(operation, Ok)
        _exercise(operation.ok(), cookie)


def _exercise(operation: Any, cookie: str) -> None:
    @hypothesis_settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(case=operation.as_strategy())
    def holds(case: Any) -> None:
        # What fits the schema may still be impossible: a game that does not exist, a name of spaces.
        case.call_and_validate(cookies={COOKIE: cookie}, excluded_checks=[positive_data_acceptance])

    holds()
