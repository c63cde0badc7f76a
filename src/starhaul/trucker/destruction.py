"""What is destroyed together: explosive containers take what is around them along, fragile ones break (MIS-CMP-11), a
sabotaged connection takes both its ends (ABE-SUP-SAB-02)."""

from __future__ import annotations

from typing import Final, final

from starhaul.kernel import Value

from .components import EXPLOSIVE, FRAGILE
from .ship import Ship


@final
class Wave(Value):
    """What is destroyed at one go, because of what was destroyed just before."""

    __slots__ = ("blown_up", "broken", "sabotaged")

    def __init__(self, blown_up: int, broken: int, sabotaged: int) -> None:
        self.blown_up: Final = blown_up
        """By explosive containers, fragile ones among them (MIS-EXP-01)."""
        self.broken: Final = broken
        """Other fragile containers (MIS-FRG-01)."""
        self.sabotaged: Final = sabotaged
        """What else a mark joins to something destroyed (ABE-SUP-SAB-02)."""

    @property
    def cells(self) -> int:
        return self.blown_up | self.broken | self.sabotaged


def chain(ship: Ship, cells: int) -> list[Wave]:
    """What follows when these components are destroyed, before anything falls off: wave by wave, until no more is
    destroyed (MIS-CMP-11, MIS-EXP-02, MIS-FRG-02, ABE-SUP-SAB-03)."""
    explosive, fragile, fittings = ship.kinds[EXPLOSIVE], ship.kinds[FRAGILE], ship.fittings
    waves: list[Wave] = []
    left, latest = ship.occupied & ~cells, cells if explosive | fragile or fittings.marks else 0
    while latest:
        blown_up = ship.around(latest & explosive) & left
        broken = ship.around(latest) & fragile & left & ~blown_up
        sabotaged = fittings.marked_with(latest) & left & ~(blown_up | broken)
        latest = blown_up | broken | sabotaged
        left &= ~latest
        if latest:
            waves.append(Wave(blown_up, broken, sabotaged))
    return waves


def destroyed_with(ship: Ship, cells: int) -> int:
    """These and all that follows."""
    destroyed = cells
    for wave in chain(ship, cells):
        destroyed |= wave.cells
    return destroyed
