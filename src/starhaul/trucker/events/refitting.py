"""What tokens of the Support Team do to a ship."""

from __future__ import annotations

from typing import Final, final

from starhaul.kernel import Event, Seat
from starhaul.trucker.alteration_view import AlterationView, Pair
from starhaul.trucker.grid import Square
from starhaul.trucker.printed_components import Kind


@final
class TokenUsed(Event):
    """A token that came with a member is in use from now on (ABE-SUP-16)."""

    __slots__ = ("kind", "seat")

    def __init__(self, seat: Seat, kind: str) -> None:
        self.seat: Final = seat
        self.kind: Final = kind


@final
class TokenFreed(Event):
    """A token is off the ship and can be used again."""

    __slots__ = ("kind", "seat")

    def __init__(self, seat: Seat, kind: str) -> None:
        self.seat: Final = seat
        self.kind: Final = kind


@final
class ComponentAltered(Event):
    """A component is from now on as its tokens say."""

    __slots__ = ("alteration", "kind", "seat", "square")

    def __init__(self, seat: Seat, square: Square, kind: Kind, alteration: AlterationView | None) -> None:
        self.seat: Final = seat
        self.square: Final = square
        self.kind: Final = kind
        """What it is now."""
        self.alteration: Final = alteration
        """None if it is as printed again."""


@final
class WirelessLinked(Event):
    """Two components count as joined (ABE-SUP-ASM-01)."""

    __slots__ = ("ends", "seat")

    def __init__(self, seat: Seat, ends: Pair) -> None:
        self.seat: Final = seat
        self.ends: Final = ends


@final
class PipeLaid(Event):
    """Two neighbours are joined by a pipe (ABE-SUP-PLU-01)."""

    __slots__ = ("ends", "seat")

    def __init__(self, seat: Seat, ends: Pair) -> None:
        self.seat: Final = seat
        self.ends: Final = ends


@final
class ConnectionMarked(Event):
    """Two components of this seat's ship will be destroyed together (ABE-SUP-SAB-02)."""

    __slots__ = ("ends", "seat")

    def __init__(self, seat: Seat, ends: Pair) -> None:
        self.seat: Final = seat
        self.ends: Final = ends
