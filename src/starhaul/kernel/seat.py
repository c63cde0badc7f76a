"""Places at the table."""

from typing import NewType

Seat = NewType("Seat", int)
"""Inside the rules a type of its own, so that nobody takes a card for a seat; a plain number from outside."""

CLOCK = Seat(-1)
"""The seat whose moves say that time has passed: the rules never read a clock themselves."""


def as_seat(number: int | None) -> Seat | None:
    """The seat of this number; None is a spectator."""
    return None if number is None else Seat(number)
