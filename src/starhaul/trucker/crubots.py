"""Crubots: for power a station adds its crubots to the crew until the card is resolved (ABE-CRU)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Move, Seat

from .components import CRUBOT_STATION
from .decisions import Ask
from .events import Cause, CrubotsActivated
from .grid import Square, cells_in
from .moves import Power
from .powering import NeedsPower, after_paying, payments, power, sources_for
from .ship import Ship
from .sources import Powering, Powerings, powered_cells
from .square_moves import moves_on
from .state import TruckerLaneStep, TruckerQuestion, TruckerState


def sleeping_stations(ship: Ship) -> int:
    """Those that work and are not active; each is powered by itself (ABE-CRU-11)."""
    return ship.working(CRUBOT_STATION) & ~ship.active


@final
class Activate(TruckerLaneStep):
    """The crubots of these stations are active from now on (ABE-CRU-02)."""

    __slots__ = ("cells",)

    def __init__(self, cells: int) -> None:
        self.cells: Final = cells

    def run(self, state: TruckerState, seat: Seat) -> None:
        ship = state.ships[seat]
        ship.active |= self.cells
        for cell in cells_in(self.cells):
            state.tell(CrubotsActivated(seat, ship.board.square(cell), ship.capacity(cell)))


def activating(seat: Seat, powerings: Powerings) -> list[TruckerLaneStep]:
    """Pay for these stations, and activate them."""
    return [*payments(seat, powerings, Cause.CRUBOTS), Activate(powered_cells(powerings))]


# A stated minimum (ABE-CRU-03)


def present_crew(ship: Ship) -> int:
    """What is counted where a crew must have a certain size: weapons do not matter (ABE-ARM-04)."""
    return ship.crew + ship.crubots


def stations_needed(ship: Ship, minimum: int) -> int | None:
    """How many stations must be activated for such a crew; None where no power of this ship can do it."""
    missing = minimum - present_crew(ship)
    if missing <= 0:
        return 0
    if missing > sum([ship.capacity(cell) for cell in cells_in(sleeping_stations(ship))]):
        return None
    counts = [stations_needed(woken, minimum) for woken in _with_one_more(ship)]
    return min([count + 1 for count in counts if count is not None], default=None)


def _with_one_more(ship: Ship) -> list[Ship]:
    """Copies on which one more station is active, one for each source that can pay for it."""
    copies = []
    for cell in cells_in(sleeping_stations(ship)):
        copies += [_woken(ship, Powering(cell, source)) for source in sources_for(ship, cell)]
    return copies


def _woken(ship: Ship, powering: Powering) -> Ship:
    copy = after_paying(ship, powering.source)
    copy.active |= 1 << powering.target
    return copy


@final
class Muster(NeedsPower):
    """Activate stations until the crew is large enough: its owner has decided so, and has what it takes."""

    __slots__ = ("minimum", "powerings")

    def __init__(self, minimum: int, powerings: Powerings = ()) -> None:
        self.minimum: Final = minimum
        self.powerings: Final = powerings

    def with_power(self, powering: Powering) -> Muster:
        return Muster(self.minimum, (powering,))

    def run(self, state: TruckerState, seat: Seat) -> None:
        if self.powerings:
            state.all_first_for(seat, *activating(seat, self.powerings), Muster(self.minimum))
            return
        ship = state.ships[seat]
        if present_crew(ship) < self.minimum:
            self._go_on(state, seat, powerings_towards(ship, self.minimum))

    def _go_on(self, state: TruckerState, seat: Seat, ways: Powerings) -> None:
        stations = dict.fromkeys([way.target for way in ways])
        if len(stations) == 1:
            power(state, seat, ways, self)
        else:
            board = state.ships[seat].board
            squares = tuple([board.square(cell) for cell in stations])
            state.ask(seat, ChooseStation(squares, self.minimum, ways))


def powerings_towards(ship: Ship, minimum: int) -> Powerings:
    """What can be powered next, so that the rest can still be paid for."""
    every = [Powering(cell, source) for cell in cells_in(sleeping_stations(ship)) for source in sources_for(ship, cell)]
    return tuple([way for way in every if stations_needed(_woken(ship, way), minimum) is not None])


@final
class ChooseStation(TruckerQuestion):
    """Which station is activated, to have enough crew?"""

    __slots__ = ("crew", "stations", "ways")

    rule: ClassVar[str] = "ABE-CRU-11"
    unshown: ClassVar[tuple[str, ...]] = ("ways",)

    def __init__(self, stations: tuple[Square, ...], crew: int, ways: Powerings) -> None:
        super().__init__(Ask.CRUBOTS)
        self.stations: Final = stations
        self.crew: Final = crew
        self.ways: Final = ways

    @property
    def is_halfway(self) -> bool:
        return True

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        board = state.ships[seat].board
        power_moves = moves_on(board.grid).power
        return [power_moves[board.cell(square)] for square in self.stations]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        assert isinstance(move, Power)
        cell = state.ships[seat].board.cell(move.square)
        power(state, seat, tuple([way for way in self.ways if way.target == cell]), Muster(self.crew))
