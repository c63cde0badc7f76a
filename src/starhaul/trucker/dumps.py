"""States as bytes and back, exactly (`State.dump`, `Game.load`).

All that the constructor of a state takes is written by the codec of the kernel, but for the ships, which are most of
it, and for what follows from the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from inspect import signature
from typing import Any, Final

from starhaul.kernel.value import contents

from .alteration import Alteration
from .altering import alter, alteration_at, set_pairs
from .boards import board
from .box import Box
from .composing import compose_terms
from .fittings import NO_FITTINGS
from .grid import cells_in
from .options import Options
from .saving import codec
from .ship import Ship
from .state import TruckerState

MADE_AGAIN: Final = ("box", "known_moves", "memory", "ships", "terms")
"""The box follows from the options and from what players have added, terms from titles; ships are written in their own
way; the rest is found again when somebody asks for it."""
SAVED: Final = tuple([name for name in signature(TruckerState).parameters if name not in MADE_AGAIN])


def dump_state(state: TruckerState) -> bytes:
    ships = [dump_ship(ship) for ship in state.ships]
    return codec().dump([ships, *[getattr(state, name) for name in SAVED], *state.box.own_numbers()])


def load_state(data: bytes, box_of: Callable[[Options], Box]) -> TruckerState:
    ships, *saved = codec().load(data)
    found = dict(zip(SAVED, saved, strict=False))
    box = box_of(found["options"])
    if saved[len(SAVED) :] != box.own_numbers():
        raise ValueError("own components and cards have other numbers here: files were added since the other began")
    loaded = [load_ship(*ship) for ship in ships]
    state = TruckerState(ships=loaded, box=box, terms=[], known_moves={}, memory={}, **found)
    compose_terms(state)
    return state


def dump_ship(ship: Ship) -> list[object]:
    """What stands where and what is aboard; the rest of a ship follows."""
    cells = cells_in(ship.occupied)
    return [
        ship.ship_class,
        cells,
        [ship.tile_at(cell) * 4 + ship.turn_at(cell) for cell in cells],
        [ship.aboard[cell] for cell in cells],
        ship.aliens,
        [ship.used, ship.active],
        *dump_fittings(ship),
    ]


def dump_fittings(ship: Ship) -> list[object]:
    """Nothing where there are none."""
    fittings = ship.fittings
    if fittings is NO_FITTINGS:
        return []
    altered = [[cell, *contents(alteration_at(ship, cell))] for cell in cells_in(fittings.altered)]
    return [altered, fittings.wireless, fittings.pipes, fittings.marks]


def load_ship(
    ship_class: str,
    cells: list[int],
    placed: list[int],
    held_by_cell: list[int],
    aliens: list[int],
    marks: list[int],
    altered: Sequence[list[Any]] = (),
    *pairs: Any,
) -> Ship:
    ship = Ship(board(ship_class))
    aboard = ship.aboard[:]
    for cell, component, held in zip(cells, placed, held_by_cell, strict=True):
        ship.place(cell, component >> 2, component & 3)
        aboard[cell] = held
    for cell, sides, *others in altered:
        alter(ship, cell, Alteration(tuple(sides), *others))
    ship.aboard = aboard
    ship.aliens = aliens
    ship.used, ship.active = marks
    if pairs:
        set_pairs(ship, *pairs)
    return ship
