"""What hangs together without touching: through routing modules (ABE-RTE) and wireless links (ABE-SUP-ASM)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .hull import Hull


def block(hull: Hull, cells: int, within: int) -> int:
    """Those of the components within that hang together with these through joins among themselves, wireless ones too
    (ABE-SUP-ASM-02, ABE-CRD-RAD-05)."""
    grid = hull.board.grid
    ways = [links & within for links in hull.links]
    found = grid.reach(cells & within, ways) & within
    across = hull.fittings.across(found) & within & ~found
    return found | grid.reach(across, ways) & within if across else found


def joined_through(hull: Hull, hubs: int, cells: int) -> int:
    """All that is joined to a group of joined hubs counts as joined to each other, but nothing to itself; other
    components pass nothing on (ABE-RTE-02, ABE-RTE-03, ABE-RTE-06)."""
    found, rest = 0, hubs
    while rest:
        group = block(hull, rest & -rest, hubs)
        attached = hull.joined_directly(group)
        inside = cells & attached
        if inside & (inside - 1):
            found |= attached
        elif inside:
            found |= attached & ~inside
        rest &= ~group
    return found
