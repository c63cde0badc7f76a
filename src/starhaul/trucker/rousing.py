"""Crubots against intruders: they fire thrusters and take up arms, if they are activated before the intruder moves
(ABE-CRU-05, ABE-CRU-09)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starhaul.kernel import Move, Seat

from .crubots import activating, sleeping_stations
from .decisions import Ask
from .evading import matters, prospects_in, thrusters, ways_across
from .grid import Square, cells_in
from .incoming import Incoming, Prospect
from .moves import DONE, Power
from .powering import NeedsPower, after_paying, power, sources_for, ways_to_power
from .ship import Ship
from .sources import Powering, Powerings
from .square_moves import moves_on
from .state import TruckerQuestion, TruckerState


@final
class Rouse(NeedsPower):
    """Ask for stations to activate, as long as one can make a difference."""

    __slots__ = ("can_shift", "incoming", "lane", "powerings")

    def __init__(self, incoming: Incoming, lane: int, powerings: Powerings = (), can_shift: bool = True) -> None:
        self.incoming: Final = incoming
        self.lane: Final = lane
        self.powerings: Final = powerings
        self.can_shift: Final = can_shift
        """Whether a thruster may still be used (ABE-THR-07)."""

    def with_power(self, powering: Powering) -> Rouse:
        return Rouse(self.incoming, self.lane, (powering,), self.can_shift)

    def run(self, state: TruckerState, seat: Seat) -> None:
        if self.powerings:
            state.all_first_for(seat, *activating(seat, self.powerings), self.again())
            return
        ship = state.ships[seat]
        stations = [cell for cell in cells_in(sleeping_stations(ship)) if is_useful(ship, cell, self)]
        if stations:
            state.ask(seat, RouseOrNot(tuple([ship.board.square(cell) for cell in stations]), self))

    def again(self) -> Rouse:
        """The same, with nothing powered."""
        return Rouse(self.incoming, self.lane, (), self.can_shift)


def is_useful(ship: Ship, station: int, rousing: Rouse) -> bool:
    """Whether something else could come of it with this station active."""
    sources = sources_for(ship, station)
    known = fates(ship, rousing, ship)
    woken = ship.clone()
    woken.active |= 1 << station
    new = [fate for source in sources for fate in fates(woken, rousing, after_paying(woken, source))]
    return any(all(matters(fate, other) for other in known) for fate in new)


def fates(ship: Ship, rousing: Rouse, payer: Ship) -> list[tuple[Prospect, ...]]:
    """What would come of it in the lane that was rolled, and in each that a thruster can shift it to: one for which
    the payer, the same ship after a payment, has power left."""
    incoming, lane = rousing.incoming, rousing.lane
    across = ways_across(incoming.side) if rousing.can_shift else ()
    ways = [way for way in across if ways_to_power(payer, thrusters(payer, incoming, way))]
    lanes = [lane, *[ship.board.grid.shifted(lane, way) for way in ways]]
    return [prospects_in(ship, incoming, one) for one in lanes]


@final
class RouseOrNot(TruckerQuestion):
    """Activate crubots before the intruder moves?"""

    __slots__ = ("rousing", "stations")

    rule: ClassVar[str] = "ABE-CRU-09"
    unshown: ClassVar[tuple[str, ...]] = ("rousing",)

    def __init__(self, stations: tuple[Square, ...], rousing: Rouse) -> None:
        super().__init__(Ask.CRUBOTS)
        self.stations: Final = stations
        """Those that could make a difference."""
        self.rousing: Final = rousing

    def moves(self, state: TruckerState, seat: Seat) -> list[Move]:
        board = state.ships[seat].board
        power_moves = moves_on(board.grid).power
        return [*[power_moves[board.cell(square)] for square in self.stations], DONE]

    def answer(self, state: TruckerState, seat: Seat, move: Move) -> None:
        if isinstance(move, Power):
            ship = state.ships[seat]
            cell = ship.board.cell(move.square)
            ways = tuple([Powering(cell, source) for source in sources_for(ship, cell)])
            power(state, seat, ways, self.rousing)
