"""What is printed on boards, as the data files say it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from .grid import Square
from .printed_components import Source

ANY_SQUARE: Final = "#S123456"


@dataclass(frozen=True, slots=True)
class ShipOutline:
    """A ship board as printed: '#' a square, 'S' the square of the starting cabin; a digit is a square with this
    number in it."""

    id: str
    first_column: int
    first_row: int
    grid: tuple[str, ...]
    source: Source

    def squares(self, signs: str = ANY_SQUARE) -> list[Square]:
        return [
            (self.first_column + across, self.first_row + down)
            for down, line in enumerate(self.grid)
            for across, sign in enumerate(line)
            if sign in signs
        ]


@dataclass(frozen=True, slots=True)
class CylinderOutline(ShipOutline):
    """A board that goes round, with its own table of dice."""

    combinations: tuple[tuple[tuple[int, int], ...], ...]
    """For each column the pairs of faces, the lower first, that name it."""
    rows: tuple[int, ...]
    """By the face of a die; those before the first and behind the last row are misses."""
    starts: tuple[int, ...]
    """By the face of the second die: the column where a threat from the side begins."""


@dataclass(frozen=True, slots=True)
class Half(ShipOutline):
    """A half of a class IV board: the front or the rear one."""

    insurance_cost: int = 0
    """Printed on the rear half (ABE-INS-02)."""
    insurance_maximum: int = 0
    """Printed on the front half: the most that an insured player pays for lost components (ABE-INS-03)."""


@dataclass(frozen=True, slots=True)
class FlightBoard:
    """A flight board: its loop, starting spaces (position 1 first), timer, piles and rewards (places 1 to 4)."""

    id: str
    ship: str
    """The class that is usual on it."""
    spaces: int
    start: tuple[int, ...]
    timer_spaces: int
    finish: tuple[int, ...]
    best_looking: int
    lost_component: int
    source: Source
    pile: dict[str, int] = field(default_factory=dict)
    """How many cards of each deck lie in each of the four piles."""


@dataclass(frozen=True, slots=True)
class Good:
    """What a block is worth, and how many the bank has."""

    id: str
    price: int
    bank: int
    source: Source


@dataclass(frozen=True, slots=True)
class Timer:
    """How long the sand runs."""

    id: str
    seconds: int
    source: Source
