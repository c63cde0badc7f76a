"""Giving up goods where some are hidden (ABE-SUP-SMU-02), or where their owner chooses which (ABE-SUP-STO-02).

Blocks are named the most valuable first, those of one colour in rising order of their cells, and tokens go last: so
every choice has one path.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Move, Seat

from .batteries import SpendTokens
from .decisions import Ask
from .events import Cause, GoodsLost
from .goods import COLOURS
from .grid import cells_in
from .hiding import is_hidden, total_found
from .moves import DONE, Unload
from .rows import replaced
from .ship import Ship
from .square_moves import moves_on
from .state import TruckerLaneStep, TruckerQuestion, TruckerState

Block = tuple[int, int]
"""Its colour and its cell."""


def lose_block(state: TruckerState, seat: Seat, cell: int, colour: int, cause: Cause) -> None:
    """A block goes to the bank."""
    ship = state.ships[seat]
    ship.unload_good(cell, colour)
    state.bank = replaced(state.bank, colour, state.bank[colour] + 1)
    state.tell(GoodsLost(seat, COLOURS[colour], ship.board.square(cell), 1, cause))


def blocks_in_order(ship: Ship) -> list[Block]:
    """All of them, as they are named."""
    return [
        (colour, cell)
        for colour in reversed(range(len(COLOURS)))
        for cell in cells_in(ship.cells_with_good(colour))
        for _ in range(ship.count_goods_at(cell, colour))
    ]


def _is_before(block: Block, other: Block) -> bool:
    return block[0] > other[0] or (block[0] == other[0] and block[1] < other[1])


@final
class SurrenderGoods(TruckerLaneStep):
    """So many blocks or tokens are due. What is hidden need not be given; who gives less must have nothing left that is
    not hidden, and no token. Without free choice the most valuable of all that is shown goes first."""

    __slots__ = ("cause", "cell", "colour", "count", "is_free")

    def __init__(self, count: int, cause: Cause, is_free: bool, colour: int, cell: int) -> None:
        self.count: Final = count
        self.cause: Final = cause
        self.is_free: Final = is_free
        """Whether the owner chooses, whatever things are worth."""
        self.colour: Final = colour
        self.cell: Final = cell
        """The block that was given last; none that comes before it can be named any more."""

    def run(self, state: TruckerState, seat: Seat) -> None:
        ship = state.ships[seat]
        blocks, can_stop = self.choices(ship), self.can_stop(ship)
        tokens = min(self.count, ship.total_tokens) if can_stop else 0
        if not blocks or (can_stop and not tokens):
            self.stop(state, seat)
        elif len(blocks) == 1 and not can_stop:
            self.give(state, seat, blocks[0])
        else:
            state.ask(seat, ChooseSurrender(self, self.count, tokens))

    def give(self, state: TruckerState, seat: Seat, block: Block) -> None:
        """This one goes; then the rest."""
        colour, cell = block
        lose_block(state, seat, cell, colour, self.cause)
        state.first_for(seat, SurrenderGoods(self.count - 1, self.cause, self.is_free, colour, cell))

    def stop(self, state: TruckerState, seat: Seat) -> None:
        """No more blocks: tokens have to do for the rest, as far as there are any."""
        state.first_for(seat, SpendTokens(seat, self.count, self.cause))

    def can_stop(self, ship: Ship) -> bool:
        """Whether tokens can be given for all that is still due, or nothing is left that is not hidden."""
        return not total_found(ship) or (self.is_free and ship.total_tokens >= self.count)

    def choices(self, ship: Ship) -> list[Block]:
        """The blocks that can go next, one of each colour and component."""
        blocks = blocks_in_order(ship)
        first = len(blocks) - len(self.blocks_to_come(ship))
        places = [place for place in range(first, len(blocks)) if self.count and self._may_be_next(ship, blocks, place)]
        return list(dict.fromkeys([blocks[place] for place in places]))

    def blocks_to_come(self, ship: Ship) -> list[Block]:
        """Those that can still be named."""
        return [block for block in blocks_in_order(ship) if not _is_before(block, (self.colour, self.cell))]

    def _may_be_next(self, ship: Ship, blocks: list[Block], place: int) -> bool:
        """What is passed over stays: that is allowed of what is hidden, and of all else only if enough comes behind it,
        which without free choice must be worth as much."""
        kept = [colour for colour, cell in blocks[:place] if not is_hidden(ship, cell, colour)]
        if not kept:
            return True
        if self.is_free:
            return len(blocks) - place + ship.total_tokens >= self.count
        return len([colour for colour, _ in blocks[place:] if colour == kept[0]]) >= self.count


@final
class ChooseSurrender(TruckerQuestion):
    """Which block goes next?"""

    __slots__ = ("due", "surrender", "tokens")

    rule: ClassVar[str] = "ABE-SUP-SMU-02"
    unshown: ClassVar[tuple[str, ...]] = ("surrender",)

    def __init__(self, surrender: SurrenderGoods, due: int, tokens: int) -> None:
        super().__init__(Ask.SURRENDER)
        self.surrender: Final = surrender
        self.due: Final = due
        """How many blocks or tokens are still to be given."""
        self.tokens: Final = tokens
        """How many tokens go if no more blocks do."""

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        ship = state.ships[seat]
        unload = moves_on(ship.board.grid).unload
        blocks: list[Move] = [unload[cell * 4 + colour] for colour, cell in self.surrender.choices(ship)]
        return [*blocks, DONE] if self.surrender.can_stop(ship) else blocks

    def default(self, state: TruckerState, seat: Seat) -> Move:
        """The cheapest block that can go, as long as that spares a token or something dearer."""
        ship = state.ships[seat]
        moves, blocks = self.moves(state, seat), self.surrender.blocks_to_come(ship)
        if moves[-1] is not DONE:
            return moves[-1]
        short = self.due - ship.total_tokens
        wise = [block for block in self.surrender.choices(ship) if len(blocks) - blocks.index(block) > short]
        return moves[len(wise) - 1]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        if isinstance(move, Unload):
            self.surrender.give(state, seat, (move.colour, state.ships[seat].board.cell(move.square)))
        else:
            self.surrender.stop(state, seat)
