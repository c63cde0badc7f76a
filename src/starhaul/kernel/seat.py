"""Places at the table."""

from typing import NewType

Seat = NewType("Seat", int)

CLOCK = Seat(-1)
"""The seat whose moves say that time has passed: the rules never read a clock themselves."""
