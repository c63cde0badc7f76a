"""Gaining goods (FLT-08, FLT-11) and losing them (FLT-09)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, final

from starhaul.kernel import Move, Seat

from .batteries import SpendTokens
from .decisions import Ask
from .events import Cause, GoodsLoaded, GoodsUnloaded
from .goods import COLOURS, RED
from .grid import at_or_behind, cells_in
from .hiding import total_found
from .losing import ChooseStore, Lose
from .moves import DONE, Load, Unload
from .rows import replaced
from .ship import Ship
from .square_moves import SquareMoves, moves_on
from .state import TruckerLaneStep, TruckerQuestion, TruckerState
from .surrendering import SurrenderGoods, lose_block

Dock = tuple[int, ...]
"""Blocks that can be loaded now, by colour."""


@final
class GainGoods(TruckerLaneStep):
    """These blocks are offered, as far as the bank has them; the player loads, rearranges, throws out (FLT-08)."""

    __slots__ = ("offered",)

    def __init__(self, offered: tuple[int, ...]) -> None:
        self.offered: Final = offered

    def run(self, state: TruckerState, seat: Seat) -> None:
        dock = available(state, self.offered)
        for colour, count in enumerate(dock):
            state.bank = replaced(state.bank, colour, state.bank[colour] - count)
        go_on_loading(state, seat, Loading(dock, (), 0, 0))


def available(state: TruckerState, offered: Sequence[int]) -> Dock:
    """As many of these blocks as the bank has (FLT-11)."""
    return tuple([min(offered.count(colour), state.bank[colour]) for colour in range(len(COLOURS))])


@final
class Loading(TruckerQuestion):
    """Blocks go from hold to dock first and from dock to hold then, both in rising order of square and colour, and none
    goes back where an equal one came from: so every arrangement has one path. What is left goes to the bank.
    """

    __slots__ = ("dock", "next_load", "next_unload", "unloaded")

    rule: ClassVar[str] = "FLT-08"

    def __init__(self, dock: Dock, unloaded: tuple[int, ...], next_unload: int | None, next_load: int) -> None:
        super().__init__(Ask.LOAD)
        self.dock: Final = dock
        self.unloaded: Final = unloaded
        """What was taken out: cell * 4 + colour."""
        self.next_unload: Final = next_unload
        """The lowest cell * 4 + colour that may still be taken out; None once something was loaded."""
        self.next_load: Final = next_load

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        ship = state.ships[seat]
        unloads = [] if self.next_unload is None else _unloads(ship, self.next_unload)
        return [*unloads, *self._loads(ship), DONE]

    def _loads(self, ship: Ship) -> list[Move]:
        if not any(self.dock):
            return []
        usable = ship.working_stores
        load = moves_on(ship.board.grid).load
        return [
            load[cell * 4 + colour]
            for cell in cells_in(at_or_behind(usable, self.next_load // 4))
            if ship.free_containers(cell)
            for colour, count in enumerate(self.dock)
            if count and cell * 4 + colour >= self.next_load and self._may_load(ship, cell, colour)
        ]

    def _may_load(self, ship: Ship, cell: int, colour: int) -> bool:
        return ship.can_load(cell, colour) and cell * 4 + colour not in self.unloaded

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        if isinstance(move, Unload):
            self._unload(state, seat, move)
        elif isinstance(move, Load):
            self._load(state, seat, move)
        else:
            for colour, count in enumerate(self.dock):
                state.bank = replaced(state.bank, colour, state.bank[colour] + count)

    def _unload(self, state: TruckerState, seat: Seat, move: Unload) -> None:
        ship = state.ships[seat]
        cell = ship.board.cell(move.square)
        ship.unload_good(cell, move.colour)
        state.tell(GoodsUnloaded(seat, COLOURS[move.colour], move.square))
        place = cell * 4 + move.colour
        go_on_loading(state, seat, Loading(_with(self.dock, move.colour, 1), (*self.unloaded, place), place, 0))

    def _load(self, state: TruckerState, seat: Seat, move: Load) -> None:
        ship = state.ships[seat]
        cell = ship.board.cell(move.square)
        ship.load_good(cell, move.colour)
        state.tell(GoodsLoaded(seat, COLOURS[move.colour], move.square))
        place = cell * 4 + move.colour
        go_on_loading(state, seat, Loading(_with(self.dock, move.colour, -1), self.unloaded, None, place))


def go_on_loading(state: TruckerState, seat: Seat, question: Loading) -> None:
    """Ask, if there is anything to do but to be done."""
    if len(question.moves(state, seat)) > 1:
        state.ask(seat, question)
    else:
        question.answer(state, seat, DONE)


def _unloads(ship: Ship, lowest: int) -> list[Move]:
    unload = moves_on(ship.board.grid).unload
    return [
        unload[cell * 4 + colour]
        for cell in cells_in(at_or_behind(ship.laden_cells(), lowest // 4))
        for colour in range(len(COLOURS))
        if cell * 4 + colour >= lowest and ship.count_goods_at(cell, colour)
    ]


def _with(dock: Dock, colour: int, change: int) -> Dock:
    return tuple([count + change if other == colour else count for other, count in enumerate(dock)])


@final
class LoseGoods(TruckerLaneStep):
    """So many blocks go, the most valuable first, then tokens for what is missing (FLT-09)."""

    __slots__ = ("cause", "count")

    def __init__(self, count: int, cause: Cause) -> None:
        self.count: Final = count
        self.cause: Final = cause

    def run(self, state: TruckerState, seat: Seat) -> None:
        is_free, ship = state.terms[seat].are_losses_chosen, state.ships[seat]
        if is_free or total_found(ship) < sum(ship.total_goods()):
            state.first_for(seat, SurrenderGoods(self.count, self.cause, is_free, RED, 0))
        else:
            self._lose_in_order(state, seat)

    def _lose_in_order(self, state: TruckerState, seat: Seat) -> None:
        missing = self.count
        steps: list[TruckerLaneStep] = []
        for colour, aboard in reversed([*enumerate(state.ships[seat].total_goods())]):
            due = min(missing, aboard)
            steps.append(LoseBlocks(seat, due, self.cause, 0, colour))
            missing -= due
        state.all_first_for(seat, *steps, SpendTokens(seat, missing, self.cause))


@final
class LoseBlocks(Lose):
    """So many blocks of this colour go; the owner chooses from which holds."""

    __slots__ = ("colour",)

    def __init__(self, seat: Seat, count: int, cause: Cause, lowest: int, colour: int) -> None:
        super().__init__(seat, count, cause, lowest)
        self.colour: Final = colour

    def stores(self, ship: Ship) -> int:
        return ship.cells_with_good(self.colour)

    def amount(self, ship: Ship, cell: int) -> int:
        return ship.count_goods_at(cell, self.colour)

    def take(self, state: TruckerState, cell: int) -> None:
        lose_block(state, self.seat, cell, self.colour, self.cause)

    def rest(self, cell: int) -> LoseBlocks:
        return LoseBlocks(self.seat, self.count - 1, self.cause, cell, self.colour)

    def question(self) -> ChooseHold:
        return ChooseHold(self)


@final
class ChooseHold(ChooseStore):
    """From which hold does the next block go?"""

    __slots__ = ()

    rule: ClassVar[str] = "FLT-09"

    def __init__(self, losing: Lose) -> None:
        super().__init__(Ask.LOSE_GOOD, losing)

    def answers(self, moves: SquareMoves) -> Sequence[Move]:
        return moves.forfeit
