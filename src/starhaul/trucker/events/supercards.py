"""What supercards do that no other card does."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Event, Seat


@final
class RainFalls(Event):
    """Small meteors come from this side in every lane. On a cylinder a die says where those from the side begin."""

    __slots__ = ("dice", "side", "start")

    optional: ClassVar[tuple[str, ...]] = ("dice", "start")

    def __init__(self, side: str, dice: tuple[int, ...] = (), start: int = 0) -> None:
        self.side: Final = side
        self.dice: Final = dice
        self.start: Final = start
        """The column in which they begin."""


@final
class MeteorFalls(Event):
    """One of a rain finds an exposed connector of this ship; the many that do no harm are not told."""

    __slots__ = ("lane", "seat", "side", "start")

    optional: ClassVar[tuple[str, ...]] = ("start",)

    def __init__(self, seat: Seat, side: str, lane: int, start: int = 0) -> None:
        self.seat: Final = seat
        self.side: Final = side
        self.lane: Final = lane
        self.start: Final = start


@final
class Escaped(Event):
    """Somebody got away from a black hole, after giving up so many components."""

    __slots__ = ("count", "seat")

    def __init__(self, seat: Seat, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count


@final
class SideRolled(Event):
    """A die says from which side the Robopolice comes; the card shows the lane."""

    __slots__ = ("dice", "roller", "side")

    def __init__(self, roller: Seat, dice: tuple[int, ...], side: str) -> None:
        self.roller: Final = roller
        self.dice: Final = dice
        self.side: Final = side


@final
class EntryFound(Event):
    """A unit of the Robopolice could not come in where it tried first, and found a way in this lane."""

    __slots__ = ("hand", "lane", "seat")

    def __init__(self, seat: Seat, hand: str, lane: int) -> None:
        self.seat: Final = seat
        self.hand: Final = hand
        self.lane: Final = lane
