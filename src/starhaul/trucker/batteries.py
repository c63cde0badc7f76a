"""Spending battery tokens (STR-04): the owner chooses from which components."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, final

from starhaul.kernel import Move, Seat

from .decisions import Ask
from .events import Cause, TokensSpent
from .grid import cells_in
from .losing import ChooseStore, Lose
from .ship import Ship
from .sources import ANYWHERE, Powerings, Source
from .square_moves import SquareMoves
from .state import TruckerLaneStep, TruckerState


def note_tokens_taken(state: TruckerState, seat: Seat, count: int) -> None:
    """This player lost tokens, and did not spend them: a trial looks at that (MIS-HSE-04)."""
    if state.leg.mission:
        state.set_feats(seat, state.feats[seat].losing_tokens(count))


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
        if self.cause is Cause.PENALTY:
            note_tokens_taken(state, self.seat, 1)

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


@final
class TakeTokens(TruckerLaneStep):
    """So many tokens of this battery component go to the bank."""

    __slots__ = ("cause", "cell", "count")

    def __init__(self, cell: int, count: int, cause: Cause) -> None:
        self.cell: Final = cell
        self.count: Final = count
        self.cause: Final = cause

    def run(self, state: TruckerState, seat: Seat) -> None:
        ship = state.ships[seat]
        ship.set_tokens(self.cell, ship.tokens_at(self.cell) - self.count)
        state.tell(TokensSpent(seat, ship.board.square(self.cell), self.count, self.cause))


@final
class BatteryTokens(Source):
    """Tokens pay for whatever needs one: those of this battery component, or from anywhere aboard."""

    __slots__ = ()

    def can_power(self, ship: Ship, target: int, powerings: Powerings) -> bool:
        del target
        promised = [powering.source for powering in powerings if isinstance(powering.source, BatteryTokens)]
        if len(promised) >= ship.total_tokens:
            return False
        return self.cell == ANYWHERE or promised.count(self) < ship.tokens_at(self.cell)

    def named(self, ship: Ship, powerings: Powerings) -> list[Source]:
        each = [BatteryTokens(cell) for cell in cells_in(ship.token_cells())]
        return [battery for battery in each if battery.can_power(ship, ANYWHERE, powerings)]

    def pay(self, ship: Ship) -> None:
        ship.take_token(cells_in(ship.token_cells())[0] if self.cell == ANYWHERE else self.cell)

    def spend(self, seat: Seat, targets: tuple[int, ...], cause: Cause) -> TruckerLaneStep:
        if self.cell == ANYWHERE:
            return SpendTokens(seat, len(targets), cause)
        return TakeTokens(self.cell, len(targets), cause)


TOKENS: Final = BatteryTokens(ANYWHERE)


def tokens_aboard(ship: Ship) -> list[Source]:
    """They are one source, wherever they lie; it can pay as long as there are any."""
    del ship
    return [TOKENS]
