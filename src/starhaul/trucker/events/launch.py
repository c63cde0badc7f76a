"""What happens between building and the first card."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Event, Seat, Value
from starhaul.trucker.faults import Fault
from starhaul.trucker.grid import Square

from .reasons import Loss


@final
class FaultsFound(Event):
    """The spot check found these."""

    __slots__ = ("faults", "seat")

    def __init__(self, seat: Seat, faults: tuple[Fault, ...]) -> None:
        self.seat: Final = seat
        self.faults: Final = faults


@final
class LostComponent(Value):
    """A component, and where it was; nowhere, if it lay in the reserve."""

    __slots__ = ("square", "tile")

    def __init__(self, tile: str, square: Square | None) -> None:
        self.tile: Final = tile
        self.square: Final = square


@final
class ComponentsLost(Event):
    """Components left a ship in one of the ways to lose them."""

    __slots__ = ("components", "how", "seat")

    def __init__(self, seat: Seat, how: Loss, components: tuple[LostComponent, ...]) -> None:
        self.seat: Final = seat
        self.how: Final = how
        self.components: Final = components


@final
class CrewHoused(Event):
    """Who lives in a cabin at launch: humans, purple or brown."""

    __slots__ = ("count", "dweller", "seat", "square")

    def __init__(self, seat: Seat, square: Square, dweller: str, count: int) -> None:
        self.seat: Final = seat
        self.square: Final = square
        self.dweller: Final = dweller
        self.count: Final = count


@final
class InsuranceOffered(Event):
    """Whether somebody has the credits to insure, what that costs, and the most that losses cost then (ABE-INS-09)."""

    __slots__ = ("can_pay", "cost", "maximum", "seat")

    reveals: ClassVar[bool] = True

    def __init__(self, seat: Seat, cost: int, maximum: int, can_pay: bool) -> None:
        self.seat: Final = seat
        self.cost: Final = cost
        self.maximum: Final = maximum
        self.can_pay: Final = can_pay


@final
class Insured(Event):
    """Somebody has insured a ship (ABE-INS-02)."""

    __slots__ = ("maximum", "seat")

    def __init__(self, seat: Seat, maximum: int) -> None:
        self.seat: Final = seat
        self.maximum: Final = maximum


@final
class Launched(Event):
    """The ships are under way, the leader first."""

    __slots__ = ("order",)

    def __init__(self, order: tuple[Seat, ...]) -> None:
        self.order: Final = order

    def opens(self) -> str:
        return "flight"
