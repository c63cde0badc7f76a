"""Special components that a mission has mixed into the heap (MIS-CMP-02)."""

from __future__ import annotations

from random import Random
from typing import Final, final

from starhaul.kernel import Value


@final
class Stock(Value):
    """Those of one kind that nobody has turned over. Nobody has seen which of the kind were mixed in, either."""

    __slots__ = ("count", "kind", "tiles")

    def __init__(self, kind: str, tiles: tuple[int, ...], count: int) -> None:
        self.kind: Final = kind
        self.tiles: Final = tiles
        """Those that may be among them: none of them has a place of its own."""
        self.count: Final = count
        """How many lie face down."""

    def may_hold(self, tile: int) -> bool:
        return self.count > 0 and tile in self.tiles

    def without(self, tile: int) -> Stock:
        """Turned over by somebody."""
        return Stock(self.kind, tuple([other for other in self.tiles if other != tile]), self.count - 1)

    def hiding(self, tile: int) -> Stock:
        """As seen by somebody to whom this one is as unknown as the rest."""
        return Stock(self.kind, tuple(sorted((*self.tiles, tile))), self.count + 1)

    def mixed_with(self, count: int) -> Stock:
        """So many more of the same kind."""
        return Stock(self.kind, self.tiles, self.count + count)


Stocks = tuple[Stock, ...]
"""One of each kind that was mixed in."""


def some_tile(stocks: Stocks, rng: Random) -> int:
    """One that lies face down: each as likely."""
    place = rng.randrange(sum([stock.count for stock in stocks]))
    for stock in stocks:
        if place < stock.count:
            break
        place -= stock.count
    return rng.choice(stock.tiles)
