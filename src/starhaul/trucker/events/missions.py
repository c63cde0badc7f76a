"""What happens in a flight because of its mission."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Event, Seat


@final
class DirectivesDrawn(Event):
    """The directives of this flight (MIS-HSE-10)."""

    __slots__ = ("directives",)

    def __init__(self, directives: tuple[str, ...]) -> None:
        self.directives: Final = directives


@final
class ShipAudited(Event):
    """Which directives a ship keeps to at this moment, and which it breaks (MIS-HSE-10)."""

    __slots__ = ("broken", "met", "seat")

    def __init__(self, seat: Seat, met: tuple[str, ...], broken: tuple[str, ...]) -> None:
        self.seat: Final = seat
        self.met: Final = met
        self.broken: Final = broken


@final
class BetsShown(Event):
    """All bets together, by seat: what it is, and the stake; no text and 0 where nobody bet (MIS-HSE-08)."""

    __slots__ = ("options", "stakes")

    reveals: ClassVar[bool] = True

    def __init__(self, options: tuple[str, ...], stakes: tuple[int, ...]) -> None:
        self.options: Final = options
        self.stakes: Final = stakes


@final
class BetJudged(Event):
    """Whether somebody has won the own bet (MIS-HSE-09)."""

    __slots__ = ("is_won", "option", "seat")

    def __init__(self, seat: Seat, option: str, is_won: bool) -> None:
        self.seat: Final = seat
        self.option: Final = option
        self.is_won: Final = is_won


@final
class TrialJudged(Event):
    """Whether a supercard left somebody without a scratch (MIS-HSE-04)."""

    __slots__ = ("passed", "seat")

    def __init__(self, seat: Seat, passed: bool) -> None:
        self.seat: Final = seat
        self.passed: Final = passed


@final
class StayedOut(Event):
    """A ship counts as not in flight until the card is over (MIS-GAM-22)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


@final
class RanksClosed(Event):
    """All rockets have moved up behind the leader (MIS-HSE-07)."""

    __slots__ = ()


@final
class MerchantJoined(Event):
    """A merchant flies along behind all others, with so many crates (MIS-HSE-11)."""

    __slots__ = ("crates", "position")

    def __init__(self, position: int, crates: int) -> None:
        self.position: Final = position
        self.crates: Final = crates


@final
class MerchantMoved(Event):
    """The merchant's rocket went so many empty spaces ahead (MIS-HSE-13)."""

    __slots__ = ("days", "position")

    def __init__(self, days: int, position: int) -> None:
        self.days: Final = days
        self.position: Final = position


@final
class CratesLost(Event):
    """The merchant lost so many crates, and has so many left."""

    __slots__ = ("count", "left")

    def __init__(self, count: int, left: int) -> None:
        self.count: Final = count
        self.left: Final = left


@final
class MerchantEscorted(Event):
    """These players kept the merchant from harm (MIS-HSE-15)."""

    __slots__ = ("seats",)

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self.seats: Final = seats


@final
class MerchantLeft(Event):
    """The merchant leaves the board: lapped, or without crates (MIS-HSE-16)."""

    __slots__ = ("lapped",)

    def __init__(self, lapped: bool) -> None:
        self.lapped: Final = lapped
