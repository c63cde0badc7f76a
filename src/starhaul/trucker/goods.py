"""Blocks of goods: four colours, from the cheapest to the most valuable."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

BLUE: Final = 0
GREEN: Final = 1
YELLOW: Final = 2
RED: Final = 3

COLOURS: Final = ["blue", "green", "yellow", "red"]


def colour_numbers(goods: Sequence[str]) -> tuple[int, ...]:
    """Printed blocks as the numbers that the rules use."""
    return tuple([COLOURS.index(good) for good in goods])
