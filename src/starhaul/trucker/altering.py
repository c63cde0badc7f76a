"""Tokens that change a ship: they alter a component where it stands, join what does not touch, mark a connection.

Whoever uses a token asks `alteration_at`, adds to it (`Alteration.with_side`, `with_part`, ...) and lets the component
take it with `alter`. Facings are those of the ship. Whether the rules allow it is for the caller to say, with a copy of
the ship and `faults.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from starhaul.kernel import Value

from .alteration import Alteration
from .components import BATTERY, CABIN, CRUBOT_STATION, KIND_OF, SOLAR_PANEL, STARTING_CABIN
from .fittings import Fittings, fitted
from .forms import alteration_of, form_of
from .grid import FACINGS, cells_in
from .hull import Hull
from .ship import NO_ALIEN, Ship


@final
class Unfit(Value):
    """What was aboard a component and has no room there any more."""

    __slots__ = ("alien", "goods", "humans", "tokens")

    def __init__(self, humans: int = 0, alien: int = 0, tokens: int = 0, goods: tuple[int, ...] = ()) -> None:
        self.humans: Final = humans
        self.alien: Final = alien
        """Its colour, or NO_ALIEN."""
        self.tokens: Final = tokens
        self.goods: Final = goods
        """Colours, the cheapest first."""


NOTHING_UNFIT: Final = Unfit()


def alteration_at(hull: Hull, cell: int) -> Alteration:
    """What tokens have made of the component here; NO_ALTERATION while it is as printed."""
    return alteration_of(hull.form_at(cell)).turned(hull.turn_at(cell))


def starting_component(hull: Hull) -> int:
    """The starting cabin, whatever tokens have made of it (ABE-SUP-DEL-01); 0 if it is gone or never was."""
    cells = hull.kinds[STARTING_CABIN]
    for cell in cells_in(hull.fittings.altered):
        if KIND_OF[hull.tile_at(cell)] == STARTING_CABIN:
            cells |= 1 << cell
    return cells


def form_with(tile: int, turn: int, alteration: Alteration) -> int:
    """The tile number of a component that is turned so, with this alteration: for `Hull.legal_cells` and `place`."""
    return form_of(tile, alteration.turned(-turn))


def alter(ship: Ship, cell: int, alteration: Alteration) -> Unfit:
    """Let the component here be so from now on. What is aboard stays as far as there is room for it; the rest is the
    caller's to put away. NO_ALTERATION makes it what is printed."""
    fittings, turn = ship.fittings, ship.turn_at(cell)
    form = form_with(ship.tile_at(cell), turn, alteration)
    Hull.lose(ship, 1 << cell)
    ship.place(cell, form, turn)
    for pair in fittings.pipes:
        _join(ship, pair)
    ship.fittings = fittings.altering(ship.fittings.altered)
    ship.obey(ship.rules)  # pipes and links may decide what works
    return _unload(ship, cell)


def _unload(ship: Ship, cell: int) -> Unfit:
    """Take off what has no room here."""
    unfit = Unfit(_humans(ship, cell), _alien(ship, cell), _tokens(ship, cell), _unload_goods(ship, cell))
    ship.set_humans(cell, ship.humans_at(cell) - unfit.humans)
    if unfit.alien != NO_ALIEN:
        ship.set_alien(cell, NO_ALIEN)
    ship.set_tokens(cell, ship.tokens_at(cell) - unfit.tokens)
    if ship.kind_at(cell) != SOLAR_PANEL:
        ship.used &= ~(1 << cell)
    if ship.kind_at(cell) != CRUBOT_STATION:
        ship.active &= ~(1 << cell)
    return unfit


def _humans(ship: Ship, cell: int) -> int:
    return 0 if ship.cabins >> cell & 1 else ship.humans_at(cell)


def _alien(ship: Ship, cell: int) -> int:
    return NO_ALIEN if ship.kinds[CABIN] >> cell & 1 else ship.alien_at(cell)


def _tokens(ship: Ship, cell: int) -> int:
    room = ship.capacity(cell) if ship.kind_at(cell) == BATTERY else 0
    return max(0, ship.tokens_at(cell) - room)


def _unload_goods(ship: Ship, cell: int) -> tuple[int, ...]:
    """Blocks that may not lie here, and the cheapest of those for which there are no containers."""
    goods = ship.goods_at(cell)
    for colour in goods:
        ship.unload_good(cell, colour)
    unfit = []
    for colour in reversed(goods):
        if ship.can_load(cell, colour):
            ship.load_good(cell, colour)
        else:
            unfit.append(colour)
    return tuple(reversed(unfit))


def link_wireless(ship: Ship, cell: int, other: int) -> None:
    """From now on these two count as joined; nothing is held together (ABE-SUP-ASM-01, ABE-SUP-ASM-03)."""
    ship.fittings = ship.fittings.with_wireless(_pair(cell, other))
    ship.obey(ship.rules)


def are_neighbours(hull: Hull, cell: int, other: int) -> bool:
    """Whether these two share an edge."""
    return bool(hull.board.grid.beside(1 << cell) >> other & 1)


def add_pipe(ship: Ship, cell: int, other: int) -> None:
    """From now on these neighbours are joined and hold together (ABE-SUP-PLU-01, ABE-SUP-PLU-04)."""
    pair = _pair(cell, other)
    _join(ship, pair)
    ship.fittings = ship.fittings.with_pipe(pair)
    ship.obey(ship.rules)


def add_mark(ship: Ship, cell: int, other: int) -> None:
    """From now on one of these two is destroyed with the other (ABE-SUP-SAB-02)."""
    ship.fittings = ship.fittings.with_mark(_pair(cell, other))


def set_pairs(ship: Ship, wireless: int, pipes: Sequence[int], marks: Sequence[int]) -> None:
    """Let a ship that has none have all these."""
    for pair in pipes:
        _join(ship, pair)
    ship.fittings = fitted(Fittings(ship.fittings.altered, wireless, tuple(pipes), tuple(marks)))
    ship.obey(ship.rules)


def _pair(cell: int, other: int) -> int:
    assert cell != other
    return 1 << cell | 1 << other


def _join(ship: Ship, pair: int) -> None:
    """Note that these neighbours are joined."""
    grid, links = ship.board.grid, ship.links[:]
    for cell in cells_in(pair):
        for facing in FACINGS:
            if grid.near_bit[facing * grid.size + cell] & pair:
                links[facing] |= 1 << cell
    ship.links = links
