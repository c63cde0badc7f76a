"""A hull: which components stand where, and how they are joined. What is aboard comes with the ship (ship.py).

Sets of cells are bits of one number (see grid.py); a cell's bit is `1 << cell`. Everything that the rules ask often is
kept up to date while components come and go, never computed late: two equal hulls hold equal values in every slot,
however they came about, so saves need no care.

Lists are never changed while a clone may share them: whoever changes one replaces it first. Copies thus cost next to
nothing, and most ships that a search copies never change.
"""

from __future__ import annotations

from typing import Final

from .components import (
    AIMS_OF,
    ARTIFACT,
    BLOWING,
    CABIN,
    CAPACITY_OF,
    CARGO_HOLD,
    FIRST_FORM,
    HEAVY,
    HUB,
    IS_PARTICULAR,
    KIND_OF,
    KINDS,
    SHIELD,
    SIDE_SLOTS_OF,
    SIDES_OF,
    SLOTS_OF,
    SPECIAL_HOLD,
    STARTING_CABIN,
    WEIGHT_OF,
    ZONES_OF,
    is_misturned,
)
from .connectors import BARREL, CLASHES, JOINS, SIDE_KINDS, SINGLE, UNIVERSAL, is_connector
from .fittings import NO_FITTINGS, Fittings
from .forms import covered_sides, printed_tile
from .grid import FACINGS, OPPOSITE, cells_in
from .hull_rules import PLAIN_RULES, HullRules
from .joining import joined_through
from .keeping_apart import unfit_cells
from .ship_board import Board

EMPTY: Final = -1
"""In `Hull.placed`: no component."""


class Hull:
    """The components of one ship. Any may stand anywhere: `legal_cells` tells what the building rules allow,
    `faults.py` what they would complain about."""

    __slots__ = (
        "aims",
        "bad",
        "board",
        "connectors",
        "fittings",
        "free",
        "idle",
        "join",
        "kinds",
        "links",
        "occupied",
        "placed",
        "rules",
    )

    def __init__(self, board: Board) -> None:
        """An empty board."""
        self.board: Board = board
        self.placed: list[int] = [EMPTY] * board.grid.size
        """By cell: `tile * 4 + turn`, or EMPTY; the tile is a form where tokens have altered it."""
        self.occupied: int = 0
        self.free: int = board.area
        """Empty squares of the building area that no barrel, exhaust or thruster looks at."""
        self.bad: list[int] = [0] * (4 * SIDE_KINDS)
        """By facing and kind of side: squares whose neighbour that way may not touch such a side."""
        self.join: list[int] = [0] * (4 * SIDE_KINDS)
        """By facing and kind of side: squares whose neighbour that way would be joined to such a side."""
        self.links: list[int] = [0, 0, 0, 0]
        """By facing: components that are joined to their neighbour that way. The one place for TRM-02."""
        self.connectors: list[int] = [0, 0, 0, 0]
        """By facing: components with a connector on that side."""
        self.aims: list[int] = [0, 0, 0, 0]
        """By facing: components whose barrel, exhaust or thruster points that way, shields that cover that side."""
        self.kinds: list[int] = [0] * KINDS
        """By kind: the components of that kind."""
        self.fittings: Fittings = NO_FITTINGS
        """What tokens of the Support Team have done to it."""
        self.rules: HullRules = PLAIN_RULES
        self.idle: int = 0
        """Components that stand but do not work."""

    def _own_components(self) -> None:
        """Stop sharing what place and lose change."""
        self.placed = self.placed[:]
        self.bad = self.bad[:]
        self.join = self.join[:]
        self.links = self.links[:]
        self.connectors = self.connectors[:]
        self.aims = self.aims[:]
        self.kinds = self.kinds[:]

    @property
    def ship_class(self) -> str:
        """The name of the board."""
        return self.board.name

    # Components

    def tile_at(self, cell: int) -> int:
        """The printed tile on this cell, whatever tokens have made of it, or -1."""
        return printed_tile(self.placed[cell] >> 2)

    def form_at(self, cell: int) -> int:
        """The tile on this cell as it is now: for the tables of components.py."""
        return self.placed[cell] >> 2

    def turn_at(self, cell: int) -> int:
        return self.placed[cell] & 3

    def kind_at(self, cell: int) -> int:
        """The kind of the component on this cell, or -1."""
        placed = self.placed[cell]
        return KIND_OF[placed >> 2] if placed >= 0 else -1

    def side_at(self, cell: int, facing: int) -> int:
        """The side of the component on this cell that faces this way."""
        return SIDES_OF[self.placed[cell]][facing]

    @property
    def components_count(self) -> int:
        return self.occupied.bit_count()

    def cells_of(self, kind: int) -> int:
        return self.kinds[kind]

    @property
    def cabins(self) -> int:
        """All cabins, the starting cabin among them."""
        return self.kinds[STARTING_CABIN] | self.kinds[CABIN]

    @property
    def hubs(self) -> int:
        """Components that join all that is joined to them."""
        return self.kinds[HUB]

    @property
    def weight(self) -> int:
        """What the components weigh together: only heavy containers weigh anything."""
        heavy = self.kinds[HEAVY]
        return sum([WEIGHT_OF[self.placed[cell] >> 2] for cell in cells_in(heavy)]) if heavy else 0

    @property
    def holds(self) -> int:
        """Holds of both kinds."""
        return self.kinds[CARGO_HOLD] | self.kinds[SPECIAL_HOLD]

    def capacity(self, cell: int) -> int:
        """Tokens or containers that the component here has room for."""
        return CAPACITY_OF[self.placed[cell] >> 2]

    def place(self, cell: int, tile: int, turn: int) -> None:
        """Put a component on an empty cell, allowed or not."""
        assert self.placed[cell] == EMPTY
        self._own_components()
        grid = self.board.grid
        bit = 1 << cell
        placed = tile * 4 + turn
        self.placed[cell] = placed
        self.occupied |= bit
        self.free &= ~bit
        self.kinds[KIND_OF[tile]] |= bit
        for facing in AIMS_OF[placed]:
            self.aims[facing] |= bit
        at, sides = cell, SIDES_OF[placed]
        for facing in FACINGS:
            self._touch(facing, sides[facing], bit, grid.near_bit[at])
            at += grid.size
        if tile >= FIRST_FORM:
            self._note_form(cell)
        if self.rules.limits or self.kinds[ARTIFACT]:
            self._find_idle()

    def _touch(self, facing: int, side: int, bit: int, near: int) -> None:
        """Note what a new component does to one neighbouring square, and whether it is joined to what is there."""
        if SINGLE <= side <= UNIVERSAL:
            self.connectors[facing] |= bit
        elif side == BARREL:
            self.free &= ~near
        if self.join[facing * SIDE_KINDS + side] & bit:
            self.links[facing] |= bit
            self.links[OPPOSITE[facing]] |= near
        seen_at = OPPOSITE[facing] * SIDE_KINDS
        bad = self.bad
        for other in CLASHES[side]:
            bad[seen_at + other] |= near
        for other in JOINS[side]:
            self.join[seen_at + other] |= near

    def _note_form(self, cell: int) -> None:
        """A connector behind a barrel or an exhaust joins nothing, and is one all the same (ABE-SUP-PLU-05)."""
        self.fittings = self.fittings.altering(self.fittings.altered | 1 << cell)
        covered = covered_sides(self.placed[cell])
        for facing in FACINGS:
            if is_connector(covered[facing]):
                self.connectors[facing] |= 1 << cell

    def remove(self, cell: int) -> None:
        """Take this component away; what it held up stays (see `pieces`)."""
        self.lose(1 << cell)

    def lose(self, lost: int) -> None:
        """Take these components away (HIT-14)."""
        self._own_components()
        for cell in cells_in(lost & self.occupied):
            tile = self.placed[cell] >> 2
            self.kinds[KIND_OF[tile]] &= ~(1 << cell)
            self.placed[cell] = EMPTY
        self.occupied &= ~lost
        for facing in FACINGS:
            self._forget(facing, lost)
        if self.fittings is not NO_FITTINGS:
            self.fittings = self.fittings.without(lost)
        self.free = self.building_area & ~(self.occupied | self._squares_to_keep_clear())
        if self.rules.limits or self.idle:
            self._find_idle()

    def _forget(self, facing: int, lost: int) -> None:
        beside = self.board.grid.shift(lost, OPPOSITE[facing])
        for at in range(facing * SIDE_KINDS, (facing + 1) * SIDE_KINDS):
            self.bad[at] &= ~beside
            self.join[at] &= ~beside
        self.links[facing] &= ~(lost | beside)
        self.connectors[facing] &= ~lost
        self.aims[facing] &= ~lost

    def _squares_to_keep_clear(self) -> int:
        grid = self.board.grid
        blowing = clear = 0
        for kind in BLOWING:
            blowing |= self.kinds[kind]
        altered = self.fittings.altered
        for facing in FACINGS:
            clear |= grid.shift(self.aims[facing] & blowing & ~altered, facing)
        for cell in cells_in(altered):  # these may aim where they have no barrel, or be exempt
            for facing in FACINGS:
                if self.side_at(cell, facing) == BARREL:
                    clear |= grid.near_bit[facing * grid.size + cell]
        return clear

    # What stands and what works

    def obey(self, rules: HullRules) -> None:
        """From now on these hold for this ship."""
        before, self.rules = self.rules, rules
        if rules.more_squares != before.more_squares:
            self.free = self.building_area & ~(self.occupied | self._squares_to_keep_clear())
        if rules.limits or before.limits:
            self._find_idle()

    def _find_idle(self) -> None:
        self.idle = self.dead()
        for limit in self.rules.limits:
            self.idle |= limit.idle(self)

    def dead(self) -> int:
        """The components in a dead zone, artifacts as well: there only connectors and plating work, and what makes
        special components special (MIS-ART-04, MIS-ART-13)."""
        return self.dead_squares() & self.occupied

    def dead_squares(self) -> int:
        """All squares in a dead zone, empty or not."""
        zones = 0
        for cell in cells_in(self.kinds[ARTIFACT]):
            zones |= self.dead_zone(cell)
        return zones

    def dead_zone(self, cell: int) -> int:
        """The squares that the artifact here makes dead (MIS-ART-02, MIS-ART-03)."""
        return self.board.grid.lanes_through(cell, ZONES_OF[self.placed[cell]])

    def working(self, kind: int) -> int:
        """The components of this kind that work; `kinds` has all that stand."""
        return self.kinds[kind] & ~self.idle

    @property
    def working_holds(self) -> int:
        return self.holds & ~self.idle

    # Building

    @property
    def building_area(self) -> int:
        """Where components may be put."""
        return self.board.area | self.rules.more_squares

    def legal_cells(self, tile: int, turn: int) -> int:
        """The squares where this component may be added, turned so (BLD-06 to BLD-15, MIS-CMP-13)."""
        front, right, rear, left = SLOTS_OF[tile * 4 + turn]
        join = self.join
        bad = self.bad
        joined = join[front] | join[right] | join[rear] | join[left]
        if not joined and not self.occupied and not is_misturned(tile * 4 + turn):
            joined = self.free  # the first component of a ship without a starting cabin (ABE-IIIB-04)
        cells = joined & self.free & ~(bad[front] | bad[right] | bad[rear] | bad[left])
        return cells & ~unfit_cells(self, tile, turn) if IS_PARTICULAR[tile] else cells

    def would_join(self, cell: int, facing: int, side: int) -> bool:
        """Whether such a side on this square would be joined to the component next to it this way."""
        return bool(self.join[facing * SIDE_KINDS + side] >> cell & 1)

    def can_place_anywhere(self, tile: int) -> bool:
        """Whether some turn of this component fits somewhere."""
        return any(self.legal_cells(tile, turn) for turn in range(4))

    def misfits(self) -> int:
        """The components with a neighbour that they may not touch, or something before a barrel or an exhaust."""
        bad, placed = self.bad, self.placed
        found, rest = 0, self.occupied
        while rest:
            bit = rest & -rest
            front, right, rear, left = SIDE_SLOTS_OF[placed[bit.bit_length() - 1]]
            if (bad[front] | bad[right] | bad[rear] | bad[left]) & bit:
                found |= bit
            rest ^= bit
        return found

    # Touching, joined, connected

    def touching(self, cells: int) -> int:
        """The components next to any of these cells, joined or not (TRM-01)."""
        return self.board.grid.beside(cells) & self.occupied

    def around(self, cells: int) -> int:
        """The components that share an edge or a corner with any of these cells."""
        return self.board.grid.around(cells) & self.occupied

    def joined_to(self, cells: int) -> int:
        """The components joined to any of these: what life supports, epidemics and the like go by (TRM-02)."""
        near = self.joined_directly(cells)
        hubs = self.hubs & ~self.idle
        return near | joined_through(self, hubs, cells) if hubs else near

    def joined_directly(self, cells: int) -> int:
        """The components joined to any of these through touching sides or without wires (ABE-SUP-ASM-01), apart from
        routing modules."""
        near = self.board.grid.spread(cells, self.links)
        return near | self.fittings.across(cells) if self.fittings.wireless else near

    def connected_to(self, cells: int) -> int:
        """These components and all that hang together with them through joins (TRM-03)."""
        return self.board.grid.reach(cells & self.occupied, self.links)

    def pieces(self) -> list[int]:
        """The connected pieces of the ship, largest first, equal ones by their first square."""
        grid = self.board.grid
        rest = self.occupied
        pieces = []
        while rest:
            piece = grid.reach(rest & -rest, self.links)
            pieces.append(piece)
            rest &= ~piece
        if len(pieces) > 1:
            pieces.sort(key=int.bit_count, reverse=True)
        return pieces

    def exposed(self, facing: int) -> int:
        """The components with a connector on that side and no component beside it (TRM-04)."""
        return self.connectors[facing] & ~self.bad[facing * SIDE_KINDS + BARREL]

    def exposed_connectors(self) -> int:
        """How many connectors are exposed."""
        bad, connectors = self.bad, self.connectors
        return (
            (connectors[0] & ~bad[BARREL]).bit_count()
            + (connectors[1] & ~bad[SIDE_KINDS + BARREL]).bit_count()
            + (connectors[2] & ~bad[2 * SIDE_KINDS + BARREL]).bit_count()
            + (connectors[3] & ~bad[3 * SIDE_KINDS + BARREL]).bit_count()
        )

    def exposed_connectors_of(self, cell: int) -> int:
        """How many connectors of this component are exposed."""
        return sum(self.exposed(facing) >> cell & 1 for facing in FACINGS)

    def beside(self, facing: int) -> int:
        """The squares, empty or not, that have a component next to them this way."""
        return self.bad[facing * SIDE_KINDS + BARREL]

    # Shields

    def shields(self, side: int) -> int:
        """The working shields that cover this side of the ship (BLD-18)."""
        return self.kinds[SHIELD] & self.aims[side] & ~self.idle
