"""The flight board: who is where, and how rockets pass each other (FLT-02 to FLT-06)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from starhaul.kernel import Seat


def space_after(position: int, days: int, loop: int, taken: Collection[int]) -> int:
    """Where a rocket ends that gains so many days (loses, if negative): taken spaces are passed and not counted.

    Positions are absolute distances, so a lap more or less is another position on the same printed space; `taken`
    holds the printed spaces of the other rockets.
    """
    forward = 1 if days > 0 else -1
    for _ in range(abs(days)):
        position += forward
        while position % loop in taken:
            position += forward
    return position


def in_order(seats: Sequence[Seat], position: Sequence[int]) -> list[Seat]:
    """From the leader backwards (TRM-07)."""
    return sorted(seats, key=lambda seat: -position[seat])


def is_lapped(position: int, leader: int, loop: int) -> bool:
    """Whether the leader is more than a whole loop ahead (GUP-04)."""
    return leader - position > loop
