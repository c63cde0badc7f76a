"""What intruders do in ships, step by step."""

from __future__ import annotations

from typing import Final, final

from starhaul.kernel import Event, Seat
from starhaul.trucker.grid import Square

from .reasons import Intrusion


@final
class IntruderStepped(Event):
    """An intruder entered this component; the first step is the way in. The hand tells two of them apart."""

    __slots__ = ("hand", "seat", "square", "step")

    def __init__(self, seat: Seat, hand: str, step: int, square: Square) -> None:
        self.seat: Final = seat
        self.hand: Final = hand
        self.step: Final = step
        self.square: Final = square


@final
class ChargePlanted(Event):
    """A charge lies in this component, and explodes when the intruders have ended their ways."""

    __slots__ = ("seat", "square")

    def __init__(self, seat: Seat, square: Square) -> None:
        self.seat: Final = seat
        self.square: Final = square


@final
class IntruderGone(Event):
    """How an intruder fared in this ship."""

    __slots__ = ("hand", "how", "seat")

    def __init__(self, seat: Seat, hand: str, how: Intrusion) -> None:
        self.seat: Final = seat
        self.hand: Final = hand
        self.how: Final = how
