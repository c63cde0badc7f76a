"""Losing several equal things: the owner chooses from which components, one thing at a time (STR-04, FLT-09, FLT-10).

Components are named in rising order of their cells, so every choice has one path.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final

from starhaul.kernel import Move, Seat

from .decisions import Ask
from .events import Cause
from .grid import at_or_behind, cells_in
from .moves import Dismiss, Forfeit, Pay
from .ship import Ship
from .square_moves import SquareMoves, moves_on
from .state import TruckerLaneStep, TruckerQuestion, TruckerState


class Lose(TruckerLaneStep):
    """So many figures, tokens or blocks go to the bank; with too few, all."""

    __slots__ = ("cause", "count", "lowest", "seat")

    def __init__(self, seat: Seat, count: int, cause: Cause, lowest: int = 0) -> None:
        self.seat: Final = seat
        """Whose they are: it is shown with the question."""
        self.count: Final = count
        self.cause: Final = cause
        self.lowest: Final = lowest
        """The cell that the last one came from."""

    @abstractmethod
    def stores(self, ship: Ship) -> int:
        """The components that have any."""

    @abstractmethod
    def amount(self, ship: Ship, cell: int) -> int:
        """How many this component has."""

    @abstractmethod
    def take(self, state: TruckerState, cell: int) -> None:
        """One of this component goes."""

    @abstractmethod
    def rest(self, cell: int) -> Lose:
        """What is still to be lost when one has gone from this cell."""

    @abstractmethod
    def question(self) -> ChooseStore:
        """Asked where there is a choice."""

    def run(self, state: TruckerState, seat: Seat) -> None:
        only_way = self._only_way(state.ships[seat])
        if only_way is None:
            state.ask(seat, self.question())
            return
        for cell in only_way:
            self.take(state, cell)

    def _only_way(self, ship: Ship) -> list[int] | None:
        """From where they go, if there is no choice: none goes, everything goes, or all lie together."""
        if not self.count:
            return []
        stores = self._stores_left(ship)
        every = [cell for cell in stores for _ in range(self.amount(ship, cell))]
        if len(every) <= self.count:
            return every
        return every[: self.count] if len(stores) == 1 else None

    def choices(self, ship: Ship) -> list[int]:
        """The cells that the next one can come from: the cells behind must be able to give the rest."""
        found: list[int] = []
        behind = 0
        for cell in reversed(self._stores_left(ship)):
            behind += self.amount(ship, cell)
            if behind >= self.count:
                found.append(cell)
        found.reverse()
        return found

    def _stores_left(self, ship: Ship) -> list[int]:
        return cells_in(at_or_behind(self.stores(ship), self.lowest))


class ChooseStore(TruckerQuestion):
    """Which component gives the next one?"""

    __slots__ = ("losing",)

    def __init__(self, ask: Ask, losing: Lose) -> None:
        super().__init__(ask)
        self.losing: Final = losing

    @abstractmethod
    def answers(self, moves: SquareMoves) -> Sequence[Move]:
        """By cell."""

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        ship = state.ships[seat]
        answers = self.answers(moves_on(ship.board.grid))
        return [answers[cell] for cell in self.losing.choices(ship)]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Pay | Dismiss | Forfeit)
        cell = state.ships[seat].board.cell(move.square)
        self.losing.take(state, cell)
        state.first_for(seat, self.losing.rest(cell))
