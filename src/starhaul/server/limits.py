"""How often somebody may do something: buckets that fill up again with time."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from time import monotonic

KEPT = 10_000
"""Buckets that are remembered; the one that was used longest ago goes first, and is full again by then."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many each second after that."""

    at_once: float
    each_second: float


class Bucket:
    """What one somebody has left."""

    __slots__ = ("_left", "_rate", "_when")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._left = rate.at_once
        self._when = monotonic()

    def take(self) -> bool:
        """Whether there was one left."""
        now = monotonic()
        self._left = min(self._rate.at_once, self._left + (now - self._when) * self._rate.each_second)
        self._when = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def give_back(self) -> None:
        """It did not count."""
        self._left = min(self._rate.at_once, self._left + 1)


class Limit:
    """One rate for many: each key has a bucket of its own."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.rate)
            if len(self._buckets) > KEPT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take()

    def give_back(self, key: str) -> None:
        """What was taken last did not count."""
        if bucket := self._buckets.get(key):
            bucket.give_back()
