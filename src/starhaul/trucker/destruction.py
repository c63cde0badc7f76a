"""What is destroyed together: explosive containers take what is around them along, fragile ones break (MIS-CMP-11)."""

from __future__ import annotations

from .components import EXPLOSIVE, FRAGILE
from .ship import Ship


def destroyed_with(ship: Ship, cells: int) -> int:
    """All that is destroyed if these components are, before anything falls off (MIS-EXP-01, MIS-EXP-02, MIS-FRG-01,
    MIS-FRG-02)."""
    explosive, fragile = ship.kinds[EXPLOSIVE], ship.kinds[FRAGILE]
    destroyed, latest = cells, cells
    while latest:
        blown_up = ship.around(latest & explosive)
        broken = ship.around(latest) & fragile
        latest = (blown_up | broken) & ~destroyed
        destroyed |= latest
    return destroyed
