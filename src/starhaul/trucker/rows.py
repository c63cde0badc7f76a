"""Lists that a state shares with its clones: whoever changes one replaces it first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

Item = TypeVar("Item")


def replaced(row: Sequence[Item], at: int, item: Item) -> Sequence[Item]:
    """A copy of this row with another item here."""
    copy = list(row)
    copy[at] = item
    return copy
