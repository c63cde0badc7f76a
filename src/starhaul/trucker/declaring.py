"""Counting strength (STR): which doubles are powered, and what is declared for all to hear."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final, final

from starhaul.kernel import Move, Seat

from .decisions import Ask
from .events import Cause, Criterion, DifferenceDeclared, StrengthDeclared
from .grid import Square
from .measures import Difference, Tally
from .moves import DONE, Power
from .powering import NeedsPower, payments, power, sources_for
from .ship import Ship
from .sources import Powering, Powerings, powered_cells
from .square_moves import moves_on
from .state import TruckerLaneStep, TruckerQuestion, TruckerState, TruckerStep


class Afterwards(TruckerLaneStep):
    """What comes of a strength at once, and depends on what was powered for it."""

    __slots__ = ()

    @abstractmethod
    def with_powered(self, cells: int) -> TruckerLaneStep:
        """With these components powered."""


@final
class Declare(TruckerStep):
    """Decide which double engines or double cannons to power, and declare the strength (STR-04, STR-09)."""

    __slots__ = ("seat", "tally", "then")

    def __init__(self, seat: Seat, tally: Tally, then: Afterwards | None = None) -> None:
        self.seat: Final = seat
        self.tally: Final = tally
        self.then: Final = then

    def run(self, state: TruckerState) -> None:
        state.first_for(self.seat, PowerUp(self.tally, (), self.then))


@final
class PowerUp(NeedsPower):
    """Ask for the next double to power, or declare if there is none or nothing to pay for it."""

    __slots__ = ("powerings", "tally", "then")

    def __init__(self, tally: Tally, powerings: Powerings, then: Afterwards | None = None) -> None:
        self.tally: Final = tally
        self.powerings: Final = powerings
        self.then: Final = then

    def run(self, state: TruckerState, seat: Seat) -> None:
        ship, tally, measure = state.ships[seat], self.tally, self.tally.measure()
        if not measure.targets(ship, self.powerings):
            declare(state, seat, tally, self.powerings, self.then)
            return
        halves = measure.halves(ship, self.powerings)
        squares = powered_squares(ship, self.powerings)
        question = PowerDouble(
            tally.criterion, tally.against, halves, squares, self.powerings, tally.minus, tally.sides, self.then
        )
        state.ask(seat, question)

    def with_power(self, powering: Powering) -> PowerUp:
        return PowerUp(self.tally, (*self.powerings, powering), self.then)


@final
class PowerDouble(TruckerQuestion):
    """Power another double, or declare the strength as it is?"""

    __slots__ = ("against", "criterion", "halves", "minus", "powered", "powerings", "sides", "then")

    rule: ClassVar[str] = "STR-04"
    unshown: ClassVar[tuple[str, ...]] = ("powerings", "sides", "then")
    optional: ClassVar[tuple[str, ...]] = ("minus",)

    def __init__(
        self,
        criterion: Criterion,
        against: int | None,
        halves: int,
        powered: tuple[Square, ...],
        powerings: Powerings,
        minus: Criterion | None = None,
        sides: tuple[int, ...] = (),
        then: Afterwards | None = None,
    ) -> None:
        super().__init__(Ask.POWER)
        self.criterion: Final = criterion
        self.against: Final = against
        self.halves: Final = halves
        """The strength so far, in half points."""
        self.powered: Final = powered
        self.powerings: Final = powerings
        """The same with what pays for each."""
        self.minus: Final = minus
        """What is subtracted (MIS-TAC-02)."""
        self.sides: Final = sides
        """Where cannons point that count in full, if the card says so (MIS-FLEET-03)."""
        self.then: Final = then

    @property
    def tally(self) -> Tally:
        return Tally(self.criterion, self.against, self.minus, self.sides)

    @property
    def is_halfway(self) -> bool:
        return bool(self.powered)

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        ship = state.ships[seat]
        power_moves = moves_on(ship.board.grid).power
        return [*[power_moves[cell] for cell in self.tally.measure().targets(ship, self.powerings)], DONE]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        if isinstance(move, Power):
            ship = state.ships[seat]
            target = ship.board.cell(move.square)
            ways = tuple([Powering(target, source) for source in sources_for(ship, target, self.powerings)])
            power(state, seat, ways, PowerUp(self.tally, self.powerings, self.then), self.powerings)
        else:
            declare(state, seat, self.tally, self.powerings, self.then)


def powered_squares(ship: Ship, powerings: Powerings) -> tuple[Square, ...]:
    return tuple([ship.board.square(powering.target) for powering in powerings])


def declare(state: TruckerState, seat: Seat, tally: Tally, powerings: Powerings, then: Afterwards | None) -> None:
    """Say the strength aloud; what was spent is gone whatever comes of it (STR-04)."""
    ship = state.ships[seat]
    measure = tally.measure()
    halves = measure.halves(ship, powerings)
    state.set_rocket(seat, state.rockets[seat].declaring(halves))
    minus, squares = tally.minus, powered_squares(ship, powerings)
    if minus is not None and isinstance(measure, Difference):
        state.tell(DifferenceDeclared(seat, tally.criterion, minus, *measure.parts(ship, powerings), squares))
    elif not measure.is_plain(ship, halves):
        state.tell(StrengthDeclared(seat, tally.criterion, halves, squares))
    if then is not None:
        state.first_for(seat, then.with_powered(powered_cells(powerings)))
    if powerings:
        state.all_first_for(seat, *payments(seat, powerings, Cause.STRENGTH), *measure.effects(ship, powerings))
