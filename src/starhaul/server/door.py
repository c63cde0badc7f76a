"""The door: who comes in, how many at once in all and from one address, and who must make room when it is full."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
from collections.abc import Callable
from typing import Protocol

from starhaul.server.limits import Bucket, Limit, Rate
from starhaul.server.proxies import Proxies, household

log: logging.Logger = logging.getLogger("starhaul.door")

OWN_DESCRIPTORS, WORKER_DESCRIPTORS = 64, 8
"""Kept for the database, the log and the page; for the pipes of each worker."""
FEWEST = 16
OPEN_AGAIN = 0.9
FULL = {errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM}
BREATH = 0.2
"""Seconds until the next try when the system has no descriptor left."""
COMPLAINTS, COMPLAINTS_EACH = Rate(10, 1 / 60), Rate(1, 1 / 600)
"""Lines about addresses, in all and about each: a flood of visitors must not become a flood of lines."""


class Droppable(Protocol):
    """A connection as the door sees it."""

    @property
    def is_waiting(self) -> bool:
        """Whether nothing is under way that somebody would miss: no request yet, half of one, or none any more."""

    def drop(self) -> None:
        """End it now."""


class Place:
    """What one connection takes up. One that became a socket is nobody's to drop."""

    __slots__ = ("address", "holder")

    def __init__(self, address: str, holder: Droppable) -> None:
        self.address: str = address
        self.holder: Droppable | None = holder

    @property
    def is_waiting(self) -> bool:
        return self.holder is not None and self.holder.is_waiting


class Door:
    """Counts connections. When there is no place, a newcomer takes that of the one which has said nothing whole for
    the longest time; where all are busy, the newcomer is turned away.
    """

    def __init__(self, most: int | None, most_each: int | None, proxies: Proxies) -> None:
        self._most = most
        self._most_each = most_each
        self._proxies = proxies
        self._places: dict[Place, None] = {}
        self._by_address: dict[str, dict[Place, None]] = {}
        self._is_shut = False
        self._complaints = Bucket(COMPLAINTS)
        self._complaints_each = Limit(COMPLAINTS_EACH)
        self._accepting: asyncio.Task[None] | None = None

    def admit(self, host: str, holder: Droppable) -> Place | None:
        """A place, or None if there is none."""
        place = Place(household(host), holder)
        if not self._has_room_for(place, is_counted=host not in self._proxies):
            return None
        self._places[place] = None
        self._by_address.setdefault(place.address, {})[place] = None
        return place

    def leave(self, place: Place) -> None:
        if place not in self._places:  # it was dropped
            return
        del self._places[place]
        same = self._by_address[place.address]
        del same[place]
        if not same:
            del self._by_address[place.address]
        if self._is_shut and self._most is not None and len(self._places) < self._most * OPEN_AGAIN:
            self._is_shut = False
            log.warning("the door is open again: %d connections", len(self._places))

    def _has_room_for(self, place: Place, *, is_counted: bool) -> bool:
        same = self._by_address.get(place.address, {})
        if is_counted and self._most_each is not None and len(same) >= self._most_each:
            if self._complaints_each.take(place.address) and self._complaints.take():
                log.warning("%d connections from %s, which is the limit", len(same), place.address)
            return self._make_room(same)
        if self._most is not None and len(self._places) >= self._most:
            self._shut(f"{len(self._places)} connections are all that the limit of open files allows")
            return self._make_room(self._places)
        return True

    def _make_room(self, places: dict[Place, None]) -> bool:
        """Drop the oldest that waits."""
        place = next((place for place in places if place.is_waiting), None)
        if place is None or place.holder is None:
            return False
        self.leave(place)
        place.holder.drop()
        return True

    def _shut(self, reason: str) -> None:
        """Say so once, not for everybody who knocks."""
        if not self._is_shut:
            self._is_shut = True
            log.warning("the door is shut: %s", reason)

    def open(self, listener: socket.socket, make: Callable[[], asyncio.Protocol]) -> None:
        """Let people in, each with a protocol of their own.

        Not left to the loop's own servers: uvloop's closes for good when descriptors run out.
        """
        listener.setblocking(False)
        self._accepting = asyncio.create_task(self._accept(listener, make), name="door")

    async def close(self) -> None:
        if self._accepting is not None:
            self._accepting.cancel()
            await asyncio.gather(self._accepting, return_exceptions=True)

    async def _accept(self, listener: socket.socket, make: Callable[[], asyncio.Protocol]) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                connection, _ = await loop.sock_accept(listener)
                await loop.connect_accepted_socket(make, connection)
            except OSError as error:  # of this visitor: gone already, or no descriptor left for them
                if error.errno in FULL:
                    self._shut(error.strerror or str(error))
                    self._make_room(self._places)
                    await asyncio.sleep(BREATH)


def room_for_connections(workers: int) -> int | None:
    """How many connections leave enough descriptors for everything else; None where the system names no limit."""
    try:
        from resource import RLIM_INFINITY, RLIMIT_NOFILE, getrlimit  # noqa: PLC0415 # not on Windows
    except ImportError:
        return None
    most, _ = getrlimit(RLIMIT_NOFILE)
    return None if most == RLIM_INFINITY else max(FEWEST, most - OWN_DESCRIPTORS - WORKER_DESCRIPTORS * workers)
