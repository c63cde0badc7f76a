"""How easily a ship breaks apart."""

from __future__ import annotations

from starhaul.trucker.grid import FACINGS, OPPOSITE, cells_in
from starhaul.trucker.ship import Ship


def falling_in_all(ship: Ship) -> int:
    """How many components would fall off, summed over all components that could be hit, each alone."""
    grid = ship.board.grid
    links = ship.links
    total = 0
    for cell in cells_in(ship.occupied):
        bit = 1 << cell
        neighbours = grid.spread(bit, links)
        if neighbours & (neighbours - 1) == 0:
            continue
        rest = ship.occupied & ~bit
        cut = [links[facing] & ~bit & ~grid.shift(bit, OPPOSITE[facing]) for facing in FACINGS]
        piece = grid.reach(neighbours & -neighbours, cut)
        if neighbours & ~piece:
            total += rest.bit_count() - _largest(ship, rest, piece, cut)
    return total


def _largest(ship: Ship, rest: int, piece: int, cut: list[int]) -> int:
    """The size of the largest piece of what is left."""
    most = 0
    while piece:
        most = max(most, piece.bit_count())
        rest &= ~piece
        piece = ship.board.grid.reach(rest & -rest, cut) if rest else 0
    return most
