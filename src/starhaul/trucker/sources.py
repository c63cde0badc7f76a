"""What can pay for powering a component: one module a kind of source, all of them listed in powering.py."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, final

from mypy_extensions import mypyc_attr

from starhaul.kernel import Seat, Value

from .events import Cause
from .ship import Ship
from .state import TruckerLaneStep

ANYWHERE: Final = -1
"""In place of a cell: from which component, is chosen when it goes."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Source(Value):
    """Something that pays for powering components."""

    __slots__ = ("cell",)

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell
        """The component that pays, or ANYWHERE."""

    @abstractmethod
    def can_power(self, ship: Ship, target: int, powerings: Powerings) -> bool:
        """Whether it can pay for the component on this cell, all these being promised already."""

    @abstractmethod
    def named(self, ship: Ship, powerings: Powerings) -> list[Source]:
        """The single components that can pay in its name, these being promised: what the owner chooses from."""

    @abstractmethod
    def pay(self, ship: Ship) -> None:
        """Take from this ship what one powering costs, without a word: for seeing what would be left."""

    @abstractmethod
    def spend(self, seat: Seat, targets: tuple[int, ...], cause: Cause) -> TruckerLaneStep:
        """What happens when it has paid for all these."""


@final
class Powering(Value):
    """A component that is powered, and what pays for it."""

    __slots__ = ("source", "target")

    def __init__(self, target: int, source: Source) -> None:
        self.target: Final = target
        """A cell."""
        self.source: Final = source


Powerings = tuple[Powering, ...]
"""What was powered for one purpose, in the order in which it was."""


def powered_cells(powerings: Powerings) -> int:
    """All their targets."""
    return sum([1 << powering.target for powering in powerings])
