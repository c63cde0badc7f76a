"""Choices of several equal things, one at a time: cells are named in rising order, so every choice has one path."""

from __future__ import annotations

from collections.abc import Callable

from .grid import cells_in


def at_or_behind(cells: int, lowest: int) -> int:
    """The cells of this set from a given one on."""
    return cells >> lowest << lowest


def nameable(cells: int, amount: Callable[[int], int], count: int) -> list[int]:
    """The cells that can give the next of so many things: the cells behind them must be able to give the rest."""
    found: list[int] = []
    behind = 0
    for cell in reversed(cells_in(cells)):
        behind += amount(cell)
        if behind >= count:
            found.append(cell)
    found.reverse()
    return found


def forced(cells: int, amount: Callable[[int], int], count: int) -> list[int] | None:
    """From where so many things go, if there is only one way: none goes, everything goes, or all lie together."""
    if not count:
        return []
    every = [cell for cell in cells_in(cells) for _ in range(amount(cell))]
    if len(every) <= count:
        return every
    if cells & (cells - 1) == 0:
        return every[:count]
    return None
