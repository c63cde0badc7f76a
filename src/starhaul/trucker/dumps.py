"""States as bytes and back, exactly (`State.dump`, `Game.load`).

All that the constructor of a state takes is written by the codec of the kernel, but for the ships, which are most of
it, and for what follows from the rest.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import Final

from .boards import board
from .box import Box
from .composing import compose_terms
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
        [ship.placed[cell] for cell in cells],
        [ship.aboard[cell] for cell in cells],
        ship.aliens,
        [ship.used, ship.active],
    ]


def load_ship(
    ship_class: str,
    cells: list[int],
    placed: list[int],
    contents: list[int],
    aliens: list[int],
    marks: list[int],
) -> Ship:
    ship = Ship(board(ship_class))
    aboard = ship.aboard[:]
    for cell, component, held in zip(cells, placed, contents, strict=True):
        ship.place(cell, component >> 2, component & 3)
        aboard[cell] = held
    ship.aboard = aboard
    ship.aliens = aliens
    ship.used, ship.active = marks
    return ship
