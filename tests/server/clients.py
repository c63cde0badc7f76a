"""Clients for tests: people with a browser's habits, over real sockets."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from random import Random
from secrets import token_hex
from time import monotonic
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

COOKIE = "starhaul_session"
SECONDS = 60.0
"""Until something must have happened: a machine that does other things too is slow, not wrong."""


class Visitor:
    """Somebody who is signed in."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.name = name
        with httpx.Client(base_url=url, timeout=SECONDS) as client:
            answer = client.post("/api/session", json={"name": name})
            answer.raise_for_status()
            self.cookie = answer.cookies[COOKIE]

    def http(self) -> httpx.Client:
        return httpx.Client(base_url=self.url, timeout=SECONDS, cookies={COOKIE: self.cookie})

    def make_table(self, **wish: Any) -> dict[str, Any]:
        (table,) = self.make_tables(1, **wish)
        return table

    def make_tables(self, count: int, **wish: Any) -> list[dict[str, Any]]:
        """Some tables, all alike."""
        with self.http() as client:
            answers = [client.post("/api/tables", json={"game": "toy", "seats": 2, **wish}) for _ in range(count)]
        assert {answer.status_code for answer in answers} == {201}, answers[0].text
        return [answer.json() for answer in answers]


def merge(view: dict[str, Any], changes: dict[str, Any]) -> None:
    """Put changes into a view; `seats/2/hand` is the field `hand` of the third item of the section `seats`."""
    for path, value in changes.items():
        place: Any = view
        *way, last = path.split("/")
        for step in way:
            place = place[int(step)] if isinstance(place, list) else place[step]
        place[int(last) if isinstance(place, list) else last] = value


class Refusal(Exception):
    """The server refused a request."""

    def __init__(self, answer: dict[str, Any]) -> None:
        super().__init__(answer)
        self.code: str = answer["code"]
        self.answer = answer


class Client:
    """One socket at one table, with a mirror of what the server said, kept as docs/protocol.md tells."""

    def __init__(self, visitor: Visitor, table: str, code: str | None = None) -> None:
        self.visitor = visitor
        self.address = f"ws{visitor.url.removeprefix('http')}/api/tables/{table}/socket"
        self.code = code
        self.epoch: str | None = None
        self.number = -1
        self.seat: int | None = None
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.can_undo = False
        self.can_take_back = False
        self.sharing: list[int] = []
        self.turn: int | None = None
        self.events: list[Any] = []
        self.told = 0
        self.lines: dict[int, Any] = {}
        """What was told of the story on this socket, by number."""
        self.chat: list[Any] = []
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.close_code: int | None = None
        self.welcome_now, self.welcomed = 0, 0.0
        """The server's clock when it welcomed us, and ours when we heard it."""
        self._prefix = token_hex(4)  # a person with two tabs must not use an id twice
        self._ids = count()
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._changed = asyncio.Condition()

    async def __aenter__(self) -> Self:
        await self.connect()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.disconnect()

    async def connect(self) -> None:
        """Come, or come back."""
        await self.open()
        await self.greet()

    def move_to(self, url: str) -> None:
        """The server was started again, on another port."""
        self.address = f"ws{url.removeprefix('http')}{self.address[self.address.index('/api/') :]}"

    async def open(self) -> None:
        """A socket, and not a word yet."""
        self.close_code = None
        headers = {"Cookie": f"{COOKIE}={self.visitor.cookie}"}
        self._socket = await connect(self.address, additional_headers=headers, compression=None, max_size=None)

    async def greet(self) -> None:
        """Say hello. A newcomer waits for the whole; one who was here before is told the rest in time."""
        assert self._socket is not None
        awaited, heard = ("welcome" if self.epoch else "whole"), len(self.heard)
        since = {"epoch": self.epoch, "seat": self.seat, "number": self.number} if self.epoch else None
        hello = {"is": "hello", "protocol": 2, "code": self.code, "since": since}
        with suppress(ConnectionClosed):  # who is not wanted may be told so before a word is said
            await self._socket.send(json.dumps(hello))
        self._reader = asyncio.create_task(self._read(self._socket))
        await self.until(lambda: any(message["is"] == awaited for message in self.heard[heard:]))

    async def disconnect(self) -> None:
        """Say goodbye."""
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await self._reader

    async def cut(self) -> None:
        """Vanish without a word, as a phone in a tunnel."""
        assert self._socket is not None
        self._socket.transport.abort()
        if self._reader is not None:
            await self._reader

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            while True:
                text = await socket.recv()
                assert isinstance(text, str)
                async with self._changed:
                    self.raw.append(text)
                    self._hear(json.loads(text))
                    self._changed.notify_all()
        async with self._changed:
            self.close_code = socket.close_code
            self._changed.notify_all()

    def _hear(self, message: dict[str, Any]) -> None:
        self.heard.append(message)
        match message["is"]:
            case "welcome":
                self.welcome_now, self.welcomed = message["now"], monotonic()
            case "whole":
                self.epoch, self.number = message["epoch"], message["number"]
                self.table, self.view = message["table"], message.get("view")
                self.seat, self.can_undo = message.get("seat"), message.get("can_undo", False)
                self.can_take_back = message.get("can_take_back", False)
                self.sharing, self.turn = message.get("sharing", []), message.get("turn")
                self.chat = message.get("chat", [])
                self.told, self.lines = message.get("told", 0), {}
            case "update":
                self._hear_update(message)
            case "accepted" | "refused" if message.get("id") in self._answers:
                self._answers.pop(message["id"]).set_result(message)

    def _hear_update(self, message: dict[str, Any]) -> None:
        assert message["number"] == self.number + 1, "an update was lost or came twice"
        self.number = message["number"]
        self.table |= message.get("table", {})
        if message.get("is_new_view"):
            self.view = {}
        if "view" in message:
            assert self.view is not None
            merge(self.view, message["view"])
        self.can_undo = message.get("can_undo", self.can_undo)
        self.can_take_back = message.get("can_take_back", self.can_take_back)
        self._follow_story(message)
        self.chat += message.get("chat", [])

    def _follow_story(self, message: dict[str, Any]) -> None:
        events = message.get("events", [])
        self.events += events
        if "told" in message:
            self.told = message["told"]
            first = self.told - len(events)
            self.lines = {number: line for number, line in self.lines.items() if number < first}
            self.lines |= dict(enumerate(events, first))

    def stories(self, *wishes: dict[str, Any]) -> list[str]:
        """Pages of the story, as they come."""
        path = f"{self.address[self.address.index('/api/') :].removesuffix('socket')}story"
        with self.visitor.http() as http:
            answers = [http.get(path, params=wish).raise_for_status() for wish in wishes]
        return [answer.text for answer in answers]

    def whole_story(self, **wish: Any) -> list[Any]:
        """All lines that fit, page by page."""
        (text,) = self.stories(wish)
        page = json.loads(text)
        lines: list[Any] = page["lines"]
        while page["has_more"]:
            (text,) = self.stories(wish | {"before": lines[0]["number"]})
            page = json.loads(text)
            lines = page["lines"] + lines
        return lines

    async def until(self, holds: Callable[[], object], seconds: float = SECONDS) -> None:
        """Wait until something is true of what was heard, or the socket is closed."""
        async with self._changed:
            await asyncio.wait_for(self._changed.wait_for(lambda: holds() or self.close_code is not None), seconds)

    async def until_number(self, number: int) -> None:
        """Wait until the update with this number has come."""
        await self.until(lambda: self.number >= number)

    async def send(self, message: Any) -> None:
        assert self._socket is not None
        await self._socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def ask(self, what: str, id: str | None = None, **fields: Any) -> dict[str, Any]:
        """Ask for something and return what was accepted; raises Refusal."""
        id = id or f"{self._prefix}-{next(self._ids)}"
        answer = self._answers[id] = asyncio.get_running_loop().create_future()
        await self.send({"is": what, "id": id, **fields})
        message: dict[str, Any] = await asyncio.wait_for(answer, SECONDS)
        if message["is"] == "refused":
            raise Refusal(message)
        return message

    async def submit(self, *moves: str, id: str | None = None) -> dict[str, Any]:
        return await self.ask("submit", id, moves=list(moves))

    @property
    def moves(self) -> list[str]:
        """The notations of what I may do now."""
        return [move["notation"] for move in (self.view or {}).get("moves", [])]

    @property
    def is_over(self) -> bool:
        return bool(self.table.get("phase") == "over")

    async def play_on(self, rng: Random) -> None:
        """Make random moves until the game is over. A move that somebody else made impossible is simply not made."""
        while not self.is_over and self.close_code is None:
            await self.until(lambda: self.is_over or self.moves)
            if self.moves and not self.is_over:
                with suppress(Refusal):
                    await self.submit(rng.choice(self.moves))


async def begin(url: str, names: Sequence[str], **wish: Any) -> list[Client]:
    """A table with these people seated and ready, and the game begun. The first is the host."""
    visitors = [Visitor(url, name) for name in names]
    table = visitors[0].make_table(seats=len(names) + len(wish.get("bots", [])), **wish)
    clients = [Client(visitor, table["id"], table["code"]) for visitor in visitors]
    for seat, client in enumerate(clients):
        await client.connect()
        await client.ask("sit", seat=seat)
        await client.ask("ready", is_ready=True)
    await clients[0].ask("start")
    return clients


async def play_to_the_end(clients: Sequence[Client], seed: int = 1) -> None:
    await asyncio.gather(*(client.play_on(Random(f"{seed}{at}")) for at, client in enumerate(clients)))


async def part(*clients: Client) -> None:
    for client in clients:
        await client.disconnect()


async def play_against_a_bot(url: str, game: str) -> list[int]:
    """A whole game; its scores."""
    (ada,) = await begin(url, ["Ada"], game=game, bots=["rookie"])
    await play_to_the_end([ada])
    assert ada.view is not None
    scores = [int(score) for score in ada.view["outcome"]["scores"]]
    await part(ada)
    return scores
