"""Counting strength (STR): which doubles are powered, and what is declared for all to hear."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Move, Seat

from .decisions import Ask
from .events import Cause, Criterion, StrengthDeclared
from .grid import Square
from .measures import MEASURES
from .moves import DONE, Power
from .powering import NeedsPower, payments, power, sources_for
from .ship import Ship
from .sources import Powering, Powerings
from .square_moves import moves_on
from .state import TruckerQuestion, TruckerState, TruckerStep


@final
class Declare(TruckerStep):
    """Decide which double engines or double cannons to power, and declare the strength (STR-04, STR-09)."""

    __slots__ = ("against", "criterion", "seat")

    def __init__(self, seat: Seat, criterion: Criterion, against: int | None = None) -> None:
        self.seat: Final = seat
        self.criterion: Final = criterion
        self.against: Final = against
        """The strength of the enemy, if there is one."""

    def run(self, state: TruckerState) -> None:
        state.first_for(self.seat, PowerUp(self.criterion, self.against, ()))


@final
class PowerUp(NeedsPower):
    """Ask for the next double to power, or declare if there is none or nothing to pay for it."""

    __slots__ = ("against", "criterion", "powerings")

    def __init__(self, criterion: Criterion, against: int | None, powerings: Powerings) -> None:
        self.criterion: Final = criterion
        self.against: Final = against
        self.powerings: Final = powerings

    def run(self, state: TruckerState, seat: Seat) -> None:
        ship = state.ships[seat]
        if not MEASURES[self.criterion].targets(ship, self.powerings):
            declare(state, seat, self.criterion, self.powerings)
            return
        halves = MEASURES[self.criterion].halves(ship, self.powerings)
        squares = powered_squares(ship, self.powerings)
        state.ask(seat, PowerDouble(self.criterion, self.against, halves, squares, self.powerings))

    def with_power(self, powering: Powering) -> PowerUp:
        return PowerUp(self.criterion, self.against, (*self.powerings, powering))


@final
class PowerDouble(TruckerQuestion):
    """Power another double, or declare the strength as it is?"""

    __slots__ = ("against", "criterion", "halves", "powered", "powerings")

    rule: ClassVar[str] = "STR-04"
    unshown: ClassVar[tuple[str, ...]] = ("powerings",)

    def __init__(
        self, criterion: Criterion, against: int | None, halves: int, powered: tuple[Square, ...], powerings: Powerings
    ) -> None:
        super().__init__(Ask.POWER)
        self.criterion: Final = criterion
        self.against: Final = against
        self.halves: Final = halves
        """The strength so far, in half points."""
        self.powered: Final = powered
        self.powerings: Final = powerings
        """The same with what pays for each."""

    @property
    def is_halfway(self) -> bool:
        return bool(self.powered)

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        ship = state.ships[seat]
        power_moves = moves_on(ship.board.grid).power
        return [*[power_moves[cell] for cell in MEASURES[self.criterion].targets(ship, self.powerings)], DONE]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        if isinstance(move, Power):
            ship = state.ships[seat]
            target = ship.board.cell(move.square)
            ways = tuple([Powering(target, source) for source in sources_for(ship, target, self.powerings)])
            power(state, seat, ways, PowerUp(self.criterion, self.against, self.powerings), self.powerings)
        else:
            declare(state, seat, self.criterion, self.powerings)


def powered_squares(ship: Ship, powerings: Powerings) -> tuple[Square, ...]:
    return tuple([ship.board.square(powering.target) for powering in powerings])


def declare(state: TruckerState, seat: Seat, criterion: Criterion, powerings: Powerings) -> None:
    """Say the strength aloud; what was spent is gone whatever comes of it (STR-04)."""
    ship = state.ships[seat]
    measure = MEASURES[criterion]
    halves = measure.halves(ship, powerings)
    state.set_rocket(seat, state.rockets[seat].declaring(halves))
    if not measure.is_plain(ship, halves):
        state.tell(StrengthDeclared(seat, criterion, halves, powered_squares(ship, powerings)))
    if powerings:
        state.first_for(seat, *payments(seat, powerings, Cause.STRENGTH), *measure.effects(powerings))
