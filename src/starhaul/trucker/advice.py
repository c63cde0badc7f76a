"""What the answers to a question would do, as far as the rules can tell it beforehand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from starhaul.kernel import Move, Seat

from .building import Build
from .cargo import Dock, Loading
from .components import SPECIAL_HOLD
from .declaring import PowerDouble, doubles_to_power, strength_halves
from .goods import COLOURS, RED
from .grid import Square, cells_in
from .handicaps import useless_holds
from .moves import GRID, LOAD, PLACE, UNLOAD
from .ship import Ship
from .state import NOTHING, TruckerState
from .threats import DefendOrNot

Stowage = dict[int, list[int]]
"""Blocks by colour, for each hold."""
NON_RED: Final = [colour for colour in reversed(range(len(COLOURS))) if colour != RED]
"""The most valuable first."""


@dataclass(frozen=True, slots=True)
class Advice:
    """Only what the question is about is filled in."""

    strengths: tuple[tuple[Square, int], ...] = ()
    """The doubles that can be powered next, and the strength then, in half points."""
    falling: tuple[Square, ...] = ()
    """What would fall off after the component in danger, if the largest piece is kept."""
    stowing: tuple[str, ...] = ()
    """The moves that load for the most credits; `done` may have to follow."""
    fitting: tuple[str, ...] | None = None
    """Where mistakes are marked: the moves that put the loose component where it breaks no rule."""


def advice_for(state: TruckerState, seat: Seat) -> Advice | None:
    """For the question that this seat is asked, if there is anything to say."""
    ship = state.ships[seat]
    match state.decisions.get(seat):
        case Build():
            is_marked = state.options.mistakes == "marked" and state.hand[seat] != NOTHING
            return Advice(fitting=_fitting(ship, state.hand[seat])) if is_marked else None
        case PowerDouble() as question:
            return Advice(strengths=_strengths(ship, question))
        case DefendOrNot(target=target):
            return Advice(falling=falling_after(ship, GRID.cell(*target)))
        case Loading(dock=dock, next_unload=0, next_load=0):
            moves = best_stowing(ship, dock, useless_holds(state, seat))
            return Advice(stowing=tuple(map(str, moves)))
        case _:
            return None


def _fitting(ship: Ship, tile: int) -> tuple[str, ...]:
    """What would be legal if mistakes were forbidden (BLD-22)."""
    return tuple(str(PLACE[cell * 4 + turn]) for turn in range(4) for cell in cells_in(ship.legal_cells(tile, turn)))


def _strengths(ship: Ship, question: PowerDouble) -> tuple[tuple[Square, int], ...]:
    powered = tuple(GRID.cell(*square) for square in question.powered)
    return tuple(
        (GRID.square(cell), strength_halves(ship, question.criterion, (*powered, cell)))
        for cell in doubles_to_power(ship, question.criterion, powered)
    )


def falling_after(ship: Ship, cell: int) -> tuple[Square, ...]:
    """What hangs on this component alone (HIT-14)."""
    rest = ship.clone()
    rest.lose(1 << cell)
    _, *others = rest.pieces() or [0]
    return tuple(square for piece in others for square in GRID.squares(piece))


def best_stowing(ship: Ship, dock: Dock, useless: int = 0) -> list[Move]:
    """Keep the most valuable blocks that there is room for, and move as few as possible (FLT-08)."""
    aboard = {
        cell: [ship.count_goods_at(cell, colour) for colour in range(len(COLOURS))]
        for cell in cells_in(ship.holds & ~useless)
    }
    wanted = _best_stowage(ship, aboard, dock)
    return [*_differences(aboard, wanted, UNLOAD), *_differences(wanted, aboard, LOAD)]


def _best_stowage(ship: Ship, aboard: Stowage, dock: Dock) -> Stowage:
    special = [cell for cell in aboard if ship.kind_at(cell) == SPECIAL_HOLD]
    usual = [cell for cell in aboard if cell not in special]
    wanted: Stowage = {cell: [0] * len(COLOURS) for cell in aboard}
    waiting = [dock[colour] + sum(held[colour] for held in aboard.values()) for colour in range(len(COLOURS))]
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
