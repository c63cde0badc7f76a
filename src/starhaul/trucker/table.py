"""What lies on the table for all: values that are replaced and never changed."""

from __future__ import annotations

from enum import Enum, auto
from random import Random
from typing import Final, final

from starhaul.kernel import Seat, Value


class Stage(Enum):
    """Where in a flight the game is."""

    ASSEMBLY = auto()
    LAUNCH = auto()
    FLIGHT = auto()
    PAYDAY = auto()


@final
class Leg(Value):
    """Which flight of the game it is, and how far it has come."""

    __slots__ = ("insured", "is_rebuilt", "level", "mission", "number", "ship_class", "stage")

    def __init__(
        self,
        number: int,
        level: str,
        ship_class: str,
        stage: Stage,
        is_rebuilt: bool = False,
        insured: tuple[Seat, ...] = (),
        mission: str = "",
    ) -> None:
        self.number: Final = number
        """Counted from 0."""
        self.level: Final = level
        """The flight board: L, I, II, III or IV."""
        self.ship_class: Final = ship_class
        """What all ships are built on: I, II, III, IIB, IIIB or IV."""
        self.stage: Final = stage
        self.is_rebuilt: Final = is_rebuilt
        """Whether the learning flight had its extra time for repairs (LRN-05)."""
        self.insured: Final = insured
        """Who has bought insurance (ABE-INS-02)."""
        self.mission: Final = mission
        """The one that is flown, by its id, if there is one."""

    def entering(self, stage: Stage) -> Leg:
        return Leg(self.number, self.level, self.ship_class, stage, self.is_rebuilt, self.insured, self.mission)

    def insuring(self, seat: Seat) -> Leg:
        insured = (*self.insured, seat)
        return Leg(self.number, self.level, self.ship_class, self.stage, self.is_rebuilt, insured, self.mission)

    def flying(self, mission: str) -> Leg:
        """With this mission (MIS-GAM-10)."""
        return Leg(self.number, self.level, self.ship_class, self.stage, self.is_rebuilt, self.insured, mission)

    def rebuilt(self) -> Leg:
        """With its extra time used up."""
        return Leg(self.number, self.level, self.ship_class, self.stage, is_rebuilt=True)


@final
class Heap(Value):
    """The components that nobody has taken."""

    __slots__ = ("face_down", "face_up", "removed", "unseen")

    def __init__(
        self, face_down: tuple[int, ...], face_up: tuple[int, ...], removed: int = 0, unseen: tuple[int, ...] = ()
    ) -> None:
        self.face_down: Final = face_down
        """Those that may lie face down: none of them has a place of its own."""
        self.face_up: Final = face_up
        self.removed: Final = removed
        """So many are out for the whole game; nobody has looked at them (ABE-CMP-04)."""
        self.unseen: Final = unseen
        """Where some are removed: components that had never been seen when this flight began. Those are among them."""

    @property
    def count(self) -> int:
        """How many lie face down."""
        return len(self.face_down) - self.removed

    def without(self, tile: int) -> Heap:
        """Taken by somebody."""
        if tile in self.face_up:
            return Heap(self.face_down, _without(self.face_up, tile), self.removed, self.unseen)
        return Heap(_without(self.face_down, tile), self.face_up, self.removed, self.unseen)

    def with_face_up(self, tiles: tuple[int, ...]) -> Heap:
        """For all to see, in an order that tells nothing."""
        return Heap(self.face_down, tuple(sorted((*self.face_up, *tiles))), self.removed, self.unseen)

    def hiding(self, tiles: list[int]) -> Heap:
        """As seen by somebody to whom these are as unknown as the rest."""
        return Heap(tuple(sorted((*self.face_down, *tiles))), self.face_up, self.removed, self.unseen)

    def dealt(self, tiles: list[int]) -> Heap:
        """Without these, which were unknown."""
        left = tuple([tile for tile in self.face_down if tile not in tiles])
        return Heap(left, self.face_up, self.removed, self.unseen)

    def shuffled(self, tiles: tuple[int, ...]) -> Heap:
        """All components face down again. What was seen in this flight is not among those that were removed."""
        unseen = set(self.unseen).intersection(self.face_down)
        return Heap(tiles, (), self.removed, tuple(sorted(unseen)))

    # What can be drawn

    def sample(self, rng: Random) -> int:
        """One that lies face down: each as likely."""
        if not self.removed:
            return rng.choice(self.face_down)
        doubtful = self._doubtful()
        certain = [tile for tile in self.face_down if tile not in doubtful]
        place = rng.randrange(self.count)
        return certain[place] if place < len(certain) else rng.choice(sorted(doubtful))

    def may_hold(self, tile: int) -> bool:
        """Whether this one may lie face down: if all that were never seen are removed, it is none of those."""
        if tile not in self.face_down:
            return False
        return not self.removed or tile not in self.unseen or len(self._doubtful()) > self.removed

    def _doubtful(self) -> set[int]:
        """Components that may be among the removed ones."""
        return set(self.unseen).intersection(self.face_down)


def whole_heap(tiles: tuple[int, ...], removed: int) -> Heap:
    """Before the first flight, without so many of them."""
    return Heap(tiles, (), removed, tiles if removed else ())


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
