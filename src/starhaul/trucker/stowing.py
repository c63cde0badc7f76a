"""Loading for the most credits (FLT-08): how it is done, and what goods on offer are worth to a ship then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from starhaul.kernel import Move

from .boards import GOODS
from .cargo import Dock
from .goods import COLOURS, RED
from .grid import cells_in
from .ship import Ship
from .square_moves import moves_on

Stowage = dict[int, list[int]]
"""Blocks by colour, for each hold."""
NON_RED: Final = [colour for colour in reversed(range(len(COLOURS))) if colour != RED]
"""The most valuable first."""


@dataclass(frozen=True, slots=True)
class Haul:
    """What goods on offer do for this ship, if it loads for the most credits."""

    move: str
    """The answer that brings them."""
    offered: int
    """Blocks, as far as the bank has them now."""
    loaded: int
    """How many of them come aboard."""
    thrown_out: int
    """How many cheaper ones make room for them."""
    gain: int
    """What the cargo brings more at the finish."""
    crew: int = 0
    """How many humans come along, as far as there is room for them (ABE-CRD-PLN-02)."""

    optional: ClassVar[tuple[str, ...]] = ("crew",)


def best_stowing(ship: Ship, dock: Dock) -> list[Move]:
    """Keep the most valuable blocks that there is room for, and move as few as possible."""
    aboard = _stowage(ship)
    wanted = _best_stowage(ship, aboard, dock)
    moves = moves_on(ship.board.grid)
    return [*_differences(aboard, wanted, moves.unload), *_differences(wanted, aboard, moves.load)]


def haul(move: Move, ship: Ship, dock: Dock, crew: int = 0) -> Haul:
    """What it means to this ship that these blocks can be loaded."""
    aboard = _stowage(ship)
    before, after = _by_colour(aboard), _by_colour(_best_stowage(ship, aboard, dock))
    changes = [now - then for now, then in zip(after, before, strict=True)]
    return Haul(
        str(move),
        offered=sum(dock),
        loaded=sum(change for change in changes if change > 0),
        thrown_out=-sum(change for change in changes if change < 0),
        gain=sum(good.price * change for good, change in zip(GOODS, changes, strict=True)),
        crew=crew,
    )


def _stowage(ship: Ship) -> Stowage:
    return {
        cell: [ship.count_goods_at(cell, colour) for colour in range(len(COLOURS))]
        for cell in cells_in(ship.working_holds)
    }


def _by_colour(stowage: Stowage) -> list[int]:
    return [sum(held[colour] for held in stowage.values()) for colour in range(len(COLOURS))]


def _best_stowage(ship: Ship, aboard: Stowage, dock: Dock) -> Stowage:
    special = [cell for cell in aboard if ship.holds_for(RED) >> cell & 1]
    usual = [cell for cell in aboard if cell not in special]
    wanted: Stowage = {cell: [0] * len(COLOURS) for cell in aboard}
    waiting = [count + held for count, held in zip(dock, _by_colour(aboard), strict=True)]
    reds = min(waiting[RED], sum(map(ship.capacity, special)))
    _fill(ship, wanted, RED, reds - _stay(ship, wanted, aboard, RED, reds), special)
    room = sum(map(ship.capacity, aboard)) - reds
    for colour in NON_RED:
        waiting[colour] = min(waiting[colour], room)
        room -= waiting[colour]
        waiting[colour] -= _stay(ship, wanted, aboard, colour, waiting[colour])
    for colour in NON_RED:
        _fill(ship, wanted, colour, waiting[colour], [*usual, *special])
    return wanted


def _stay(ship: Ship, wanted: Stowage, aboard: Stowage, colour: int, count: int) -> int:
    """Leave up to so many blocks where they are; how many stay."""
    stayed = 0
    for cell, held in aboard.items():
        here = min(held[colour], count - stayed, ship.capacity(cell) - sum(wanted[cell]))
        wanted[cell][colour] += here
        stayed += here
    return stayed


def _fill(ship: Ship, wanted: Stowage, colour: int, count: int, holds: list[int]) -> None:
    for cell in holds:
        here = min(count, ship.capacity(cell) - sum(wanted[cell]))
        wanted[cell][colour] += here
        count -= here


def _differences(more: Stowage, less: Stowage, table: Sequence[Move]) -> list[Move]:
    """A move for each block that one stowage has and the other has not, in rising order."""
    return [
        table[cell * 4 + colour]
        for cell in sorted(more)
        for colour in range(len(COLOURS))
        for _ in range(more[cell][colour] - less[cell][colour])
    ]
