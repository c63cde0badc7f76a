"""Sockets: of a table, which reads requests into its inbox and writes what it tells; and of somebody who wants to know
where they are asked.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from time import perf_counter

from starlette.websockets import WebSocket, WebSocketDisconnect

from starhaul.server.client_messages import Hello, decode_message
from starhaul.server.disk_trouble import DiskTrouble
from starhaul.server.hall import Hall
from starhaul.server.inbox import Ask, Enter, Exit
from starhaul.server.limits import Bucket, Rate
from starhaul.server.messages import Code, Refusal, encode
from starhaul.server.people import COOKIE, People
from starhaul.server.seating import Person
from starhaul.server.summons import Summons
from starhaul.server.table import Table
from starhaul.server.wire import Wire

HELLO_SECONDS, GOODBYE_SECONDS = 10.0, 5.0
OUTBOX = 500
"""Messages that may wait for a client; one that is further behind is cut off and comes back when it can."""
REQUESTS = Rate(100, 40)
PATIENCE = 100
"""Refused messages after which a client is no longer listened to."""
MOST_QUEUED = 1000
"""Requests that may wait for one table, whose disk may have trouble."""
TRY_LATER = 1013
MAX_MESSAGE = 32 * 1024


class Connection:
    """One open socket. `tell` and `close` never wait; all that is told in one moment is written together."""

    def __init__(self, person: Person, socket: WebSocket, *, has_limits: bool) -> None:
        self.person = person
        self._socket = socket
        self._wire: Wire = socket.state.wire
        self._loop = asyncio.get_running_loop()
        self._outbox: list[bytes] = []
        self._goodbye: asyncio.Task[None] | None = None
        self._bucket = Bucket(REQUESTS) if has_limits else None
        self._annoyance = 0

    def tell(self, message: bytes) -> None:
        if self._goodbye is not None:
            return
        self._outbox.append(message)
        if len(self._outbox) == 1:
            self._loop.call_soon(self.drain)
        elif len(self._outbox) > OUTBOX:
            self._outbox.clear()
            self.close(4408, "too-slow")

    def drain(self) -> None:
        """Write what was told; what cannot be written now is written when there is room."""
        if self._outbox and not self._wire.is_full:
            self._wire.write(self._outbox)
            self._outbox.clear()

    def close(self, code: int, reason: str) -> None:
        """Once all is written."""
        if self._goodbye is None:
            self._goodbye = self._loop.create_task(self._close(code, reason))

    async def _close(self, code: int, reason: str) -> None:
        self.drain()
        with suppress(WebSocketDisconnect, RuntimeError):  # gone, or closed for what it sent: nobody listens any more
            await self._socket.close(code, reason)

    async def end(self) -> None:
        """Let a client that is told to go hear it, if it still listens."""
        if self._goodbye is not None:
            await asyncio.wait([self._goodbye], timeout=GOODBYE_SECONDS)
            self._goodbye.cancel()
            await asyncio.gather(self._goodbye, return_exceptions=True)

    async def greet(self) -> Hello | None:
        """The first message, which must be Hello; None if the client has gone or does not speak our language."""
        try:
            text = await asyncio.wait_for(self._next(), HELLO_SECONDS)
        except TimeoutError:
            self.close(4400, Code.MALFORMED.value)
            return None
        if text is None:
            return None
        try:
            message = decode_message(text)
        except Refusal as refusal:
            self._refuse(refusal)
        else:
            if isinstance(message, Hello):
                return message
            self._refuse(Refusal(Code.MALFORMED, detail="the first message must be hello"))
        self.close(4400, Code.MALFORMED.value)
        return None

    async def read(self, table: Table) -> None:
        """Hand requests on to the table until the client goes."""
        hear = partial(self._hear, table)
        self._wire.listen(hear, self.drain)
        while (text := await self._next()) is not None:
            hear(text)

    async def only_tell(self) -> None:
        """Until the client goes; whatever it says is too much."""
        self._wire.listen(self._hear_nothing, self.drain)
        while (text := await self._next()) is not None:
            self._hear_nothing(text)

    def _hear_nothing(self, _text: str) -> None:
        if self._goodbye is None:
            self._refuse(Refusal(Code.MALFORMED, detail="nothing is to be said here"))

    def _hear(self, table: Table, text: str) -> None:
        if self._goodbye is not None:  # a client that is told to go has said enough
            return
        try:
            message = decode_message(text)
        except Refusal as refusal:
            self._refuse(refusal)
            return
        if isinstance(message, Hello):
            self._refuse(Refusal(Code.MALFORMED, detail="hello was said already"))
        elif self._bucket is not None and not self._bucket.take():
            self._refuse(Refusal(Code.TOO_FAST), message.id)
        elif len(table.inbox) > MOST_QUEUED:
            self._refuse(Refusal(Code.WAITING), message.id)
        else:
            table.inbox.put(Ask(self, message, perf_counter()))

    def _refuse(self, refusal: Refusal, id: str | None = None) -> None:
        self.tell(encode(refusal.answer(id)))
        self._annoyance += 1
        if self._annoyance > PATIENCE:
            self.close(4429, Code.TOO_FAST.value)

    async def _next(self) -> str | None:
        """The next message; None once the client has gone. Bytes are as bad as a text that is no JSON."""
        event = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            return None
        text = event.get("text")
        return text if isinstance(text, str) else ""


async def attend(socket: WebSocket, hall: Hall, people: People, id: str) -> None:
    """One socket of a table from its first message to its last."""
    await _receive(socket, hall, people, partial(_converse, hall=hall, id=id))


async def call_to_tables(socket: WebSocket, hall: Hall, people: People) -> None:
    """The socket on which somebody hears where they are asked; they say nothing on it."""
    await _receive(socket, hall, people, partial(_call, summons=hall.summons))


async def _receive(
    socket: WebSocket, hall: Hall, people: People, talk: Callable[[Connection], Awaitable[None]]
) -> None:
    """Let somebody in who is signed in, and see them out."""
    trouble, person = None, None
    try:
        person = await people.who(socket.cookies.get(COOKIE))
    except DiskTrouble as error:
        trouble = error
    await socket.accept()
    connection = Connection(person or Person("", ""), socket, has_limits=hall.settings.has_limits)
    hall.metrics.sockets.inc()
    people.opened(connection)
    try:
        if trouble is not None:
            turn_away(connection, Refusal(Code.WAITING, detail=trouble.code), TRY_LATER)
        elif person is None:
            turn_away(connection, Refusal(Code.SIGN_IN), 4401)
        else:
            await talk(connection)
    finally:
        people.closed(connection)
        hall.metrics.sockets.dec()
        await connection.end()


async def _call(connection: Connection, summons: Summons) -> None:
    summons.listen(connection)
    try:
        await connection.only_tell()
    finally:
        summons.leave(connection)


async def _converse(connection: Connection, hall: Hall, id: str) -> None:
    hello = await connection.greet()
    if hello is None:
        return
    try:
        table = await hall.table(id)
    except Refusal as refusal:
        turn_away(connection, refusal, 4404)
        return
    except DiskTrouble as trouble:
        turn_away(connection, Refusal(Code.WAITING, detail=trouble.code), TRY_LATER)
        return
    if table.is_stuck:
        turn_away(connection, Refusal(Code.WAITING), TRY_LATER)
        return
    table.inbox.put(Enter(connection, hello))
    try:
        await connection.read(table)
    finally:
        table.inbox.put(Exit(connection))


def turn_away(connection: Connection, refusal: Refusal, code: int) -> None:
    connection.tell(encode(refusal.answer()))
    connection.close(code, refusal.code)
