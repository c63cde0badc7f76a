"""Hidden goods: what predators do not find, and what need not be given up (ABE-SUP-SMU-02, ABE-SUP-STO-02)."""

from __future__ import annotations

from .components import SPECIAL_HOLD
from .grid import cells_in
from .ship import Ship


def is_hidden(ship: Ship, cell: int, colour: int) -> bool:
    """Whether blocks of this colour are hidden in this component."""
    cargo = ship.rules.cargo
    if cargo is None or not cargo.can_hide:
        return False
    if colour in cargo.hidden_colours and ship.kinds[SPECIAL_HOLD] >> cell & 1:
        return True
    return bool(ship.stashes >> cell & 1)


def goods_found_at(ship: Ship, cell: int) -> list[int]:
    """The colours of the blocks here that are not hidden, the cheapest first."""
    return [colour for colour in ship.goods_at(cell) if not is_hidden(ship, cell, colour)]


def cells_with_finds(ship: Ship) -> int:
    """Where blocks are that are not hidden."""
    laden, cargo = ship.laden_cells(), ship.rules.cargo
    if cargo is None or not cargo.can_hide:
        return laden
    return sum([1 << cell for cell in cells_in(laden) if goods_found_at(ship, cell)])


def total_found(ship: Ship) -> int:
    """How many blocks are not hidden."""
    cargo = ship.rules.cargo
    if cargo is None or not cargo.can_hide:
        return sum(ship.total_goods())
    return sum([len(goods_found_at(ship, cell)) for cell in cells_in(ship.laden_cells())])


def empty_of_finds(ship: Ship, cell: int) -> None:
    """Take all figures and tokens, and all blocks that can be found, off this component."""
    hidden = [colour for colour in ship.goods_at(cell) if is_hidden(ship, cell, colour)]
    ship.empty(cell)
    for colour in hidden:
        ship.load_good(cell, colour)


def blocks_in_stashes(ship: Ship) -> int:
    """How many blocks lie where no container is (ABE-SUP-SMU-03)."""
    return sum([len(ship.goods_at(cell)) for cell in cells_in(ship.stashes)])
