"""What lies on the table for all: values that are replaced and never changed."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum, auto
from random import Random
from typing import Final, final

from starhaul.kernel import Seat, Value

from .stock import Stock, Stocks


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

    __slots__ = ("face_down", "face_up", "removed", "special", "unseen")

    def __init__(
        self,
        face_down: tuple[int, ...],
        face_up: tuple[int, ...],
        removed: int = 0,
        unseen: tuple[int, ...] = (),
        special: Stocks = (),
    ) -> None:
        self.face_down: Final = face_down
        """Those that may lie face down: none of them has a place of its own."""
        self.face_up: Final = face_up
        self.removed: Final = removed
        """So many are out for the whole game; nobody has looked at them (ABE-CMP-04)."""
        self.unseen: Final = unseen
        """Where some are removed: components that had never been seen when this flight began. Those are among them."""
        self.special: Final = special
        """Special components that lie face down: their back tells them from the others (MIS-CMP-02)."""

    @property
    def count(self) -> int:
        """How many ordinary ones lie face down."""
        return len(self.face_down) - self.removed

    @property
    def special_count(self) -> int:
        return sum([stock.count for stock in self.special]) if self.special else 0

    def without(self, tile: int) -> Heap:
        """Taken by somebody."""
        if tile in self.face_up:
            return self._with(self.face_down, _without(self.face_up, tile))
        if self.special and tile not in self.face_down:
            return self.with_special([stock.without(tile) if tile in stock.tiles else stock for stock in self.special])
        return self._with(_without(self.face_down, tile), self.face_up)

    def _with(self, face_down: tuple[int, ...], face_up: tuple[int, ...]) -> Heap:
        return Heap(face_down, face_up, self.removed, self.unseen, self.special)

    def with_special(self, stocks: Iterable[Stock]) -> Heap:
        return Heap(self.face_down, self.face_up, self.removed, self.unseen, tuple(stocks))

    def with_face_up(self, tiles: tuple[int, ...]) -> Heap:
        """For all to see, in an order that tells nothing."""
        return self._with(self.face_down, tuple(sorted((*self.face_up, *tiles))))

    def hiding(self, tiles: list[int]) -> Heap:
        """As seen by somebody to whom these are as unknown as the rest."""
        return self._with(tuple(sorted((*self.face_down, *tiles))), self.face_up)

    def hiding_special(self, tile: int, kind: str) -> Heap:
        """The same with a special component of this kind."""
        return self.with_special([stock.hiding(tile) if stock.kind == kind else stock for stock in self.special])

    def dealt(self, tiles: list[int]) -> Heap:
        """Without these, which were unknown."""
        return self._with(tuple([tile for tile in self.face_down if tile not in tiles]), self.face_up)

    def shuffled(self, tiles: tuple[int, ...]) -> Heap:
        """All ordinary components face down again (MIS-CMP-04). What was seen in this flight is not among those that
        were removed."""
        unseen = set(self.unseen).intersection(self.face_down) if self.removed else ()
        return Heap(tiles, (), self.removed, tuple(sorted(unseen)))

    def mixed_with(self, kind: str, tiles: tuple[int, ...], count: int) -> Heap:
        """With so many of these special components, face down (MIS-CMP-02, MIS-CMP-15)."""
        if kind in [stock.kind for stock in self.special]:
            more = [stock.mixed_with(count) if stock.kind == kind else stock for stock in self.special]
            return self.with_special(more)
        return self.with_special((*self.special, Stock(kind, tiles, count)))

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
