"""Lists that a state shares with its clones: whoever changes one replaces it first."""

from __future__ import annotations

from typing import TypeVar

Item = TypeVar("Item")


def replaced(row: list[Item], at: int, item: Item) -> list[Item]:
    """A copy of this row with another item here."""
    row = row[:]
    row[at] = item
    return row
