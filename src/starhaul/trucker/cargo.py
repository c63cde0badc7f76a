"""Gaining goods (FLT-08, FLT-11) and losing them (FLT-09)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from starhaul.kernel import Move, Seat

from .batteries import SpendTokens
from .decisions import Ask, Question
from .events import Cause, GoodsLoaded, GoodsLost, GoodsUnloaded
from .goods import COLOURS
from .grid import at_or_behind, cells_in
from .handicaps import useless_holds
from .losing import ChooseStore, Lose
from .moves import DONE, Load, Unload
from .rows import replaced
from .saving import saved
from .ship import Ship
from .square_moves import SquareMoves, moves_on
from .state import TruckerState, TruckerStep

Dock = tuple[int, ...]
"""Blocks that can be loaded now, by colour."""


@saved
@dataclass(frozen=True, slots=True)
class GainGoods(TruckerStep):
    """These blocks are offered, as far as the bank has them; the player loads, rearranges, throws out (FLT-08)."""

    seat: Seat
    offered: tuple[int, ...]

    def run(self, state: TruckerState) -> None:
        dock = available(state, self.offered)
        for colour, count in enumerate(dock):
            state.bank = replaced(state.bank, colour, state.bank[colour] - count)
        go_on_loading(state, self.seat, Loading(dock=dock, unloaded=(), next_unload=0, next_load=0))


def available(state: TruckerState, offered: Sequence[int]) -> Dock:
    """As many of these blocks as the bank has (FLT-11)."""
    return tuple([min(offered.count(colour), state.bank[colour]) for colour in range(len(COLOURS))])


@saved
@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class Loading(Question):
    """Blocks go from hold to dock first and from dock to hold then, both in rising order of square and colour, and none
    goes back where an equal one came from: so every arrangement has one path. What is left goes to the bank.
    """

    ask: Ask = Ask.LOAD
    dock: Dock
    unloaded: tuple[int, ...]
    """What was taken out: cell * 4 + colour."""
    next_unload: int | None
    """The lowest cell * 4 + colour that may still be taken out; None once something was loaded."""
    next_load: int

    rule: ClassVar[str] = "FLT-08"

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        ship = state.ships[seat]
        unloads = [] if self.next_unload is None else _unloads(ship, self.next_unload)
        return [*unloads, *self._loads(state, seat, ship), DONE]

    def _loads(self, state: TruckerState, seat: Seat, ship: Ship) -> list[Move]:
        if not any(self.dock):
            return []
        usable = ship.holds & ~useless_holds(state, seat)
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
        dock = _with(self.dock, move.colour, 1)
        taken = (*self.unloaded, place)
        go_on_loading(state, seat, Loading(dock=dock, unloaded=taken, next_unload=place, next_load=0))

    def _load(self, state: TruckerState, seat: Seat, move: Load) -> None:
        ship = state.ships[seat]
        cell = ship.board.cell(move.square)
        ship.load_good(cell, move.colour)
        state.tell(GoodsLoaded(seat, COLOURS[move.colour], move.square))
        place = cell * 4 + move.colour
        dock = _with(self.dock, move.colour, -1)
        go_on_loading(state, seat, Loading(dock=dock, unloaded=self.unloaded, next_unload=None, next_load=place))


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
    return tuple(count + change if other == colour else count for other, count in enumerate(dock))


@saved
@dataclass(frozen=True, slots=True)
class LoseGoods(TruckerStep):
    """So many blocks go, the most valuable first, then tokens for what is missing (FLT-09)."""

    seat: Seat
    count: int
    cause: Cause

    def run(self, state: TruckerState) -> None:
        missing = self.count
        steps: list[TruckerStep] = []
        for colour, aboard in reversed([*enumerate(state.ships[self.seat].total_goods())]):
            due = min(missing, aboard)
            steps.append(LoseBlocks(self.seat, due, self.cause, colour=colour))
            missing -= due
        state.first_for(self.seat, *steps, SpendTokens(self.seat, missing, self.cause))


@saved
@dataclass(frozen=True, slots=True)
class LoseBlocks(Lose):
    """So many blocks of this colour go; the owner chooses from which holds."""

    colour: int = field(kw_only=True)

    def stores(self, ship: Ship) -> int:
        return ship.cells_with_good(self.colour)

    def amount(self, ship: Ship, cell: int) -> int:
        return ship.count_goods_at(cell, self.colour)

    def take(self, state: TruckerState, cell: int) -> None:
        ship = state.ships[self.seat]
        ship.unload_good(cell, self.colour)
        state.bank = replaced(state.bank, self.colour, state.bank[self.colour] + 1)
        state.tell(GoodsLost(self.seat, COLOURS[self.colour], ship.board.square(cell), 1, self.cause))

    def question(self) -> ChooseHold:
        return ChooseHold(losing=self)


@saved
@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class ChooseHold(ChooseStore):
    """From which hold does the next block go?"""

    ask: Ask = Ask.LOSE_GOOD

    rule: ClassVar[str] = "FLT-09"

    def answers(self, moves: SquareMoves) -> Sequence[Move]:
        return moves.forfeit
