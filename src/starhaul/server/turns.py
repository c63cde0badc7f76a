"""Whose bot thinks next: nobody's tables, however many, keep the bots of others waiting for longer than one thought."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")

REMEMBERED = 10_000
"""Turns that are remembered; what is forgotten was long ago."""


@dataclass(frozen=True, slots=True)
class Asker:
    """For whom a bot thinks: the host of a table, and the table."""

    person: str
    table: str


class Turns(Generic[T]):
    """Hands out a few workers. Whose last turn is longest ago comes first, then the table whose last turn is."""

    def __init__(self, workers: Iterable[T]) -> None:
        self._free = list(workers)
        self._waiting: dict[asyncio.Future[T], Asker] = {}
        self._last_turns: dict[str, int] = {}
        """Of people and tables, the latest last."""
        self._turn = 0

    async def take(self, asker: Asker) -> T:
        """A worker of one's own, until it is given back."""
        if self._free:
            self._note(asker)
            return self._free.pop()
        coming: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting[coming] = asker
        try:
            return await coming
        except asyncio.CancelledError:
            self._waiting.pop(coming, None)
            if not coming.cancelled():  # it came, and nobody is there to use it
                self.give_back(coming.result())
            raise

    def give_back(self, worker: T) -> None:
        """The next one can have it."""
        waiting = [coming for coming in self._waiting if not coming.done()]
        if not waiting:
            self._free.append(worker)
            return
        coming = min(waiting, key=lambda coming: self._order(self._waiting[coming]))
        self._note(self._waiting.pop(coming))
        coming.set_result(worker)

    def _order(self, asker: Asker) -> tuple[int, int]:
        return self._last_turns.get(asker.person, 0), self._last_turns.get(asker.table, 0)

    def _note(self, asker: Asker) -> None:
        self._turn += 1
        for name in (asker.person, asker.table):
            self._last_turns.pop(name, None)
            self._last_turns[name] = self._turn
        while len(self._last_turns) > REMEMBERED:
            del self._last_turns[next(iter(self._last_turns))]
