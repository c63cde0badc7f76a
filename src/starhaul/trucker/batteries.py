"""Spending battery tokens (STR-04): the owner chooses from which components."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from starhaul.kernel import Move, Seat

from .choosing import at_or_behind, forced, nameable
from .decisions import Ask, Question
from .events import Cause, TokensSpent
from .moves import GRID, PAY, Pay
from .saving import saved
from .state import TruckerState, TruckerStep


def take_token(state: TruckerState, seat: Seat, cell: int, cause: Cause) -> None:
    """A token of this battery component goes to the bank."""
    state.ships[seat].take_token(cell)
    state.tell(TokensSpent(seat, GRID.square(cell), 1, cause))


@saved
@dataclass(frozen=True, slots=True)
class SpendTokens(TruckerStep):
    """So many tokens go to the bank; with too few, all."""

    seat: Seat
    count: int
    cause: Cause
    lowest: int = 0

    def run(self, state: TruckerState) -> None:
        ship = state.ships[self.seat]
        batteries = at_or_behind(ship.token_cells(), self.lowest)
        spent = forced(batteries, ship.tokens_at, self.count)
        if spent is None:
            state.ask(self.seat, ChooseBattery(count=self.count, cause=self.cause, lowest=self.lowest))
            return
        for cell in spent:
            take_token(state, self.seat, cell, self.cause)


@saved
@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class ChooseBattery(Question):
    """Which battery component gives the next token?"""

    ask: Ask = Ask.PAY_TOKEN
    count: int
    """Tokens still to be paid, this one included."""
    cause: Cause
    lowest: int

    rule: ClassVar[str] = "STR-04"

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        ship = state.ships[seat]
        batteries = at_or_behind(ship.token_cells(), self.lowest)
        return [PAY[cell] for cell in nameable(batteries, ship.tokens_at, self.count)]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Pay)
        take_token(state, seat, move.cell, self.cause)
        state.first_for(seat, SpendTokens(seat, self.count - 1, self.cause, move.cell))
