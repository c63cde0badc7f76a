"""Spending battery tokens (STR-04): the owner chooses from which components."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, final

from starhaul.kernel import Move

from .decisions import Ask
from .events import TokensSpent
from .losing import ChooseStore, Lose
from .ship import Ship
from .square_moves import SquareMoves
from .state import TruckerState


@final
class SpendTokens(Lose):
    """So many tokens go to the bank; with too few, all."""

    __slots__ = ()

    def stores(self, ship: Ship) -> int:
        return ship.token_cells()

    def amount(self, ship: Ship, cell: int) -> int:
        return ship.tokens_at(cell)

    def take(self, state: TruckerState, cell: int) -> None:
        ship = state.ships[self.seat]
        ship.take_token(cell)
        state.tell(TokensSpent(self.seat, ship.board.square(cell), 1, self.cause))

    def rest(self, cell: int) -> SpendTokens:
        return SpendTokens(self.seat, self.count - 1, self.cause, cell)

    def question(self) -> ChooseBattery:
        return ChooseBattery(self)


@final
class ChooseBattery(ChooseStore):
    """Which battery component gives the next token?"""

    __slots__ = ()

    rule: ClassVar[str] = "STR-04"

    def __init__(self, losing: Lose) -> None:
        super().__init__(Ask.PAY_TOKEN, losing)

    def answers(self, moves: SquareMoves) -> Sequence[Move]:
        return moves.pay
