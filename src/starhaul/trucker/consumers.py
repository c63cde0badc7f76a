"""Components that cost a token to use, and those among them that a solar panel can power."""

from __future__ import annotations

from .components import POWERED
from .hull import Hull


def powered_components(hull: Hull) -> int:
    """Those that cost a token to use, whether they work or not."""
    components = 0
    for kind in POWERED:
        components |= hull.kinds[kind]
    return components


def powered_by_panel(hull: Hull, panel: int) -> int:
    """The components that work and could be powered by the solar panel on this cell (ABE-SOL-01, ABE-SOL-05)."""
    return powered_components(hull) & ~hull.idle & hull.joined_to(1 << panel)
