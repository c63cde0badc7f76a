"""Intruders in a ship: where one walks, what it finds there, where its charges lie (ABE-INT, MIS-ROBO). All of it
follows from the ship, the way in, the hand that it keeps to the wall, and its steps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Final, final

from starhaul.kernel import Value

from .events import Intrusion
from .grid import FRONT, OPPOSITE, RIGHT, lane_from, lane_number, lane_start
from .hiding import cells_with_finds
from .ship import Ship

HANDS: Final[dict[str, int]] = {"left": -1, "right": 1}
"""The quarter turn that an intruder tries first (ABE-INT-08)."""
TURN_BACK: Final = 2
CLOCKWISE: Final = 1
SEARCHES: Final[dict[str, int]] = {"clockwise": CLOCKWISE, "counterclockwise": -1}
"""Which way round the ship, seen from above, the next lane of a side is tried (MIS-ROBO-04)."""
INTRUDER_NAMES: Final = ["predator", "commando", "predator_commando", "robopolice"]


@final
class Way(Value):
    """How an intruder fares in a ship, step by step."""

    __slots__ = ("ending", "path")

    def __init__(self, ending: Intrusion, path: tuple[int, ...] = ()) -> None:
        self.ending: Final = ending
        self.path: Final = path
        """The cell of every step; the last one is where it was defeated, if it was."""

    @property
    def unopposed(self) -> tuple[int, ...]:
        """The steps on which it does what it came for: a defender lets it do nothing (ABE-INT-COM-03)."""
        return self.path[:-1] if self.ending is Intrusion.DEFEATED else self.path


MISSES: Final = Way(Intrusion.MISSES)
TURNED_AWAY: Final = Way(Intrusion.TURNED_AWAY)


def way_through(ship: Ship, side: int, lane: int, hand: int, steps: int, defended: int) -> Way:
    """The way of an intruder that comes from this side in this lane; `defended` are the cells that stop one."""
    entry = ship.board.first_met(ship.occupied, side, lane)
    if entry < 0:
        return MISSES  # ABE-INT-03
    if defended >> entry & 1:
        return TURNED_AWAY  # ABE-INT-04
    path = [entry]
    for _, cell in _walk(ship, entry, side, hand):
        if len(path) == steps:
            return Way(Intrusion.LEAVES, tuple(path))
        path.append(cell)
        if defended >> cell & 1:
            return Way(Intrusion.DEFEATED, tuple(path))  # ABE-INT-12
    return Way(Intrusion.LEAVES, tuple(path + [entry] * (steps - len(path))))  # ABE-INT-11


def patrol(ship: Ship, side: int, entry: int, hand: int, defended: int) -> Way:
    """The way of one that counts no steps: it leaves when it would take a step for the second time, or can take none
    (MIS-ROBO-09)."""
    path, taken = [entry], set()
    for step in _walk(ship, entry, side, hand):
        if step in taken:
            break
        taken.add(step)
        _, cell = step
        path.append(cell)
        if defended >> cell & 1:
            return Way(Intrusion.DEFEATED, tuple(path))  # MIS-ROBO-08
    return Way(Intrusion.LEAVES, tuple(path))


def _walk(ship: Ship, entry: int, side: int, hand: int) -> Iterator[tuple[int, int]]:
    """One step after the other, from which component to which, without end; none where nothing is joined to the
    entry."""
    grid = ship.board.grid
    cell, facing = entry, OPPOSITE[side]  # ABE-INT-09
    while (facing := _next_facing(ship, cell, facing, hand)) >= 0:
        before, cell = cell, grid.near[facing * grid.size + cell]
        yield before, cell


def way_in(ship: Ship, side: int, lane: int, search: int, defended: int) -> int:
    """The lane in which one comes in that tries all lanes of its side, beginning with this one; -1 where all are empty
    or defended (MIS-ROBO-04, MIS-ROBO-16)."""
    for tried in _lanes_round(ship, side, lane, search):
        entry = ship.board.first_met(ship.occupied, side, tried)
        if entry >= 0 and not defended >> entry & 1:
            return tried
    return -1


def _lanes_round(ship: Ship, side: int, lane: int, search: int) -> list[int]:
    """All lanes of this side from this one on, past the edge and round from the other end. Where a threat begins in
    its row does not change (MIS-ROBO-15)."""
    numbers, first, start = ship.board.grid.numbers(side), lane_number(lane), lane_start(lane)
    if (search == CLOCKWISE) == (side in (FRONT, RIGHT)):
        ahead = [number for number in numbers if number >= first]
        behind = [number for number in numbers if number < first]
    else:
        ahead = [number for number in reversed(numbers) if number <= first]
        behind = [number for number in reversed(numbers) if number > first]
    return [lane_from(number, start) for number in ahead + behind]


def _next_facing(ship: Ship, cell: int, facing: int, hand: int) -> int:
    """Along the wall, across joined edges alone, and back where nothing else leads on; -1 where nothing does at all
    (ABE-INT-07, ABE-INT-08)."""
    for turn in (hand, 0, -hand, TURN_BACK):
        way = (facing + turn) % 4
        if ship.links[way] >> cell & 1:
            return way
    return -1


def emptied(ship: Ship, way: Way) -> int:
    """The cells in which a predator finds crew, blocks or tokens on its way (ABE-INT-PRE-01, ABE-SUP-SMU-02)."""
    return cells_of(way.unopposed) & (ship.crewed_cells() | cells_with_finds(ship) | ship.token_cells())


def charged(way: Way, segments: Sequence[int]) -> tuple[int, ...]:
    """Where a commando plants its charges, in this order."""
    steps = way.unopposed
    return tuple([steps[step - 1] for step in planting_steps(segments) if step <= len(steps)])


def planting_steps(segments: Sequence[int]) -> list[int]:
    """After which steps a charge is planted: so many before each (ABE-INT-COM-01)."""
    return list(accumulate(segments))


def finding_steps(way: Way, sought: int) -> list[int]:
    """The steps on which it first enters one of these components (MIS-ROBO-07)."""
    steps = way.unopposed
    return [step for step, cell in enumerate(steps, 1) if sought >> cell & 1 and cell not in steps[: step - 1]]


def planted(way: Way, sought: int) -> tuple[int, ...]:
    """Where a unit of the Robopolice plants its charges, in this order: where it finds what it seeks, and where it came
    in, when it leaves (MIS-ROBO-07, MIS-ROBO-10)."""
    last = way.path[:1] if way.ending is Intrusion.LEAVES else ()
    return tuple([way.path[step - 1] for step in finding_steps(way, sought)]) + last


def cells_of(path: Sequence[int]) -> int:
    """The set of these cells."""
    cells = 0
    for cell in path:
        cells |= 1 << cell
    return cells
