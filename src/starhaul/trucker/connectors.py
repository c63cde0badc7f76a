"""The sides of components, and which of them may touch (BLD-07, BLD-08)."""

from __future__ import annotations

from typing import Final

SMOOTH: Final = 0
SINGLE: Final = 1
DOUBLE: Final = 2
UNIVERSAL: Final = 3
BARREL: Final = 4
"""A barrel, an exhaust or a thruster: smooth, and no component may stand before it (BLD-13, BLD-14, ABE-THR-02)."""

PLATED: Final = 5
"""Smooth, and nothing that strikes it does harm (ABE-PLT-01, ABE-PLT-05)."""

SIDE_KINDS: Final = 6


def is_connector(side: int) -> bool:
    return SINGLE <= side <= UNIVERSAL


def joins(one: int, other: int) -> bool:
    """Whether these two touching sides hold their components together (TRM-02)."""
    return is_connector(one) and is_connector(other) and (one == other or UNIVERSAL in (one, other))


def clash(one: int, other: int) -> str | None:
    """The fault of two touching sides, or None where they may touch."""
    if is_connector(one) != is_connector(other):
        return "connector_to_smooth"
    if is_connector(one) and not joins(one, other):
        return "single_to_double"
    return None


CLASHES: Final[list[list[int]]] = [
    [other for other in range(SIDE_KINDS) if other == BARREL or clash(side, other)] for side in range(SIDE_KINDS)
]
"""By kind of side: what may not touch it. A barrel, an exhaust or a thruster may touch nothing at all."""
JOINS: Final[list[list[int]]] = [
    [other for other in range(SIDE_KINDS) if joins(side, other)] for side in range(SIDE_KINDS)
]
"""By kind of side: what it is joined to."""
