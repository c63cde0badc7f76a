"""Counting strength (STR): which doubles get a token, and what is declared for all to hear."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from starhaul.kernel import Move, Seat

from .batteries import SpendTokens
from .components import DOUBLE_CANNON, DOUBLE_ENGINE
from .decisions import Ask, Question
from .events import Cause, StrengthDeclared
from .grid import FRONT, Square, cells_in
from .moves import DONE, Power
from .rows import replaced
from .saving import saved
from .ship import Ship
from .square_moves import moves_on
from .state import TruckerState, TruckerStep
from .strength import cannon_halves, engine_strength


@saved
@dataclass(frozen=True, slots=True)
class Declare(TruckerStep):
    """Decide which double engines or double cannons to power, and declare the strength (STR-04, STR-09)."""

    seat: Seat
    criterion: str
    against: int | None = None
    """The strength of the enemy, if there is one."""

    def run(self, state: TruckerState) -> None:
        state.first_for(self.seat, PowerUp(self.seat, self.criterion, self.against, ()))


@saved
@dataclass(frozen=True, slots=True)
class PowerUp(TruckerStep):
    """Ask for the next double to power, or declare if there is none or no token for it."""

    seat: Seat
    criterion: str
    against: int | None
    powered: tuple[int, ...]

    def run(self, state: TruckerState) -> None:
        ship = state.ships[self.seat]
        if not doubles_to_power(ship, self.criterion, self.powered):
            declare(state, self.seat, self.criterion, self.powered)
            return
        question = PowerDouble(
            criterion=self.criterion,
            against=self.against,
            halves=strength_halves(ship, self.criterion, self.powered),
            powered=tuple(ship.board.square(cell) for cell in self.powered),
        )
        state.ask(self.seat, question)


@saved
@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class PowerDouble(Question):
    """Spend a token on another double, or declare the strength as it is?"""

    ask: Ask = Ask.POWER
    criterion: str
    against: int | None
    halves: int
    """The strength so far, in half points."""
    powered: tuple[Square, ...]

    rule: ClassVar[str] = "STR-04"

    @property
    def is_halfway(self) -> bool:
        return bool(self.powered)

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        ship = state.ships[seat]
        power = moves_on(ship.board.grid).power
        return [*(power[cell] for cell in doubles_to_power(ship, self.criterion, self.cells(ship))), DONE]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        ship = state.ships[seat]
        if isinstance(move, Power):
            powered = (*self.cells(ship), ship.board.cell(move.square))
            state.first_for(seat, PowerUp(seat, self.criterion, self.against, powered))
        else:
            declare(state, seat, self.criterion, self.cells(ship))

    def cells(self, ship: Ship) -> tuple[int, ...]:
        """The doubles powered so far."""
        return tuple(ship.board.cell(square) for square in self.powered)


def doubles_to_power(ship: Ship, criterion: str, powered: tuple[int, ...]) -> list[int]:
    """The next double of each sort: they are equal among themselves. Forward cannons come before the others."""
    if len(powered) >= ship.total_tokens:
        return []
    if criterion == "engines":
        return _next_of(ship.working(DOUBLE_ENGINE), powered)
    doubles = ship.working(DOUBLE_CANNON)
    forward = doubles & ship.aims[FRONT]
    others = doubles & ~forward
    if any(others >> cell & 1 for cell in powered):
        return _next_of(others, powered)
    return _next_of(forward, powered) + _next_of(others, powered)


def _next_of(doubles: int, powered: tuple[int, ...]) -> list[int]:
    return [cell for cell in cells_in(doubles) if cell not in powered][:1]


def strength_halves(ship: Ship, criterion: str, powered: tuple[int, ...]) -> int:
    """Engine or cannon strength in half points, with tokens on these doubles."""
    if criterion == "engines":
        return 2 * engine_strength(ship, len(powered))
    forward = sum(1 for cell in powered if ship.aims[FRONT] >> cell & 1)
    return cannon_halves(ship, forward, len(powered) - forward)


def declare(state: TruckerState, seat: Seat, criterion: str, powered: tuple[int, ...]) -> None:
    """Say the strength aloud; the tokens go to the bank whatever comes of it (STR-04)."""
    ship = state.ships[seat]
    halves = strength_halves(ship, criterion, powered)
    state.declared = replaced(state.declared, seat, halves)
    state.tell(StrengthDeclared(seat, criterion, halves, tuple(ship.board.square(cell) for cell in powered)))
    if powered:
        state.first_for(seat, SpendTokens(seat, len(powered), Cause.STRENGTH))
