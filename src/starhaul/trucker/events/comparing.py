"""What players declare, and how they compare with each other and with enemies."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Event, Seat
from starhaul.trucker.grid import Square

from .reasons import Criterion, Fight


@final
class StrengthDeclared(Event):
    """Somebody's engine or cannon strength, in half points, and the doubles that tokens were spent on."""

    __slots__ = ("criterion", "halves", "powered", "seat")

    def __init__(self, seat: Seat, criterion: Criterion, halves: int, powered: tuple[Square, ...]) -> None:
        self.seat: Final = seat
        self.criterion: Final = criterion
        self.halves: Final = halves
        self.powered: Final = powered


@final
class DifferenceDeclared(Event):
    """Somebody's result in a column of a tactical zone: what is counted less what is subtracted, in half points."""

    __slots__ = ("criterion", "halves", "less", "minus", "powered", "seat")

    def __init__(
        self,
        seat: Seat,
        criterion: Criterion,
        minus: Criterion,
        halves: int,
        less: int,
        powered: tuple[Square, ...],
    ) -> None:
        self.seat: Final = seat
        self.criterion: Final = criterion
        self.minus: Final = minus
        self.halves: Final = halves
        self.less: Final = less
        """What is subtracted."""
        self.powered: Final = powered


@final
class Fought(Event):
    """How an enemy's attack on somebody ended."""

    __slots__ = ("result", "seat")

    def __init__(self, seat: Seat, result: Fight) -> None:
        self.seat: Final = seat
        self.result: Final = result


@final
class FleetFaced(Event):
    """Of so many lines of an enemy fleet these spare somebody: the first ones, down to that whose strength is reached;
    all others hit."""

    __slots__ = ("lines", "seat", "spared")

    def __init__(self, seat: Seat, spared: int, lines: int) -> None:
        self.seat: Final = seat
        self.spared: Final = spared
        self.lines: Final = lines


@final
class Lowest(Event):
    """This line of a combat zone hits the player who is lowest; or sabotage, the one with the smallest crew; or this
    column of a tactical zone, the one with the lowest difference."""

    __slots__ = ("criterion", "minus", "seat")

    optional: ClassVar[tuple[str, ...]] = ("minus",)

    def __init__(self, seat: Seat, criterion: Criterion, minus: Criterion | None = None) -> None:
        self.seat: Final = seat
        self.criterion: Final = criterion
        self.minus: Final = minus
        """What is subtracted."""


@final
class Fastest(Event):
    """This player declared the most engine strength, and flies into the meteors of the card alone."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat
