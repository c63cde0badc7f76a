"""What can happen at a table. Everything comes through its inbox, one after the other."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Protocol

from starhaul.kernel import Seat
from starhaul.server.client_messages import Hello, Request
from starhaul.server.seating import Person


class Guest(Protocol):
    """An open socket, and whose it is. Nothing here waits: a client that does not listen is cut off instead."""

    person: Person

    def tell(self, message: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


@dataclass(frozen=True, slots=True)
class Enter:
    """A socket said hello."""

    guest: Guest
    hello: Hello


@dataclass(frozen=True, slots=True)
class Exit:
    """A socket is gone."""

    guest: Guest


class Ask:
    """A socket asks for something; it arrived at this time of the performance counter."""

    __slots__ = ("arrived", "guest", "name", "request")

    def __init__(self, guest: Guest, request: Request, arrived: float) -> None:
        self.guest: Guest = guest
        self.request: Request = request
        self.arrived: float = arrived
        self.name: str = request_name(guest.person.id, request.id)


def request_name(person: str, request: str) -> str:
    """Who asked what: the same again is the same request."""
    return f"{person} {request}"


@dataclass(frozen=True, slots=True)
class Thought:
    """A bot has made up its mind about the position after this entry, or failed to."""

    seat: Seat
    number: int
    moves: list[str]
    """All of one decision; none lets the moment pass."""
    has_failed: bool = False
    taken_back: int = 0
    """How often anything had been taken back by then: otherwise it thought about what is no more."""


@dataclass(frozen=True, slots=True)
class Wake:
    """Some time has passed."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """The table could not be brought back as it was."""

    error: Exception


Item = Enter | Exit | Ask | Thought | Wake | Trouble


class Inbox:
    """What waits for a table, in the order of coming. A queue of asyncio costs as much as a part of a move."""

    __slots__ = ("_items", "_waiting")

    def __init__(self) -> None:
        self._items: list[Item] = []
        self._waiting: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._items)

    def put(self, item: Item) -> None:
        self._items.append(item)
        if self._waiting is not None:
            if not self._waiting.done():  # the waiting task was cancelled
                self._waiting.set_result(None)
            self._waiting = None

    async def take(self, most: int) -> list[Item]:
        """Wait until there is something, then take all of it, but so many at most. For one task only."""
        while not self._items:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        taken, self._items = self._items[:most], self._items[most:]
        return taken
