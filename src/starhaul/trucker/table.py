"""What lies on the table for all: values that are replaced and never changed."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final, final

from starhaul.kernel import Value


class Stage(Enum):
    """Where in a flight the game is."""

    ASSEMBLY = auto()
    LAUNCH = auto()
    FLIGHT = auto()
    PAYDAY = auto()


@final
class Leg(Value):
    """Which flight of the game it is, and how far it has come."""

    __slots__ = ("is_rebuilt", "level", "number", "ship_class", "stage")

    def __init__(self, number: int, level: str, ship_class: str, stage: Stage, is_rebuilt: bool = False) -> None:
        self.number: Final = number
        """Counted from 0."""
        self.level: Final = level
        """The flight board: L, I, II, III or IV."""
        self.ship_class: Final = ship_class
        """What all ships are built on: I, II, III, IIB, IIIB or IV."""
        self.stage: Final = stage
        self.is_rebuilt: Final = is_rebuilt
        """Whether the learning flight had its extra time for repairs (LRN-05)."""

    def entering(self, stage: Stage) -> Leg:
        return Leg(self.number, self.level, self.ship_class, stage, self.is_rebuilt)

    def rebuilt(self) -> Leg:
        """With its extra time used up."""
        return Leg(self.number, self.level, self.ship_class, self.stage, is_rebuilt=True)


@final
class Heap(Value):
    """The components that nobody has taken."""

    __slots__ = ("face_down", "face_up")

    def __init__(self, face_down: tuple[int, ...], face_up: tuple[int, ...]) -> None:
        self.face_down: Final = face_down
        """Nobody has seen them; none of them has a place of its own."""
        self.face_up: Final = face_up

    def without(self, tile: int) -> Heap:
        """Taken by somebody."""
        if tile in self.face_up:
            return Heap(self.face_down, _without(self.face_up, tile))
        return Heap(_without(self.face_down, tile), self.face_up)

    def with_face_up(self, tiles: tuple[int, ...]) -> Heap:
        """For all to see, in an order that tells nothing."""
        return Heap(self.face_down, tuple(sorted((*self.face_up, *tiles))))

    def hiding(self, tiles: list[int]) -> Heap:
        """As seen by somebody to whom these are as unknown as the rest."""
        return Heap(tuple(sorted((*self.face_down, *tiles))), self.face_up)

    def dealt(self, tiles: list[int]) -> Heap:
        """Without these, which were unknown."""
        return Heap(tuple([tile for tile in self.face_down if tile not in tiles]), self.face_up)


def _without(tiles: tuple[int, ...], tile: int) -> tuple[int, ...]:
    at = tiles.index(tile)
    return tiles[:at] + tiles[at + 1 :]


@final
class Timer(Value):
    """The sand timer."""

    __slots__ = ("is_running", "space")

    def __init__(self, space: int, is_running: bool) -> None:
        self.space: Final = space
        """Where it stands, counted from 1; 0 where there is none."""
        self.is_running: Final = is_running


NO_TIMER: Final = Timer(0, False)
