"""Intruders in a ship: where one walks, what it finds there, where its charges lie (ABE-INT). All of it follows from
the ship, the way in, the hand that it keeps to the wall, and its steps."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Final, final

from starhaul.kernel import Value

from .events import Intrusion
from .grid import OPPOSITE
from .ship import Ship

HANDS: Final[dict[str, int]] = {"left": -1, "right": 1}
"""The quarter turn that an intruder tries first (ABE-INT-08)."""
TURN_BACK: Final = 2
INTRUDER_NAMES: Final = ["predator", "commando", "predator_commando"]


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
    cell, facing = entry, OPPOSITE[side]  # ABE-INT-09
    while len(path) < steps:
        facing = _next_facing(ship, cell, facing, hand)
        if facing >= 0:
            cell = ship.board.grid.near[facing * ship.board.grid.size + cell]
            path.append(cell)
            if defended >> cell & 1:
                return Way(Intrusion.DEFEATED, tuple(path))  # ABE-INT-12
        else:
            path += [cell] * (steps - len(path))  # ABE-INT-11
    return Way(Intrusion.LEAVES, tuple(path))


def _next_facing(ship: Ship, cell: int, facing: int, hand: int) -> int:
    """Along the wall, across joined edges alone, and back where nothing else leads on; -1 where nothing does at all
    (ABE-INT-07, ABE-INT-08)."""
    for turn in (hand, 0, -hand, TURN_BACK):
        way = (facing + turn) % 4
        if ship.links[way] >> cell & 1:
            return way
    return -1


def emptied(ship: Ship, way: Way) -> int:
    """The cells in which a predator finds crew, blocks or tokens on its way (ABE-INT-PRE-01)."""
    return cells_of(way.unopposed) & (ship.crewed_cells() | ship.laden_cells() | ship.token_cells())


def charged(way: Way, segments: Sequence[int]) -> tuple[int, ...]:
    """Where a commando plants its charges, in this order."""
    steps = way.unopposed
    return tuple([steps[step - 1] for step in planting_steps(segments) if step <= len(steps)])


def planting_steps(segments: Sequence[int]) -> list[int]:
    """After which steps a charge is planted: so many before each (ABE-INT-COM-01)."""
    return list(accumulate(segments))


def cells_of(path: Sequence[int]) -> int:
    """The set of these cells."""
    cells = 0
    for cell in path:
        cells |= 1 << cell
    return cells
