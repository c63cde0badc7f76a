"""What is destroyed together: explosive containers take what is around them along, fragile ones break (MIS-CMP-11)."""

from __future__ import annotations

from typing import Final, final

from starhaul.kernel import Value

from .components import EXPLOSIVE, FRAGILE
from .ship import Ship


@final
class Wave(Value):
    """What is destroyed at one go, because of what was destroyed just before."""

    __slots__ = ("blown_up", "broken")

    def __init__(self, blown_up: int, broken: int) -> None:
        self.blown_up: Final = blown_up
        """By explosive containers, fragile ones among them (MIS-EXP-01)."""
        self.broken: Final = broken
        """Other fragile containers (MIS-FRG-01)."""


def chain(ship: Ship, cells: int) -> list[Wave]:
    """What follows when these components are destroyed, before anything falls off: wave by wave, until no more is
    destroyed (MIS-CMP-11, MIS-EXP-02, MIS-FRG-02)."""
    explosive, fragile = ship.kinds[EXPLOSIVE], ship.kinds[FRAGILE]
    waves: list[Wave] = []
    left, latest = ship.occupied & ~cells, cells if explosive | fragile else 0
    while latest:
        blown_up = ship.around(latest & explosive) & left
        broken = ship.around(latest) & fragile & left & ~blown_up
        latest = blown_up | broken
        left &= ~latest
        if latest:
            waves.append(Wave(blown_up, broken))
    return waves


def destroyed_with(ship: Ship, cells: int) -> int:
    """These and all that follows."""
    destroyed = cells
    for wave in chain(ship, cells):
        destroyed |= wave.blown_up | wave.broken
    return destroyed
