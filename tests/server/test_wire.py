"""The short cut of texts: whole, in order, and no longer than a client reads them."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from types import SimpleNamespace
from typing import cast

import pytest
from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection, connect
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from server.clients import COOKIE, Client, Visitor
from starhaul.server.seating import Person
from starhaul.server.socket import OUTBOX, Connection
from starhaul.server.wire import are_whole, framed, is_short_text

pytestmark = pytest.mark.anyio

HELLO = '{"is": "hello", "protocol": 2}'


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 100_000])
async def test_a_frame_is_read_as_it_was_meant(size: int) -> None:
    reader = ClientProtocol(parse_uri("ws://localhost/"), state=OPEN)
    reader.receive_data(framed(b"x" * size) + framed(b"next"))
    frames = [event for event in reader.events_received() if isinstance(event, Frame)]
    assert [bytes(frame.data) for frame in frames] == [b"x" * size, b"next"]


async def open_socket(url: str) -> ClientConnection:
    """To a new table."""
    ada = Visitor(url, "Ada")
    address = Client(ada, ada.make_table()["id"]).address
    return await connect(address, additional_headers={"Cookie": f"{COOKIE}={ada.cookie}"})


async def answers(socket: ClientConnection, count: int) -> list[str]:
    """What the next requests were answered with, in order."""
    found: list[str] = []
    while len(found) < count:
        message = json.loads(await socket.recv())
        if message["is"] in {"accepted", "refused"}:
            found.append(f"{message['is']} {message.get('id', message.get('code'))}")
    return found


async def test_what_comes_in_pieces_or_in_one_piece_comes_in_order(url: str) -> None:
    """Greeting and requests in one packet, a request in two frames, and one with another between its bytes."""
    socket = await open_socket(url)
    says = [json.dumps({"is": "say", "id": str(number), "text": "hi"}) for number in range(6)]
    protocol = socket.protocol
    for text in [HELLO, *says[:3]]:
        protocol.send_text(text.encode())
    middle = len(says[3]) // 2
    protocol.send_text(says[3][:middle].encode(), fin=False)
    protocol.send_continuation(says[3][middle:].encode(), fin=True)
    protocol.send_text(says[4].encode())
    socket.transport.write(b"".join(protocol.data_to_send()))
    assert await answers(socket, 5) == [f"accepted {number}" for number in range(5)]
    protocol.send_text(says[5].encode())
    data = b"".join(protocol.data_to_send())
    socket.transport.write(data[:3])
    await asyncio.sleep(0.01)
    socket.transport.write(data[3:])
    assert await answers(socket, 1) == ["accepted 5"]
    await socket.close()


async def test_the_rest_of_a_text_is_no_text_though_it_looks_like_one(url: str) -> None:
    """The second byte of い is that of a whole text, and the third says how long the rest is."""
    socket = await open_socket(url)
    await socket.send(HELLO)
    await socket.send('{"is": "say", "id": "1", "text": "hi"}')
    assert await answers(socket, 1) == ["accepted 1"]
    text = json.dumps({"is": "say", "id": "2", "text": "いabcdef"}, ensure_ascii=False).encode()
    rest = text[text.index("い".encode()) + 1 :]
    assert is_short_text(rest)
    frame = bytes((0x81, 0x80 | len(text), 0, 0, 0, 0)) + text
    socket.transport.write(frame.removesuffix(rest))
    await asyncio.sleep(0.01)
    socket.transport.write(rest)
    await socket.send('{"is": "say", "id": "3", "text": "ho"}')
    assert await answers(socket, 2) == ["accepted 2", "accepted 3"]
    await socket.close()


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
async def test_frames_are_whole_only_with_their_last_byte(size: int) -> None:
    client = ClientProtocol(parse_uri("ws://localhost/"), state=OPEN)
    client.send_text(b"x" * size)
    client.send_ping(b"?")
    data = b"".join(client.data_to_send())
    assert are_whole(data)
    assert not any(are_whole(data[:end]) for end in (1, 2, 5, len(data) - 8, len(data) - 1))


async def test_bytes_are_refused_and_broken_text_ends_the_socket(url: str) -> None:
    socket = await open_socket(url)
    await socket.send(HELLO)
    await socket.send('{"is": "say", "id": "1", "text": "hi"}')
    await socket.send(b"\x00\x01")
    await socket.send('{"is": "say", "id": "2", "text": "ho"}')
    assert sorted(await answers(socket, 3)) == ["accepted 1", "accepted 2", "refused malformed"]
    socket.protocol.send_text(b"\xff\xfe")
    socket.transport.write(b"".join(socket.protocol.data_to_send()))
    with suppress(ConnectionClosed):
        async for _message in socket:
            pass
    assert socket.close_code == 1007


class SlowWire:
    """A line that can be full, and the socket at its end."""

    def __init__(self) -> None:
        self.state = SimpleNamespace(wire=self)
        self.is_full = False
        self.written: list[list[bytes]] = []
        self.closed: int | None = None

    def write(self, texts: list[bytes]) -> None:
        self.written.append(list(texts))

    async def close(self, code: int, _reason: str) -> None:
        while self.is_full:
            await asyncio.sleep(0)
        self.closed = code


def connection_on(wire: SlowWire) -> Connection:
    return Connection(Person("1", "Ada"), cast("WebSocket", wire), has_limits=False)


async def test_what_is_told_in_one_moment_is_written_in_one_piece() -> None:
    wire = SlowWire()
    connection = connection_on(wire)
    connection.tell(b"1")
    connection.tell(b"2")
    await asyncio.sleep(0)
    connection.tell(b"3")
    connection.close(4410, "closed")
    connection.tell(b"nobody hears this")
    await connection.end()
    assert wire.written == [[b"1", b"2"], [b"3"]]
    assert wire.closed == 4410


async def test_a_full_line_waits_and_then_goes_on_without_a_gap() -> None:
    wire = SlowWire()
    connection = connection_on(wire)
    wire.is_full = True
    for number in range(OUTBOX):
        connection.tell(b"%d" % number)
    await asyncio.sleep(0)
    assert wire.written == []
    wire.is_full = False
    connection.drain()
    assert wire.written == [[b"%d" % number for number in range(OUTBOX)]]


async def test_who_does_not_read_for_too_long_is_cut_off() -> None:
    wire = SlowWire()
    connection = connection_on(wire)
    wire.is_full = True
    for number in range(OUTBOX + 2):
        connection.tell(b"%d" % number)
    await asyncio.sleep(0)
    wire.is_full = False
    connection.drain()
    await connection.end()
    assert wire.written == [], "what came later would have left a gap"
    assert wire.closed == 4408
