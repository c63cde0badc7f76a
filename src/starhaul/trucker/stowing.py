"""Loading for the most credits (FLT-08): how it is done, and what goods on offer are worth to a ship then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from starhaul.kernel import Move

from .boards import GOODS
from .cargo import Dock
from .components import SPECIAL_HOLD
from .goods import COLOURS, RED
from .grid import Square, cells_in
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


@dataclass(frozen=True, slots=True)
class Room:
    """A component with room for goods, where that is not what it usually is."""

    square: Square
    containers: int
    most: tuple[int, ...]
    """How many blocks of each colour may lie there."""


def rooms(ship: Ship) -> tuple[Room, ...]:
    """All of them, if this ship has rules of its own for goods."""
    if ship.rules.cargo is None:
        return ()
    return tuple([_room(ship, cell) for cell in cells_in(ship.working_stores)])


def _room(ship: Ship, cell: int) -> Room:
    containers = ship.containers(cell)
    others = [containers if ship.holds_for(colour) >> cell & 1 else 0 for colour in range(RED)]
    return Room(ship.board.square(cell), containers, (*others, _red_room(ship, cell)))


def best_stowing(ship: Ship, dock: Dock) -> list[Move]:
    """Keep the most valuable blocks that there is room for, and move as few as possible."""
    aboard = _stowage(ship)
    wanted = _best_stowage(ship, aboard, dock)
    moves = moves_on(ship.board.grid)
    return [*_differences(aboard, wanted, moves.unload), *_differences(wanted, aboard, moves.load)]


def haul(move: Move, ship: Ship, dock: Dock, crew: int = 0) -> Haul:
    """What it means to this ship that these blocks can be loaded."""
    aboard = _stowage(ship)
    wanted = _best_stowage(ship, aboard, dock)
    changes = [now - then for now, then in zip(_by_colour(wanted), _by_colour(aboard), strict=True)]
    return Haul(
        str(move),
        offered=sum(dock),
        loaded=sum(change for change in changes if change > 0),
        thrown_out=-sum(change for change in changes if change < 0),
        gain=_value(ship, wanted) - _value(ship, aboard),
        crew=crew,
    )


def gain(ship: Ship, dock: Dock) -> int:
    """What the cargo brings more at the finish if these blocks can be loaded."""
    aboard = _stowage(ship)
    return _value(ship, _best_stowage(ship, aboard, dock)) - _value(ship, aboard)


def _stowage(ship: Ship) -> Stowage:
    return {
        cell: [ship.count_goods_at(cell, colour) for colour in range(len(COLOURS))]
        for cell in cells_in(ship.working_stores)
    }


def _by_colour(stowage: Stowage) -> list[int]:
    return [sum(held[colour] for held in stowage.values()) for colour in range(len(COLOURS))]


def _value(ship: Ship, stowage: Stowage) -> int:
    """What these blocks bring, with what is added for those that lie hidden (ABE-SUP-SMU-03)."""
    cargo = ship.rules.cargo
    bonus = 0 if cargo is None else cargo.stash_bonus
    stashed = sum(sum(stowage[cell]) for cell in _stashes(ship, stowage)) if bonus else 0
    return sum(good.price * count for good, count in zip(GOODS, _by_colour(stowage), strict=True)) + bonus * stashed


def _stashes(ship: Ship, stowage: Stowage) -> list[int]:
    return [cell for cell in stowage if ship.stashes >> cell & 1]


def _best_stowage(ship: Ship, aboard: Stowage, dock: Dock) -> Stowage:
    """Hide what can be hidden, and fill the holds with the best of the rest."""
    wanted: Stowage = {cell: [0] * len(COLOURS) for cell in aboard}
    waiting = [count + held for count, held in zip(dock, _by_colour(aboard), strict=True)]
    stashes = _stashes(ship, aboard)
    holds = {cell: held for cell, held in aboard.items() if cell not in stashes}
    if stashes:
        _fill_stashes(ship, wanted, aboard, waiting, stashes)
    _fill_holds(ship, wanted, holds, waiting)
    return wanted


def _fill_stashes(ship: Ship, wanted: Stowage, aboard: Stowage, waiting: list[int], stashes: list[int]) -> None:
    """What lies there stays, if it can be hidden at all; then those come that lie on no hold, and others last."""
    hidden = {cell: aboard[cell] for cell in stashes}
    can_hide = [colour for colour in NON_RED if any(ship.holds_for(colour) >> cell & 1 for cell in stashes)]
    for colour in can_hide:
        waiting[colour] -= _stay(ship, wanted, hidden, colour, waiting[colour])
    in_holds = [all_of - in_stash for all_of, in_stash in zip(_by_colour(aboard), _by_colour(hidden), strict=True)]
    for spared in (in_holds, [0] * len(COLOURS)):
        for colour in can_hide:
            room = sum(ship.containers(cell) - sum(wanted[cell]) for cell in stashes)
            count = min(room, max(waiting[colour] - spared[colour], 0))
            _fill(ship, wanted, colour, count, stashes)
            waiting[colour] -= count


def _fill_holds(ship: Ship, wanted: Stowage, aboard: Stowage, waiting: list[int]) -> None:
    """Red blocks first, into special holds if they can be hidden nowhere; others elsewhere, if there is room."""
    special = [cell for cell in aboard if ship.kinds[SPECIAL_HOLD] >> cell & 1]
    usual = [cell for cell in aboard if cell not in special]
    cargo = ship.rules.cargo
    for_red, for_others = [*special, *usual], [*usual, *special]
    if cargo is not None and cargo.hidden_colours:
        for_red, for_others = for_others, for_red
    reds = min(waiting[RED], sum(_red_room(ship, cell) for cell in aboard))
    left = reds - _stay(ship, wanted, aboard, RED, reds)
    for cell in for_red:
        left -= _fill(ship, wanted, RED, min(left, _red_room(ship, cell) - wanted[cell][RED]), [cell])
    room = sum(map(ship.capacity, aboard)) - reds
    for colour in NON_RED:
        waiting[colour] = min(waiting[colour], room)
        room -= waiting[colour]
        waiting[colour] -= _stay(ship, wanted, aboard, colour, waiting[colour])
    for colour in NON_RED:
        _fill(ship, wanted, colour, waiting[colour], for_others)


def _red_room(ship: Ship, cell: int) -> int:
    """Red blocks for which this hold has room if it is empty (BLD-19, ABE-SUP-STO-01)."""
    if ship.kinds[SPECIAL_HOLD] >> cell & 1:
        return ship.capacity(cell)
    cargo = ship.rules.cargo
    return 0 if cargo is None else min(cargo.red_containers, ship.capacity(cell))


def _stay(ship: Ship, wanted: Stowage, aboard: Stowage, colour: int, count: int) -> int:
    """Leave up to so many blocks where they are; how many stay."""
    stayed = 0
    for cell, held in aboard.items():
        here = min(held[colour], count - stayed, ship.containers(cell) - sum(wanted[cell]))
        wanted[cell][colour] += here
        stayed += here
    return stayed


def _fill(ship: Ship, wanted: Stowage, colour: int, count: int, holds: list[int]) -> int:
    """Put so many blocks into these, as far as there is room; how many went in."""
    left = count
    for cell in holds:
        here = min(left, ship.containers(cell) - sum(wanted[cell]))
        wanted[cell][colour] += here
        left -= here
    return count - left


def _differences(more: Stowage, less: Stowage, table: Sequence[Move]) -> list[Move]:
    """A move for each block that one stowage has and the other has not, in rising order."""
    return [
        table[cell * 4 + colour]
        for cell in sorted(more)
        for colour in range(len(COLOURS))
        for _ in range(more[cell][colour] - less[cell][colour])
    ]
