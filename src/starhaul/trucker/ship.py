"""A ship: its hull, and the humans, aliens, tokens and blocks aboard.

As in hull.py, lists are replaced, never changed, while a clone may share them.
"""

from __future__ import annotations

from typing import ClassVar, Final

from .components import (
    ARMORY,
    AUTO_DEFENSE,
    BATTERY,
    CABIN,
    LIFE_SUPPORT_BROWN,
    LIFE_SUPPORT_PURPLE,
    MIXED_LIFE_SUPPORT,
    RADIOACTIVE,
    SPECIAL_HOLD,
)
from .fittings import Fittings
from .goods import COLOURS, RED
from .grid import cells_in
from .hull import Hull
from .hull_rules import HullRules
from .ship_board import NO_CELL, Board

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


class Ship(Hull):
    """One ship, from the starting cabin to the end of the flight."""

    __slots__ = ("aboard", "active", "aliens", "used")

    def __init__(self, board: Board, like: Ship | None = None) -> None:
        """An empty board, or a copy of a ship: in one call, since searches copy ships all the time."""
        if like is None:
            super().__init__(board)
            self.aboard: list[int] = [0] * board.grid.size
            """By cell: humans, tokens, and blocks of each colour, packed into one number."""
            self.aliens: list[int] = [0, 0, 0]
            """By colour: the cells with such an alien (the first is not used)."""
            self.used: int = 0
            """Solar panels that have supplied power on this card (ABE-SOL-01)."""
            self.active: int = 0
            """Stations whose crubots are active on this card (ABE-CRU-02)."""
            return
        self.board = board
        self.placed: list[int] = like.placed
        self.occupied: int = like.occupied
        self.free: int = like.free
        self.bad: list[int] = like.bad
        self.join: list[int] = like.join
        self.links: list[int] = like.links
        self.connectors: list[int] = like.connectors
        self.aims: list[int] = like.aims
        self.kinds: list[int] = like.kinds
        self.fittings: Fittings = like.fittings
        self.rules: HullRules = like.rules
        self.idle: int = like.idle
        self.aboard = like.aboard
        self.aliens = like.aliens
        self.used = like.used
        self.active = like.active

    def clone(self) -> Ship:
        """An independent copy, which shares all lists until one of the two changes them."""
        return Ship(self.board, self)

    def lose(self, lost: int) -> None:
        """Take these components away with all that is on them (HIT-14)."""
        super().lose(lost)
        self.aboard = self.aboard[:]
        for cell in cells_in(lost):
            self.aboard[cell] = 0
        self.aliens = [cells & ~lost for cells in self.aliens]
        self.used &= ~lost
        self.active &= ~lost

    def empty(self, cell: int) -> None:
        """Take all figures, tokens and blocks off this component."""
        self._add_aboard(cell, -self.aboard[cell])
        self.set_alien(cell, NO_ALIEN)

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
            self.board is other.board
            and self.placed == other.placed
            and self.aboard == other.aboard
            and self.aliens == other.aliens
            and self.used == other.used
            and self.active == other.active
            and self.fittings == other.fittings
        )

    __hash__: ClassVar[None] = None  # type: ignore[assignment]

    # Marks that last for one card

    def forget_card(self) -> None:
        """The card is resolved: panels are ready again (ABE-SOL-01), crubots rest (ABE-CRU-02)."""
        self.used = 0
        self.active = 0

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
        """Mixed ones serve both colours, as long as there are no cyan aliens (ABE-LSM-01, ABE-LSM-03)."""
        kind = LIFE_SUPPORT_PURPLE if colour == PURPLE else LIFE_SUPPORT_BROWN
        return self.kinds[kind] | self.kinds[MIXED_LIFE_SUPPORT]

    def alien_cabins(self, colour: int) -> int:
        """The cabins that may house an alien of this colour: joined to a life support of it that works, never the
        starting cabin (CRW-02, CRW-04, CRW-06), nor one that holds no crew at all."""
        cabins = self.kinds[CABIN] & self.joined_to(self.life_supports(colour) & ~self.idle)
        return cabins & ~self.barren_cells() if cabins else 0

    def barren_cells(self) -> int:
        """Components that can hold neither crew nor tokens: in a dead zone, or around a radioactive container
        (MIS-ART-05, MIS-RAD-04)."""
        radioactive = self.kinds[RADIOACTIVE]
        return self.idle | self.around(radioactive) if radioactive else self.idle

    def alien_options(self, cell: int) -> list[int]:
        """The colours that may move into this cabin now: supported, and none of that colour aboard (CRW-05)."""
        return [
            colour for colour in (PURPLE, BROWN) if not self.aliens[colour] and self.alien_cabins(colour) >> cell & 1
        ]

    def unsupported_aliens(self) -> int:
        """The cells whose alien has no life support of its colour any more (CRW-10)."""
        purple = self.aliens[PURPLE] & ~self.alien_cabins(PURPLE)
        return purple | self.aliens[BROWN] & ~self.alien_cabins(BROWN)

    def epidemic_cells(self) -> int:
        """The occupied cabins joined to another occupied cabin (CRD-EPIDEMIC-01)."""
        occupied_cabins = self.cabins & self.crewed_cells()
        return occupied_cabins & self.joined_to(occupied_cabins)

    # Crubots and weapons

    @property
    def crubots(self) -> int:
        """How many crubots are active."""
        return sum([self.capacity(cell) for cell in cells_in(self.active & ~self.idle)])

    def awake_cells(self) -> int:
        """Where crew can do something: humans, aliens or active crubots (ABE-THR-11, ABE-ARM-01)."""
        return (self.crewed_cells() | self.active) & ~self.idle

    def armed_cells(self) -> int:
        """Where crew is armed: in what is joined to an armory (ABE-ARM-01, ABE-ARM-02)."""
        return self.awake_cells() & self.joined_to(self.working(ARMORY))

    def defended_cells(self) -> int:
        """Where an intruder is stopped (ABE-DEF-06, ABE-ARM-05)."""
        return self.working(AUTO_DEFENSE) | self.armed_cells()

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

    def fill_batteries(self) -> None:
        """Every battery component that can hold them gets its printed number of tokens (CRW-01)."""
        for cell in cells_in(self.kinds[BATTERY] & ~self.barren_cells()):
            self.set_tokens(cell, self.capacity(cell))

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

    @property
    def stashes(self) -> int:
        """Components without containers that hide a block (ABE-SUP-SMU-01)."""
        cargo = self.rules.cargo
        return 0 if cargo is None else sum([self.kinds[kind] for kind in cargo.stash_kinds])

    @property
    def working_stores(self) -> int:
        """Where blocks can be loaded."""
        return (self.holds | self.stashes) & ~self.idle

    def containers(self, cell: int) -> int:
        """How many blocks there is room for in this hold; in a component that hides some, for one."""
        if self.holds >> cell & 1:
            return self.capacity(cell)
        return self.stashes >> cell & 1

    def free_containers(self, cell: int) -> int:
        """Containers of this hold without a block."""
        return self.containers(cell) - len(self.goods_at(cell))

    def holds_for(self, colour: int) -> int:
        """The holds that may have such blocks: red ones need a special hold (BLD-19)."""
        cargo = self.rules.cargo
        if cargo is None:
            return self.kinds[SPECIAL_HOLD] if colour == RED else self.holds
        if colour == RED:
            return self.holds if cargo.red_containers else self.kinds[SPECIAL_HOLD]
        return self.holds | self.stashes if colour in cargo.stash_colours else self.holds

    def room_for(self, cell: int, colour: int) -> int:
        """How many blocks of this colour can be loaded here; of red ones a usual hold takes few, if any at all."""
        if not self.holds_for(colour) >> cell & 1:
            return 0
        free, cargo = self.free_containers(cell), self.rules.cargo
        if cargo is None or colour != RED or self.kinds[SPECIAL_HOLD] >> cell & 1:
            return free
        return min(free, cargo.red_containers - self.count_goods_at(cell, RED))

    def can_load(self, cell: int, colour: int) -> bool:
        """Whether this hold has room for such a block, and may have it."""
        return self.room_for(cell, colour) > 0

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


def starting_ship(board: Board, starting_cabin: int) -> Ship:
    """Nothing but this starting cabin on its square (BLD-01), if the board has one; nobody aboard yet."""
    ship = Ship(board)
    if board.start != NO_CELL:
        ship.place(board.start, starting_cabin, 0)
    return ship
