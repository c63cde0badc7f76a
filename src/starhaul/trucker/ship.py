"""A ship: what stands where, what is joined, and what is aboard.

Sets of cells are bits of one number (see grid.py); a cell's bit is `1 << cell`. Everything that the rules ask often is
kept up to date while components come and go, never computed late: two equal ships hold equal values in every slot,
however they came about, so saves need no care.

Lists are never changed while a clone may share them: whoever changes one replaces it first. Copies thus cost next to
nothing, and most ships that a search copies never change.
"""

from __future__ import annotations

from typing import Final

from .boards import BOARDS, Board
from .components import (
    AIMS_OF,
    BATTERY,
    CABIN,
    CANNON,
    CAPACITY_OF,
    CARGO_HOLD,
    DOUBLE_CANNON,
    DOUBLE_ENGINE,
    ENGINE,
    KIND_OF,
    KINDS,
    LIFE_SUPPORT_BROWN,
    LIFE_SUPPORT_PURPLE,
    SHIELD,
    SIDE_SLOTS_OF,
    SIDES_OF,
    SLOTS_OF,
    SPECIAL_HOLD,
    STARTING_CABIN,
)
from .connectors import BARREL, DOUBLE, SIDE_KINDS, SINGLE, UNIVERSAL, clash, joins
from .goods import COLOURS, RED
from .grid import FACINGS, OPPOSITE, cells_in

EMPTY: Final = -1
"""In `Ship.placed`: no component."""

NO_ALIEN: Final = 0
PURPLE: Final = 1
BROWN: Final = 2
ALIEN_NAMES: Final = ["", "purple", "brown"]

_BITS: Final = 20
_MASK: Final = (1 << _BITS) - 1
_TOKENS: Final = _BITS
_GOODS: Final = [colour * _BITS + 2 * _BITS for colour in range(len(COLOURS))]
_TOKEN_MASK: Final = _MASK << _TOKENS
_GOODS_MASK: Final = -1 << _GOODS[0]
"""How `Ship.aboard` packs humans, tokens and the blocks of each colour into one number."""

MOST_ABOARD: Final = 9999
"""No component can have more humans, tokens or blocks than this: so the sum over a whole ship fits into its bits."""

_CLASHES: Final[list[list[int]]] = [
    [other for other in range(SIDE_KINDS) if other == BARREL or clash(side, other)] for side in range(SIDE_KINDS)
]
"""By kind of side: what may not touch it. A barrel or an exhaust may touch nothing at all."""
_JOINS: Final[list[list[int]]] = [
    [other for other in range(SIDE_KINDS) if joins(side, other)] for side in range(SIDE_KINDS)
]


class Ship:
    """One ship, from the starting cabin to the end of the flight. Any component may stand anywhere: `legal_cells` tells
    what the building rules allow, `faults.py` what they would complain about."""

    __slots__ = (
        "aboard",
        "aims",
        "aliens",
        "bad",
        "connectors",
        "free",
        "join",
        "kinds",
        "links",
        "occupied",
        "placed",
        "ship_class",
    )

    def __init__(self, board: Board, starting_cabin: int | None = None) -> None:
        """An empty board, or one with this starting cabin on its square (BLD-01), nobody aboard yet."""
        size = board.grid.size
        self.ship_class = board.name
        self.placed = [EMPTY] * size
        """By cell: `tile * 4 + turn`, or EMPTY."""
        self.occupied = 0
        self.free = board.area
        """Empty squares of the building area that no barrel or exhaust looks at."""
        self.bad = [0] * (4 * SIDE_KINDS)
        """By facing and kind of side: squares whose neighbour that way may not touch such a side."""
        self.join = [0] * (4 * SIDE_KINDS)
        """By facing and kind of side: squares whose neighbour that way would be joined to such a side."""
        self.links = [0, 0, 0, 0]
        """By facing: components that are joined to their neighbour that way. The one place for TRM-02."""
        self.connectors = [0, 0, 0, 0]
        """By facing: components with a connector on that side."""
        self.aims = [0, 0, 0, 0]
        """By facing: components whose barrel or exhaust points that way, shields that cover that side."""
        self.kinds = [0] * KINDS
        """By kind: the components of that kind."""
        self.aboard = [0] * size
        """By cell: humans, tokens, and blocks of each colour, packed into one number."""
        self.aliens = [0, 0, 0]
        """By colour: the cells with such an alien (the first is not used)."""
        if starting_cabin is not None:
            self.place(board.start, starting_cabin, 0)

    def clone(self) -> Ship:
        """An independent copy, which shares all lists until one of the two changes them."""
        ship = Ship.__new__(Ship)
        ship.ship_class = self.ship_class
        ship.placed = self.placed
        ship.occupied = self.occupied
        ship.free = self.free
        ship.bad = self.bad
        ship.join = self.join
        ship.links = self.links
        ship.connectors = self.connectors
        ship.aims = self.aims
        ship.kinds = self.kinds
        ship.aboard = self.aboard
        ship.aliens = self.aliens
        return ship

    def _own_components(self) -> None:
        """Stop sharing what place and lose change."""
        self.placed = self.placed[:]
        self.bad = self.bad[:]
        self.join = self.join[:]
        self.links = self.links[:]
        self.connectors = self.connectors[:]
        self.aims = self.aims[:]
        self.kinds = self.kinds[:]

    def _add_aboard(self, cell: int, packed: int) -> None:
        """Change what is aboard this component by so much."""
        aboard = self.aboard[:]
        aboard[cell] += packed
        self.aboard = aboard

    def __eq__(self, other: object) -> bool:
        """The same components on the same squares of the same board, with the same contents."""
        if not isinstance(other, Ship):
            return NotImplemented
        return (
            self.ship_class == other.ship_class
            and self.placed == other.placed
            and self.aboard == other.aboard
            and self.aliens == other.aliens
        )

    __hash__ = None  # type: ignore[assignment]

    @property
    def board(self) -> Board:
        return BOARDS[self.ship_class]

    # Components

    def tile_at(self, cell: int) -> int:
        """The tile on this cell, or -1."""
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
    def holds(self) -> int:
        """Holds of both kinds."""
        return self.kinds[CARGO_HOLD] | self.kinds[SPECIAL_HOLD]

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
        at = cell
        for facing in FACINGS:
            self._touch(facing, SIDES_OF[placed][facing], bit, grid.near_bit[at])
            at += grid.size

    def _touch(self, facing: int, side: int, bit: int, near: int) -> None:
        """Note what a new component does to one neighbouring square, and whether it is joined to what is there."""
        if side in (SINGLE, DOUBLE, UNIVERSAL):
            self.connectors[facing] |= bit
        elif side == BARREL:
            self.free &= ~near
        if self.join[facing * SIDE_KINDS + side] & bit:
            self.links[facing] |= bit
            self.links[OPPOSITE[facing]] |= near
        seen_at = OPPOSITE[facing] * SIDE_KINDS
        bad = self.bad
        for other in _CLASHES[side]:
            bad[seen_at + other] |= near
        for other in _JOINS[side]:
            self.join[seen_at + other] |= near

    def remove(self, cell: int) -> None:
        """Take this component away with all that is on it; what it held up stays (see `pieces`, `keep`)."""
        self.lose(1 << cell)

    def lose(self, lost: int) -> None:
        """Take these components away with all that is on them (HIT-14)."""
        self._own_components()
        self.aboard = self.aboard[:]
        for cell in cells_in(lost):
            self.placed[cell] = EMPTY
            self.aboard[cell] = 0
        self.occupied &= ~lost
        for facing in FACINGS:
            self._forget(facing, lost)
        for kind in range(KINDS):
            self.kinds[kind] &= ~lost
        self.aliens = [cells & ~lost for cells in self.aliens]
        self.free = self.board.area & ~(self.occupied | self._squares_to_keep_clear())

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
        blowing = self.kinds[ENGINE] | self.kinds[DOUBLE_ENGINE] | self.kinds[CANNON] | self.kinds[DOUBLE_CANNON]
        clear = 0
        for facing in FACINGS:
            clear |= grid.shift(self.aims[facing] & blowing, facing)
        return clear

    # Building

    def legal_cells(self, tile: int, turn: int) -> int:
        """The squares where this component may be added, turned so (BLD-06 to BLD-15)."""
        front, right, rear, left = SLOTS_OF[tile * 4 + turn]
        join = self.join
        bad = self.bad
        joined = join[front] | join[right] | join[rear] | join[left]
        return joined & self.free & ~(bad[front] | bad[right] | bad[rear] | bad[left])

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
        grid = self.board.grid
        near = 0
        for facing in FACINGS:
            near |= grid.shift(cells, facing)
        return near & self.occupied

    def joined_to(self, cells: int) -> int:
        """The components joined to any of these: what life supports, epidemics and the like go by (TRM-02)."""
        return self.board.grid.spread(cells, self.links)

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

    def keep(self, piece: int) -> int:
        """Let everything but this piece fall off (HIT-14, HIT-15); returns the cells lost."""
        lost = self.occupied & ~piece
        if lost:
            self.lose(lost)
        return lost

    def exposed_connectors(self) -> int:
        """How many sides carry a connector and have no component beside them (TRM-04)."""
        bad, connectors = self.bad, self.connectors
        return (
            (connectors[0] & ~bad[BARREL]).bit_count()
            + (connectors[1] & ~bad[SIDE_KINDS + BARREL]).bit_count()
            + (connectors[2] & ~bad[2 * SIDE_KINDS + BARREL]).bit_count()
            + (connectors[3] & ~bad[3 * SIDE_KINDS + BARREL]).bit_count()
        )

    def exposed_connectors_of(self, cell: int) -> int:
        """How many connectors of this component are exposed."""
        return sum((self.connectors[facing] & ~self.beside(facing)) >> cell & 1 for facing in FACINGS)

    def beside(self, facing: int) -> int:
        """The squares, empty or not, that have a component next to them this way."""
        return self.bad[facing * SIDE_KINDS + BARREL]

    # Crew

    def humans_at(self, cell: int) -> int:
        return self.aboard[cell] & _MASK

    def set_humans(self, cell: int, count: int) -> None:
        self._add_aboard(cell, count - self.humans_at(cell))

    def take_human(self, cell: int) -> None:
        assert self.humans_at(cell) > 0
        self._add_aboard(cell, -1)

    def alien_at(self, cell: int) -> int:
        """The colour of the alien here, or NO_ALIEN."""
        if self.aliens[PURPLE] >> cell & 1:
            return PURPLE
        return BROWN if self.aliens[BROWN] >> cell & 1 else NO_ALIEN

    def set_alien(self, cell: int, colour: int) -> None:
        """Let an alien move in; NO_ALIEN: let it leave."""
        aliens = [cells & ~(1 << cell) for cells in self.aliens]
        if colour != NO_ALIEN:
            aliens[colour] |= 1 << cell
        self.aliens = aliens

    def take_alien(self, cell: int) -> None:
        assert self.alien_at(cell) != NO_ALIEN
        self.set_alien(cell, NO_ALIEN)

    def has_alien(self, colour: int) -> bool:
        return self.aliens[colour] != 0

    @property
    def total_humans(self) -> int:
        return sum(self.aboard) & _MASK

    @property
    def total_aliens(self) -> int:
        return self.aliens[PURPLE].bit_count() + self.aliens[BROWN].bit_count()

    @property
    def crew(self) -> int:
        """Figures aboard, humans and aliens alike (TRM-08)."""
        return self.total_humans + self.total_aliens

    def crew_at(self, cell: int) -> int:
        return self.humans_at(cell) + (self.alien_at(cell) != NO_ALIEN)

    def crewed_cells(self) -> int:
        """Where somebody is."""
        return self._cells_with(_MASK) | self.aliens[PURPLE] | self.aliens[BROWN]

    def life_supports(self, colour: int) -> int:
        return self.kinds[LIFE_SUPPORT_PURPLE if colour == PURPLE else LIFE_SUPPORT_BROWN]

    def alien_cabins(self, colour: int, working: int = -1) -> int:
        """The cabins that may house an alien of this colour: joined to a life support of it, never the starting cabin
        (CRW-02, CRW-04, CRW-06). `working` limits the life supports that count (TRK-G-03)."""
        return self.kinds[CABIN] & self.joined_to(self.life_supports(colour) & working)

    def alien_options(self, cell: int, working: int = -1) -> list[int]:
        """The colours that may move into this cabin now: supported, and none of that colour aboard (CRW-05)."""
        return [
            colour
            for colour in (PURPLE, BROWN)
            if not self.aliens[colour] and self.alien_cabins(colour, working) >> cell & 1
        ]

    def unsupported_aliens(self, working: int = -1) -> int:
        """The cells whose alien has no life support of its colour any more (CRW-10)."""
        purple = self.aliens[PURPLE] & ~self.alien_cabins(PURPLE, working)
        return purple | self.aliens[BROWN] & ~self.alien_cabins(BROWN, working)

    def epidemic_cells(self) -> int:
        """The occupied cabins joined to another occupied cabin (CRD-EPIDEMIC-01)."""
        occupied_cabins = self.cabins & self.crewed_cells()
        return occupied_cabins & self.joined_to(occupied_cabins)

    # Batteries

    def tokens_at(self, cell: int) -> int:
        return self.aboard[cell] >> _TOKENS & _MASK

    def set_tokens(self, cell: int, count: int) -> None:
        self._add_aboard(cell, count - self.tokens_at(cell) << _TOKENS)

    def take_token(self, cell: int) -> None:
        assert self.tokens_at(cell) > 0
        self._add_aboard(cell, -1 << _TOKENS)

    @property
    def total_tokens(self) -> int:
        return sum(self.aboard) >> _TOKENS & _MASK

    def token_cells(self) -> int:
        """Where tokens are left."""
        return self._cells_with(_TOKEN_MASK)

    def fill_batteries(self, without: int = 0) -> None:
        """Every battery component gets its printed number of tokens (CRW-01), except these cells (TRK-G-02)."""
        for cell in cells_in(self.kinds[BATTERY] & ~without):
            self.set_tokens(cell, self.capacity(cell))

    def capacity(self, cell: int) -> int:
        """Tokens or containers of the component here, as printed."""
        return CAPACITY_OF[self.placed[cell] >> 2]

    # Goods

    def count_goods_at(self, cell: int, colour: int) -> int:
        return self.aboard[cell] >> _GOODS[colour] & _MASK

    def goods_at(self, cell: int) -> list[int]:
        """The colours of the blocks here, the cheapest first."""
        return [colour for colour in range(len(COLOURS)) for _ in range(self.count_goods_at(cell, colour))]

    def load_good(self, cell: int, colour: int) -> None:
        self._add_aboard(cell, 1 << _GOODS[colour])

    def unload_good(self, cell: int, colour: int) -> None:
        assert self.count_goods_at(cell, colour) > 0
        self._add_aboard(cell, -1 << _GOODS[colour])

    def free_containers(self, cell: int) -> int:
        """Containers of this hold without a block."""
        return self.capacity(cell) - len(self.goods_at(cell)) if self.holds >> cell & 1 else 0

    def can_load(self, cell: int, colour: int) -> bool:
        """Whether this hold has room for such a block: red ones need a special hold (BLD-19)."""
        return self.free_containers(cell) > 0 and (colour != RED or bool(self.kinds[SPECIAL_HOLD] >> cell & 1))

    def loading_cells(self, colour: int, without: int = 0) -> int:
        """The holds with room for such a block, except these cells (TRK-G-01)."""
        return sum(1 << cell for cell in cells_in(self.holds & ~without) if self.can_load(cell, colour))

    def cells_with_good(self, colour: int) -> int:
        return self._cells_with(_MASK << _GOODS[colour])

    def laden_cells(self) -> int:
        """Where blocks are."""
        return self._cells_with(_GOODS_MASK)

    def total_goods(self) -> list[int]:
        """The number of blocks aboard, by colour."""
        packed = sum(self.aboard)
        return [packed >> shift & _MASK for shift in _GOODS]

    def _cells_with(self, mask: int) -> int:
        aboard = self.aboard
        cells, rest = 0, self.occupied
        while rest:
            bit = rest & -rest
            if aboard[bit.bit_length() - 1] & mask:
                cells |= bit
            rest ^= bit
        return cells

    # Shields

    def shields(self, side: int) -> int:
        """The shields that cover this side of the ship (BLD-18)."""
        return self.kinds[SHIELD] & self.aims[side]
