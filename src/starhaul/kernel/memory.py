"""What was made for earlier views and can be shown again."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

Part = TypeVar("Part")


class Memory:
    """For each part of the views the last one, with all that it was made from.

    Sources are values that never change, or lists that are replaced and never changed. So all clones of a game share
    one memory: none of them is shown what another looked like, nor what it was itself before.
    """

    __slots__ = ("_parts",)

    def __init__(self) -> None:
        self._parts: dict[Hashable, tuple[object, Any]] = {}

    def recall(self, place: Hashable, sources: object, make: Callable[[], Part]) -> Part:
        """The part made last, if it came from the same sources: all that `make` looks at."""
        known = self._parts.get(place)
        if known is None or known[0] != sources:
            known = self._parts[place] = (sources, make())
        part: Part = known[1]
        return part
