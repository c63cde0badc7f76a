"""Spending battery tokens (STR-04): the owner chooses from which components."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from starhaul.kernel import Move

from .decisions import Ask
from .events import TokensSpent
from .losing import ChooseStore, Lose
from .saving import saved
from .ship import Ship
from .square_moves import SquareMoves
from .state import TruckerState


@saved
@dataclass(frozen=True, slots=True)
class SpendTokens(Lose):
    """So many tokens go to the bank; with too few, all."""

    def stores(self, ship: Ship) -> int:
        return ship.token_cells()

    def amount(self, ship: Ship, cell: int) -> int:
        return ship.tokens_at(cell)

    def take(self, state: TruckerState, cell: int) -> None:
        ship = state.ships[self.seat]
        ship.take_token(cell)
        state.tell(TokensSpent(self.seat, ship.board.square(cell), 1, self.cause))

    def question(self) -> ChooseBattery:
        return ChooseBattery(losing=self)


@saved
@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class ChooseBattery(ChooseStore):
    """Which battery component gives the next token?"""

    ask: Ask = Ask.PAY_TOKEN

    rule: ClassVar[str] = "STR-04"

    def answers(self, moves: SquareMoves) -> Sequence[Move]:
        return moves.pay
