"""Where a ship can still grow."""

from __future__ import annotations

from starhaul.trucker.grid import FACINGS
from starhaul.trucker.ship import Ship


class Growth:
    """The connectors that lead to free squares, and the squares that can be reached through them."""

    __slots__ = ("_ship", "_within", "beside", "openings")

    def __init__(self, ship: Ship, left_out: int = 0) -> None:
        self._ship = ship
        self._within = ship.free & ship.board.area & ~left_out
        self.openings: int = 0
        """Connectors beside a free square."""
        self.beside: int = 0
        """Free squares beside a connector."""
        grid = ship.board.grid
        for facing in FACINGS:
            slots = grid.shift(ship.connectors[facing], facing) & self._within
            self.openings += slots.bit_count()
            self.beside |= slots

    def squares(self) -> int:
        """How many squares can be filled in the end, if all goes well."""
        grid = self._ship.board.grid
        reached = new = self.beside
        while new:
            spread = 0
            for facing in FACINGS:
                spread |= grid.shift(new, facing)
            new = spread & self._within & ~reached
            reached |= new
        return reached.bit_count()
